### 牌桌之外的頁面：首頁、規則書、設定。

## 首頁

page-tagline = 三款藏著祕密的狡猾紙牌遊戲。
page-tagline-more = 和朋友一起，或與機器人對戰。不用註冊，馬上開始。
page-games = 遊戲
page-about-felix = 每人往袋子裡塞一張牌，然後袋子賣給出價最高的人。裡面是值 15 分的貓，還是把牠趕跑的狗？
page-about-catinthebox = 你的牌有數字，卻沒有顏色，直到你說出是哪一種。預測自己能贏幾墩，別成為那個無色可選的人。
page-about-ratjack = 湊到 25，一點也不能多。你的牌會翻轉、交換、複製，鄰座的牌也一樣。
page-players = { $from } 到 { $to } 人
page-play-now = 馬上玩
page-play-against = 對 { $bots } 個機器人，{ $strength }
page-play-change = 更改
page-seats = 人數（含你自己）
page-strength = 機器人
page-bot-random = 骰子
    .about = 隨便出
page-bot-greedy = 大貓
    .about = 能拿的都要拿
page-bot-kitten = 小貓
    .about = 還在學習，常常大意
page-bot-alley-cat = 野貓
    .about = 想得快，打得好
page-bot-tiger = 老虎
    .about = 深思熟慮，毫不留情
page-bot-gambler = 賭徒
    .about = 喜歡冒險
page-bot-rascal = 搗蛋鬼
    .about = 喜歡給別人使絆
page-play-friends = 和朋友玩
page-learn = 學著玩
page-learn-about = 有人帶著玩的第一局
page-rules = 規則
page-opening = 正在擺桌……

## 牌桌

page-tables-running = 你的牌桌
page-tables-to-join = 開放的牌桌
page-tables-to-join-none = 現在沒有開放的牌桌。自己開一桌吧：朋友可以憑連結來，也可以對所有人開放。
page-tables-to-watch = 可以旁觀
page-tables-finished = 你玩過的牌局
page-tables-all = 顯示全部 { $count } 個
page-table-my-turn = 輪到你了
page-table-waiting = 等人加入
page-table-playing = 進行中
page-table-abandoned = 提前結束
page-table-free = 還有 { $count } 個空位
page-table-won = 你贏了
page-table-place = 第 { $place } 名
page-table-enter = 進入
page-table-go-on = 繼續
page-table-join = 加入
page-table-watch = 旁觀
page-table-replay = 重播
page-table-with = 同桌：{ $names }
page-table-empty = 還沒有別人

## 和朋友的牌桌

page-friends-title = 和朋友玩{ $game }
page-friends-bots = 機器人的座位
page-friends-bots-none = 不要
page-friends-pace = 節奏
page-friends-pace-none = 不計時
    .about = 每個人想多久都可以。
page-friends-pace-live = 計時
    .about = 大家都在場。誰的時間用完，就由機器人代打。
page-friends-pace-days = 每步幾天
    .about = 有空來看看，走一步。
page-friends-minutes = 每人幾分鐘
page-friends-days = 每步幾天
page-friends-who = 誰可以來
page-friends-who-link = 只憑連結
    .about = 沒有受邀的人看不到這張桌子。
page-friends-who-listed = 所有人
    .about = 首頁上人人都能看到這張桌子。
page-friends-open = 開桌
page-friends-next = 你會得到一個連結，傳給朋友就行。

## 設定

page-settings = 設定
page-close = 關閉
page-language = 語言
page-theme = 明暗
page-theme-system = 跟隨系統
page-theme-light = 亮
page-theme-dark = 暗
page-speed = 動畫
page-speed-calm = 慢
page-speed-normal = 正常
page-speed-brisk = 快
page-speed-instant = 關
page-fast-forward = 快轉
page-fast-forward-manual = 手動開啟
page-fast-forward-always = 一律開啟
page-confirm = 選擇後再確認
page-confirm-auto = 觸控螢幕上
page-confirm-always = 總是
page-confirm-never = 從不
page-sound = 聲音
page-volume = 音量
page-vibration = 輪到你時震動
page-on = 開
page-off = 關
page-name = 你的名字
page-name-about = 同桌的人會看到這個名字。沒有選之前，你會用一個貓的名字。
page-name-save = 儲存
page-name-saved = 已儲存。別人現在看到的就是這個名字。
page-name-refused = 這個名字用不了。換個短一點的或別的試試。

## 規則書

page-rules-title = { $game }：規則
page-rules-contents = 目錄
page-rules-table = 表格
page-rules-loading = 正在取規則書……
page-rules-missing = 規則書沒有取到。請稍後再試。

## 遇到問題時

page-to-home = 回首頁
page-try-again = 再試一次
page-nowhere-title = 這裡沒有人
page-nowhere-text = 這個網址沒有頁面。也許連結在路上掉了一個字。
page-problem-title = 遇到了一點問題
page-problem-load = 這一頁沒能打開。網路通嗎？通的話請再試一次。
page-problem-offline = 伺服器沒有回應。我們會繼續嘗試。
page-problem-open = 沒能開桌。請稍後再試。
page-problem-too-many = 你開的桌子太多了。先結束一桌，再開新的。
