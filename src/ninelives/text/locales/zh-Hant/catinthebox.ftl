### 盒中貓（Cat in the Box）

## 顏色，以及研究板上的字

catinthebox-colour-red = 紅色
catinthebox-colour-blue = 藍色
catinthebox-colour-yellow = 黃色
catinthebox-colour-green = 綠色
catinthebox-letter-red = 紅
catinthebox-letter-blue = 藍
catinthebox-letter-yellow = 黃
catinthebox-letter-green = 綠

## 發生了什麼

catinthebox-event-round-began = 第 { $round } 輪。起始玩家：{ $seat }。
catinthebox-event-hand-dealt = { $seat }拿到 { $cards }。
catinthebox-event-cards-dealt = { $seat }拿到 { $count } 張牌。
catinthebox-event-space-blocked = 翻開一張 { $card }：{ $colour } { $card } 被封鎖。
catinthebox-event-own-card-put-aside = { $seat }把一張 { $card } 放到一旁。
catinthebox-event-card-put-aside = { $seat }把一張牌放到一旁。
catinthebox-event-prediction-made = { $seat }預測吃 { $tricks } 墩。
catinthebox-event-card-played = { $seat }打出{ $colour } { $card }。
catinthebox-event-marker-lost = { $seat }沒有跟牌，本輪不能再用{ $colour }。
catinthebox-event-trick-won = { $seat }吃下這一墩，共 { $tricks } 墩。
catinthebox-event-paradox-caused = 悖論！{ $seat }一張牌也打不出來：{ $cards }。
catinthebox-event-round-scored = { $seat }：{ $tricks } 墩，獎勵 { $bonus }，得 { $points } 分。
catinthebox-event-game-ended = 遊戲結束。得分：{ $points }。

## 問什麼，能做什麼

catinthebox-ask-discard = 這一輪把哪張牌放到一旁？例如：discard 3
catinthebox-ask-predict = 你會吃幾墩？例如：predict 2
catinthebox-ask-play = 打出一張牌並宣告顏色，例如：5 as blue
catinthebox-action-play = 打出一張 { $card }，宣告為{ $colour }
catinthebox-action-discard = 把一張 { $card } 正面朝下放到一旁，本輪不用
catinthebox-action-predict = 預測剛好吃 { $tricks } 墩

## 為什麼不行

catinthebox-reason-already-put-aside = 你已經把一張牌放到一旁了。
catinthebox-reason-discard-first = 先把一張牌放到一旁。
catinthebox-reason-predict-first = 先預測墩數。
catinthebox-reason-prediction-not-offered = 這個人數下不能預測這個數。
catinthebox-reason-play-a-card = 現在要出牌並宣告顏色。
catinthebox-reason-space-taken = 研究板上的這一格已被占用。
catinthebox-reason-colour-given-up = 這個顏色你本輪已經不能用了。
catinthebox-reason-red-not-open = 還沒有人打過紅色，不能用紅色引牌。

## 牌桌

catinthebox-screen-title = 第 { $round } 輪（共 { $rounds } 輪），第 { $trick } 墩
catinthebox-screen-costs = （你將失去{ $colour }）
catinthebox-screen-open-to-me = { $sign } 你現在可用
catinthebox-screen-blocked = { $sign } 被封鎖
catinthebox-screen-player = 玩家
catinthebox-screen-points = 得分
catinthebox-screen-tricks = 墩
catinthebox-screen-predicted = 預測
catinthebox-screen-colours = 可用顏色
catinthebox-screen-now = 這一墩（* 領先）
catinthebox-screen-hand = 你的牌：
catinthebox-screen-aside = （放到一旁：{ $card }）

## 結束

catinthebox-end-round = 第 { $round } 輪
catinthebox-end-met = { $name }：吃墩 { $tricks }，預測命中，最大一群 + { $bonus } = { $points }
catinthebox-end-missed = { $name }：吃墩 { $tricks }，預測 { $predicted }，沒有獎勵 = { $points }
catinthebox-end-paradox = { $name }：悖論，{ $tricks } 墩倒扣 = { $points }
catinthebox-end-few-tricks = { $name }：吃墩 { $tricks }，不超過四墩，最大一群 + { $bonus } = { $points }
catinthebox-end-many-tricks = { $name }：吃墩 { $tricks }，五墩以上，沒有獎勵 = { $points }

## 網頁

