### 鼠城之夜（Ratjack）。能力与标记见 ratjack-cards.ftl。

## 牌

# $amount (number)：牌的数值
ratjack-card-rat = 老鼠 { $amount }
ratjack-card-weasel = 黄鼠狼 { $amount }
ratjack-card-raccoon = 浣熊 { $amount }

## 选项

ratjack-option-decks = 牌组
    .about = 哪两副牌组混在一起
ratjack-option-decks-rats-rats = 两副老鼠
ratjack-option-decks-rats-weasels = 老鼠和黄鼠狼
ratjack-option-decks-rats-raccoons = 老鼠和浣熊
ratjack-option-decks-weasels-raccoons = 黄鼠狼和浣熊
ratjack-option-ratjack-any-turn = 任何人的回合都算 Ratjack
    .about = 正好 25 在每个人的回合之后都算，还是只在自己的回合之后算
ratjack-option-ratjack-any-turn-no = 否，只算自己的回合
ratjack-option-ratjack-any-turn-yes = 是
ratjack-option-pay-all = 每个原因都给奶酪
    .about = 一轮同时因几个原因结束时，是否每个原因都给奶酪
ratjack-option-pay-all-no = 否，只算最先的
ratjack-option-pay-all-yes = 是
ratjack-option-deck-tie = 牌库用完时平局
    .about = 几名玩家的总和同为最高时，谁得奶酪
ratjack-option-deck-tie-each = 每人都得

ratjack-option-deck-tie-nobody = 没有人得：总和必须高于其他所有人

## 发生了什么

ratjack-event-round-began = 第 { $round } 轮。起始玩家：{ $seat }。
ratjack-event-token-tossed = 掷出一枚标记：{ $token }。
ratjack-event-card-dealt = { $seat }拿到{ $card }。
ratjack-event-card-dealt-unseen = { $seat }拿到一张牌。
ratjack-event-pile-opened = 弃牌堆的第一张是{ $card }。
ratjack-event-turn-began = 轮到{ $seat }。
ratjack-event-card-drawn = { $seat }从牌库抽到{ $card }。
ratjack-event-card-drawn-unseen = { $seat }从牌库抽了一张牌。
ratjack-event-discard-drawn = { $seat }从弃牌堆拿了{ $card }。
ratjack-event-card-hidden = { $seat }把{ $card } 扣放在位置 { $place }。
ratjack-event-card-hidden-unseen = { $seat }在位置 { $place } 扣放了一张牌。
ratjack-event-card-shown = { $seat }在位置 { $place } 亮出{ $card }。
ratjack-event-card-discarded = { $seat }弃置{ $card }。
ratjack-event-card-flipped = { $seat }翻开{ $owner_seat_is ->
    [self] 自己
   *[other] { $owner_seat }
  }位置 { $place } 的牌：{ $card }。
ratjack-event-effect-began = { $seat }触发{ $card } 的效果。
ratjack-event-effect-muted = { $seat }的{ $card } 被静默，没有效果。
ratjack-event-cards-shuffled-in = { $seat }洗入牌库：{ $cards }。
ratjack-event-card-looked-at = { $seat }查看{ $owner_seat }位置 { $place } 的牌：{ $card }。
ratjack-event-card-looked-at-unseen = { $seat }查看{ $owner_seat }位置 { $place } 的牌。
ratjack-event-table-card-discarded = { $seat }弃置{ $owner_seat_is ->
    [self] 自己
   *[other] { $owner_seat }
  }位置 { $place } 的牌：{ $card }。
ratjack-event-cards-swapped = { $seat }交换位置 { $place }（{ $owner_seat }）和位置 { $other_place }（{ $other_seat }）。
ratjack-event-card-taken = { $seat }拿走{ $owner_seat }位置 { $place } 的隐藏卡牌。
ratjack-event-hidden-card-received = 位置 { $place } 的隐藏卡牌现在归{ $seat }，它是{ $card }。
ratjack-event-token-placed = { $seat }把标记“{ $token }”放到{ $owner_seat_is ->
    [self] 自己
   *[other] { $owner_seat }
  }位置 { $place } 的牌上。
