### 终端和网页共用的文字。
###
### 所有简体中文文字的写法：汉字与拉丁字母、数字之间空一格，全角标点两边不空格；
### 标点用全角，省略号写作“……”，负号写作“−”。人名、卡名等变量若是汉字，前后不空格，
### 因此玩家的名字不论用什么文字，都直接跟汉字相连。用语见 glossary/zh-Hans.toml。

## 游戏

game-felix = 袋中猫（Felix）：为一袋看不见的猫出价
game-catinthebox = 盒中猫（Cat in the Box）：你说这张牌是什么颜色，它就是什么颜色
game-ratjack = 鼠城之夜（Ratjack）：正好 25，多 1 就出局
game-name-felix = 袋中猫
game-name-catinthebox = 盒中猫
game-name-ratjack = 鼠城之夜
game-points-felix = { $points } 分
game-points-catinthebox = { $points } 分
game-points-ratjack = { $points } 块奶酪

## 玩家与列表

you = 你
list-separator = |、|
list-empty = 无
sentence-separator = ||
described = { $name }：{ $about }
remarked = { $text }（{ $remark }）
winners = { $who ->
    [you] 你赢了！
    [one] { $names }获胜。
   *[many] { $names }共享胜利。
  }
refused = { $reason }（规则 { $rule }）

## 各游戏共用的原因

reason-unknown-action = 没有这样的行动。
reason-game-over = 游戏已经结束。
reason-not-your-turn = 还没轮到你。
reason-not-in-hand = 你手里没有这张牌。
reason-dealing = 还在发牌。
