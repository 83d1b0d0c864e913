### 競技場：機器人對機器人。

## 下了什麼

arena-title = { $game }：{ $players } 名玩家，{ $games } 局，種子 { $seed }
arena-partial = 提前停止：以下只是到目前為止 { $games } 局的部分結果。
arena-nothing = 第一副牌還沒打完就停止了：沒有可說的。
arena-report-written = 報告在 { $file }。
time-left = 還要 { $time }

## 數字

arena-decimal-sign = .
arena-percent = { $number }%
arena-interval = { $low } 至 { $high }

## 欄

arena-column-bot = 機器人
arena-column-games = 局數
arena-column-wins = 勝局
arena-column-win-rate = 勝率
arena-column-interval = 95%
arena-column-score = 得分
arena-column-place = 名次
arena-column-rating = 等級分
arena-column-uncertainty = 誤差
arena-column-mean-ms = 每步毫秒
arena-column-p99-ms = 99% 低於毫秒
arena-column-pair = 每副牌得分
arena-column-difference = 差
arena-column-habit = 習慣
arena-column-all = 全部
arena-fair-share = 如果大家一樣強，每個座位會贏下自己 { $share } 的局。
arena-about-intervals = 95%：100 次中有 95 次真實值在此範圍內。按副牌計算而不是按局：每副牌以多種座次各打一次。

## 習慣

arena-habit-forced-moves = 別無選擇的行動
arena-habit-drawn-moves = 因程式出錯而代抽的行動
arena-habit-paradox-rate = 每輪悖論
arena-habit-predictions-met = 預測命中
arena-habit-prediction = 預測的墩數
arena-habit-tricks = 每輪贏得的墩數
arena-habit-group-bonus = 每輪最大一組的獎勵
arena-habit-sacks-won = 每局贏得的口袋
arena-habit-price = 一個口袋付出的老鼠幣
arena-habit-overpaid = 價格高於貓的口袋
arena-habit-bad-cards-early = 前四張放下的牌中的壞牌
arena-habit-bluff-bids = 自己暗放壞牌時的出價
arena-habit-rounds-without-mice = 每局中輪末沒有老鼠幣的次數
arena-habit-bust-rate = 超過 25 的輪
arena-habit-exact-25s = 每局正好 25 的次數
arena-habit-knock-outs = 每局淘汰他人
arena-habit-shows = 亮出一張牌的回合
arena-habit-hides = 暗放一張牌的回合
arena-habit-discards = 棄掉一張牌的回合

## 報告

arena-report-win-rates = 勝率
arena-report-win-rates-about = 圓點是一個座位的勝率，橫線是它的 95% 區間，虛線是公平的一份。
arena-report-scores = 得分
arena-report-scores-about = 各得分出現的次數；豎線是平均值。
arena-report-differences = 得分之差
arena-report-differences-about = 按副牌計算，附 95% 區間。不碰到零的區間，是幾乎不可能出於偶然的差別。
arena-report-habits = 習慣
arena-report-strength = 等級分與時間
arena-report-strength-about = 等級分按普拉克特–盧斯模型；時間是在所用機器上每步的毫秒數。
arena-report-standings = 成績表