ratjack-event-token-returned = 标记“{ $token }”从位置 { $place } 回到供应堆。
ratjack-event-token-moved = { $seat }把标记“{ $token }”从位置 { $place } 移到位置 { $other_place }。
ratjack-event-card-turned-down = { $seat }把{ $owner_seat_is ->
    [self] 自己
   *[other] { $owner_seat }
  }位置 { $place } 的牌扣下：{ $card }。
ratjack-event-card-given = { $seat }把{ $card } 正面朝上放到{ $to_seat }面前，位置 { $place }。
ratjack-event-deck-looked-at = { $seat }看到牌库顶的牌，从最上面起：{ $cards }。
ratjack-event-deck-looked-at-unseen = { $seat }查看牌库顶的 { $count } 张牌。
ratjack-event-deck-ordered = { $seat }放回牌库顶，从最上面起：{ $cards }。
ratjack-event-deck-ordered-unseen = { $seat }把 { $count } 张牌放回牌库顶。
ratjack-event-hand-looked-at = { $seat }查看{ $owner_seat }的手牌：{ $card }。
ratjack-event-hand-looked-at-unseen = { $seat }查看{ $owner_seat }的手牌。
ratjack-event-hands-exchanged = { $seat }与{ $other_seat }交换手牌。
ratjack-event-hand-card-received = { $seat }的手牌现在是{ $card }。
ratjack-event-hand-exposed = { $seat }把{ $owner_seat }的手牌正面朝上放到位置 { $place }：{ $card }。
ratjack-event-discard-hidden = { $seat }把弃牌堆顶的{ $card } 扣放在位置 { $place }。
ratjack-event-card-replaced = { $card } 取而代之，放在{ $seat }面前的位置 { $place }。
ratjack-event-player-out = { $seat }的总和为 { $total }，本轮出局。
ratjack-event-deck-ran-out = 牌库用完了：这个回合之后本轮结束。
ratjack-event-turns-ran-out = 已经进行了 { $turns } 个回合，本轮到此结束。
ratjack-event-points-won = { $seat }得 { $points } 块奶酪：{ $reason }。
ratjack-event-round-ended = 第 { $round } 轮结束：{ $totals }。
ratjack-event-game-ended = 游戏结束。奶酪：{ $points }。

## 为什么得奶酪

ratjack-reason-knock-out = 使其他玩家出局
ratjack-reason-ratjack = Ratjack，正好 25
ratjack-reason-survivor = 本轮只剩一人
ratjack-reason-highest = 总和最高，且不超过 25

## 问什么

