### 鼠城之夜（Ratjack）。能力與標記見 ratjack-cards.ftl。

## 牌

# $amount (number)：牌的數值
ratjack-card-rat = 老鼠 { $amount }
ratjack-card-weasel = 黃鼠狼 { $amount }
ratjack-card-raccoon = 浣熊 { $amount }

## 選項

ratjack-option-decks = 牌組
    .about = 哪兩副牌組混在一起
ratjack-option-decks-rats-rats = 兩副老鼠
ratjack-option-decks-rats-weasels = 老鼠和黃鼠狼
ratjack-option-decks-rats-raccoons = 老鼠和浣熊
ratjack-option-decks-weasels-raccoons = 黃鼠狼和浣熊
ratjack-option-ratjack-any-turn = 任何人的回合都算 Ratjack
    .about = 是否每個回合結束時正好 25 都算，而不只是自己的回合
ratjack-option-ratjack-any-turn-no = 否，只算自己的回合
ratjack-option-ratjack-any-turn-yes = 是
ratjack-option-pay-all = 每個原因都算
    .about = 一輪同時因好幾個原因結束時，是否每個原因都給起司
ratjack-option-pay-all-no = 否，只算最先的
ratjack-option-pay-all-yes = 是
ratjack-option-deck-tie = 牌庫用完時平手
    .about = 幾位玩家的總和同為最高時，誰得到起司
ratjack-option-deck-tie-each = 每人都得

ratjack-option-deck-tie-nobody = 沒有人得：總和必須高於其他所有人

## 發生了什麼

ratjack-event-round-began = 第 { $round } 輪。{ $seat }先開始。
ratjack-event-token-tossed = 拋出一枚標記：{ $token }。
ratjack-event-card-dealt = { $seat }拿到{ $card }。
ratjack-event-card-dealt-unseen = { $seat }拿到一張牌。
ratjack-event-pile-opened = 棄牌堆的第一張是{ $card }。
ratjack-event-turn-began = 輪到{ $seat }。
ratjack-event-card-drawn = { $seat }從牌庫抽到{ $card }。
ratjack-event-card-drawn-unseen = { $seat }從牌庫抽了一張牌。
ratjack-event-discard-drawn = { $seat }從棄牌堆拿了{ $card }。
ratjack-event-card-hidden = { $seat }蓋放{ $card }，位置 { $place }。
ratjack-event-card-hidden-unseen = { $seat }蓋放一張牌，位置 { $place }。
ratjack-event-card-shown = { $seat }亮出{ $card }，位置 { $place }。
ratjack-event-card-discarded = { $seat }棄置{ $card }。
ratjack-event-card-flipped = { $seat }翻開{ $owner_seat_is ->
    [self] 自己
   *[other] { $owner_seat }
  }位置 { $place } 的牌：{ $card }。
ratjack-event-effect-began = { $seat }觸發{ $card } 的效果。
ratjack-event-effect-muted = { $seat }的{ $card } 被靜默，沒有效果。
ratjack-event-cards-shuffled-in = { $seat }洗入牌庫：{ $cards }。
ratjack-event-card-looked-at = { $seat }查看{ $owner_seat }位置 { $place } 的牌：{ $card }。
ratjack-event-card-looked-at-unseen = { $seat }查看{ $owner_seat }位置 { $place } 的牌。
ratjack-event-table-card-discarded = { $seat }棄置{ $owner_seat_is ->
    [self] 自己
   *[other] { $owner_seat }
  }位置 { $place } 的牌：{ $card }。
ratjack-event-cards-swapped = { $seat }交換兩張牌：位置 { $place }（{ $owner_seat }）和位置 { $other_place }（{ $other_seat }）。
ratjack-event-card-taken = { $seat }拿走{ $owner_seat }位置 { $place } 的隱藏卡牌。
ratjack-event-hidden-card-received = 位置 { $place } 的隱藏卡牌現在歸{ $seat }，是{ $card }。
ratjack-event-token-placed = { $seat }把標記「{ $token }」放到{ $owner_seat_is ->
    [self] 自己
   *[other] { $owner_seat }
  }位置 { $place } 的牌上。