catinthebox-page-ask-discard = 把一張牌放到一旁，本輪不用。
catinthebox-page-ask-predict = 你會吃幾墩？
catinthebox-page-ask-play = 選一張牌，再到研究板上選顏色。
catinthebox-page-board = 研究板
catinthebox-page-colours = 顏色
catinthebox-page-players = 玩家
catinthebox-page-hand = 你的牌
catinthebox-page-space = { $colour } { $card }：{ $state ->
    [open] 你可以用
    [costs] 你可以用，但會失去{ $led }
    [mine] 你的棋子
    [taken] { $name }的棋子
    [blocked] 被封鎖
   *[free] 空著
  }
catinthebox-page-led = 引牌：{ $colour }
catinthebox-page-led-colour = { $colour }，引牌顏色
catinthebox-page-red-closed = 還不能用紅色引牌
catinthebox-page-shown = 翻開：
catinthebox-page-card = { $count ->
    [one] { $card }
   *[other] { $card }，{ $count } 張
  }。{ $state ->
    [dead] 已經沒有顏色可用。
   *[playable] 還可以是：{ $colours }。
  }
catinthebox-page-which-colour = 你的 { $card } 是什麼顏色？
catinthebox-page-put-aside = 把 { $card } 放到一旁
catinthebox-page-desk = { $name }。得分：{ $points }。墩：{ $tricks }。可用顏色：{ $colours }。最大一群：{ $group }。手牌：{ $cards } 張。
catinthebox-page-predicted = 預測：{ $tricks } 墩。
catinthebox-page-ahead = 這一墩領先。
catinthebox-page-points = { $points } 分
catinthebox-page-tricks = { $tricks } 墩
catinthebox-page-tricks-of = { $tricks } 墩／預測 { $predicted }
catinthebox-page-where = 第 { $round } 輪，共 { $rounds } 輪
catinthebox-page-trick = 第 { $trick } 墩，共 { $tricks } 墩
catinthebox-page-exposed = { $name }：沒有一張牌打得出來。
catinthebox-page-no-score = 還沒有打完一輪。
catinthebox-page-key-card = 選一張牌，或預測墩數
catinthebox-page-key-colour = 宣告顏色：紅、藍、黃、綠
catinthebox-page-key-aside = 把選中的牌放到一旁
catinthebox-page-key-move = 在手牌和研究板上移動
catinthebox-page-key-back = 另選一張牌

## 引導局

catinthebox-lesson-cards = 歡迎來到實驗室！你的牌有數字，沒有顏色。打出來之前，誰也不知道它的顏色。
catinthebox-lesson-aside = 先把一張牌放到一旁。每個數字在每種顏色裡只能放一次，三張 1 可能太多了。點一張 1，再點按鈕。
catinthebox-lesson-predict = 現在預測你會吃幾墩。剛好猜中就有獎勵。你有兩張 6，不妨試試 3。
catinthebox-lesson-lead = 由你引牌。點一張 6，再到研究板上選它的顏色：藍、黃或綠。紅色是王牌，現在還不能用來引牌。
catinthebox-lesson-token = 從現在起這就是真的：對所有人來說，你的牌就是這個顏色。你的棋子整輪都占著這一格。
catinthebox-lesson-follow = 別人可以打任何顏色。但是沒有跟引牌顏色的人，本輪就失去這個顏色。打叉的記號就是已經失去的。
catinthebox-lesson-trick = 紅色裡最大的牌吃下這一墩；沒有紅色，就由引牌顏色中最大的牌吃下。贏的人引下一墩。
catinthebox-lesson-cost = 又輪到你了。亮起來的格子你都能用。看到 ! 要小心：打在那裡會失去引牌的顏色。
catinthebox-lesson-group = 讓你的棋子連在一起。預測命中時，最大一群裡每個棋子值 1 分。這一群有描邊。
catinthebox-lesson-dead = 看看牌角的記號：那是它還可能有的顏色。一個都不剩的牌，就再也打不出去了。
catinthebox-lesson-danger = 輪到你時只剩這樣的牌？那就是悖論：這一輪馬上結束，你吃下的墩要倒扣。
catinthebox-lesson-paradox = 悖論出現了！有人手裡已經沒有一張牌可能成真。其他人照常計分。
catinthebox-lesson-scored = 這一輪結束了。計分表會告訴你每一分從哪裡來。
catinthebox-lesson-again = 整個遊戲你都會了。下一位玩家起始，研究板重新清空。玩得開心！