ratjack-ask-first-hide = 扣放两张牌中的一张，例如：hide rat 8
ratjack-ask-draw = 抽一张牌：draw deck（牌库）或 draw discard（弃牌堆）
ratjack-ask-play = 打出两张手牌中的一张：扣放；亮出并触发效果；或弃置，再翻开自己的一张隐藏卡牌。例如：hide rat 8、show rat 8、discard rat 8
ratjack-ask-flip = 翻开自己的一张隐藏卡牌。输入位置：card 3
ratjack-ask-effect-draw = 抽一张牌：draw deck（牌库）或 draw discard（弃牌堆）
ratjack-ask-effect-discard = 弃置一张手牌，例如：discard rat 8
ratjack-ask-effect-show = 亮出一张手牌，不触发效果，例如：show rat 8
ratjack-ask-look = 查看其他玩家的一张隐藏卡牌。输入位置：card 3
ratjack-ask-discard-own = 弃置自己的另一张卡牌。输入位置：card 3
ratjack-ask-swap-own-hidden = 换出自己的一张隐藏卡牌。输入位置：card 3
ratjack-ask-swap-other-hidden = 换来其他玩家的一张隐藏卡牌。输入位置：card 3
ratjack-ask-trigger = 翻开自己的一张隐藏卡牌，触发其效果。输入位置：card 3
ratjack-ask-swap-own-visible = 换出自己的一张可见卡牌。输入位置：card 3
ratjack-ask-swap-other-visible = 换来其他玩家的一张可见卡牌。输入位置：card 3
ratjack-ask-token = 从供应堆拿一枚标记，例如：token +5
ratjack-ask-token-own = 选自己的一张牌放标记。输入位置：card 3
ratjack-ask-token-other = 选其他玩家的一张牌放标记。输入位置：card 3
ratjack-ask-token-any = 选任意一张牌放标记。输入位置：card 3
ratjack-ask-turn-down-other = 扣下其他玩家的一张可见卡牌。输入位置：card 3
ratjack-ask-player = 选择一名玩家。输入座位号：player 1
ratjack-ask-flip-other = 翻开其他玩家的一张隐藏卡牌。输入位置：card 3
ratjack-ask-order = 选一张牌放到牌库顶，最上面的先选，例如：top rat 8
ratjack-ask-may-swap = 可以用自己的一张隐藏卡牌与它交换。输入位置，或 no：card 3 或 no
ratjack-ask-turn-down-own = 扣下自己的另一张可见卡牌。输入位置：card 3
ratjack-ask-take-hidden = 拿走其他玩家的一张隐藏卡牌。输入位置：card 3
ratjack-ask-may-exchange = 要用自己的手牌与它交换吗？yes 或 no
ratjack-ask-swap-first = 选要互换的第一张可见卡牌。输入位置：card 3
ratjack-ask-swap-second = 选第二张，要是另一名玩家的可见卡牌。输入位置：card 3
ratjack-ask-move-token = 选标记要移走的那张牌。输入位置：card 3
ratjack-ask-copy-other = 复制其他玩家的一张可见卡牌。输入位置：card 3
ratjack-ask-take-off-token = 拿掉一张牌上的标记。输入位置：card 3
ratjack-ask-take-discard = 从弃牌堆拿一张牌，例如：take rat 8
ratjack-ask-shuffle-own = 把自己的另一张可见卡牌洗入牌库。输入位置：card 3
ratjack-ask-exchange-token = 交换一张牌上的标记。输入位置：card 3
ratjack-ask-copy-own = 再次触发自己的另一张可见卡牌。输入位置：card 3
ratjack-ask-replace = 弃置自己的一张可见卡牌。输入位置：card 3
ratjack-ask-shuffle-other = 把其他玩家的一张可见卡牌洗入牌库。输入位置：card 3
ratjack-ask-give-hidden = 送出自己的一张隐藏卡牌。输入位置：card 3

## 能做什么

ratjack-action-draw-deck = 抽牌库顶的牌
ratjack-action-draw-discard = 抽弃牌堆顶的牌
ratjack-action-hide = 把{ $card } 扣放在自己面前
ratjack-action-show = 把{ $card } 亮在自己面前
ratjack-action-discard = 弃置{ $card }
ratjack-action-take = 把{ $card } 拿到手里
ratjack-action-top = 把{ $card } 放到牌库顶
ratjack-action-card = 选择位置 { $place } 的牌
ratjack-action-no = 不换
ratjack-action-yes = 换
ratjack-action-token = 拿标记“{ $token }”
ratjack-action-player = 选择{ $seat }

## 为什么不行

