### 教练：对局中的提示和局后的复盘。

## 提示

coach-chance = { $percent }%
coach-hint-title = 我会这样打，胜率如下：
coach-hint-later = 轮到你时才有提示。
coach-ask = 你会怎么打？
coach-thinking = 教练正在思考……
command-hint = 教练会怎么打

## 复盘

coach-review-whose = 看谁的
coach-review-table = 显示为表格
coach-review-step = 步
coach-review-before = 之前胜率
coach-review-cost = 损失
coach-review-chart = 胜率：开局 { $start }，结束 { $result }，途中在 { $lowest } 到 { $highest } 之间。
coach-review-with = 看看你打得怎么样：
coach-review-title = { $game }：{ $name }每次选择时的胜率
coach-review-progress = 第 { $done } 次选择，共 { $all } 次
coach-review-start = 开局：{ $chance }
coach-review-luck = 运气：{ $points }
coach-review-decisions = 决策：{ $points }
coach-review-result = 结果：{ $chance }
coach-review-about = 运气：发牌、翻牌和别人的打法带来的变化。决策：换成更好的打法本可避免的损失。单位都是百分点。
coach-review-costly = 损失最大的几步
coach-review-flawless = 打得干净：没有哪一步明显吃亏。
coach-review-choice = 第 { $step } 步：{ $points }
coach-review-made = 你打的（{ $chance }）：{ $move }
coach-review-better = 更好的（{ $chance }）：{ $move }
coach-review-mark-back = 上一处标出的选择
coach-review-mark-on = 下一处标出的选择
coach-review-comments = 评语
coach-review-costly-move = 损失：{ $points } 个百分点
coach-review-strong-move = 妙招：比次优多 { $points } 个百分点
coach-review-best-move = 最佳选择
coach-review-fair-move = 与最佳选择相差无几
coach-review-strongest = 最好的决定

coach-review-nothing = 这一步没有需要做的决定。曲线上的标记会带你到最重要的几步。

## 袋中猫

felix-coach-worth-it = 口袋大约值 { $points } 分，只要 { $mice } 个老鼠币。
felix-coach-too-dear = 太贵：{ $mice } 个老鼠币买一个大约值 { $points } 分的口袋。
felix-coach-buy = 只花 { $mice } 个老鼠币，买下大约值 { $points } 分的口袋。
felix-coach-not-worth-it = 口袋大约值 { $points } 分，留下至少要出 { $mice } 个老鼠币。
felix-coach-leave-row = 口袋大约值 { $points } 分，而 1 个老鼠币也值 1 分。
felix-coach-pass-mice = 放弃可得 { $mice } 个老鼠币。
felix-coach-pass-leaves = 放走一个大约值 { $points } 分的口袋。
felix-coach-good-cat-rich = 好猫（{ $points }）：你的老鼠币比平均多，可以自己买下。
felix-coach-good-cat-poor = 好猫（{ $points }）：可能被别人买走。
felix-coach-bad-cat-rich = 坏猫（{ $points }）：这个口袋你自己也买得起。
felix-coach-bad-cat-poor = 坏猫（{ $points }）：让别人去买单。
felix-coach-dog = 狗（{ $card }）自己不值分，却能搅乱别人的口袋。
felix-coach-rabbit = 兔子不算分，风险很小。

## 盒中猫

catinthebox-coach-part-many = 你有 { $held } 张 { $card }：它们会最先没有颜色可用。
catinthebox-coach-part-few = 你有 { $held } 张 { $card }。
catinthebox-coach-predict = 你的大牌大约能赢 { $about } 墩；这里预测 { $tricks } 墩。
catinthebox-coach-stuck = 这样打，你必有 { $cards } 张牌没有格子可放：除非别人先引发悖论，否则引发悖论的就是你。
catinthebox-coach-not-stuck = 避开了多数打法都会引发的悖论。
catinthebox-coach-trumps = 用红色领先，但本轮失去{ $colour }。
catinthebox-coach-gives-up = 把这一墩让给别人，本轮还失去{ $colour }。
catinthebox-coach-joins-group = 你最大的一组增加到 { $size } 个棋子。
catinthebox-coach-keeps-open = 给手牌留下最多的空格：{ $spaces } 格。
catinthebox-coach-leads = 领出{ $colour }：更大的空格还有 { $higher } 个。
catinthebox-coach-stays-below = 避免赢墩：你已经赢够了。
catinthebox-coach-cannot-take = 赢不了这一墩。
catinthebox-coach-takes-wanted = 赢下这一墩，你还要 { $wanted } 墩。
catinthebox-coach-takes-unwanted = 会多赢一墩，超过你的预测。
catinthebox-coach-ahead = 暂时领先，后面还有 { $players } 人。

catinthebox-coach-leaves = 之后你的手牌在{ $colour }还剩 { $spaces } 个空格。

## 鼠城之夜

ratjack-coach-makes-25 = 正好 25：得一块奶酪。
ratjack-coach-last-in = 本轮只剩你一人：得一块奶酪。
ratjack-coach-highest = 牌库用完，你的总和最高：得一块奶酪。
ratjack-coach-knocks-out = 让{ $seats }出局。
ratjack-coach-out = 比 25 多 { $above }：你出局。
ratjack-coach-others-win = 让{ $seats }得一块奶酪。
ratjack-coach-nobody-wins = 牌库用完，最高的总和打平：谁也得不到奶酪。
ratjack-coach-above = 总和比 25 多 { $above }，除非后面的效果能补救。
ratjack-coach-at-25 = 总和暂时是 25，效果还没结束。
ratjack-coach-below = 总和变为 { $sum }，离 25 还差 { $below }。
ratjack-coach-their-sum = { $seat }的总和变为 { $sum }。
ratjack-coach-no-sum = 谁的总和都不变。
ratjack-coach-unseen-card = 取决于一张你看不到的牌。
ratjack-coach-hides = 扣放 { $value }，留到以后用。
ratjack-coach-hides-fitting = 扣放 { $value }，它正好凑成你的 25。
ratjack-coach-flips = 弃置{ $card }，再翻开自己的一张隐藏卡牌。
ratjack-coach-keeps = 手里留下：{ $cards }。
ratjack-coach-pile = 你知道会拿到什么：{ $value }。
ratjack-coach-pile-fits = 弃牌堆顶的 { $value } 正好凑成你的 25。
ratjack-coach-deck = 你看不到的 { $unseen } 张牌里，有 { $fitting } 张不会让你超过 25。
ratjack-coach-deck-known = 你知道牌库顶是 { $value }。

ratjack-coach-aims = 针对{ $seat }的牌，总和现在是 { $sum }。
