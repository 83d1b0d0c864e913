### 鼠城之夜（Ratjack）：牌组、卡牌上的能力、奖励标记的各面。

## 老鼠的能力，1 到 12

ratjack-power-draw-discard = 抽 1 张牌，然后弃置 1 张手牌。
# $count (number)：张数
ratjack-power-shuffle-discards = 把弃牌堆顶的 { $count } 张牌洗入牌库。
ratjack-power-look-hidden = 查看 1 张其他玩家的隐藏卡牌。
ratjack-power-discard-own = 弃置你的另 1 张卡牌。
ratjack-power-swap-hidden = 用你的 1 张隐藏卡牌交换 1 张其他玩家的隐藏卡牌，不看牌面。
ratjack-power-flip-trigger = 翻开你的 1 张隐藏卡牌，触发其效果。
ratjack-power-swap-visible = 用你的 1 张可见卡牌交换 1 张其他玩家的可见卡牌。
ratjack-power-token-own = 把供应堆的 1 枚奖励标记放到你的 1 张卡牌上。
ratjack-power-token-other = 把供应堆的 1 枚奖励标记放到 1 张其他玩家的卡牌上。
ratjack-power-turn-down-other = 把 1 张其他玩家的可见卡牌翻成面朝下。
ratjack-power-deck-to-other = 把牌库顶的牌正面朝上放到另一名玩家面前，不触发效果。
ratjack-power-flip-other = 翻开 1 张其他玩家的隐藏卡牌，不触发效果。

## 黄鼠狼的能力，1 到 12

# $count (number)：张数
ratjack-power-order-deck = 查看牌库顶的 { $count } 张牌，再按任意顺序放回。
ratjack-power-exchange-hand-discard = 用你的手牌交换弃牌堆顶的牌。
ratjack-power-look-swap-hidden = 查看 1 张其他玩家的隐藏卡牌；你可以用你的 1 张隐藏卡牌与它交换。
ratjack-power-turn-down-own = 把你的另 1 张可见卡牌翻成面朝下。
ratjack-power-take-hidden = 把 1 张其他玩家的隐藏卡牌拿到你面前，保持隐藏。
ratjack-power-look-exchange-hand = 查看另一名玩家的手牌；你可以用你的手牌与它交换。
ratjack-power-swap-two-visible = 把两名不同玩家的各 1 张可见卡牌互换。
ratjack-power-token-any = 把供应堆的 1 枚奖励标记放到任意 1 张卡牌上。
ratjack-power-move-token = 把任意 1 张卡牌上的奖励标记移到任意 1 张没有标记的卡牌上。
ratjack-power-discard-to-other = 把弃牌堆顶的牌正面朝上放到另一名玩家面前，不触发效果。
ratjack-power-copy-other = 触发 1 张其他玩家的可见卡牌的效果，视为你的效果（不能是复制效果、静默或有盾的卡牌）。
ratjack-power-expose-hand = 把另一名玩家的手牌正面朝上放到该玩家面前，不触发效果；该玩家抽牌库顶的牌。

## 浣熊的能力，1 到 12

ratjack-power-take-off-token = 拿掉任意 1 张卡牌上的奖励标记。
ratjack-power-discard-to-hidden = 把弃牌堆顶的牌放到你面前，成为隐藏卡牌。
ratjack-power-take-discard = 从弃牌堆任选 1 张牌加入手牌，然后弃置 1 张手牌。
ratjack-power-shuffle-own = 把你的另 1 张可见卡牌洗入牌库。
ratjack-power-exchange-token = 把任意 1 张卡牌上的奖励标记与供应堆的 1 枚交换。
ratjack-power-copy-own = 再次触发你的另 1 张可见卡牌的效果（不能是复制效果或静默的卡牌）。
ratjack-power-replace-with-discard = 弃置你的 1 张可见卡牌；原来弃牌堆顶的牌放到它的位置，正面朝上，不触发效果。
ratjack-power-token-own-and-other = 把供应堆的 1 枚奖励标记放到你的 1 张卡牌上，另 1 枚放到 1 张其他玩家的卡牌上。
ratjack-power-draw-play = 抽 1 张牌，然后把 1 张手牌正面朝上打出，不触发效果。
ratjack-power-shuffle-other = 把 1 张其他玩家的可见卡牌洗入牌库。
ratjack-power-give-hidden = 把你的 1 张隐藏卡牌正面朝上放到另一名玩家面前，不触发效果。
ratjack-power-give-hand = 把你的手牌正面朝上打到另一名玩家面前，不触发效果，然后抽 1 张牌。

## 奖励标记的各面：名称、标记上的字样、作用

# $amount (number)：标记上的数字，不含正负号
ratjack-token-plus = 加 { $amount }
    .label = +{ $amount }
    .text = 这张卡牌的数值增加 { $amount }。
# $amount (number)：标记上的数字，不含正负号
ratjack-token-minus = 减 { $amount }
    .label = −{ $amount }
    .text = 这张卡牌的数值减少 { $amount }，最低为 0。
ratjack-token-zero = 归零
    .label = 0
    .text = 这张卡牌的数值算作 0。
ratjack-token-double = 翻倍
    .label = ×2
    .text = 这张卡牌的数值翻倍。
ratjack-token-half = 减半
    .label = ÷2
    .text = 这张卡牌的数值减半，向上取整。
ratjack-token-lock = 锁
    .label = 锁
    .text = 这张卡牌不能翻面或弃置，拥有者自己也不行。
ratjack-token-shield = 盾
    .label = 盾
    .text = 其他玩家的效果不能选择这张卡牌，但可以选择这枚标记。
ratjack-token-mute = 静默
    .label = 静默
    .text = 这张卡牌没有效果，一律可以翻开，也不能被复制。

## 卡牌文字的来源

ratjack-source-printed = 原版
ratjack-source-reconstructed = 重建
