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

## 選項
catinthebox-option-rows = 研究板各列的順序
    .about = 各種顏色怎麼排列，也就決定哪些格子相鄰
catinthebox-option-rows-red-first = 紅、藍、黃、綠
catinthebox-option-rows-red-last = 藍、黃、綠、紅
catinthebox-option-forced-red = 只能用紅色引牌時
    .about = 引牌的人只能宣告紅色，而紅色還沒有開放時怎麼辦
catinthebox-option-forced-red-lead = 可以用紅色引牌

catinthebox-option-forced-red-paradox = 算悖論

## 發生了什麼

catinthebox-event-round-began = 第 { $round } 輪。起始玩家：{ $seat }。
catinthebox-event-hand-dealt = { $seat }拿到 { $cards }。
catinthebox-event-cards-dealt = { $seat }拿到 { $count } 張牌。
catinthebox-event-space-blocked = 翻開一張 { $card }：{ $colour } { $card } 被封鎖。
catinthebox-event-own-card-put-aside = { $seat }把一張 { $card } 放到一旁。
catinthebox-event-card-put-aside = { $seat }把一張牌放到一旁。
catinthebox-event-prediction-made = { $seat }預測吃 { $tricks } 墩。
catinthebox-event-card-played = { $seat }打出{ $colour } { $card }。
catinthebox-event-marker-lost = { $seat }沒有跟牌，本輪失去{ $colour }。
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
catinthebox-action-predict = 預測正好吃 { $tricks } 墩

## 為什麼不行

catinthebox-reason-already-put-aside = 你已經把一張牌放到一旁了。
catinthebox-reason-discard-first = 請先把一張牌放到一旁。
catinthebox-reason-predict-first = 請先預測墩數。
catinthebox-reason-prediction-not-offered = 你們的人數不能預測這個墩數。
catinthebox-reason-play-a-card = 請打出一張牌，並宣告顏色。
catinthebox-reason-space-taken = 研究板上的這一格已經被占用。
catinthebox-reason-colour-given-up = 你本輪已經失去這個顏色。
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
catinthebox-page-this-trick = 這一墩
catinthebox-page-wins = 最大的{ $colour }牌吃下這一墩
catinthebox-page-trumps = { $colour }是王牌：最大的{ $colour }牌吃下這一墩
catinthebox-page-predictions = 各人預測的墩數
catinthebox-page-aside = 放到一旁的牌，正面朝下
catinthebox-page-offered = { $players } 人局可選：{ $numbers }
catinthebox-page-red-open = 紅色開放了：可以用紅色引牌
catinthebox-page-loses = 會失去{ $colour }
catinthebox-page-price = 失去{ $colour }
catinthebox-page-group = 最大一群
catinthebox-page-shown = 翻開：
catinthebox-page-card = { $count ->
    [1] { $card }
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
catinthebox-page-tricks-short = { $tricks }/{ $predicted } 墩
catinthebox-page-where = 第 { $round } 輪，共 { $rounds } 輪
catinthebox-page-trick = 第 { $trick } 墩，共 { $tricks } 墩
catinthebox-page-exposed = { $name }：沒有一張牌打得出來。
catinthebox-page-no-score = 還沒有打完一輪。
catinthebox-page-round-paradox = 悖論結束了第 { $round } 輪
catinthebox-page-why-met = 吃墩 { $tricks } 分，預測命中，最大一群 + { $bonus } 分
catinthebox-page-why-missed = 吃墩 { $tricks } 分，預測 { $predicted } 墩
catinthebox-page-why-paradox = 悖論：{ $tricks } 墩倒扣
catinthebox-page-why-few-tricks = 吃墩 { $tricks } 分，不超過四墩，最大一群 + { $bonus } 分
catinthebox-page-why-many-tricks = 吃墩 { $tricks } 分，五墩以上
catinthebox-page-key-card = 選一張牌，或預測墩數
catinthebox-page-key-colour = 宣告顏色：紅、藍、黃、綠
catinthebox-page-key-aside = 把選中的牌放到一旁
catinthebox-page-key-move = 在手牌和研究板上移動
catinthebox-page-key-back = 改選另一張牌

## 教學局

catinthebox-lesson-cards = 你的牌有數字，沒有顏色。打出時，由你宣告它的顏色。
catinthebox-lesson-aside = 先把一張牌放到一旁。你有三張 1，都很弱：點一張 1，再點按鈕。
catinthebox-lesson-predict = 你會吃幾墩？你有兩張最大的 6，不妨試試 3。劃掉的數字不能選。
catinthebox-lesson-trump = 紅色是王牌，比其他顏色都大。現在還不能用紅色引牌。
catinthebox-lesson-lead = 由你引牌，也就是打出這一墩的第一張牌。點一張 6，再點你要宣告的顏色。
catinthebox-lesson-token = 現在你的 { $card } 就是{ $colour }。你的棋子占住這一格：本輪不會再有{ $colour }的 { $card }。
catinthebox-lesson-follow = 這就是引牌顏色。也打這個顏色叫作跟牌。不一定要跟牌，但不跟要付出代價。
catinthebox-lesson-gave-up = { $seat }沒有跟牌，失去了{ $colour }：本輪不能再打這個顏色。
catinthebox-lesson-gave-up-own = 你沒有跟牌，失去了{ $colour }：本輪你的牌不能再是這個顏色。
catinthebox-lesson-won = 最大的紅色牌吃下這一墩；沒有紅色牌，就由引牌顏色中最大的牌吃下。下一墩由{ $seat_is ->
    [you] 你
   *[other] { $seat }
  }引牌。
catinthebox-lesson-trick = 一墩就是每人各打一張牌，其中最好的牌吃下這一墩。
catinthebox-lesson-cost = 格子上劃掉的記號是提醒：打在那裡，你就失去引牌顏色。
catinthebox-lesson-group = 你相鄰的棋子連成一群。預測正確時，最大一群就是獎勵。
catinthebox-lesson-dead = 牌上的記號是它還可能有的顏色。一個都不剩，就打不出去了。
catinthebox-lesson-danger = 輪到你時，如果一張牌也打不出來，就是悖論，本輪立刻結束。
catinthebox-lesson-paradox = { $seat }一張牌也打不出來：悖論！本輪結束，吃下的墩要倒扣。
catinthebox-lesson-paradox-own = 你一張牌也打不出來：悖論！本輪結束，你吃下的墩要倒扣。
catinthebox-lesson-hit = 你預測 { $tricks } 墩，也吃下 { $tricks } 墩。每墩 1 分，最大一群再加 { $bonus } 分。
catinthebox-lesson-missed = 你預測 { $predicted } 墩，實際吃下 { $tricks } 墩。每墩 1 分，但沒有獎勵。
catinthebox-lesson-end = 整個遊戲你都會了。研究板清空，換下一位先出。玩得開心！

catinthebox-lesson-goal = 目標：分數最高。每吃下一墩得 1 分，預測正確還有獎勵。
