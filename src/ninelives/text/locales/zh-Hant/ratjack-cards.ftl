### 鼠城之夜（Ratjack）：牌組、卡牌上的能力、獎勵標記的各面。

## 老鼠的能力，1 到 12

ratjack-power-draw-discard = 抽 1 張牌，然後棄置 1 張手牌。
# $count (number)：張數
ratjack-power-shuffle-discards = 將棄牌堆頂的 { $count } 張牌洗入牌庫。
ratjack-power-look-hidden = 查看其他玩家的 1 張隱藏卡牌。
ratjack-power-discard-own = 棄置你的 1 張其他卡牌。
ratjack-power-swap-hidden = 不看牌面，以你的 1 張隱藏卡牌交換其他玩家的 1 張隱藏卡牌。
ratjack-power-flip-trigger = 翻開你的 1 張隱藏卡牌，觸發它的效果。
ratjack-power-swap-visible = 以你的 1 張可見卡牌交換其他玩家的 1 張可見卡牌。
ratjack-power-token-own = 將供應堆的 1 枚獎勵標記放到你的 1 張卡牌上。
ratjack-power-token-other = 將供應堆的 1 枚獎勵標記放到其他玩家的 1 張卡牌上。
ratjack-power-turn-down-other = 將其他玩家的 1 張可見卡牌翻成正面朝下。
ratjack-power-deck-to-other = 將牌庫頂牌正面朝上放到一位其他玩家面前，不觸發效果。
ratjack-power-flip-other = 翻開其他玩家的 1 張隱藏卡牌，不觸發效果。

## 黃鼠狼的能力，1 到 12

# $count (number)：張數
ratjack-power-order-deck = 查看牌庫頂的 { $count } 張牌，再以任意順序放回。
ratjack-power-exchange-hand-discard = 以你的手牌交換棄牌堆頂牌。
ratjack-power-look-swap-hidden = 查看其他玩家的 1 張隱藏卡牌；你可以用你的 1 張隱藏卡牌與它交換。
ratjack-power-turn-down-own = 將你的 1 張其他可見卡牌翻成正面朝下。
ratjack-power-take-hidden = 將其他玩家的 1 張隱藏卡牌拿到你面前，保持隱藏。
ratjack-power-look-exchange-hand = 查看一位其他玩家的手牌；你可以用你的手牌與它交換。
ratjack-power-swap-two-visible = 將兩位玩家面前的各 1 張可見卡牌互換。
ratjack-power-token-any = 將供應堆的 1 枚獎勵標記放到任意 1 張卡牌上。
ratjack-power-move-token = 將任意 1 張卡牌上的獎勵標記移到任意 1 張沒有標記的卡牌上。
ratjack-power-discard-to-other = 將棄牌堆頂牌正面朝上放到一位其他玩家面前，不觸發效果。
ratjack-power-copy-other = 觸發其他玩家的 1 張可見卡牌的效果，視同你的效果（不能是複製效果、靜默或有盾的卡牌）。
ratjack-power-expose-hand = 將一位其他玩家的手牌正面朝上放到該玩家面前，不觸發效果；該玩家抽牌庫頂牌。

## 浣熊的能力，1 到 12

ratjack-power-take-off-token = 拿掉任意 1 張卡牌上的獎勵標記。
ratjack-power-discard-to-hidden = 將棄牌堆頂牌放到你面前，成為隱藏卡牌。
ratjack-power-take-discard = 從棄牌堆任選 1 張牌加入手牌，然後棄置 1 張手牌。
ratjack-power-shuffle-own = 將你的 1 張其他可見卡牌洗入牌庫。
ratjack-power-exchange-token = 將任意 1 張卡牌上的獎勵標記與供應堆的 1 枚交換。
ratjack-power-copy-own = 再次觸發你的 1 張其他可見卡牌的效果（不能是複製效果或靜默的卡牌）。
ratjack-power-replace-with-discard = 棄置你的 1 張可見卡牌；原本的棄牌堆頂牌放到它的位置，正面朝上，不觸發效果。
ratjack-power-token-own-and-other = 將供應堆的 1 枚獎勵標記放到你的 1 張卡牌上，另 1 枚放到其他玩家的 1 張卡牌上。
ratjack-power-draw-play = 抽 1 張牌，然後亮出 1 張手牌，不觸發效果。
ratjack-power-shuffle-other = 將其他玩家的 1 張可見卡牌洗入牌庫。
ratjack-power-give-hidden = 將你的 1 張隱藏卡牌正面朝上放到一位其他玩家面前，不觸發效果。
ratjack-power-give-hand = 將你的手牌正面朝上放到一位其他玩家面前，不觸發效果，然後抽 1 張牌。

## 獎勵標記的各面：名稱、標記上的字樣、作用

# $amount (number)：標記上的數字，不含正負號
ratjack-token-plus = 加 { $amount }
    .label = +{ $amount }
    .text = 此卡牌的數值增加 { $amount }。
# $amount (number)：標記上的數字，不含正負號
ratjack-token-minus = 減 { $amount }
    .label = −{ $amount }
    .text = 此卡牌的數值減少 { $amount }，最低為 0。
ratjack-token-zero = 歸零
    .label = 0
    .text = 此卡牌的數值算作 0。
ratjack-token-double = 加倍
    .label = ×2
    .text = 此卡牌的數值加倍。
ratjack-token-half = 減半
    .label = ÷2
    .text = 此卡牌的數值減半，無條件進位。
ratjack-token-lock = 鎖
    .label = 鎖
    .text = 此卡牌不能翻面或棄置，擁有者也不行。
ratjack-token-shield = 盾
    .label = 盾
    .text = 其他玩家的效果不能選擇此卡牌，但可以選擇這枚標記。
ratjack-token-mute = 靜默
    .label = 靜默
    .text = 此卡牌沒有效果：隨時可以翻開，也不能被複製。

## 卡牌文字的來源

ratjack-source-printed = 原版
ratjack-source-reconstructed = 重建