ratjack-event-token-returned = 標記「{ $token }」從位置 { $place } 回到供應堆。
ratjack-event-token-moved = { $seat }把標記「{ $token }」從位置 { $place } 移到位置 { $other_place }。
ratjack-event-card-turned-down = { $seat }蓋回{ $owner_seat_is ->
    [self] 自己
   *[other] { $owner_seat }
  }位置 { $place } 的牌：{ $card }。
ratjack-event-card-given = { $seat }把{ $card } 正面朝上放到{ $to_seat }面前，位置 { $place }。
ratjack-event-deck-looked-at = { $seat }看到牌庫頂的牌，從最上面起：{ $cards }。
ratjack-event-deck-looked-at-unseen = { $seat }查看牌庫頂的 { $count } 張牌。
ratjack-event-deck-ordered = { $seat }放回牌庫頂，從最上面起：{ $cards }。
ratjack-event-deck-ordered-unseen = { $seat }把 { $count } 張牌放回牌庫頂。
ratjack-event-hand-looked-at = { $seat }查看{ $owner_seat }的手牌：{ $card }。
ratjack-event-hand-looked-at-unseen = { $seat }查看{ $owner_seat }的手牌。
ratjack-event-hands-exchanged = { $seat }與{ $other_seat }交換手牌。
ratjack-event-hand-card-received = { $seat }的手牌現在是{ $card }。
ratjack-event-hand-exposed = { $seat }攤開{ $owner_seat }的手牌，放在位置 { $place }：{ $card }。
ratjack-event-discard-hidden = { $seat }把棄牌堆頂的{ $card } 蓋放在位置 { $place }。
ratjack-event-card-replaced = { $card } 取而代之，放在{ $seat }面前的位置 { $place }。
ratjack-event-player-out = { $seat }的總和是 { $total }，本輪出局。
ratjack-event-deck-ran-out = 牌庫用完了：這個回合之後本輪結束。
ratjack-event-turns-ran-out = 已經進行了 { $turns } 個回合：本輪到此結束。
ratjack-event-points-won = { $seat }得 { $points } 塊起司：{ $reason }。
ratjack-event-round-ended = 第 { $round } 輪結束：{ $totals }。
ratjack-event-game-ended = 遊戲結束。起司：{ $points }。

## 為什麼得到起司

ratjack-reason-knock-out = 使其他玩家出局
ratjack-reason-ratjack = Ratjack，正好 25
ratjack-reason-survivor = 唯一留下的玩家
ratjack-reason-highest = 不超過 25 的最高總和

## 問什麼

