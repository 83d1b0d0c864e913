### 袋中猫（Felix: The Cat in the Sack）

## 牌

felix-card-cat-minus-8 = 猫 −8
felix-card-cat-minus-5 = 猫 −5
felix-card-rabbit = 兔子
felix-card-cat-3 = 猫 3
felix-card-cat-5 = 猫 5
felix-card-cat-8 = 猫 8
felix-card-cat-11 = 猫 11
felix-card-cat-15 = 猫 15
felix-card-big-dog = 大狗
felix-card-small-dog = 小狗

## 选项

felix-option-edition = 版本
    .about = 单独一条狗找不到相应的猫时怎么办，以及平局时是否再比
felix-option-edition-international = 国际版（兔子从不会被吓跑，平局时比猫牌的分数）
felix-option-edition-german = 德文版（狗也会吓跑兔子，平局则共享胜利）
felix-option-public-mice = 公开老鼠币
    .about = 是否人人都能看到各家有多少老鼠币
felix-option-public-mice-no = 否，只看自己的
felix-option-public-mice-yes = 是
felix-option-open-won-cards = 公开赢得的牌
    .about = 是否人人都能看到各家赢得的牌
felix-option-open-won-cards-no = 否，只看自己的
felix-option-open-won-cards-yes = 是

## 发生了什么

felix-event-start-player-drawn = 抽签决定首位起始玩家：{ $seat }。
felix-event-card-removed = 邻座从{ $seat }的牌里抽走一张：{ $card }。
felix-event-card-removed-unseen = 邻座从{ $seat }的牌里暗抽走一张。
felix-event-round-began = 第 { $round } 轮。起始玩家：{ $seat }。
felix-event-card-placed = { $seat }往口袋里放了一张牌：{ $card }。
felix-event-card-placed-unseen = { $seat }往口袋里放了一张牌。
felix-event-pile-card-turned = 翻开牌堆的牌：{ $card }。
felix-event-card-turned = 翻开{ $seat }的牌：{ $card }。
felix-event-bid-made = { $seat }出价 { $mice }。
felix-event-passed = { $seat }放弃，{ $bid ->
    [0] { "" }
   *[other] 收回 { $bid }，
  }{ $mice ->
    [0] 没有老鼠币可拿。
   *[other] 拿走 { $mice } 个老鼠币。
  }
felix-event-row-offered = 没有人出价。{ $seat }可以用 1 个老鼠币买下口袋。
felix-event-dogs-left = 狗互相追逐，全都跑了：{ $cards }。
felix-event-big-dog-chased = 大狗吓跑了：{ $card }。
felix-event-small-dog-chased = 小狗吓跑了：{ $card }。
felix-event-dog-left-alone = { $card }没有可追的，独自离开。
felix-event-row-sold = { $seat }付 { $mice } 个老鼠币，得到{ $cards }。
felix-event-row-declined = { $seat }也不要这个口袋。移出游戏：{ $cards }。
felix-event-mouse-cards-filled = 银行拿出 { $mice } 个老鼠币放到老鼠牌上。
felix-event-mouse-cards-stayed-empty = 老鼠牌上不放老鼠币；银行有 { $bank } 个。
felix-event-seat-scored = { $seat }：猫 { $cat_points } 分，老鼠币 { $mice } 分，共 { $points } 分。
felix-event-game-ended = 游戏结束。得分：{ $points }。

## 问什么，能做什么

felix-ask-place = 往口袋里放哪张牌？例如：place 8 或 place big dog
felix-ask-bid = 为口袋出价，或者放弃，例如：bid 4
felix-ask-raise = 把出价提高到新的总额，或者放弃，例如：bid 6
felix-ask-buy = 没有人出价。用 1 个老鼠币买下口袋，或者放弃：buy 或 pass
felix-action-place = 面朝下放进口袋：{ $card }
felix-action-pass = 收回出价，拿走数字最小的老鼠牌上的老鼠币，退出本轮
felix-action-buy = 用 1 个老鼠币买下口袋
felix-action-bid = 为口袋总共出价 { $mice } 个老鼠币
felix-action-bid-range = 为口袋总共出这么多老鼠币

## 为什么不行

