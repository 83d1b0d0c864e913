### 終端和網頁共用的文字。

## 遊戲

game-felix = 袋中貓（Felix）：為一袋看不見的貓出價
game-catinthebox = 盒中貓（Cat in the Box）：你說這張牌是什麼顏色，它就是什麼顏色
game-ratjack = Ratjack：25 點，多一點也不行
game-name-felix = 袋中貓
game-name-catinthebox = 盒中貓
game-name-ratjack = Ratjack

## 玩家與列表

you = 你
list-separator = |、|
list-empty = 無
winners = { $who ->
    [you] 你贏了！
    [one] { $names }獲勝。
   *[many] { $names }共享勝利。
  }
refused = { $reason }（規則 { $rule }）

## 各遊戲共用的原因

reason-unknown-action = 沒有這樣的行動。
reason-game-over = 遊戲已經結束。
reason-not-your-turn = 還沒有輪到你。
reason-not-in-hand = 你手裡沒有這張牌。
reason-dealing = 還在發牌。
