### 袋中貓（Felix: The Cat in the Sack）

## 牌

felix-card-cat-minus-8 = 貓 −8
felix-card-cat-minus-5 = 貓 −5
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
    .about = 只有一隻狗、又找不到要追的貓時怎麼辦，以及平手時是否再比
felix-option-edition-international = 國際版（兔子永遠不會被嚇跑，平手時比貓的分數）
felix-option-edition-german = 德文版（狗也會嚇跑兔子，平手就共享勝利）
felix-option-public-mice = 公開老鼠幣
    .about = 是否人人都能看到每個人有多少老鼠幣
felix-option-public-mice-no = 否，只看自己的
felix-option-public-mice-yes = 是
felix-option-open-won-cards = 公開贏得的牌
    .about = 是否人人都能看到每個人贏得的牌
felix-option-open-won-cards-no = 否，只看自己的
felix-option-open-won-cards-yes = 是

## 發生了什麼

felix-event-start-player-drawn = 抽籤決定第一位起始玩家：{ $seat }。
felix-event-card-removed = 鄰座從{ $seat }的牌中抽走一張：{ $card }。
felix-event-card-removed-unseen = 鄰座從{ $seat }的牌中抽走一張，沒有看牌面。
felix-event-round-began = 第 { $round } 輪。起始玩家：{ $seat }。
felix-event-card-placed = { $seat }把一張牌放進袋子：{ $card }。
felix-event-card-placed-unseen = { $seat }把一張牌放進袋子。
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
felix-event-row-sold = { $seat }付 { $mice } 枚老鼠幣，得到{ $cards }。
felix-event-row-declined = { $seat }也不要這個袋子。流標，移出遊戲：{ $cards }。
felix-event-mouse-cards-filled = 銀行拿出 { $mice } 枚老鼠幣放到老鼠牌上。
felix-event-mouse-cards-stayed-empty = 老鼠牌上不放老鼠幣；銀行有 { $bank } 枚。
felix-event-seat-scored = { $seat }：貓 { $cat_points } 分，老鼠幣 { $mice } 分，共 { $points } 分。
felix-event-game-ended = 遊戲結束。得分：{ $points }。

## 問什麼，能做什麼

felix-ask-place = 把哪張牌放進袋子？例如：place 8 或 place big dog
felix-ask-bid = 為袋子出價，或者放棄，例如：bid 4
felix-ask-raise = 把出價提高到新的總額，或者放棄，例如：bid 6
felix-ask-buy = 沒有人出價。用 1 枚老鼠幣買下袋子，或者放棄：buy 或 pass
felix-action-place = 放進袋子：{ $card }
felix-action-pass = 放棄：收回出價，拿走數字最小的老鼠牌上的老鼠幣，退出本輪
felix-action-buy = 用 1 枚老鼠幣買下袋子
felix-action-bid = 為袋子總共出價 { $mice } 枚老鼠幣
felix-action-bid-range = 為袋子總共出這麼多老鼠幣

## 為什麼不行

felix-reason-already-placed = 你已經把牌放進袋子了。
felix-reason-place-first = 請先把一張牌放進袋子。
felix-reason-already-passed = 你已經放棄，本輪不能再參與。
felix-reason-no-mice = 你沒有老鼠幣可以買。
felix-reason-buy-or-pass = 沒有人出價：現在只能買下或放棄。
felix-reason-row-not-offered = 只有其他人全都放棄，而且沒有人出過價，才能直接買下袋子。
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
felix-end-sold = { $name }：付 { $price }，得到{ $cards }，值 { $points } 分
felix-end-unsold = 流標：{ $cards }
felix-end-player = 玩家
felix-end-cats = 貓
felix-end-mice = 老鼠幣
felix-end-points = 得分

## 網頁上

felix-page-ask-place = 從手牌中選一張放進袋子。
felix-page-ask-bid = 為袋子出價，或者放棄。
felix-page-ask-raise = 提高出價，或者放棄。
felix-page-ask-buy = 沒有人出價。用 1 枚老鼠幣買下袋子，或者放棄。
felix-page-sack = 袋子
felix-page-hand = 你的手牌
felix-page-hands = 所有人的手牌
felix-page-pile = 牌堆
felix-page-start = 起始
felix-page-bank = 銀行
felix-page-mouse-card-next = { $mice } 枚老鼠幣：下一個放棄的人拿走
felix-page-mouse-card-full = { $mice } 枚老鼠幣：留給之後放棄的人
felix-page-mouse-card-empty = 老鼠牌 { $mice } 是空的
felix-page-slot-empty = { $name }：還沒有牌
felix-page-slot-down = { $name }：一張蓋著的牌
felix-page-slot-known = { $name }，蓋著的牌：{ $card }
felix-page-slot-open = { $name }：{ $card }
felix-page-slot-leaves = { $name }：{ $card }；照目前的牌看，會離開
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
felix-page-no-bid = 還沒有人出價
felix-page-high-bid = 最高價：{ $mice }（{ $name }）
felix-page-for-passing = 放棄可得：
felix-page-in-sack = 袋子裡的牌
felix-page-of = { $count } / { $seats }
felix-page-highest = 最高出價
felix-page-worth-open = 翻開的牌
felix-page-worth-all = 全部的牌
felix-page-still-hidden = 還有 { $count } 張未翻開
felix-page-paid = 付了
felix-page-choosing = 選牌中
felix-page-chosen = 已放入
felix-page-cat-leaves = 逃走
felix-page-dog-leaves = 離開
felix-page-bark = 汪！
felix-page-own = 你擁有的
felix-page-own-cats = 貓
felix-page-own-mice = 老鼠幣
felix-page-own-points = 得分
felix-page-bidding = 出價
felix-page-amount = 你的出價；你有 { $mice } 枚老鼠幣
felix-page-less = 減少
felix-page-more = 增加
felix-page-bid = 出價 { $mice }
felix-page-buy = 用 { $mice } 枚買下
felix-page-pass = 放棄
felix-page-put = 放進袋子
felix-page-removed = 被抽走的牌：{ $card }
felix-page-sheet-sold = { $name }付 { $mice } 枚
felix-page-sheet-cards = 牌 { $points }
felix-page-sheet-secret = 其他玩家有多少老鼠幣，到最後才公開。
felix-page-sheet-unsold = 流標
felix-page-round-sold = { $name_is ->
    [you] 你花 { $mice } 枚老鼠幣買下袋子
   *[other] { $name }花 { $mice } 枚老鼠幣買下袋子
  }