ratjack-ask-first-hide = 蓋放兩張牌中的一張，例如：hide rat 8
ratjack-ask-draw = 抽一張牌：draw deck（牌庫）或 draw discard（棄牌堆）
ratjack-ask-play = 打出一張手牌：蓋放；亮出並觸發效果；或棄置它，再翻開一張隱藏卡牌。例如：hide rat 8、show rat 8、discard rat 8
ratjack-ask-flip = 翻開自己的一張隱藏卡牌。輸入位置，例如：card 3
ratjack-ask-effect-draw = 抽一張牌：draw deck（牌庫）或 draw discard（棄牌堆）
ratjack-ask-effect-discard = 棄置一張手牌，例如：discard rat 8
ratjack-ask-effect-show = 亮出一張手牌，不觸發效果，例如：show rat 8
ratjack-ask-look = 查看其他玩家的一張隱藏卡牌。輸入位置，例如：card 3
ratjack-ask-discard-own = 棄置自己的另一張卡牌。輸入位置，例如：card 3
ratjack-ask-swap-own-hidden = 選自己的一張隱藏卡牌來交換。輸入位置，例如：card 3
ratjack-ask-swap-other-hidden = 選其他玩家的一張隱藏卡牌來交換。輸入位置，例如：card 3
ratjack-ask-trigger = 翻開並觸發自己的一張隱藏卡牌。輸入位置，例如：card 3
ratjack-ask-swap-own-visible = 選自己的一張可見卡牌來交換。輸入位置，例如：card 3
ratjack-ask-swap-other-visible = 選其他玩家的一張可見卡牌來交換。輸入位置，例如：card 3
ratjack-ask-token = 拿供應堆的一枚標記，例如：token +5
ratjack-ask-token-own = 把標記放到自己的一張牌上。輸入位置，例如：card 3
ratjack-ask-token-other = 把標記放到其他玩家的一張牌上。輸入位置，例如：card 3
ratjack-ask-token-any = 把標記放到任意一張牌上。輸入位置，例如：card 3
ratjack-ask-turn-down-other = 蓋回其他玩家的一張可見卡牌。輸入位置，例如：card 3
ratjack-ask-player = 選擇一位玩家。輸入座位號碼，例如：player 1
ratjack-ask-flip-other = 翻開其他玩家的一張隱藏卡牌。輸入位置，例如：card 3
ratjack-ask-order = 選要放到牌庫頂的牌，從最上面的一張選起，例如：top rat 8
ratjack-ask-may-swap = 要用自己的一張隱藏卡牌與它交換嗎？輸入位置或 no，例如：card 3
ratjack-ask-turn-down-own = 蓋回自己的另一張可見卡牌。輸入位置，例如：card 3
ratjack-ask-take-hidden = 拿走其他玩家的一張隱藏卡牌。輸入位置，例如：card 3
ratjack-ask-may-exchange = 要用自己的手牌與它交換嗎？輸入 yes 或 no
ratjack-ask-swap-first = 選要互換的第一張可見卡牌。輸入位置，例如：card 3
ratjack-ask-swap-second = 再選另一位玩家的一張可見卡牌。輸入位置，例如：card 3
ratjack-ask-move-token = 移動一張牌上的標記。輸入位置，例如：card 3
ratjack-ask-copy-other = 複製其他玩家的一張可見卡牌。輸入位置，例如：card 3
ratjack-ask-take-off-token = 拿掉一張牌上的標記。輸入位置，例如：card 3
ratjack-ask-take-discard = 從棄牌堆拿一張牌，例如：take rat 8
ratjack-ask-shuffle-own = 把自己的另一張可見卡牌洗入牌庫。輸入位置，例如：card 3
ratjack-ask-exchange-token = 交換一張牌上的標記。輸入位置，例如：card 3
ratjack-ask-copy-own = 再次觸發自己的另一張可見卡牌。輸入位置，例如：card 3
ratjack-ask-replace = 棄置自己的一張可見卡牌。輸入位置，例如：card 3
ratjack-ask-shuffle-other = 把其他玩家的一張可見卡牌洗入牌庫。輸入位置，例如：card 3
ratjack-ask-give-hidden = 送出自己的一張隱藏卡牌。輸入位置，例如：card 3

## 能做什麼

ratjack-action-draw-deck = 抽牌庫頂牌
ratjack-action-draw-discard = 抽棄牌堆頂牌
ratjack-action-hide = 蓋放{ $card }
ratjack-action-show = 亮出{ $card }
ratjack-action-discard = 棄置{ $card }
ratjack-action-take = 把{ $card } 拿到手上
ratjack-action-top = 把{ $card } 放到牌庫頂
ratjack-action-card = 選擇位置 { $place } 的牌
ratjack-action-no = 不換
ratjack-action-yes = 交換
ratjack-action-token = 拿標記「{ $token }」
ratjack-action-player = 選擇{ $seat }

## 為什麼不行

