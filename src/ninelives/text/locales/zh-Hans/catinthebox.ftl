### 盒中猫（Cat in the Box）

## 颜色，以及研究板上的字

catinthebox-colour-red = 红色
catinthebox-colour-blue = 蓝色
catinthebox-colour-yellow = 黄色
catinthebox-colour-green = 绿色
catinthebox-letter-red = 红
catinthebox-letter-blue = 蓝
catinthebox-letter-yellow = 黄
catinthebox-letter-green = 绿

## 发生了什么

catinthebox-event-round-began = 第 { $round } 轮。起始玩家：{ $seat }。
catinthebox-event-hand-dealt = { $seat }拿到 { $cards }。
catinthebox-event-cards-dealt = { $seat }拿到 { $count } 张牌。
catinthebox-event-space-blocked = 翻开一张 { $card }：{ $colour } { $card } 被封。
catinthebox-event-own-card-put-aside = { $seat }弃掉一张 { $card }。
catinthebox-event-card-put-aside = { $seat }弃掉一张牌。
catinthebox-event-prediction-made = { $seat }预测赢 { $tricks } 墩。
catinthebox-event-card-played = { $seat }打出{ $colour } { $card }。
catinthebox-event-marker-lost = { $seat }没有跟牌，本轮不能再用{ $colour }。
catinthebox-event-trick-won = { $seat }赢得这一墩，共 { $tricks } 墩。
catinthebox-event-paradox-caused = 悖论！{ $seat }一张牌也打不出来：{ $cards }。
catinthebox-event-round-scored = { $seat }：{ $tricks } 墩，奖励 { $bonus }，得 { $points } 分。
catinthebox-event-game-ended = 游戏结束。得分：{ $points }。

## 问什么，能做什么

catinthebox-ask-discard = 这一轮弃掉哪张牌？例如：discard 3
catinthebox-ask-predict = 你会赢几墩？例如：predict 2
catinthebox-ask-play = 打出一张牌并宣布颜色，例如：5 as blue
catinthebox-action-play = 打出一张 { $card }，宣布为{ $colour }
catinthebox-action-discard = 面朝下弃掉一张 { $card }，本轮不用
catinthebox-action-predict = 预测正好赢 { $tricks } 墩

## 为什么不行

catinthebox-reason-already-put-aside = 你已经弃过牌了。
catinthebox-reason-discard-first = 先弃一张牌：discard 加数字。
catinthebox-reason-predict-first = 先预测墩数：predict 加数字。
catinthebox-reason-prediction-not-offered = 这个人数下不能预测这个数。
catinthebox-reason-play-a-card = 现在要出牌：数字、as、颜色。
catinthebox-reason-space-taken = 研究板上的这一格已被占用。
catinthebox-reason-colour-given-up = 这个颜色你本轮已经不能用了。
catinthebox-reason-red-not-open = 还没有人打过红色，不能领出红色。

## 牌桌

catinthebox-screen-title = 第 { $round } 轮（共 { $rounds } 轮），第 { $trick } 墩
catinthebox-screen-costs = （你将失去{ $colour }）
catinthebox-screen-open-to-me = { $sign } 你现在可用
catinthebox-screen-blocked = { $sign } 被封
catinthebox-screen-player = 玩家
catinthebox-screen-points = 得分
catinthebox-screen-tricks = 墩
catinthebox-screen-predicted = 预测
catinthebox-screen-colours = 可用颜色
catinthebox-screen-now = 这一墩（* 领先）
catinthebox-screen-hand = 你的牌：
catinthebox-screen-aside = （弃掉：{ $card }）

## 结束

catinthebox-end-round = 第 { $round } 轮
catinthebox-end-met = { $name }：赢墩 { $tricks }，预测命中，最大一组 + { $bonus } = { $points }
catinthebox-end-missed = { $name }：赢墩 { $tricks }，预测 { $predicted }，没有奖励 = { $points }
catinthebox-end-paradox = { $name }：悖论，{ $tricks } 墩倒扣 = { $points }
catinthebox-end-few-tricks = { $name }：赢墩 { $tricks }，不超过四墩，最大一组 + { $bonus } = { $points }
catinthebox-end-many-tricks = { $name }：赢墩 { $tricks }，五墩或更多，没有奖励 = { $points }
