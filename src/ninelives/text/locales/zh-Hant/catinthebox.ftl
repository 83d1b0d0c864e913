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
catinthebox-reason-discard-first = 先把一張牌放到一旁：discard 加數字。
catinthebox-reason-predict-first = 先預測墩數：predict 加數字。
catinthebox-reason-prediction-not-offered = 這個人數下不能預測這個數。
catinthebox-reason-play-a-card = 現在要出牌：數字、as、顏色。
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
