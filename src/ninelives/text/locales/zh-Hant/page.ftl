### 牌桌之外的頁面：首頁、規則書、設定。

## 首頁

page-tagline = 三款勾心鬥角的紙牌遊戲。
page-tagline-more = 和朋友或機器人一起玩。不用註冊，馬上開始。
page-games = 遊戲
page-about-felix = 每人往袋子裡塞一張牌，然後袋子賣給出價最高的人。裡面是值 15 分的貓，還是會把牠嚇跑的狗？
page-about-catinthebox = 你的牌有數字卻沒有顏色，由你說了才算。預測自己能吃幾墩，別成為無色可選的那個人。
page-about-ratjack = 湊到 25 點，多 1 點就出局。你的牌會翻面、交換、複製，別人的牌也一樣。
page-players = { $from } 至 { $to } 人
page-play-now = 馬上玩
page-play-against = 對 { $bots } 個機器人，{ $strength }
page-play-change = 更改
page-seats = 人數（含你自己）
page-strength = 機器人
page-bot-random = 骰子
    .about = 隨便亂出
page-bot-greedy = 貪吃貓
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
    .about = 愛扯別人後腿
page-play-friends = 和朋友玩
page-learn = 教學局
page-learn-about = 有人帶著玩的第一局
page-rules = 規則
page-opening = 正在擺桌……
page-first = 第一次來？從這個開始
page-first-learn = 五分鐘學會
page-length-felix = 約 20 分鐘 · 簡單
page-length-catinthebox = 約 25 分鐘 · 燒腦

page-length-ratjack = 約 15 分鐘 · 中等

## 牌桌

page-tables-running = 你的牌桌
page-tables-to-join = 開放的牌桌
page-tables-to-join-none = 現在沒有開放的牌桌。自己開一桌吧：用連結邀朋友來，或開放給所有人。
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
page-friends-bots-none = 無
page-friends-pace = 節奏
page-friends-pace-none = 不計時
    .about = 每個人想多久都可以。
page-friends-pace-live = 計時
    .about = 大家都在線上。時間用完的人，由機器人代打。
page-friends-pace-days = 每步幾天
    .about = 有空來看看，輪到你就出牌。
page-friends-minutes = 每人幾分鐘
page-friends-days = 每步幾天
page-friends-who = 誰可以加入
page-friends-who-link = 僅限邀請
    .about = 有連結的人才找得到這張牌桌。
page-friends-who-listed = 所有人
    .about = 首頁上人人都看得到這張牌桌。
page-friends-open = 開桌
page-friends-next = 你會得到一個連結，傳給朋友就行。

page-friends-more = 更多選項
    .about = 機器人和規則變體

## 設定

page-settings = 設定
page-close = 關閉
page-language = 語言
page-theme = 外觀
page-theme-system = 跟隨系統
page-theme-light = 淺色
page-theme-dark = 深色
page-surface = 桌面
page-surface-green = 綠絨布
page-surface-blue = 藍絨布
page-surface-walnut = 胡桃木
page-surface-linen = 亞麻布
page-surface-night = 夜空
page-back = 牌背
page-back-game = 各遊戲原版
page-back-paws = 貓爪
page-back-bones = 魚骨
page-back-moon = 月亮與星星
page-back-weave = 編織
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
page-bot-lines = 機器人偶爾說句話
page-reactions = 表情飛過牌桌
page-sound = 聲音
page-volume = 音量
page-vibration = 輪到你時震動
page-on = 開
page-off = 關
page-name = 你的名字
page-name-about = 同桌的人會看到這個名字。還沒取名之前，你會用一個貓的名字。
page-name-save = 儲存
page-name-saved = 已儲存。別人現在看到的就是這個名字。
page-name-refused = 這個名字不能用。請換個短一點的，或另取一個。

## 規則書

page-rules-title = { $game }：規則
page-rules-contents = 目錄
page-rules-table = 表格
page-rules-summary = 一頁速覽
page-rules-whole = 完整規則書
page-rules-print = 列印
page-rules-loading = 正在載入規則書……
page-rules-missing = 無法載入規則書。請稍後再試。

## 遇到問題時

page-to-home = 回首頁
page-try-again = 再試一次
page-nowhere-title = 這裡沒有人
page-nowhere-text = 這個網址上沒有頁面。也許連結少了一個字元。
page-problem-title = 出了一點問題
page-problem-load = 這一頁打不開。請檢查網路連線，再試一次。
page-problem-offline = 伺服器沒有回應，正在重新連線……
page-problem-open = 無法開桌。請稍後再試。
page-problem-too-many = 你開的牌桌太多了。先結束一桌，再開新的。

## 關於
page-about-title = 關於
page-about-what = Ninelives 收錄三款藏牌、唬人的紙牌遊戲，可以在瀏覽器裡和朋友或機器人一起玩。不用註冊，沒有廣告。
page-about-fans = 本站由愛好者製作，與出版商無關。Felix（又名 Filou）的作者是 Friedemann Friese，2F-Spiele 出版；Cat in the Box 的作者是 Muneyuki Yokouchi，Hobby Japan 和 Bézier Games 出版；Ratjack 的作者是 Maxime Mercier 和 Mathieu Can，Studio H 和 Broadway Toys 出版。規則書和圖畫都是我們自己的。
page-about-source = 原始碼
page-about-licence = 授權條款
page-about-free = Ninelives 是自由軟體：你可以閱讀、修改，也可以在自己的伺服器上執行。原始碼在哪裡，可以問這台伺服器的管理者。
page-about-typefaces = 字型及其授權
page-about-privacy = 隱私
page-about-kept-cookie = 伺服器靠一個帶有隨機數字的 Cookie 認得哪些座位是你的。它在你最後一次造訪 400 天後刪除，你也可以隨時自己刪除。
page-about-kept-games = 伺服器會保存你選的名字，以及你的牌桌：每一步、結果和聊天，這樣你才能接著玩和重看。它們會一直保留，直到這台伺服器的管理者刪除。有牌桌連結的人都能看到那張牌桌。
page-about-kept-browser = 你的設定和座位鑰匙只在這個瀏覽器裡，直到你刪除它的資料。

page-about-kept-nothing = 除此之外什麼都不保存，電子郵件和 IP 位址也不例外；頁面不從其他伺服器讀取內容，也不傳送資料過去。如果你在聊天軟體裡分享連結，它可能會讀取預覽：遊戲、玩家的名字和結果。

## Previews of links
page-preview-learn = 學習{ $game }

page-preview-players = { $names }玩{ $game }
