### 教練：對局中的提示和局後的覆盤。

## 提示

coach-chance = { $percent }%
coach-hint-title = 我會這樣走，以及這樣走的勝率：
coach-hint-later = 輪到你時才有提示。
coach-ask = 你會怎麼走？
coach-thinking = 教練正在思考……
command-hint = 教練會怎麼走

## 覆盤

coach-review-whose = 看誰的
coach-review-table = 以表格顯示
coach-review-step = 步
coach-review-before = 之前勝率
coach-review-cost = 代價
coach-review-chart = 勝率：開局 { $start }，結束 { $result }，途中 { $lowest } 到 { $highest }。
coach-review-with = 想知道自己打得怎麼樣：
coach-review-title = { $game }：{ $name }每次選擇時的勝率
coach-review-progress = { $done } / { $all } 次選擇
coach-review-start = 開局：{ $chance }
coach-review-luck = 運氣：{ $points } 個百分點
coach-review-decisions = 決定：{ $points } 個百分點
coach-review-result = 結果：{ $chance }
coach-review-about = 運氣是發牌、他人和翻出的牌造成的；決定是更好的走法本可保住的。單位都是百分點。
coach-review-costly = 代價最大的決定
coach-review-flawless = 沒有哪個決定明顯吃虧。
coach-review-choice = 第 { $step } 步，{ $points } 個百分點
coach-review-made = 實際（{ $chance }）：{ $move }
coach-review-better = 更好（{ $chance }）：{ $move }

## 袋中貓

felix-coach-worth-it = 口袋大約值 { $points } 分，只要 { $mice } 枚老鼠幣。
felix-coach-too-dear = 偏貴：{ $mice } 枚老鼠幣買一個大約值 { $points } 分的口袋。
felix-coach-buy = 只花 { $mice } 枚老鼠幣，買下大約值 { $points } 分的口袋。
felix-coach-not-worth-it = 口袋大約值 { $points } 分，繼續至少要 { $mice }。
felix-coach-leave-row = 口袋大約值 { $points } 分，而一枚老鼠幣也算一分。
felix-coach-pass-mice = 棄權可得 { $mice } 枚老鼠幣。
felix-coach-pass-leaves = 放走一個大約值 { $points } 分的口袋。
felix-coach-good-cat-rich = 好貓（{ $points }）：你的老鼠幣高於平均，可以自己買下。
felix-coach-good-cat-poor = 好貓（{ $points }），可能被別人買走。
felix-coach-bad-cat-rich = 壞貓（{ $points }），放進了你買得起的口袋。
felix-coach-bad-cat-poor = 壞貓（{ $points }），讓別人去買單。
felix-coach-dog = 狗本身不算分，卻打亂別人的算計（{ $card }）。
felix-coach-rabbit = 兔子不算分，風險很小。

## 盒中貓

catinthebox-coach-part-many = { $card } 你有 { $held } 張：這個點數最先沒有顏色可用。
catinthebox-coach-part-few = { $card } 你有 { $held } 張。
catinthebox-coach-predict = 你的大牌大約能吃 { $about } 墩；這裡預測 { $tricks } 墩。
catinthebox-coach-stuck = 之後你必有 { $cards } 張牌無處可放：除非別人先出悖論，否則就是你。
catinthebox-coach-not-stuck = 避開了多數其他走法會導致的悖論。
catinthebox-coach-trumps = 用紅色領先，但本輪放棄{ $colour }。
catinthebox-coach-gives-up = 把這一墩讓給別人，並在本輪放棄{ $colour }。
catinthebox-coach-joins-group = 你最大的一群增至 { $size } 枚棋子。
catinthebox-coach-keeps-open = 給手牌留下最多的空格：{ $spaces } 格。
catinthebox-coach-leads = 用{ $colour }引牌：還有 { $higher } 個更大的空格。
catinthebox-coach-stays-below = 壓低：你要的墩數已經夠了。
catinthebox-coach-cannot-take = 吃不下這一墩。
catinthebox-coach-takes-wanted = 吃下這一墩；你還要 { $wanted } 墩。
catinthebox-coach-takes-unwanted = 多吃了一墩不想要的。
catinthebox-coach-ahead = 暫時領先，後面還有 { $players } 人。

## Ratjack

ratjack-coach-makes-25 = 剛好 25：得一點。
ratjack-coach-last-in = 只剩你一人在場：得一點。
ratjack-coach-highest = 牌堆用完，你的總和最高：得一點。
ratjack-coach-knocks-out = 使其出局：{ $seats }。
ratjack-coach-out = 超過 25 共 { $above }：你出局。
ratjack-coach-others-win = 讓別人得一點：{ $seats }。
ratjack-coach-above = 總和超過 25 共 { $above }，除非後續效果補救。
ratjack-coach-at-25 = 總和暫時是 25；效果還在繼續。
ratjack-coach-below = 總和變為 { $sum }：比 25 少 { $below }。
ratjack-coach-their-sum = { $seat }的總和變為 { $sum }。
ratjack-coach-no-sum = 不改變任何總和。
ratjack-coach-unseen-card = 取決於一張你看不到的牌。
ratjack-coach-hides = 把 { $value } 藏起來備用。
ratjack-coach-hides-fitting = 藏起剛好湊成 25 的 { $value }。
ratjack-coach-flips = 棄掉它，翻開自己的一張隱藏卡牌（{ $card }）。
ratjack-coach-keeps = 手裡留下：{ $cards }。
ratjack-coach-pile = 看得見的牌：{ $value }。
ratjack-coach-pile-fits = 棄牌堆頂的 { $value } 剛好湊成 25。
ratjack-coach-deck = 你看不到的 { $unseen } 張牌中，有 { $fitting } 張不會讓你超過 25。
ratjack-coach-deck-known = 你知道牌堆頂是 { $value }。
