### 竞技场：机器人对机器人。

## 下了什么

arena-title = { $game }：{ $players } 名玩家，{ $games } 局，种子 { $seed }
arena-partial = 提前停止：以下只是到目前为止 { $games } 局的部分结果。
arena-nothing = 第一副牌还没打完就停止了：没有可说的。
arena-report-written = 报告在 { $file }。
time-left = 还要 { $time }

## 数字

arena-decimal-sign = .
arena-percent = { $number }%
arena-interval = { $low } 至 { $high }

## 列

arena-column-bot = 机器人
arena-column-games = 局数
arena-column-wins = 胜局
arena-column-win-rate = 胜率
arena-column-interval = 95%
arena-column-score = 得分
arena-column-place = 名次
arena-column-rating = 等级分
arena-column-uncertainty = 误差
arena-column-mean-ms = 每步毫秒
arena-column-p99-ms = 99% 低于毫秒
arena-column-pair = 每副牌得分
arena-column-difference = 差
arena-column-habit = 习惯
arena-column-all = 全部
arena-fair-share = 如果大家一样强，每个座位会赢下自己 { $share } 的局。
arena-about-intervals = 95%：100 次中有 95 次真实值在此范围内。按副牌计算而不是按局：每副牌以多种座次各打一次。

## 习惯

arena-habit-forced-moves = 别无选择的行动
arena-habit-drawn-moves = 因程序出错而代抽的行动
arena-habit-paradox-rate = 每轮悖论
arena-habit-predictions-met = 预测命中
arena-habit-prediction = 预测的墩数
arena-habit-tricks = 每轮赢得的墩数
arena-habit-group-bonus = 每轮最大一组的奖励
arena-habit-sacks-won = 每局赢得的口袋
arena-habit-price = 一个口袋付出的老鼠币
arena-habit-overpaid = 价格高于猫的口袋
arena-habit-bad-cards-early = 前四张放下的牌中的坏牌
arena-habit-bluff-bids = 自己暗放坏牌时的出价
arena-habit-rounds-without-mice = 每局中轮末没有老鼠币的次数
arena-habit-bust-rate = 超过 25 的轮
arena-habit-exact-25s = 每局正好 25 的次数
arena-habit-knock-outs = 每局淘汰他人
arena-habit-shows = 亮出一张牌的回合
arena-habit-hides = 暗放一张牌的回合
arena-habit-discards = 弃掉一张牌的回合

## 报告

arena-report-win-rates = 胜率
arena-report-win-rates-about = 圆点是一个座位的胜率，横线是它的 95% 区间，虚线是公平的一份。
arena-report-scores = 得分
arena-report-scores-about = 各得分出现的次数；竖线是平均值。
arena-report-differences = 得分之差
arena-report-differences-about = 按副牌计算，附 95% 区间。不碰到零的区间，是几乎不可能出于偶然的差别。
arena-report-habits = 习惯
arena-report-strength = 等级分与时间
arena-report-strength-about = 等级分按普拉克特–卢斯模型；时间是在所用机器上每步的毫秒数。
arena-report-standings = 成绩表