felix-reason-already-placed = 你已经把牌放进口袋了。
felix-reason-place-first = 先往口袋里放一张牌。
felix-reason-already-passed = 你已经放弃，本轮不能再参与。
felix-reason-no-mice = 你没有老鼠币，买不了。
felix-reason-buy-or-pass = 没有人出价：现在只能买下或放弃。
felix-reason-row-not-offered = 只有其他人全都放弃且无人出价时，才能直接买下口袋。
felix-reason-bid-too-low = 出价必须高于当前最高价。
felix-reason-bid-above-mice = 你没有这么多老鼠币。

## 牌桌

felix-screen-title = 第 { $round } 轮（共 { $rounds } 轮）
felix-screen-mouse-cards = 放弃可得的老鼠币：{ $mice }。银行：{ $bank }。
felix-screen-pile = （牌堆）
felix-screen-card = 口袋
felix-screen-bid = 出价
felix-screen-mice = 老鼠币
felix-screen-won = 赢得
felix-screen-passed = 放弃
felix-screen-secret = 保密
felix-screen-won-open = { $count ->
    [0] -
   *[other] { $count } 张：{ $points }
  }
felix-screen-won-closed = { $count ->
    [0] -
   *[other] { $count } 张
  }
felix-screen-hand = 你的手牌：
felix-screen-own-won = 你赢得的牌：

## 结束

felix-end-round = 第 { $round } 轮
felix-end-row = 口袋里：{ $cards }
felix-end-left = 移出游戏：{ $cards }
felix-end-sold = { $name }付 { $price }，得到值 { $points } 分的牌：{ $cards }
felix-end-unsold = 没有人要：{ $cards }
felix-end-player = 玩家
felix-end-cats = 猫
felix-end-mice = 老鼠币
felix-end-points = 得分

## 网页上

felix-page-ask-place = 从手牌中选一张放进口袋。
felix-page-ask-bid = 为口袋出价，或者放弃。
felix-page-ask-raise = 提高出价，或者放弃。
felix-page-ask-buy = 没有人出价。用 1 个老鼠币买下口袋，或者放弃。
felix-page-sack = 口袋
felix-page-hand = 你的手牌
felix-page-hands = 所有人的手牌
felix-page-pile = 牌堆
felix-page-start = 起始
felix-page-bank = 银行
felix-page-mouse-card-next = { $mice } 个老鼠币，归下一个放弃的人
felix-page-mouse-card-full = { $mice } 个老鼠币，留给后面放弃的人
felix-page-mouse-card-empty = 老鼠牌 { $mice } 是空的
felix-page-slot-empty = { $name }：还没有牌
felix-page-slot-down = { $name }：一张面朝下的牌
felix-page-slot-known = { $name }，面朝下：{ $card }
felix-page-slot-open = { $name }：{ $card }
felix-page-slot-leaves = { $name }：{ $card }，目前看会离开
felix-page-mice-of = { $mice } 个老鼠币
felix-page-mice-secret = 老鼠币：保密
felix-page-won-open = { $count ->
    [0] 还没赢得牌
   *[other] 赢得 { $count } 张牌，值 { $points } 分
  }
felix-page-won-closed = { $count ->
    [0] 还没赢得牌
   *[other] 赢得 { $count } 张牌
  }
felix-page-no-bid = 还没有人出价
felix-page-high-bid = 最高价：{ $mice }（{ $name }）
felix-page-for-passing = 放弃可得：
felix-page-in-sack = 口袋里的牌
felix-page-of = { $count } / { $seats }
felix-page-highest = 最高出价
felix-page-worth-open = 翻开的牌
felix-page-worth-all = 全部的牌
felix-page-still-hidden = 还有 { $count } 张未翻开
felix-page-paid = 付了
felix-page-choosing = 选牌中
felix-page-chosen = 已放入
felix-page-cat-leaves = 逃走
felix-page-dog-leaves = 离开
felix-page-bark = 汪！
felix-page-own = 你拥有的
felix-page-own-cats = 猫
felix-page-own-mice = 老鼠币
felix-page-own-points = 得分
felix-page-bidding = 出价
felix-page-amount = 你的出价；你有 { $mice } 个老鼠币
felix-page-less = 减少
felix-page-more = 增加
felix-page-bid = 出价 { $mice }
felix-page-buy = 用 { $mice } 个买下
felix-page-pass = 放弃
felix-page-put = 放进口袋
felix-page-removed = 缺少的牌：{ $card }
felix-page-sheet-sold = { $name }付了 { $mice }
felix-page-sheet-cards = 牌 { $points }
felix-page-sheet-secret = 其他玩家有多少老鼠币，到最后才公开。
felix-page-sheet-unsold = 没有人要
felix-page-round-sold = { $name_is ->
    [you] 你花 { $mice } 个老鼠币买下口袋
   *[other] { $name }花 { $mice } 个老鼠币买下口袋
  }