ratjack-reason-hide-first = 請先蓋放兩張牌中的一張。
ratjack-reason-pile-empty = 棄牌堆是空的。
ratjack-reason-deck-empty = 牌庫是空的。
ratjack-reason-draw-first = 請先抽一張牌：牌庫或棄牌堆。
ratjack-reason-already-hidden = 你已經蓋放一張牌了。
ratjack-reason-out-of-the-round = 那位玩家本輪已經出局。
ratjack-reason-play-a-card = 請打出一張手牌：蓋放、亮出或棄置翻牌。
ratjack-reason-not-in-full = 這張牌的效果現在無法完整執行。
ratjack-reason-nothing-to-flip = 你沒有可翻開的隱藏卡牌。
ratjack-reason-no-flip-in-full = 這樣一來，你的隱藏卡牌都翻不開：沒有一個效果能完整執行。
ratjack-reason-choose-a-card = 請選自己的一張隱藏卡牌。
ratjack-reason-not-your-hidden-card = 那個位置沒有你的隱藏卡牌。
ratjack-reason-locked = 那張牌被鎖住：不能翻面，也不能棄置。
ratjack-reason-not-in-supply = 供應堆裡沒有這種標記。
ratjack-reason-not-another-player = 請選一位還沒出局的其他玩家。
ratjack-reason-answer-the-effect = 請先選擇效果要求的內容。
ratjack-reason-no-card-there = 那個位置沒有牌。
ratjack-reason-no-token-there = 那張牌上沒有可選的標記。
ratjack-reason-shielded = 那張牌有盾：其他玩家的效果不能選它。
ratjack-reason-has-a-token = 那張牌上已經有標記。
ratjack-reason-not-itself = 這張牌不能被自己的效果選中。
ratjack-reason-muted = 那張牌被靜默，不能複製。
ratjack-reason-copies-itself = 有複製效果的牌不能被複製。
ratjack-reason-not-such-a-card = 效果要求的不是這種牌。

## 牌桌

ratjack-screen-title = 第 { $round } 輪，第 { $turn } 回合
ratjack-screen-piles = 牌庫：{ $deck }。棄牌堆：{ $pile }，頂牌{ $card }。
ratjack-screen-supply = 供應堆：
ratjack-screen-player = { $number } { $name }：總和 { $sum }/{ $target }，起司 { $points }
ratjack-screen-player-out = { $number } { $name }：出局，起司 { $points }
ratjack-screen-out = 出局
ratjack-screen-hidden = 隱藏
ratjack-screen-hidden-known = 隱藏（{ $card }）
ratjack-screen-hand = 你的手牌：
ratjack-screen-card-of = { $name }：{ $card }

## 結束

ratjack-end-round = 第 { $round } 輪
ratjack-end-award = { $name }：+{ $points } 塊起司，{ $reason }

## 規則書中的表格

ratjack-rules-card = 牌
ratjack-rules-face = 標記面
ratjack-rules-effect = 作用

## 網頁

ratjack-page-deck = 牌庫，{ $count } 張
ratjack-page-deck-ran-out = 牌庫用完：本回合後本輪結束
ratjack-page-pile = 棄牌堆，{ $count } 張，頂牌{ $card }
ratjack-page-pile-empty = 棄牌堆是空的
ratjack-page-pile-label = 棄牌（{ $count }）
ratjack-page-pile-title = 棄牌堆，最上面的在前
ratjack-page-deck-top = 牌庫頂，最上面的在前
ratjack-page-goal = 在自己的回合正好 { $target }：Ratjack！超過 { $target }：本輪出局。
ratjack-page-supply = 供應堆的標記
ratjack-page-counts = 算 { $worth }
ratjack-page-known-by = { $names }也知道。
ratjack-page-maybe = 可能是{ $cards }。
ratjack-page-source-printed = 文字與實體遊戲相同。
ratjack-page-source-reconstructed = 實體遊戲的文字不詳；這段文字由我們撰寫。
ratjack-page-sum-under = 總和 { $sum }/{ $target }
ratjack-page-sum-ahead = 總和 { $sum }/{ $target }，領先
ratjack-page-sum-exact = 總和 { $sum }：正好 { $target }
ratjack-page-sum-over = 總和 { $sum }：超過 { $target }
ratjack-page-points = 起司 { $points }/{ $goal }
ratjack-page-out = 出局（{ $sum }）
ratjack-page-hand = 你的手牌
ratjack-page-hand-of = { $name }的手牌：{ $count } 張
ratjack-page-holds = { $name }手上有{ $cards }
ratjack-page-may-hold = { $name }手上可能有{ $cards }
ratjack-page-cards-of = { $name }面前的牌
ratjack-page-hide = 蓋放
ratjack-page-show = 亮出
ratjack-page-discard = 棄置翻牌
ratjack-page-effect = 效果
ratjack-page-effect-show = 亮出
ratjack-page-effect-discard = 棄置
ratjack-page-yes = 交換
ratjack-page-no = 不換
ratjack-page-no-points = 還沒有起司。

