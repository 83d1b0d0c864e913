### 對局結束後核對發牌的頁面。

deal-title = { $game }：發牌核對

## 核對結果

deal-verdict-good = 發牌與承諾一致
    .about = 這個瀏覽器事先看到了承諾，加入了自己的數值，並把每張牌重新抽了一遍。
deal-verdict-fits = 每次抽取都正確
    .about = 抽取結果由種子和各座位加入的數值得出。不是這個瀏覽器親自看到或加入的部分，它無法擔保。
deal-verdict-wrong = 這次發牌有問題
    .about = 下面有對不上的地方。請保存紀錄，並詢問這台伺服器的管理者。
deal-promise-yes = 種子正是承諾過的那個。
deal-promise-no = 種子不是承諾過的那個。
deal-seen-yes = 這個瀏覽器在發牌前看到了承諾。
deal-seen-no = 發牌前，這個瀏覽器看到的是另一個承諾。
deal-seen-none = 這個瀏覽器在發牌前沒有看到承諾。
deal-own-yes = 這個瀏覽器加入的數值在其中。
deal-own-no = 這個瀏覽器加入的數值不在其中。
deal-own-none = 這個瀏覽器沒有加入數值。
deal-draws-right = { $count } 次抽取中有 { $right } 次結果相同。
deal-first-wrong = 第一處不同是第 { $number } 次抽取：當時是「{ $written }」，算出來是「{ $again }」。
deal-given = 前 { $count } 次是教學局事先排好的，不是抽出來的。
deal-answer-yes = 正確：
deal-answer-no = 錯誤：
deal-answer-none = 不清楚：

## 由什麼得出

deal-ingredients = 發牌的依據
deal-promise = 發牌人的承諾，發牌前公布
deal-seed = 發牌人的種子，結束後公布
deal-value = { $name }加入的數值
deal-value-none = 沒有
deal-draws = 每一次抽取
deal-draws-about = 寫法與紀錄相同。點開可以看到是從哪些當中抽的。
deal-drawn-from = 從中抽取：{ $lots }。
deal-lot = { $weight } × { $written }
deal-draw-given = 教學局事先排好的。
deal-draw-again = 算出來是「{ $written }」。

## 簡單地說

deal-proves = 這證明了什麼
deal-proves-before = 承諾是種子的指紋，牌桌在玩家加入數值之前就公布了它，誰也找不到另一個有同樣指紋的種子。所以伺服器知道誰坐哪裡、加入了什麼之後，就不能再挑牌了。
deal-proves-draws = 每次抽取都由種子和各座位加入的數值得出，這個瀏覽器自己把每一次都重新算了一遍。
deal-proves-nobody = 沒有人能獨自決定發什麼牌：伺服器承諾時不知道玩家會加入什麼，玩家加入時也不知道種子。
deal-limits = 這不能證明什麼
deal-limits-knows = 牌是伺服器發的，你玩的時候，它知道所有的牌。
deal-limits-last = 如果伺服器與某位玩家串通，而這位玩家最後一個加入數值，他們可以試很多數值，挑最滿意的一個。
deal-limits-none = 如果沒有玩家加入數值，種子就是伺服器獨自選的，它只是事後不能再改。
deal-limits-rules = 這個頁面不懂規則。每次是從哪些當中抽的、這些是不是你桌上的牌，都以伺服器所說為準。重播會讓你看到牌，「ninelives verify」會依規則核對整份紀錄。
deal-limits-talk = 玩家之間互相透露手牌，這裡看不出來。
