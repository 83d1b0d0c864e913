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
catinthebox-reason-discard-first = 先弃一张牌。
catinthebox-reason-predict-first = 先预测墩数。
catinthebox-reason-prediction-not-offered = 这个人数下不能预测这个数。
catinthebox-reason-play-a-card = 现在要出牌并宣布颜色。
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

## 网页

catinthebox-page-ask-discard = 弃掉一张牌，本轮不用。
catinthebox-page-ask-predict = 你会赢几墩？
catinthebox-page-ask-play = 选一张牌，再到研究板上选颜色。
catinthebox-page-board = 研究板
catinthebox-page-colours = 颜色
catinthebox-page-players = 玩家
catinthebox-page-hand = 你的牌
catinthebox-page-space = { $colour } { $card }：{ $state ->
    [open] 你可以用
    [costs] 你可以用，但会失去{ $led }
    [mine] 你的棋子
    [taken] { $name }的棋子
    [blocked] 被封
   *[free] 空着
  }
catinthebox-page-led = 首家：{ $colour }
catinthebox-page-led-colour = { $colour }，首家颜色
catinthebox-page-red-closed = 还不能领出红色
catinthebox-page-shown = 翻开：
catinthebox-page-card = { $count ->
    [one] { $card }
   *[other] { $card }，{ $count } 张
  }。{ $state ->
    [dead] 已经没有颜色可用。
   *[playable] 还可以是：{ $colours }。
  }
catinthebox-page-which-colour = 你的 { $card } 是什么颜色？
catinthebox-page-put-aside = 弃掉 { $card }
catinthebox-page-desk = { $name }。得分：{ $points }。墩：{ $tricks }。可用颜色：{ $colours }。最大一组：{ $group }。手牌：{ $cards } 张。
catinthebox-page-predicted = 预测：{ $tricks } 墩。
catinthebox-page-ahead = 这一墩领先。
catinthebox-page-points = { $points } 分
catinthebox-page-tricks = { $tricks } 墩
catinthebox-page-tricks-of = { $tricks } 墩／预测 { $predicted }
catinthebox-page-where = 第 { $round } 轮，共 { $rounds } 轮
catinthebox-page-trick = 第 { $trick } 墩，共 { $tricks } 墩
catinthebox-page-exposed = { $name }：没有一张牌打得出来。
catinthebox-page-no-score = 还没有打完一轮。
catinthebox-page-key-card = 选一张牌，或预测墩数
catinthebox-page-key-colour = 声明颜色：红、蓝、黄、绿
catinthebox-page-key-aside = 弃掉选中的牌
catinthebox-page-key-move = 在手牌和研究板上移动
catinthebox-page-key-back = 另选一张牌

## 引导局

catinthebox-lesson-cards = 欢迎来到实验室！你的牌有数字，没有颜色。打出来之前，谁也不知道它的颜色。
catinthebox-lesson-aside = 先弃掉一张牌。每个数字在每种颜色里只能放一次，三张 1 可能太多了。点一张 1，再点按钮。
catinthebox-lesson-predict = 现在预测你会赢几墩。正好猜中就有奖励。你有两张 6，不妨试试 3。
catinthebox-lesson-lead = 由你领出。点一张 6，再到研究板上选它的颜色：蓝、黄或绿。红色是将牌，现在还不能领出。
catinthebox-lesson-token = 从现在起这就是真的：对所有人来说，你的牌就是这个颜色。你的棋子整轮占着这一格。
catinthebox-lesson-follow = 别人可以打任何颜色。但是没有跟首家颜色的人，本轮就失去这个颜色。打叉的记号就是已经失去的。
catinthebox-lesson-trick = 红色里最大的牌赢得这一墩；没有红色，就由首家颜色中最大的牌赢。赢家领出下一墩。
catinthebox-lesson-cost = 又轮到你了。亮起来的格子你都能用。看到 ! 要小心：打在那里会失去首家颜色。
catinthebox-lesson-group = 让你的棋子连在一起。预测命中时，最大一组里每个棋子值 1 分。这一组有描边。
catinthebox-lesson-dead = 看看牌角的记号：那是它还可能有的颜色。一个都不剩的牌，就再也打不出去了。
catinthebox-lesson-danger = 轮到你时只剩这样的牌？那就是悖论：这一轮马上结束，你赢的墩要倒扣。
catinthebox-lesson-paradox = 悖论出现了！有人手里已经没有一张牌可能成真。其他人照常计分。
catinthebox-lesson-scored = 这一轮结束了。记分表会告诉你每一分从哪里来。
catinthebox-lesson-again = 整个游戏你都会了。下一位玩家起始，研究板重新清空。玩得开心！