## 不提位置的事件句子

ratjack-page-event-card-hidden = { $seat }蓋放{ $card }。
ratjack-page-event-card-hidden-unseen = { $seat }蓋放一張牌。
ratjack-page-event-card-shown = { $seat }亮出{ $card }。
ratjack-page-event-card-flipped = { $seat }翻開{ $owner_seat_is ->
    [self] 自己
   *[other] { $owner_seat }
  }的一張隱藏卡牌：{ $card }。
ratjack-page-event-card-looked-at = { $seat }查看{ $owner_seat_is ->
    [self] 自己
   *[other] { $owner_seat }
  }的一張隱藏卡牌：{ $card }。
ratjack-page-event-card-looked-at-unseen = { $seat }查看{ $what }。
ratjack-page-event-table-card-discarded = { $seat }棄置{ $owner_seat_is ->
    [self] 自己
   *[other] { $owner_seat }
  }的牌：{ $card }。
ratjack-page-event-cards-swapped = { $seat }交換：{ $what }、{ $other }。
ratjack-page-event-card-taken = { $seat }拿走{ $what }。
ratjack-page-event-hidden-card-received = { $seat }得到的隱藏卡牌是{ $card }。
ratjack-page-event-token-placed = { $seat }把標記「{ $token }」放到{ $what }。
ratjack-page-event-token-returned = 標記「{ $token }」回到供應堆。
ratjack-page-event-token-moved = { $seat }把標記「{ $token }」移到{ $other }。
ratjack-page-event-card-turned-down = { $seat }蓋回{ $owner_seat_is ->
    [self] 自己
   *[other] { $owner_seat }
  }的牌：{ $card }。
ratjack-page-event-card-given = { $seat }把{ $card } 正面朝上放到{ $to_seat }面前。
ratjack-page-event-hand-exposed = { $seat }攤開{ $owner_seat }的手牌：{ $card }。
ratjack-page-event-discard-hidden = { $seat }把棄牌堆頂的{ $card } 蓋放。
ratjack-page-event-card-replaced = { $card } 取而代之，放在{ $seat }面前。
ratjack-page-event-points-won = { $seat }得 { $points } 塊起司：{ $reason }。

## 句子裡桌上的牌：「辛巴交換：自己的 11、露娜的 1」

ratjack-page-lying-up = { $owner_is ->
    [self] 自己
   *[other] { $owner }
  }的 { $value }
ratjack-page-lying-known = { $owner_is ->
    [self] 自己
   *[other] { $owner }
  }的隱藏卡牌 { $value }
ratjack-page-lying-hidden = { $owner_is ->
    [self] 自己
   *[other] { $owner }
  }的一張隱藏卡牌

## 精彩時刻

ratjack-page-moment-ratjack = Ratjack！
ratjack-page-moment-exact = { $seat }正好 { $total }
ratjack-page-moment-bust = 爆了！
ratjack-page-moment-over = { $seat }有 { $total }，出局
ratjack-page-moment-cheese = { $seat }得 { $points } 塊起司
ratjack-page-round-sum = 總和 { $total }
ratjack-page-award = { $name }：+{ $points } 塊起司，{ $reason }
ratjack-page-flip = 翻開它，它的效果也會觸發。
ratjack-page-flip-asks = 翻開它，它的效果也會觸發：回合結束前你還要再選一次。
ratjack-page-needs = { $needed ->
    [other-visible] 其他玩家都沒有可見卡牌，效果無法執行。
    [other-hidden] 其他玩家都沒有隱藏卡牌，效果無法執行。
    [own] 你面前沒有別的牌，效果無法執行。
    [own-visible] 你沒有別的可見卡牌，效果無法執行。
    [own-hidden] 你沒有隱藏卡牌，效果無法執行。
    [supply] 供應堆裡沒有標記，效果無法執行。
    [discards] 棄牌不夠，效果無法執行。
    [deck] 牌庫是空的，效果無法執行。
   *[token] 沒有一張牌上有標記，效果無法執行。
  }