ratjack-reason-hide-first = 先扣放两张牌中的一张。
ratjack-reason-pile-empty = 弃牌堆是空的。
ratjack-reason-deck-empty = 牌库是空的。
ratjack-reason-draw-first = 先抽一张牌：牌库或弃牌堆。
ratjack-reason-already-hidden = 你已经扣放过一张牌了。
ratjack-reason-out-of-the-round = 该玩家本轮已经出局。
ratjack-reason-play-a-card = 请打出一张手牌：扣放、亮出或弃置。
ratjack-reason-not-in-full = 这张牌的效果现在无法完整执行。
ratjack-reason-nothing-to-flip = 你没有可翻开的隐藏卡牌。
ratjack-reason-no-flip-in-full = 那样一来，你的隐藏卡牌都翻不开：没有一个效果能完整执行。
ratjack-reason-choose-a-card = 请选自己的一张隐藏卡牌。
ratjack-reason-not-your-hidden-card = 那个位置没有你的隐藏卡牌。
ratjack-reason-locked = 那张牌被锁住：不能翻面，也不能弃置。
ratjack-reason-not-in-supply = 供应堆里没有这种标记。
ratjack-reason-not-another-player = 请选还在本轮中的其他玩家。
ratjack-reason-answer-the-effect = 请先完成效果要求的选择。
ratjack-reason-no-card-there = 那个位置没有牌。
ratjack-reason-no-token-there = 那张牌上没有可以选的标记。
ratjack-reason-shielded = 那张牌有盾，其他玩家的效果不能选它。
ratjack-reason-has-a-token = 那张牌上已经有标记。
ratjack-reason-not-itself = 效果不能选这张牌自己。
ratjack-reason-muted = 那张牌被静默，不能复制。
ratjack-reason-copies-itself = 有复制效果的牌不能被复制。
ratjack-reason-not-such-a-card = 效果要求的是另一种牌。

## 牌桌

ratjack-screen-title = 第 { $round } 轮，第 { $turn } 回合
ratjack-screen-piles = 牌库：{ $deck }。弃牌堆：{ $pile }，顶牌：{ $card }。
ratjack-screen-supply = 供应堆：
ratjack-screen-player = { $number } { $name }：总和 { $sum }/{ $target }，奶酪 { $points }
ratjack-screen-player-out = { $number } { $name }：出局，奶酪 { $points }
ratjack-screen-out = 出局
ratjack-screen-hidden = 隐藏
ratjack-screen-hidden-known = 隐藏（{ $card }）
ratjack-screen-hand = 你的手牌：
ratjack-screen-card-of = { $name }：{ $card }

## 结束

ratjack-end-round = 第 { $round } 轮
ratjack-end-award = { $name }：+{ $points } 块奶酪，{ $reason }

## 规则书中的表格

ratjack-rules-card = 牌
ratjack-rules-face = 标记面
ratjack-rules-effect = 作用

## 网页

ratjack-page-deck = 牌库，{ $count } 张
ratjack-page-deck-ran-out = 牌库已用完：本回合后本轮结束
ratjack-page-pile = 弃牌堆，{ $count } 张，最上面是{ $card }
ratjack-page-pile-empty = 弃牌堆是空的
ratjack-page-pile-label = 弃牌（{ $count }）
ratjack-page-pile-title = 弃牌堆，最上面的在前
ratjack-page-deck-top = 牌库顶，最上面的在前
ratjack-page-goal = 在自己的回合正好 { $target }：Ratjack！超过 { $target }：本轮出局。
ratjack-page-supply = 供应堆的标记
ratjack-page-counts = 算 { $worth }
ratjack-page-known-by = { $names }也知道。
ratjack-page-maybe = 可能是{ $cards }。
ratjack-page-source-printed = 文字与印刷版相同。
ratjack-page-source-reconstructed = 印刷版的文字不详，这段是我们自己写的。
ratjack-page-sum-under = 总和 { $sum }/{ $target }
ratjack-page-sum-ahead = 总和 { $sum }/{ $target }，领先
ratjack-page-sum-exact = 总和 { $sum }：正好 { $target }
ratjack-page-sum-over = 总和 { $sum }：超过 { $target }
ratjack-page-points = 奶酪 { $points }/{ $goal }
ratjack-page-out = 出局，{ $sum }
ratjack-page-hand = 你的手牌
ratjack-page-hand-of = { $name }的手牌：{ $count } 张
ratjack-page-holds = { $name }手里有{ $cards }
ratjack-page-may-hold = { $name }手里可能有{ $cards }
ratjack-page-cards-of = { $name }面前的牌
ratjack-page-hide = 扣放
ratjack-page-show = 亮出
ratjack-page-discard = 弃置翻牌
ratjack-page-effect = 效果
ratjack-page-effect-show = 亮出
ratjack-page-effect-discard = 弃置
ratjack-page-yes = 换
ratjack-page-no = 不换
ratjack-page-no-points = 还没有人得到奶酪。

