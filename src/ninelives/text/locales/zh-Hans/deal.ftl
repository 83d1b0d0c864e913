### 对局结束后核对发牌的页面。

deal-title = { $game }：发牌核对

## 核对结果

deal-verdict-good = 发牌与承诺一致
    .about = 这个浏览器事先看到了承诺，加入了自己的数值，并把每张牌重新抽了一遍。
deal-verdict-fits = 每次抽取都正确
    .about = 抽取结果由种子和各座位加入的数值得出。这个浏览器没有亲眼看到或亲自加入的，它无法担保。
deal-verdict-wrong = 这次发牌有问题
    .about = 下面有对不上的地方。请保存记录，并联系这台服务器的管理者。
deal-promise-yes = 种子正是当初承诺的那个。
deal-promise-no = 种子不是当初承诺的那个。
deal-seen-yes = 这个浏览器在发牌前看到了承诺。
deal-seen-no = 发牌前，这个浏览器看到的是另一个承诺。
deal-seen-none = 这个浏览器在发牌前没有看到承诺。
deal-own-yes = 这个浏览器加入的数值在其中。
deal-own-no = 这个浏览器加入的数值不在其中。
deal-own-none = 这个浏览器没有加入数值。
deal-draws-right = { $count } 次抽取中有 { $right } 次结果相同。
deal-first-wrong = 第一处不同是第 { $number } 次抽取：当时是“{ $written }”，算出来是“{ $again }”。
deal-given = 前 { $count } 次是为教学摆好的，不是抽出来的。
deal-answer-yes = 正确：
deal-answer-no = 错误：
deal-answer-none = 不清楚：

## 由什么得出

deal-ingredients = 发牌由什么得出
deal-promise = 发牌人的承诺，发牌前公布
deal-seed = 发牌人的种子，结束后公布
deal-value = { $name }加入了
deal-value-none = 没有
deal-draws = 每一次抽取
deal-draws-about = 写法与记录相同。点开可以看到是从什么里抽的。
deal-drawn-from = 从中抽取：{ $lots }。
deal-lot = { $weight } × { $written }
deal-draw-given = 为教学摆好的。
deal-draw-again = 算出来是“{ $written }”。

## 简单地说

deal-proves = 这证明了什么
deal-proves-before = 承诺是种子的指纹，牌桌在玩家加入数值之前就公布了它，谁也找不到另一个有同样指纹的种子。所以服务器看到谁坐哪里、加入了什么之后，就不能再挑选牌了。
deal-proves-draws = 每次抽取都由种子和各座位加入的数值得出，这个浏览器自己把每一次都重新算了一遍。
deal-proves-nobody = 没有人能独自决定发什么牌：服务器承诺时不知道玩家会加入什么，玩家加入时也不知道种子。
deal-limits = 这不能证明什么
deal-limits-knows = 牌是服务器发的，你玩的时候，它知道所有的牌。
deal-limits-last = 如果服务器与某位玩家串通，而这位玩家最后一个加入数值，他们可以试很多数值，挑最有利的一个。
deal-limits-none = 如果没有玩家加入数值，种子就是服务器独自选的，它只是事后不能再改。
deal-limits-rules = 这个页面不懂规则。每次是从什么里抽的、这些是不是你桌上的牌，都以服务器所说为准。回放会让你看到牌，“ninelives verify”会按规则把记录重走一遍。
deal-limits-talk = 玩家之间互相透露手牌，这里也看不出来。