ratjack-page-sum-hidden = { $count } 張隱藏卡牌還不算

## 按鍵

ratjack-page-key-choose = 選擇發亮的牌或按鈕，號碼寫在上面
ratjack-page-key-move = 在卡牌、標記或按鈕之間移動
ratjack-page-key-skip = 收起棄牌堆，或跳過精彩時刻

## 網頁上的提問

ratjack-page-ask-first-hide = 蓋放一張牌，另一張留作手牌。
ratjack-page-ask-draw = 抽一張牌：從牌庫或棄牌堆。
ratjack-page-ask-play = 打出兩張手牌中的一張。
ratjack-page-ask-flip = 翻開自己的一張隱藏卡牌。
ratjack-page-ask-effect-draw = 抽一張牌：從牌庫或棄牌堆。
ratjack-page-ask-effect-discard = 棄置一張手牌。
ratjack-page-ask-effect-show = 亮出一張手牌，不觸發效果。
ratjack-page-ask-look = 查看其他玩家的一張隱藏卡牌。
ratjack-page-ask-discard-own = 棄置自己的另一張卡牌。
ratjack-page-ask-swap-own-hidden = 選自己的一張隱藏卡牌交換。
ratjack-page-ask-swap-other-hidden = 換其他玩家的一張隱藏卡牌。
ratjack-page-ask-trigger = 翻開並觸發自己的一張隱藏卡牌。
ratjack-page-ask-swap-own-visible = 選自己的一張可見卡牌交換。
ratjack-page-ask-swap-other-visible = 換其他玩家的一張可見卡牌。
ratjack-page-ask-token = 從供應堆選一枚標記。
ratjack-page-ask-token-own = 把標記放到自己的一張牌上。
ratjack-page-ask-token-other = 把標記放到其他玩家的一張牌上。
ratjack-page-ask-token-any = 把標記放到任意一張牌上。
ratjack-page-ask-turn-down-other = 蓋回其他玩家的一張可見卡牌。
ratjack-page-ask-player = 選擇一位玩家。
ratjack-page-ask-flip-other = 翻開其他玩家的一張隱藏卡牌。
ratjack-page-ask-order = 選下一張放到牌庫頂的牌。
ratjack-page-ask-may-swap = 要用一張隱藏卡牌與它交換嗎？選一張，或選「不換」。
ratjack-page-ask-turn-down-own = 蓋回自己的另一張可見卡牌。
ratjack-page-ask-take-hidden = 拿走其他玩家的一張隱藏卡牌。
ratjack-page-ask-may-exchange = 要用自己的手牌與它交換嗎？
ratjack-page-ask-swap-first = 選要互換的第一張可見卡牌。
ratjack-page-ask-swap-second = 再選另一位玩家的一張可見卡牌。
ratjack-page-ask-move-token = 移動一張牌上的標記。
ratjack-page-ask-copy-other = 複製其他玩家的一張可見卡牌。
ratjack-page-ask-take-off-token = 拿掉一張牌上的標記。
ratjack-page-ask-take-discard = 從棄牌堆拿一張牌。
ratjack-page-ask-shuffle-own = 把自己的另一張可見卡牌洗入牌庫。
ratjack-page-ask-exchange-token = 交換一張牌上的標記。
ratjack-page-ask-copy-own = 再次觸發自己的另一張可見卡牌。
ratjack-page-ask-replace = 棄置自己的一張可見卡牌。
ratjack-page-ask-shuffle-other = 把其他玩家的一張可見卡牌洗入牌庫。
ratjack-page-ask-give-hidden = 送出自己的一張隱藏卡牌。

## 能力的簡稱，用於小牌

