### 競技場：機器人對機器人。

## 打了什麼

arena-title = { $game }：{ $players } 名玩家，{ $games } 局，種子 { $seed }
arena-partial = 提前停止：以下只是到目前為止 { $games } 局的部分結果。
arena-nothing = 第一副牌還沒打完就停止了，沒有結果可看。
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
arena-column-rating = 積分
arena-column-uncertainty = 誤差
arena-column-mean-ms = 每步毫秒
arena-column-p99-ms = 99% 低於（毫秒）
arena-column-pair = 每副牌得分
arena-column-difference = 差
arena-column-habit = 習慣
arena-column-all = 全部
arena-fair-share = 如果大家一樣強，每個座位會贏得 { $share } 的局。
arena-about-intervals = 95%：100 次中有 95 次，真正的數值在這個範圍內。以每副牌計，不以局計：同一副牌會換座位打好幾次。

## 習慣

arena-habit-forced-moves = 別無選擇的行動
arena-habit-drawn-moves = 程式出錯而隨機代抽的行動
arena-habit-paradox-rate = 每輪引發的悖論
arena-habit-predictions-met = 預測命中
arena-habit-prediction = 預測的墩數
arena-habit-tricks = 每輪吃下的墩數
arena-habit-group-bonus = 每輪最大一群的獎勵
arena-habit-sacks-won = 每局買下的袋子
arena-habit-price = 一個袋子付出的老鼠幣
arena-habit-overpaid = 花費超過貓分數的袋子
arena-habit-bad-cards-early = 前四張放進袋子的牌當中的壞牌
arena-habit-bluff-bids = 自己藏有壞牌時的出價
arena-habit-rounds-without-mice = 每局在輪末沒有老鼠幣的次數
arena-habit-bust-rate = 總和超過 25 的輪
arena-habit-exact-25s = 每局正好 25 的次數
arena-habit-knock-outs = 每局使其他玩家出局的次數
arena-habit-shows = 亮出一張牌的回合
arena-habit-hides = 蓋放一張牌的回合
arena-habit-discards = 棄置一張牌的回合

## 報告

arena-report-win-rates = 勝率
arena-report-win-rates-about = 圓點是一個座位的勝率，橫線是它的 95% 區間，虛線是人人一樣強時的勝率。
arena-report-scores = 得分
arena-report-scores-about = 各種得分出現的次數；直線是平均值。
arena-report-differences = 得分之差
arena-report-differences-about = 以每副牌計，附 95% 區間。區間沒有碰到 0，就幾乎不可能只是運氣。
arena-report-habits = 習慣
arena-report-strength = 積分與時間
arena-report-strength-about = 積分以 Plackett–Luce 模型計算；時間是跑比賽的電腦上，每步所花的毫秒數。
arena-report-standings = 成績表