## 不提位置的事件句子

ratjack-page-event-card-hidden = { $seat }扣放{ $card }。
ratjack-page-event-card-hidden-unseen = { $seat }扣放一张牌。
ratjack-page-event-card-shown = { $seat }亮出{ $card }。
ratjack-page-event-card-flipped = { $seat }翻开{ $owner_seat_is ->
    [self] 自己
   *[other] { $owner_seat }
  }的一张隐藏卡牌：{ $card }。
ratjack-page-event-card-looked-at = { $seat }查看{ $owner_seat_is ->
    [self] 自己
   *[other] { $owner_seat }
  }的一张隐藏卡牌：{ $card }。
ratjack-page-event-card-looked-at-unseen = { $seat }查看{ $what }。
ratjack-page-event-table-card-discarded = { $seat }弃置{ $owner_seat_is ->
    [self] 自己
   *[other] { $owner_seat }
  }的牌：{ $card }。
ratjack-page-event-cards-swapped = { $seat }用{ $what }交换{ $other }。
ratjack-page-event-card-taken = { $seat }拿走{ $what }。
ratjack-page-event-hidden-card-received = { $seat }得到的隐藏卡牌是{ $card }。
ratjack-page-event-token-placed = { $seat }把标记“{ $token }”放到{ $what }上。
ratjack-page-event-token-returned = 标记“{ $token }”回到供应堆。
ratjack-page-event-token-moved = { $seat }把标记“{ $token }”移到{ $other }上。
ratjack-page-event-card-turned-down = { $seat }把{ $owner_seat_is ->
    [self] 自己
   *[other] { $owner_seat }
  }的牌扣下：{ $card }。
ratjack-page-event-card-given = { $seat }把{ $card } 正面朝上放到{ $to_seat }面前。
ratjack-page-event-hand-exposed = { $seat }亮出{ $owner_seat }的手牌：{ $card }。
ratjack-page-event-discard-hidden = { $seat }扣放弃牌堆顶的{ $card }。
ratjack-page-event-card-replaced = { $card } 取而代之，放在{ $seat }面前。
ratjack-page-event-points-won = { $seat }得 { $points } 块奶酪：{ $reason }。

## 句子里桌上的牌：“辛巴用自己的 11 号牌交换露娜的 1 号牌”

ratjack-page-lying-up = { $owner_is ->
    [self] 自己
   *[other] { $owner }
  }的 { $value } 号牌
ratjack-page-lying-known = { $owner_is ->
    [self] 自己
   *[other] { $owner }
  }扣着的 { $value } 号牌
ratjack-page-lying-hidden = { $owner_is ->
    [self] 自己
   *[other] { $owner }
  }的一张隐藏卡牌

## 精彩时刻

ratjack-page-moment-ratjack = Ratjack！
ratjack-page-moment-exact = { $seat }的总和正好 { $total }
ratjack-page-moment-bust = 爆了！
ratjack-page-moment-over = { $seat }的总和是 { $total }，出局
ratjack-page-moment-cheese = { $seat }得 { $points } 块奶酪
ratjack-page-round-sum = 总和 { $total }
ratjack-page-award = { $name }：+{ $points } 块奶酪，{ $reason }
ratjack-page-flip = 翻开它，它的效果也会触发。
ratjack-page-flip-asks = 翻开它，它的效果也会触发：回合结束前你还要再选一次。
ratjack-page-needs = { $needed ->
    [other-visible] 其他玩家都没有可见卡牌，效果无法执行。
    [other-hidden] 其他玩家都没有隐藏卡牌，效果无法执行。
    [own] 你面前没有别的牌，效果无法执行。
    [own-visible] 你没有别的可见卡牌，效果无法执行。
    [own-hidden] 你没有隐藏卡牌，效果无法执行。
    [supply] 供应堆里没有标记，效果无法执行。
    [discards] 弃牌不够，效果无法执行。
    [deck] 牌库是空的，效果无法执行。
   *[token] 没有一张牌上有标记，效果无法执行。
  }
