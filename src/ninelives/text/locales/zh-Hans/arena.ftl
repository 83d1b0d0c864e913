### 竞技场：机器人对机器人。

## 打了什么

arena-title = { $game }：{ $players } 名玩家，{ $games } 局，种子 { $seed }
arena-partial = 提前停止：这只是到目前为止 { $games } 局的结果。
arena-nothing = 第一副牌还没打完就停止了，没有结果。
arena-report-written = 报告在 { $file }。
time-left = 还需 { $time }

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
arena-column-p99-ms = 99% 低于（毫秒）
arena-column-pair = 每副牌得分
arena-column-difference = 分差
arena-column-habit = 打法
arena-column-all = 全部
arena-fair-share = 如果大家一样强，每个座位会赢下 { $share } 的对局。
arena-about-intervals = 95%：真实值有 95% 的把握在此范围内。按每副牌而不是每局计算，因为同一副牌会换着座位打几次。

## 打法

arena-habit-forced-moves = 别无选择的行动
arena-habit-drawn-moves = 程序出错、由抽签代替的行动
arena-habit-paradox-rate = 每轮的悖论
arena-habit-predictions-met = 预测命中
arena-habit-prediction = 预测的墩数
arena-habit-tricks = 每轮赢得的墩数
arena-habit-group-bonus = 每轮最大一组的奖励
arena-habit-sacks-won = 每局赢得的口袋
arena-habit-price = 每个口袋付的老鼠币
arena-habit-overpaid = 付的老鼠币多于猫的分数的口袋
arena-habit-bad-cards-early = 最先放下的四张牌里的坏牌
arena-habit-bluff-bids = 自己放了坏牌还出价的次数
arena-habit-rounds-without-mice = 每局轮末没有老鼠币的次数
arena-habit-bust-rate = 超过 25 的轮
arena-habit-exact-25s = 每局正好 25 的次数
arena-habit-knock-outs = 每局使别人出局的次数
arena-habit-shows = 亮出卡牌的回合
arena-habit-hides = 扣放卡牌的回合
arena-habit-discards = 弃置翻牌的回合

## 报告

arena-report-win-rates = 胜率
arena-report-win-rates-about = 圆点是一个座位的胜率，横线是它的 95% 区间，虚线是大家一样强时的胜率。
arena-report-scores = 得分
arena-report-scores-about = 每种得分出现了多少次，竖线是平均值。
arena-report-differences = 分差
arena-report-differences-about = 按每副牌计算，附 95% 区间。区间不碰到零，说明差别不大可能出于偶然。
arena-report-habits = 打法
arena-report-strength = 等级分与时间
arena-report-strength-about = 等级分按 Plackett–Luce 模型计算；时间是所用机器上每步的毫秒数。
arena-report-standings = 排名
