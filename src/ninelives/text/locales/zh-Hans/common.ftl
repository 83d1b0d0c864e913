### 终端和网页共用的文字。

## 游戏

game-felix = 袋中猫（Felix）：为一袋看不见的猫出价
game-catinthebox = 盒中猫（Cat in the Box）：你说这张牌是什么颜色，它就是什么颜色
game-ratjack = Ratjack：25 点，多一点也不行
game-name-felix = 袋中猫
game-name-catinthebox = 盒中猫
game-name-ratjack = Ratjack

## 玩家与列表

you = 你
list-separator = |、|
list-empty = 无
winners = { $who ->
    [you] 你赢了！
    [one] { $names }获胜。
   *[many] { $names }共享胜利。
  }
refused = { $reason }（规则 { $rule }）

## 各游戏共用的原因

reason-unknown-action = 没有这样的行动。
reason-game-over = 游戏已经结束。
reason-not-your-turn = 还没有轮到你。
reason-not-in-hand = 你手里没有这张牌。
reason-dealing = 还在发牌。
