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

## 选项
catinthebox-option-rows = 研究板各行的顺序
    .about = 各种颜色怎样排列，也就决定哪些格子相邻
catinthebox-option-rows-red-first = 红、蓝、黄、绿
catinthebox-option-rows-red-last = 蓝、黄、绿、红
catinthebox-option-forced-red = 只能领出红色时
    .about = 领出的人只能宣布红色，而红色还没有开放时怎么办
catinthebox-option-forced-red-lead = 可以领出红色

catinthebox-option-forced-red-paradox = 算悖论

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
catinthebox-reason-prediction-not-offered = 这个人数的游戏里，不能预测这个墩数。
catinthebox-reason-play-a-card = 请出一张牌，并宣布颜色。
catinthebox-reason-space-taken = 研究板上的这一格已被占用。
catinthebox-reason-colour-given-up = 这个颜色你本轮已经失去了。
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
catinthebox-end-met = { $name }：赢 { $tricks } 墩，预测命中，最大一组 +{ $bonus }，得 { $points } 分
catinthebox-end-missed = { $name }：赢 { $tricks } 墩，预测 { $predicted } 墩，没有奖励，得 { $points } 分
catinthebox-end-paradox = { $name }：悖论，{ $tricks } 墩倒扣，得 { $points } 分
catinthebox-end-few-tricks = { $name }：赢 { $tricks } 墩，不超过四墩，最大一组 +{ $bonus }，得 { $points } 分
catinthebox-end-many-tricks = { $name }：赢 { $tricks } 墩，五墩或更多，没有奖励，得 { $points } 分

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
catinthebox-page-led = 领出：{ $colour }
catinthebox-page-led-colour = { $colour }，领出的颜色
catinthebox-page-red-closed = 还不能领出红色
catinthebox-page-this-trick = 这一墩
catinthebox-page-wins = { $colour }里最大的牌赢
catinthebox-page-trumps = { $colour }是将牌：{ $colour }里最大的牌赢
catinthebox-page-predictions = 各人预测的墩数
catinthebox-page-aside = 弃掉的牌，面朝下
catinthebox-page-offered = { $players } 人局可选：{ $numbers }
catinthebox-page-red-open = 红色开放了：可以领出红色
catinthebox-page-loses = 会失去{ $colour }
catinthebox-page-price = 失去{ $colour }
catinthebox-page-group = 最大一组
catinthebox-page-shown = 翻开：
catinthebox-page-card = { $count ->
    [1] { $card }
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
catinthebox-page-tricks-short = { $tricks }/{ $predicted } 墩
catinthebox-page-where = 第 { $round } 轮，共 { $rounds } 轮
catinthebox-page-trick = 第 { $trick } 墩，共 { $tricks } 墩
catinthebox-page-exposed = { $name }：没有一张牌打得出来。
catinthebox-page-no-score = 还没有打完一轮。
catinthebox-page-round-paradox = 第 { $round } 轮因悖论结束
catinthebox-page-why-met = 赢墩 { $tricks } 分，预测命中，最大一组 { $bonus } 分
catinthebox-page-why-missed = 赢墩 { $tricks } 分，预测 { $predicted } 墩
catinthebox-page-why-paradox = 悖论：{ $tricks } 墩倒扣
catinthebox-page-why-few-tricks = 赢墩 { $tricks } 分，不超过四墩，最大一组 { $bonus } 分
catinthebox-page-why-many-tricks = 赢墩 { $tricks } 分，五墩或更多
catinthebox-page-key-card = 选一张牌，或预测墩数
catinthebox-page-key-colour = 宣布颜色：红、蓝、黄、绿
catinthebox-page-key-aside = 弃掉选中的牌
catinthebox-page-key-move = 在手牌和研究板上移动
catinthebox-page-key-back = 另选一张牌

## 引导局
catinthebox-lesson-goal = 目标：分数最高。每赢一墩得 1 分，预测准确还有奖励。

catinthebox-lesson-cards = 你的牌有数字，没有颜色。打出时，由你宣布它的颜色。
catinthebox-lesson-aside = 先弃掉一张牌。你有三张 1，都很弱：点一张 1，再点按钮。
catinthebox-lesson-predict = 你会赢几墩？你有两张最大的 6，不妨试试 3。划掉的数字不能选。
catinthebox-lesson-trump = 红色是将牌，能赢所有其他颜色。现在还不能领出红色。
catinthebox-lesson-lead = 由你领出，也就是打出这一墩的第一张牌。点一张 6，再点你要宣布的颜色。
catinthebox-lesson-token = 现在你的 { $card } 就是{ $colour }。你的棋子占住这一格：本轮不会再有{ $colour }的 { $card }。
catinthebox-lesson-follow = 这就是领出的颜色。也打这个颜色叫作跟牌。不一定要跟牌，但不跟要付出代价。
catinthebox-lesson-gave-up = { $seat }没有跟牌，失去了{ $colour }：本轮不能再打这个颜色。
catinthebox-lesson-gave-up-own = 你没有跟牌，失去了{ $colour }：本轮你的牌不能再是这个颜色。
catinthebox-lesson-won = 最大的红牌赢得这一墩；没有红牌，就是领出的颜色中最大的牌。下一墩由{ $seat_is ->
    [you] 你
   *[other] { $seat }
  }领出。
catinthebox-lesson-trick = 一墩就是每人各出一张牌，其中最好的牌赢得这一墩。
catinthebox-lesson-cost = 格子上划掉的记号是提醒：放在那里，你就失去领出的颜色。
catinthebox-lesson-group = 你相邻的棋子连成一组。如果预测准确，最大的一组就是奖励。
catinthebox-lesson-dead = 牌上的记号是它还可能有的颜色。一个都不剩，就打不出去了。
catinthebox-lesson-danger = 轮到你时，如果一张牌也打不出来，就是悖论，本轮立刻结束。
catinthebox-lesson-paradox = { $seat }一张牌也打不出来：悖论！本轮结束，赢得的墩要倒扣分。
catinthebox-lesson-paradox-own = 你一张牌也打不出来：悖论！本轮结束，你赢得的墩要倒扣分。
catinthebox-lesson-hit = 你预测 { $tricks } 墩，赢了 { $tricks } 墩。每墩 1 分，最大的一组再加 { $bonus } 分。
catinthebox-lesson-missed = 你预测 { $predicted } 墩，实际赢了 { $tricks } 墩。每墩 1 分，但没有奖励。
catinthebox-lesson-end = 整个游戏你都会了。研究板清空，换下一位先出。玩得开心！