ratjack-page-sum-hidden = { $count } 张隐藏卡牌还不算

## 按键

ratjack-page-key-choose = 按上面的数字，选择发亮的牌、标记或按钮
ratjack-page-key-move = 在卡牌、标记或按钮之间移动
ratjack-page-key-skip = 收起弃牌堆，或跳过精彩时刻

## 网页上的提问

ratjack-page-ask-first-hide = 把两张牌中的一张扣放在面前，另一张留在手里。
ratjack-page-ask-draw = 抽一张牌：从牌库或弃牌堆。
ratjack-page-ask-play = 打出两张手牌中的一张。
ratjack-page-ask-flip = 翻开自己的一张隐藏卡牌。
ratjack-page-ask-effect-draw = 抽一张牌：从牌库或弃牌堆。
ratjack-page-ask-effect-discard = 弃置一张手牌。
ratjack-page-ask-effect-show = 亮出一张手牌，不触发效果。
ratjack-page-ask-look = 查看其他玩家的一张隐藏卡牌。
ratjack-page-ask-discard-own = 弃置自己的另一张卡牌。
ratjack-page-ask-swap-own-hidden = 换出自己的一张隐藏卡牌。
ratjack-page-ask-swap-other-hidden = 换来其他玩家的一张隐藏卡牌。
ratjack-page-ask-trigger = 翻开并触发自己的一张隐藏卡牌。
ratjack-page-ask-swap-own-visible = 换出自己的一张可见卡牌。
ratjack-page-ask-swap-other-visible = 换来其他玩家的一张可见卡牌。
ratjack-page-ask-token = 从供应堆选一枚标记。
ratjack-page-ask-token-own = 选自己的一张牌放标记。
ratjack-page-ask-token-other = 选其他玩家的一张牌放标记。
ratjack-page-ask-token-any = 选任意一张牌放标记。
ratjack-page-ask-turn-down-other = 扣下其他玩家的一张可见卡牌。
ratjack-page-ask-player = 选择一名玩家。
ratjack-page-ask-flip-other = 翻开其他玩家的一张隐藏卡牌。
ratjack-page-ask-order = 选下一张放到牌库顶的牌。
ratjack-page-ask-may-swap = 选一张隐藏卡牌与它交换，或选“不换”。
ratjack-page-ask-turn-down-own = 扣下自己的另一张可见卡牌。
ratjack-page-ask-take-hidden = 拿走其他玩家的一张隐藏卡牌。
ratjack-page-ask-may-exchange = 要用自己的手牌与它交换吗？
ratjack-page-ask-swap-first = 选要互换的第一张可见卡牌。
ratjack-page-ask-swap-second = 选另一名玩家的一张可见卡牌。
ratjack-page-ask-move-token = 选标记要移走的那张牌。
ratjack-page-ask-copy-other = 复制其他玩家的一张可见卡牌。
ratjack-page-ask-take-off-token = 拿掉一张牌上的标记。
ratjack-page-ask-take-discard = 从弃牌堆拿一张牌。
ratjack-page-ask-shuffle-own = 把自己的另一张可见卡牌洗入牌库。
ratjack-page-ask-exchange-token = 交换一张牌上的标记。
ratjack-page-ask-copy-own = 再次触发自己的另一张可见卡牌。
ratjack-page-ask-replace = 弃置自己的一张可见卡牌。
ratjack-page-ask-shuffle-other = 把其他玩家的一张可见卡牌洗入牌库。
ratjack-page-ask-give-hidden = 送出自己的一张隐藏卡牌。

## 能力的简称，用于小牌

