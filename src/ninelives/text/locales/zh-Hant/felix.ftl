### 袋中貓（Felix: The Cat in the Sack）

## 牌

felix-card-cat-minus-8 = 貓 -8
felix-card-cat-minus-5 = 貓 -5
felix-card-rabbit = 兔子
felix-card-cat-3 = 貓 3
felix-card-cat-5 = 貓 5
felix-card-cat-8 = 貓 8
felix-card-cat-11 = 貓 11
felix-card-cat-15 = 貓 15
felix-card-big-dog = 大狗
felix-card-small-dog = 小狗

## 選項

felix-option-edition = 版本
    .about = 單獨一隻狗找不到要追的貓時怎麼辦，以及平手時是否再比
felix-option-edition-international = 國際版（兔子永遠不會被嚇跑，平手時比貓牌分數）
felix-option-edition-german = 德國版（狗也會嚇跑兔子，平手則共享勝利）
felix-option-public-mice = 公開老鼠幣
    .about = 是否人人都能看到每個人有多少老鼠幣
felix-option-public-mice-no = 否，只看自己的
felix-option-public-mice-yes = 是
felix-option-open-won-cards = 公開贏得的牌
    .about = 是否人人都能看到每個人贏得的牌
felix-option-open-won-cards-no = 否，只看自己的
felix-option-open-won-cards-yes = 是

## 發生了什麼

felix-event-start-player-drawn = 抽籤決定首位起始玩家：{ $seat }。
felix-event-card-removed = 鄰座從{ $seat }的牌中抽走一張：{ $card }。
felix-event-card-removed-unseen = 鄰座從{ $seat }的牌中暗抽走一張。
felix-event-round-began = 第 { $round } 輪。起始玩家：{ $seat }。
felix-event-card-placed = { $seat }往袋子裡放了一張牌：{ $card }。
felix-event-card-placed-unseen = { $seat }往袋子裡放了一張牌。
felix-event-pile-card-turned = 翻開牌堆的牌：{ $card }。
felix-event-card-turned = 翻開{ $seat }的牌：{ $card }。
felix-event-bid-made = { $seat }出價 { $mice }。
felix-event-passed = { $seat }放棄，{ $bid ->
    [0] { "" }
   *[other] 收回 { $bid }，
  }{ $mice ->
    [0] 沒有老鼠幣可拿。
   *[other] 拿走 { $mice } 枚老鼠幣。
  }
felix-event-row-offered = 沒有人出價。{ $seat }可以用 1 枚老鼠幣買下袋子。
felix-event-dogs-left = 狗互相追逐，全都跑了：{ $cards }。
felix-event-big-dog-chased = 大狗嚇跑了：{ $card }。
felix-event-small-dog-chased = 小狗嚇跑了：{ $card }。
felix-event-dog-left-alone = { $card }沒有可追的，自己離開。
felix-event-row-sold = { $seat }付 { $mice } 枚老鼠幣，得到 { $cards }。
felix-event-row-declined = { $seat }也不要這個袋子。移出遊戲：{ $cards }。
felix-event-mouse-cards-filled = 銀行拿出 { $mice } 枚老鼠幣放到老鼠牌上。
felix-event-mouse-cards-stayed-empty = 老鼠牌上不放老鼠幣；銀行有 { $bank } 枚。
felix-event-seat-scored = { $seat }：貓 { $cat_points } 分，老鼠幣 { $mice } 分，共 { $points } 分。
felix-event-game-ended = 遊戲結束。得分：{ $points }。

## 問什麼，能做什麼

felix-ask-place = 往袋子裡放哪張牌？例如：place 8 或 place big dog
felix-ask-bid = 為袋子出價，或者放棄，例如：bid 4
felix-ask-raise = 把出價提高到新的總額，或者放棄，例如：bid 6
felix-ask-buy = 沒有人出價。用 1 枚老鼠幣買下袋子，或者放棄：buy 或 pass
felix-action-place = 正面朝下放進口袋：{ $card }
felix-action-pass = 收回出價，拿走數字最小的老鼠牌上的老鼠幣，退出本輪
felix-action-buy = 用 1 枚老鼠幣買下袋子
felix-action-bid = 為袋子總共出價 { $mice } 枚老鼠幣
felix-action-bid-range = 為袋子總共出這麼多老鼠幣

## 為什麼不行

felix-reason-already-placed = 你已經把牌放進口袋了。
felix-reason-place-first = 先往袋子裡放一張牌。
felix-reason-already-passed = 你已經放棄，本輪不能再參與。
felix-reason-no-mice = 你沒有老鼠幣，買不了。
felix-reason-buy-or-pass = 沒有人出價：現在只能買下或放棄。
felix-reason-row-not-offered = 只有其他人全都放棄而且沒有人出價時，才能直接買下袋子。
felix-reason-bid-too-low = 出價必須高於目前最高價。
felix-reason-bid-above-mice = 你沒有這麼多老鼠幣。

## 牌桌

felix-screen-title = 第 { $round } 輪（共 { $rounds } 輪）
felix-screen-mouse-cards = 放棄可得的老鼠幣：{ $mice }。銀行：{ $bank }。
felix-screen-pile = （牌堆）
felix-screen-card = 袋子
felix-screen-bid = 出價
felix-screen-mice = 老鼠幣
felix-screen-won = 贏得
felix-screen-passed = 放棄
felix-screen-secret = 保密
felix-screen-won-open = { $count ->
    [0] -
   *[other] { $count } 張：{ $points }
  }