felix-page-round-unsold = 没有人要这个口袋
felix-page-round-buyer = 猫 { $points }，老鼠币 −{ $mice }
felix-page-round-passed = { $mice ->
    [0] 放弃，没有老鼠币
   *[other] 放弃，得 { $mice } 个老鼠币
  }
felix-key-place = 把一张手牌放进口袋
felix-key-move = 在牌之间移动
felix-key-amount = 输入出价
felix-key-step = 加价或减价
felix-key-answer = 出价、买下、确认
felix-key-pass = 放弃

## 第一局教学
felix-lesson-goal = 目标：九轮之后分数最高。猫按牌上的数字算分，每个老鼠币算 1 分。

felix-lesson-hand = 这是你的牌：好猫、坏猫和两条狗。你的兔子不在游戏里，只有你知道。
felix-lesson-place = 每一轮，每人把一张牌藏进口袋。点一张你想藏的牌。
felix-lesson-open = 整个口袋都要拍卖。你是起始玩家，所以先翻开你的牌。
felix-lesson-bid = 用老鼠币为口袋出价，要高于之前的出价。最后留下的人买下口袋。
felix-lesson-pass = 也可以放弃：拿走有标记的老鼠牌上的老鼠币，然后翻开下一张牌。
felix-lesson-first-bid = 每个老鼠币也是 1 分，别出得比这些猫可能值的分还多。出价，还是放弃？
felix-lesson-raise = 有人出价更高。提高你的出价，或者放弃：收回出价，还能再拿老鼠币。
felix-lesson-buy = 没有人出价。只要 1 个老鼠币，整个口袋就归你。
felix-lesson-passed = 你放弃了，收回出价。{ $mice ->
    [0] 已经没有老鼠币可拿。
   *[other] 另外拿到 { $mice } 个老鼠币。
  }
felix-lesson-dog = 只有一条狗时，它会从口袋里吓跑一只猫：大狗吓跑最好的，小狗吓跑最坏的。
felix-lesson-signs = ▲ 是大狗，▼ 是小狗。牌上的标签表示：照目前看，这张牌会离开。
felix-lesson-big-dog = { $cat_seat_is ->
    [you] 这条大狗吓跑了口袋里最好的猫，正是你的{ $card }。它们一起离开。
   *[other] { $dog_seat_is ->
        [you] 你的大狗吓跑了最好的猫：{ $cat_seat }的{ $card }。它们一起离开。
       *[other] 大狗吓跑了最好的猫：{ $cat_seat }的{ $card }。它们一起离开。
    }
  }
felix-lesson-small-dog = { $cat_seat_is ->
    [you] 这条小狗吓跑了口袋里最坏的猫，正是你的{ $card }。它们一起离开。
   *[other] { $dog_seat_is ->
        [you] 你的小狗吓跑了最坏的猫：{ $cat_seat }的{ $card }。真够朋友！
       *[other] 小狗吓跑了最坏的猫：{ $cat_seat }的{ $card }。真够朋友！
    }
  }
felix-lesson-dogs = 两条或更多的狗只会互相追逐。狗都离开，猫都留下。
felix-lesson-bad-buy = 哎呀！你付了 { $mice } 个老鼠币，这些牌只值 { $worth } 分。你亏了。
felix-lesson-good-buy = 你付了 { $mice } 个老鼠币，这些牌值 { $worth } 分。买下的人下一轮先开始。
felix-lesson-sold = { $seat }付了 { $mice } 个老鼠币，这些牌值 { $worth } 分。买下的人下一轮先开始。
felix-lesson-bank = 付出的老鼠币进银行，银行再把老鼠牌放满。
felix-lesson-tip = 小提示：别人会买单时，藏坏猫或狗；自己想买时，藏一只好猫。
felix-lesson-end = 你都学会了。九轮之后，分数最高的人获胜。祝你好运！
