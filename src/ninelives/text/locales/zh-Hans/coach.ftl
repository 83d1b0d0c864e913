### 教练：对局中的提示和局后的复盘。

## 提示

coach-chance = { $percent }%
coach-hint-title = 我会这样走，以及这样走的胜率：
coach-hint-later = 轮到你时才有提示。
coach-ask = 你会怎么走？
coach-thinking = 教练正在思考……
command-hint = 教练会怎么走

## 复盘

coach-review-whose = 看谁的
coach-review-table = 以表格显示
coach-review-step = 步
coach-review-before = 之前胜率
coach-review-cost = 代价
coach-review-chart = 胜率：开局 { $start }，结束 { $result }，途中 { $lowest } 到 { $highest }。
coach-review-with = 想知道自己打得怎么样：
coach-review-title = { $game }：{ $name }每次选择时的胜率
coach-review-progress = { $done } / { $all } 次选择
coach-review-start = 开局：{ $chance }
coach-review-luck = 运气：{ $points } 个百分点
coach-review-decisions = 决定：{ $points } 个百分点
coach-review-result = 结果：{ $chance }
coach-review-about = 运气是发牌、他人和翻出的牌造成的；决定是更好的走法本可保住的。单位都是百分点。
coach-review-costly = 代价最大的决定
coach-review-flawless = 没有哪个决定明显吃亏。
coach-review-choice = 第 { $step } 步，{ $points } 个百分点
coach-review-made = 实际（{ $chance }）：{ $move }
coach-review-better = 更好（{ $chance }）：{ $move }

## 袋中猫

felix-coach-worth-it = 口袋大约值 { $points } 分，只要 { $mice } 枚老鼠币。
felix-coach-too-dear = 偏贵：{ $mice } 枚老鼠币买一个大约值 { $points } 分的口袋。
felix-coach-buy = 只花 { $mice } 枚老鼠币，买下大约值 { $points } 分的口袋。
felix-coach-not-worth-it = 口袋大约值 { $points } 分，继续至少要 { $mice }。
felix-coach-leave-row = 口袋大约值 { $points } 分，而一枚老鼠币也算一分。
felix-coach-pass-mice = 弃权可得 { $mice } 枚老鼠币。
felix-coach-pass-leaves = 放走一个大约值 { $points } 分的口袋。
felix-coach-good-cat-rich = 好猫（{ $points }）：你的老鼠币高于平均，可以自己买下。
felix-coach-good-cat-poor = 好猫（{ $points }），可能被别人买走。
felix-coach-bad-cat-rich = 坏猫（{ $points }），放进了你买得起的口袋。
felix-coach-bad-cat-poor = 坏猫（{ $points }），让别人去买单。
felix-coach-dog = 狗本身不算分，却打乱别人的算计（{ $card }）。
felix-coach-rabbit = 兔子不算分，风险很小。

## 盒中猫

catinthebox-coach-part-many = { $card } 你有 { $held } 张：这个点数最先没有颜色可用。
catinthebox-coach-part-few = { $card } 你有 { $held } 张。
catinthebox-coach-predict = 你的大牌大约能赢 { $about } 墩；这里预测 { $tricks } 墩。
catinthebox-coach-stuck = 之后你必有 { $cards } 张牌无处可放：除非别人先出悖论，否则就是你。
catinthebox-coach-not-stuck = 避开了多数其他走法会导致的悖论。
catinthebox-coach-trumps = 用红色领先，但本轮放弃{ $colour }。
catinthebox-coach-gives-up = 把这一墩让给别人，并在本轮放弃{ $colour }。
catinthebox-coach-joins-group = 你最大的一组增至 { $size } 枚棋子。
catinthebox-coach-keeps-open = 给手牌留下最多的空格：{ $spaces } 格。
catinthebox-coach-leads = 领出{ $colour }：还有 { $higher } 个更大的空格。
catinthebox-coach-stays-below = 压低：你要的墩数已经够了。
catinthebox-coach-cannot-take = 赢不了这一墩。
catinthebox-coach-takes-wanted = 赢下这一墩；你还要 { $wanted } 墩。
catinthebox-coach-takes-unwanted = 多赢了一墩不想要的。
catinthebox-coach-ahead = 暂时领先，后面还有 { $players } 人。

## Ratjack

ratjack-coach-makes-25 = 正好 25：得一点。
ratjack-coach-last-in = 只剩你一人在场：得一点。
ratjack-coach-highest = 牌堆用完，你的总和最高：得一点。
ratjack-coach-knocks-out = 使其出局：{ $seats }。
ratjack-coach-out = 超过 25 共 { $above }：你出局。
ratjack-coach-others-win = 让别人得一点：{ $seats }。
ratjack-coach-above = 总和超过 25 共 { $above }，除非后续效果补救。
ratjack-coach-at-25 = 总和暂时是 25；效果还在继续。
ratjack-coach-below = 总和变为 { $sum }：比 25 少 { $below }。
ratjack-coach-their-sum = { $seat }的总和变为 { $sum }。
ratjack-coach-no-sum = 不改变任何总和。
ratjack-coach-unseen-card = 取决于一张你看不到的牌。
ratjack-coach-hides = 把 { $value } 藏起来备用。
ratjack-coach-hides-fitting = 藏起正好凑成 25 的 { $value }。
ratjack-coach-flips = 弃掉它，翻开自己的一张隐藏卡牌（{ $card }）。
ratjack-coach-keeps = 手里留下：{ $cards }。
ratjack-coach-pile = 看得见的牌：{ $value }。
ratjack-coach-pile-fits = 弃牌堆顶的 { $value } 正好凑成 25。
ratjack-coach-deck = 你看不到的 { $unseen } 张牌中，有 { $fitting } 张不会让你超过 25。
ratjack-coach-deck-known = 你知道牌堆顶是 { $value }。