ratjack-page-short-draw-discard = 抽一弃一
ratjack-page-short-shuffle-discards = 弃牌洗回
ratjack-page-short-look-hidden = 看隐藏牌
ratjack-page-short-discard-own = 弃自己一张
ratjack-page-short-swap-hidden = 换隐藏牌
ratjack-page-short-flip-trigger = 翻开并触发
ratjack-page-short-swap-visible = 换可见牌
ratjack-page-short-token-own = 标记给自己
ratjack-page-short-token-other = 标记给别人
ratjack-page-short-turn-down-other = 扣下别人的
ratjack-page-short-deck-to-other = 牌库顶给别人
ratjack-page-short-flip-other = 翻开别人的
ratjack-page-short-order-deck = 排牌库顶
ratjack-page-short-exchange-hand-discard = 手牌换弃牌
ratjack-page-short-look-swap-hidden = 看牌可换
ratjack-page-short-turn-down-own = 扣下自己的
ratjack-page-short-take-hidden = 拿隐藏牌
ratjack-page-short-look-exchange-hand = 看手牌可换
ratjack-page-short-swap-two-visible = 任换两张
ratjack-page-short-token-any = 标记任意放
ratjack-page-short-move-token = 移动标记
ratjack-page-short-discard-to-other = 弃牌给别人
ratjack-page-short-copy-other = 复制别人
ratjack-page-short-expose-hand = 亮别人手牌
ratjack-page-short-take-off-token = 拿掉标记
ratjack-page-short-discard-to-hidden = 扣弃牌堆顶
ratjack-page-short-take-discard = 任拿弃牌
ratjack-page-short-shuffle-own = 洗回自己的
ratjack-page-short-exchange-token = 换标记
ratjack-page-short-copy-own = 再触发自己
ratjack-page-short-replace-with-discard = 换成弃牌
ratjack-page-short-token-own-and-other = 标记各一
ratjack-page-short-draw-play = 抽一亮一
ratjack-page-short-shuffle-other = 洗回别人的
ratjack-page-short-give-hidden = 送隐藏牌
ratjack-page-short-give-hand = 送手牌

## 第一局教学
ratjack-lesson-goal = 目标：最先得到三块奶酪。总和正好 25，就能得一块。
ratjack-lesson-total = 可见卡牌的数值相加就是你的总和。超过 25，你本轮就出局。

ratjack-lesson-hide = 先扣放两张牌中的一张。扣放 5，留下 12。
ratjack-lesson-draw = 每个回合先抽一张牌：从牌库，或弃牌堆顶。这次从牌库抽。
ratjack-lesson-play = 然后打出两张牌中的一张。亮出的牌计入总和，并触发效果；扣放的牌不计数值。
ratjack-lesson-discard = 第三种打法是“弃置翻牌”：翻开你的一张隐藏卡牌，它计入总和，并触发效果。
ratjack-lesson-show = 亮出 12：点这张牌，再点按钮。
ratjack-lesson-flip-other = 12 会翻开其他玩家的一张隐藏卡牌。发亮的就能选，点它。
ratjack-lesson-sum = 你的总和现在是 { $total }。长条显示离 25 还有多远。
ratjack-lesson-eight = 亮出 8。它的效果是把一枚标记放到自己的牌上。
ratjack-lesson-token = 12 加 8 是 20。选 +5 标记，正好 25。
ratjack-lesson-token-own = 放到可见卡牌上。隐藏卡牌不计数值，有没有标记都一样。
ratjack-lesson-flip = 选一张隐藏卡牌翻开。它的效果会触发，所以必须能执行。
ratjack-lesson-out = { $seat }的总和是 { $total }。回合结束时超过 25 的人本轮出局。
ratjack-lesson-out-own = 你的总和是 { $total }。回合结束时超过 25 就出局，下一轮再来。
ratjack-lesson-ratjack = 在自己的回合正好 25：这就是 Ratjack，你得到一块奶酪！
ratjack-lesson-won = 你得到 { $points } 块奶酪：{ $reason }。
ratjack-lesson-lost = { $seat }得到 { $points } 块奶酪：{ $reason }。
ratjack-lesson-ways = 得到奶酪有四种办法：正好 25；使其他玩家出局；成为唯一留下的人；最后总和最高。
ratjack-lesson-end = 整个游戏你都会了。点任何一张牌都能看它的作用。祝你好运！
