### 教練：對局中的提示，以及局後的覆盤。

## 提示

coach-chance = { $percent }%
coach-hint-title = 我會這樣打，以及這樣打的勝率：
coach-hint-later = 輪到你時才有提示。
coach-ask = 你會怎麼打？
coach-thinking = 教練正在思考……
command-hint = 教練會怎麼打

## 覆盤

coach-review-whose = 看誰的
coach-review-table = 以表格顯示
coach-review-step = 步
coach-review-before = 之前勝率
coach-review-cost = 代價
coach-review-chart = 勝率：開局 { $start }，結束 { $result }，途中最低 { $lowest }、最高 { $highest }。
coach-review-with = 想知道自己打得怎麼樣：
coach-review-title = { $game }：{ $name }每一步的勝率
coach-review-progress = 已分析 { $done } / { $all } 個決定
coach-review-start = 開局：{ $chance }
coach-review-luck = 運氣：{ $points }
coach-review-decisions = 決定：{ $points }
coach-review-result = 結果：{ $chance }
coach-review-about = 運氣：發牌、翻牌和別人的行動造成的。決定：換成更好的打法，本來可以多拿到的。單位都是百分點。
coach-review-costly = 代價最大的決定
coach-review-flawless = 打得漂亮：沒有哪個決定明顯吃虧。
coach-review-choice = 第 { $step } 步：{ $points }
coach-review-made = 你的打法（{ $chance }）：{ $move }
coach-review-better = 更好的打法（{ $chance }）：{ $move }
coach-review-mark-back = 上一個標記
coach-review-mark-on = 下一個標記
coach-review-comments = 評語
coach-review-costly-move = 代價：{ $points } 個百分點
coach-review-strong-move = 高招：比次好的打法多 { $points } 個百分點
coach-review-best-move = 最好的打法
coach-review-fair-move = 與最好的打法相差無幾
coach-review-strongest = 最好的決定

coach-review-nothing = 這一步沒有需要做的決定。線上的標記會帶你到最重要的幾步。

## 袋中貓

felix-coach-worth-it = 花 { $mice } 枚老鼠幣，買下大約值 { $points } 分的袋子。
felix-coach-too-dear = 太貴：袋子大約值 { $points } 分，卻要 { $mice } 枚老鼠幣。
felix-coach-buy = 只花 { $mice } 枚老鼠幣，就買下大約值 { $points } 分的袋子。
felix-coach-not-worth-it = 袋子大約值 { $points } 分，不放棄就至少要出 { $mice } 枚老鼠幣。
felix-coach-leave-row = 袋子大約值 { $points } 分，而你的 1 枚老鼠幣也值 1 分。
felix-coach-pass-mice = 放棄可得 { $mice } 枚老鼠幣。
felix-coach-pass-leaves = 放走大約值 { $points } 分的袋子。
felix-coach-good-cat-rich = 好貓（{ $points }）：你的老鼠幣比平均多，可以自己買。
felix-coach-good-cat-poor = 好貓（{ $points }），可能會被別人買走。
felix-coach-bad-cat-rich = 壞貓（{ $points }），而這個袋子你自己買得起。
felix-coach-bad-cat-poor = 壞貓（{ $points }），讓別人花錢去買。
felix-coach-dog = { $card }本身不算分，卻會打亂別人的盤算。
felix-coach-rabbit = 兔子不算分，風險很小。

## 盒中貓

catinthebox-coach-part-many = 你有 { $held } 張 { $card }：同樣的數字太多，顏色最先用完。
catinthebox-coach-part-few = 你有 { $held } 張 { $card }。
catinthebox-coach-predict = 看你的大牌，大約能吃 { $about } 墩；這裡預測 { $tricks } 墩。
catinthebox-coach-stuck = 你會有 { $cards } 張牌沒有格子可放：除非別人先引發悖論，否則就是你引發。
catinthebox-coach-not-stuck = 換成其他打法，多半會引發悖論；這樣可以避開。
catinthebox-coach-trumps = 用紅色領先，但本輪失去{ $colour }。
catinthebox-coach-gives-up = 讓出這一墩，並在本輪失去{ $colour }。
catinthebox-coach-joins-group = 你最大的一群增加到 { $size } 個棋子。
catinthebox-coach-keeps-open = 為手牌留下最多的空格：{ $spaces } 格。
catinthebox-coach-leads = 用{ $colour }引牌：還有 { $higher } 個更大的空格。
catinthebox-coach-stays-below = 出小牌，不吃這一墩：你要的墩數已經夠了。
catinthebox-coach-cannot-take = 吃不下這一墩。
catinthebox-coach-takes-wanted = 吃下這一墩；你還要 { $wanted } 墩。
catinthebox-coach-takes-unwanted = 會多吃一墩，超出你要的墩數。
catinthebox-coach-ahead = 暫時領先，後面還有 { $players } 人。

catinthebox-coach-leaves = 之後你的手牌在{ $colour }還剩 { $spaces } 個空格。

## 鼠城之夜

ratjack-coach-makes-25 = 正好 25：得 1 塊起司。
ratjack-coach-last-in = 只剩你沒有出局：得 1 塊起司。
ratjack-coach-highest = 牌庫用完，你的總和最高：得 1 塊起司。
ratjack-coach-knocks-out = 使人出局：{ $seats }。
ratjack-coach-out = 總和比 25 多 { $above }：你出局。
ratjack-coach-others-win = 讓別人得 1 塊起司：{ $seats }。
ratjack-coach-nobody-wins = 牌庫用完，最高的總和平手：沒有人得到起司。
ratjack-coach-above = 總和比 25 多 { $above }，除非接下來的效果能挽回。
ratjack-coach-at-25 = 總和暫時是 25，效果還沒結束。
ratjack-coach-below = 總和變成 { $sum }：比 25 少 { $below }。
ratjack-coach-their-sum = { $seat }的總和變成 { $sum }。
ratjack-coach-no-sum = 誰的總和都不變。
ratjack-coach-unseen-card = 取決於一張你看不到的牌。
ratjack-coach-hides = 蓋放 { $value }，留到以後用。
ratjack-coach-hides-fitting = 蓋放能湊成 25 的 { $value }。
ratjack-coach-flips = 棄置{ $card }，翻開自己的一張隱藏卡牌。
ratjack-coach-keeps = 手牌留下：{ $cards }。
ratjack-coach-pile = 你知道會拿到什麼：{ $value }。
ratjack-coach-pile-fits = 棄牌堆頂的 { $value } 讓你正好湊成 25。
ratjack-coach-deck = 你看不到的 { $unseen } 張牌中，有 { $fitting } 張不會讓你超過 25。
ratjack-coach-deck-known = 你知道牌庫頂牌是 { $value }。

ratjack-coach-aims = 針對{ $seat }的牌，總和現在是 { $sum }。