ratjack-page-short-draw-discard = 抽一棄一
ratjack-page-short-shuffle-discards = 棄牌洗回
ratjack-page-short-look-hidden = 看隱藏牌
ratjack-page-short-discard-own = 棄自己一張
ratjack-page-short-swap-hidden = 換隱藏牌
ratjack-page-short-flip-trigger = 翻開並觸發
ratjack-page-short-swap-visible = 換可見牌
ratjack-page-short-token-own = 標記給自己
ratjack-page-short-token-other = 標記給別人
ratjack-page-short-turn-down-other = 蓋回別人的
ratjack-page-short-deck-to-other = 牌庫頂給別人
ratjack-page-short-flip-other = 翻開別人的
ratjack-page-short-order-deck = 重排牌庫頂
ratjack-page-short-exchange-hand-discard = 手牌換棄牌
ratjack-page-short-look-swap-hidden = 看牌可換
ratjack-page-short-turn-down-own = 蓋回自己的
ratjack-page-short-take-hidden = 拿隱藏牌
ratjack-page-short-look-exchange-hand = 看手牌可換
ratjack-page-short-swap-two-visible = 任換兩張
ratjack-page-short-token-any = 任放標記
ratjack-page-short-move-token = 移動標記
ratjack-page-short-discard-to-other = 棄牌給別人
ratjack-page-short-copy-other = 複製別人
ratjack-page-short-expose-hand = 攤別人手牌
ratjack-page-short-take-off-token = 拿掉標記
ratjack-page-short-discard-to-hidden = 棄牌蓋放
ratjack-page-short-take-discard = 任拿棄牌
ratjack-page-short-shuffle-own = 自己的洗回
ratjack-page-short-exchange-token = 換標記
ratjack-page-short-copy-own = 再觸發自己
ratjack-page-short-replace-with-discard = 換成棄牌
ratjack-page-short-token-own-and-other = 標記各一
ratjack-page-short-draw-play = 抽一亮一
ratjack-page-short-shuffle-other = 別人的洗回
ratjack-page-short-give-hidden = 送隱藏牌
ratjack-page-short-give-hand = 送手牌

## 教學局

ratjack-lesson-hide = 先蓋放兩張牌中的一張。蓋放 5，留下 12。
ratjack-lesson-draw = 每個回合先抽一張牌：從牌庫，或棄牌堆頂。這次從牌庫抽。
ratjack-lesson-play = 然後打出兩張牌中的一張。亮出的牌計入總和，並觸發效果；蓋放的牌不計數值。
ratjack-lesson-discard = 第三種打法是「棄置翻牌」：翻開你的一張隱藏卡牌，它計入總和，並觸發效果。
ratjack-lesson-show = 亮出 12：點這張牌，再點按鈕。
ratjack-lesson-flip-other = 12 會翻開其他玩家的一張隱藏卡牌。發亮的就能選：點它。
ratjack-lesson-sum = 你的總和現在是 { $total }。長條顯示離 25 還有多遠。
ratjack-lesson-eight = 亮出 8。它的效果是把一枚標記放到自己的牌上。
ratjack-lesson-token = 12 加 8 是 20。選 +5 標記，正好 25。
ratjack-lesson-token-own = 放到可見卡牌上。隱藏卡牌不計數值，有沒有標記都一樣。
ratjack-lesson-flip = 選一張隱藏卡牌翻開。它的效果會觸發，所以必須能完整執行。
ratjack-lesson-out = { $seat }的總和是 { $total }。回合結束時超過 25 的人本輪出局。
ratjack-lesson-out-own = 你的總和是 { $total }。回合結束時超過 25 就出局，下一輪再來。
ratjack-lesson-ratjack = 在自己的回合正好 25：這就是 Ratjack，你得到一塊起司！
ratjack-lesson-won = 你得到 { $points } 塊起司：{ $reason }。
ratjack-lesson-lost = { $seat }得到 { $points } 塊起司：{ $reason }。
ratjack-lesson-ways = 得到起司有四種辦法：正好 25；使其他玩家出局；成為唯一留下的人；最後總和最高。
ratjack-lesson-end = 整個遊戲你都會了。點任何一張牌都能看它的作用。祝你好運！
ratjack-lesson-goal = 目標：最先得到三塊起司。總和正好 25，就能得一塊。
ratjack-lesson-total = 可見卡牌的數值相加就是你的總和。超過 25，你本輪就出局。