felix-screen-won-closed = { $count ->
    [0] -
   *[other] { $count } 張
  }
felix-screen-hand = 你的手牌：
felix-screen-own-won = 你贏得的牌：

## 結束

felix-end-round = 第 { $round } 輪
felix-end-row = 袋子裡：{ $cards }
felix-end-left = 移出遊戲：{ $cards }
felix-end-sold = { $name }：付 { $price }，得到 { $cards }，值 { $points } 分
felix-end-unsold = 沒有人要：{ $cards }
felix-end-player = 玩家
felix-end-cats = 貓
felix-end-mice = 老鼠幣
felix-end-points = 得分

## 網頁上

felix-page-ask-place = 從手牌中選一張放進口袋。
felix-page-ask-bid = 為袋子出價，或者放棄。
felix-page-ask-raise = 提高出價，或者放棄。
felix-page-ask-buy = 沒有人出價。用 1 枚老鼠幣拿下袋子，或者放棄。
felix-page-sack = 袋子
felix-page-hand = 你的手牌
felix-page-hands = 所有人的手牌
felix-page-pile = 牌堆
felix-page-start = 先手
felix-page-bank = 銀行
felix-page-mouse-cards = 銀行和老鼠牌
felix-page-mouse-card-next = { $mice } 枚老鼠幣：歸下一個放棄的人
felix-page-mouse-card-full = { $mice } 枚老鼠幣，留給後面放棄的人
felix-page-mouse-card-empty = 老鼠牌 { $mice } 是空的
felix-page-slot-empty = { $name }：還沒有牌
felix-page-slot-down = { $name }：一張蓋著的牌
felix-page-slot-known = { $name }，蓋著的牌：{ $card }
felix-page-slot-open = { $name }：{ $card }
felix-page-slot-leaves = { $name }：{ $card }；照現在的樣子，牠會離開
felix-page-mice-of = { $mice } 枚老鼠幣
felix-page-mice-secret = 老鼠幣：保密
felix-page-won-open = { $count ->
    [0] 還沒贏得牌
   *[other] 贏得 { $count } 張牌，值 { $points } 分
  }
felix-page-won-closed = { $count ->
    [0] 還沒贏得牌
   *[other] 贏得 { $count } 張牌
  }
felix-page-placed = 袋子裡有 { $count } 張牌，共 { $seats } 張
felix-page-no-bid = 還沒有人出價
felix-page-high-bid = 最高價：{ $mice }（{ $name }）
felix-page-worth = 翻開的牌值 { $points } 分
felix-page-bidding = 出價
felix-page-amount = 你的出價；你有 { $mice } 枚老鼠幣
felix-page-less = 減少
felix-page-more = 增加
felix-page-bid = 出價 { $mice }
felix-page-buy = 用 { $mice } 枚拿下
felix-page-pass = 放棄
felix-page-put = 放進口袋
felix-page-removed = 你少了的牌：{ $card }
felix-page-own-won = 貓 { $points } + 老鼠幣 { $mice } = { $total }
felix-page-sheet-sold = { $name }付了 { $mice }
felix-page-sheet-unsold = 沒有人要
felix-key-place = 把一張手牌放進口袋
felix-key-move = 在牌之間移動
felix-key-amount = 輸入出價
felix-key-step = 加價或減價
felix-key-answer = 出價、買下、確認
felix-key-pass = 放棄

## 第一局教學

felix-lesson-hand = 這些是你的動物：好貓、壞貓和兩隻狗。你這套牌裡的兔子已經出局，只有你知道。
felix-lesson-place = 每一輪，大家各把一張牌藏進袋子，然後整袋拍賣。點一張牌，把它藏進去。
felix-lesson-open = 你是起始玩家，所以最先翻開你的牌。其餘的先蓋著。
felix-lesson-bid = 現在用老鼠幣出價：要高於目前最高價，或者放棄。每枚老鼠幣也值 1 分，別付得比貓還貴。
felix-lesson-pass = 放棄的人拿走有標記的那張老鼠牌上的老鼠幣，然後翻開下一張牌。留得越久，拿得越多，也看得越清。
felix-lesson-raise = 有人出價比你高。把總價再提高，或者放棄：收回自己的出價，再拿走老鼠幣。
felix-lesson-buy = 沒有人出價。只要 1 枚老鼠幣，整個袋子就歸你，要不要隨你。
felix-lesson-big-dog = 袋子裡只有一隻大狗時，牠會嚇跑最好的貓，一起離開。
felix-lesson-small-dog = 袋子裡只有一隻小狗時，牠會嚇跑最壞的貓，一起離開。真夠朋友！
felix-lesson-dogs = 兩隻或更多的狗只會互相追逐，貓都留下。
felix-lesson-sold = 最後留下的人付出自己的出價，袋子裡的牌不論好壞全歸他。買下的人是下一輪的起始玩家。
felix-lesson-bank = 付出的老鼠幣進銀行，只要夠，銀行就重新放滿老鼠牌。
felix-lesson-tip = 小提示：別人會買單時，藏一隻壞貓或一隻狗；打算自己買時，藏一隻好貓。
felix-lesson-end = 九輪之後，貓和老鼠幣加在一起，分高者勝。要懂的你都懂了，祝你好運！