felix-page-round-unsold = 這個袋子流標了
felix-page-round-buyer = 貓 { $points }，老鼠幣 −{ $mice }
felix-page-round-passed = { $mice ->
    [0] 放棄，沒有老鼠幣
   *[other] 放棄，得 { $mice } 枚老鼠幣
  }
felix-key-place = 把一張手牌放進袋子
felix-key-move = 在牌之間移動
felix-key-amount = 輸入出價
felix-key-step = 加價或減價
felix-key-answer = 出價、買下、確認
felix-key-pass = 放棄

## 教學局

felix-lesson-hand = 這是你的牌：好貓、壞貓和兩隻狗。你的兔子被抽走了，這件事只有你知道。
felix-lesson-place = 每一輪，每人把一張牌藏進袋子。點一張你想藏的牌。
felix-lesson-open = 整個袋子都要拍賣。你是起始玩家，所以先翻開你的牌。
felix-lesson-bid = 用老鼠幣為袋子出價，要高於之前的出價。最後留下的人買下袋子。
felix-lesson-pass = 也可以放棄：拿走有標記的老鼠牌上的老鼠幣，然後翻開下一張牌。
felix-lesson-first-bid = 每枚老鼠幣也是 1 分，出價別超過這些貓可能的價值。出價，還是放棄？
felix-lesson-raise = 有人出價更高。提高總價，或者放棄：收回你的出價，還能再拿老鼠幣。
felix-lesson-buy = 沒有人出價。只要 1 枚老鼠幣，整個袋子就歸你。
felix-lesson-passed = 你放棄了，收回出價。{ $mice ->
    [0] 已經沒有老鼠幣可拿。
   *[other] 另外拿到 { $mice } 枚老鼠幣。
  }
felix-lesson-dog = 只有一隻狗時，牠會從袋子裡嚇跑一隻貓：大狗嚇跑最好的，小狗嚇跑最壞的。
felix-lesson-signs = ▲ 是大狗，▼ 是小狗。牌上的標籤表示：照目前的牌看，這張牌會離開。
felix-lesson-big-dog = { $cat_seat_is ->
    [you] 這隻大狗嚇跑了袋子裡最好的貓，正是你的{ $card }。牠們一起離開。
   *[other] { $dog_seat_is ->
        [you] 你的大狗嚇跑了最好的貓：{ $cat_seat }的{ $card }。牠們一起離開。
       *[other] 大狗嚇跑了最好的貓：{ $cat_seat }的{ $card }。牠們一起離開。
    }
  }
felix-lesson-small-dog = { $cat_seat_is ->
    [you] 這隻小狗嚇跑了袋子裡最壞的貓，正是你的{ $card }。牠們一起離開。
   *[other] { $dog_seat_is ->
        [you] 你的小狗嚇跑了最壞的貓：{ $cat_seat }的{ $card }。真夠朋友！
       *[other] 小狗嚇跑了最壞的貓：{ $cat_seat }的{ $card }。真夠朋友！
    }
  }
felix-lesson-dogs = 兩隻以上的狗只會互相追逐。狗都離開，貓都留下。
felix-lesson-bad-buy = 哎呀！你付了 { $mice } 枚老鼠幣，這些牌只值 { $worth } 分。你虧了。
felix-lesson-good-buy = 你付了 { $mice } 枚老鼠幣，這些牌值 { $worth } 分。買下的人下一輪先開始。
felix-lesson-sold = { $seat }付了 { $mice } 枚老鼠幣，這些牌值 { $worth } 分。買下的人下一輪先開始。
felix-lesson-bank = 付出的老鼠幣進銀行，銀行再把老鼠牌放滿。
felix-lesson-tip = 小提示：別人會買單時，藏壞貓或狗；自己想買時，藏一隻好貓。
felix-lesson-end = 你都學會了。九輪之後，分數最高的人獲勝。祝你好運！
felix-lesson-goal = 目標：九輪之後分數最高。貓照牌上的數字計分，每枚老鼠幣算 1 分。
