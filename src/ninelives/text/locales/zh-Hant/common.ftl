### 終端機和網頁共用的文字。
###
### 所有繁體中文文字的排版：漢字與拉丁字母、數字之間空一格；標點用全形，旁邊不空格。
### 變數依內容處理：數字前後空一格；玩家、牌、顏色等名稱不空，但以數字收尾的牌名後面空一格。
### 減號用 −，省略號用「……」。

## 遊戲

game-felix = 袋中貓（Felix）：為一袋看不見的貓出價
game-catinthebox = 盒中貓（Cat in the Box）：你說牌是什麼顏色，它就是什麼顏色
game-ratjack = 鼠城之夜（Ratjack）：25 點，多 1 點就出局
game-name-felix = 袋中貓
game-name-catinthebox = 盒中貓
game-name-ratjack = 鼠城之夜
game-points-felix = { $points } 分
game-points-catinthebox = { $points } 分
game-points-ratjack = { $points } 塊起司

## 玩家與列表

you = 你
list-separator = |、|
list-empty = 無
sentence-separator = ||
described = { $name }：{ $about }
remarked = { $text }（{ $remark }）
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
reason-not-in-hand = 你手上沒有這張牌。
reason-dealing = 還在發牌。
