### 瀏覽器裡的牌桌：開局前、對局中、結束後、重播和教學局。

## 單獨的詞

table-close = 關閉
table-you = 你
table-host = 房主
table-bot = 機器人
table-away = 暫離
table-stands-in = 機器人代打
table-ready = 已準備
table-seat = { $number } 號座位
table-free = 空位
table-watchers = { $count } 人在旁觀

## 開局之前

table-waiting-title = 牌桌擺好了
table-waiting-seats = 還有 { $count } 個空位。
table-waiting-ready = 還沒準備好：{ $names }。
table-waiting-host = 大家都準備好了，等{ $name }開始。
table-waiting-you = 大家都準備好了，隨時可以開始。
table-watching = 你在旁觀。
table-watching-sit = 你在旁觀。坐到空位上就能一起玩。
table-sit = 坐這裡
table-stand = 離座
table-add-bot = 加機器人
table-add-bot-to = { $number } 號座位要加哪個機器人？
table-remove = 移除
table-remove-who = 移除{ $name }
table-swap = 換座位
table-swap-choose = 和誰換？選另一個座位。
table-swap-with = 和{ $name }換
table-swap-cancel = 不換了
table-be-ready = 我準備好了
table-not-ready = 再等等
table-start = 開始
table-name = 你的名字
table-name-save = 儲存
table-agreed = 遊戲選項
table-promise = 發牌人的承諾：{ $start }…
table-promise-about = 發牌人已經選好一個祕密數字，這是它的指紋。你的瀏覽器會再加入一個隨機數字。兩者一起決定每一張牌，遊戲結束後你可以全部核對。
table-pace = 節奏
table-pace-none = 不計時
table-pace-each = 每步 { $time }
table-pace-budget = 整局 { $time }
table-pace-increment = 整局 { $time }，每步之後加 { $more }
table-time-seconds = { $count } 秒
table-time-minutes = { $count } 分鐘
table-time-hours = { $count } 小時
table-time-days = { $count } 天

## 邀請別人

table-invite = 邀請朋友
table-invite-about = 打開這個連結的人可以坐下，也可以旁觀。
table-invite-text = 來和我玩{ $game }吧！
table-link = 這一桌的連結
table-copy = 複製連結
table-copied = 已複製
table-share = 分享
table-qr = 連結的 QR 碼
table-seat-link = 換一台裝置玩
table-seat-link-about = 這個連結就是你的座位。在手機或另一台電腦上打開，就能接著玩。不要給別人：誰有它，誰就能替你出牌。
table-seat-link-show = 顯示我的座位連結
table-invited = { $name }邀請你玩{ $game }
table-invited-nobody = 有人邀請你玩{ $game }
table-invited-name = 不填的話，你會用一個貓的名字。
table-invited-sit = 入座
table-invited-watch = 只是看看
table-invited-full = 座位已滿，但你可以旁觀。
table-invited-running = 遊戲已經開始，但你可以旁觀。
table-invited-learn = 教學局

table-invited-more = 認識{ $game }

## 對局之中

table-your-turn = 輪到你了
table-turn = 輪到誰
table-badge = ● { $title }
table-turn-of = 輪到{ $name }。
table-waiting-for = 在等{ $names }。
table-moving = 請稍候……
table-fast = 快轉
table-confirm = 確認
table-unselect = 取消
table-clock = 還剩 { $time }
table-clock-days = { $days } 天 { $hours } 小時
table-players = 玩家
table-panels = 這一桌的更多內容
table-log = 歷程
table-log-empty = 還沒有發生什麼。
table-chat = 聊天
table-rules = 規則
table-score = 得分
table-settings = 設定
table-menu = 牌桌
table-sound = 聲音
table-rule = 規則 { $rule }
table-loading = 正在擺桌……
table-try-again = 再試一次
table-nudge = 提醒{ $name }
table-nudged = { $name }提醒你：輪到你了。
table-nudge-sent = 已提醒{ $name }。
table-stand-in = 讓機器人替{ $name }玩
table-stand-in-about = { $name }不在。機器人可以先代打，等{ $name }回來。
table-stands-in-for-you = 機器人正在替你玩。
table-take-back = 我自己來
table-abandon = 就此結束
table-abandon-about = 所有人都同意，這一局就提前結束，不計結果。
table-abandon-keep = 還是繼續吧
table-abandon-asked = 想就此結束：{ $names }。
table-abandon-waits = 你想就此結束，還需要其他人同意。
table-abandon-agree = 我同意
table-leave = 離開牌桌
table-leave-about = 在你回來之前，由機器人代打。
table-go = 回首頁

## 一輪結束

table-round = 本輪結束
table-round-over = 第 { $round } 輪結束
table-round-done = 這一輪結束了。
table-round-on = 繼續
table-leads = 領先
table-total = 總共：

## 聊天

table-chat-write = 說點什麼
table-chat-send = 送出
table-chat-empty = 還沒有人說話。
table-chat-line = { $name }：{ $text }
table-chat-new = { $count } 則新訊息
table-phrases = 快速用語
table-someone = 一位旁觀者

## 連線

table-connecting = 正在連線……
table-lost = 連線斷了，正在重試……
table-gone = 連線已關閉。重新整理頁面就能回來。
table-closed = 這一桌已經關閉

## 按鍵

table-keys = 鍵盤操作
table-keys-about = 全程都可以用鍵盤玩。
table-key-turn = 跳到我的行動
table-key-chat = 聊天
table-key-rules = 規則
table-key-log = 歷程
table-key-score = 得分
table-key-menu = 牌桌
table-key-sound = 開關聲音
table-key-fast = 快轉
table-key-help = 這份清單
table-key-close = 關閉
table-key-step = 後退一步，前進一步
table-key-play = 播放，暫停
table-key-ends = 開頭，結尾

table-key-marks = 上一個、下一個標記

## 結束之後

table-over = 遊戲結束
table-finish-go = 查看結果
# $points is a text: "5 points".
table-finish-own = 第 { $place } 名，{ $points }
table-abandoned = 這一局提前結束，不計結果。
table-place = 第 { $place } 名
table-why-points = 得分明細
table-rematch = 再來一局
table-rematch-go = 加入新局
table-rematch-asked = 新的一局開了，一起來吧！
table-replay = 看重播
table-to-table = 看結果
table-record = 下載紀錄
table-share-game = 分享重播
table-home = 首頁
table-show-table = 看看牌桌
table-show-result = 回到結果
table-fair = 發第一張牌之前，洗牌就已經定好。每張牌你都可以自己核對。
table-check-deal = 核對發牌
table-more = 更多
table-see-review = 看看你打得怎麼樣
table-picture = 分享圖片
table-picture-saved = 圖片已儲存
table-tied = 並列
table-picture-title = 一局{ $game }的結果
table-picture-best = 最好的決定

table-picture-costliest = 代價最大的決定

## 重播

table-review = 覆盤
table-replay-title = 重播：{ $game }
table-replay-step = 第 { $step } 步，共 { $steps } 步
table-replay-nothing = 從這個視角什麼也看不到。
table-replay-position = 對局中的位置
table-replay-back = 後退一步
table-replay-forward = 前進一步
table-replay-round-back = 到這一輪開頭
table-replay-round-on = 到下一輪
table-replay-play = 播放
table-replay-pause = 暫停
table-replay-speed = 速度
table-replay-speed-times = { $times }×
table-replay-seen = 視角
table-replay-open = 全部明牌
table-replay-spectator = 旁觀者
table-replay-running = 這一局還在進行，你只能看到你能知道的。
table-replay-missing = 這裡沒有這一局。

table-share-moment = 分享這一刻

## 教學局

table-lesson = 第一局：{ $game }
table-lesson-hint = 教學
table-lesson-next = 下一步
table-lesson-on = 繼續玩
table-lesson-skip = 跳過教學
table-lesson-over = 你已經會玩了。
table-lesson-over-about = 剩下的邊玩邊學，規則隨時可查。
table-lesson-play = 來一局正式的
table-lesson-again = 再學一遍
table-lesson-failed = 教學局無法開始，請再試一次。

## 快速用語

table-phrase-hello = 你好！
table-phrase-good-luck = 祝好運！
table-phrase-well-played = 打得漂亮！
table-phrase-thanks = 謝謝！
table-phrase-thinking = 讓我想想……
table-phrase-hurry = 不急，等你……
table-phrase-oops = 哎呀！
table-phrase-sorry = 不好意思！
table-phrase-wow = 哇！
table-phrase-good-game = 精彩！

## 接著玩：離開、再來一局、今晚的比分、表情、電視
table-leave-ask = 要離開這一局嗎？
table-leave-ask-about = 機器人會坐到你的位子上。點一下就能回來。
table-leave-stay = 留下
table-notice-left = { $name }離開了，機器人接著玩。
table-notice-away = { $name }已經一段時間不在了。
table-notice-back = { $name }回來了。
table-notice-timed-out = { $name }的時間用完了，機器人接著玩。
table-notice-stood-in = { $by }讓機器人替{ $name }玩。
table-notice-rematch = { $name }開了新的一局。
table-rematch-watch = 去看新的一局
table-rematch-follow = 新的一局開了，馬上帶你過去。
table-rematch-stay = 留在這裡
table-evening = 今晚
table-evening-after = { $games } 局之後
table-evening-wins = 贏了 { $wins } 局
table-reactions = 表情
table-reaction-laugh = 大笑
table-reaction-love = 喜歡
table-reaction-clap = 擊掌
table-reaction-gasp = 吃驚
table-reaction-cry = 大哭
table-reaction-hiss = 哈氣
table-reacted = { $name }：{ $reaction }
table-key-react = 表情
table-tv = 在電視上顯示
table-tv-about = 在大螢幕上開啟：大家共看的牌桌，不顯示任何人的手牌；手牌在各自的手機上。
table-tv-scan = 掃描 QR 碼入座。
table-tv-scan-on = 用手機玩或旁觀

table-tv-sound = 點一下畫面任何地方，就有聲音。

## 為什麼沒有做成

table-refused-already-here = 你已經在這一桌了。
table-refused-bad-name = 名字裡要有看得見的字。
table-refused-busy = 教練現在忙不過來，請稍後再問。
table-refused-empty-text = 訊息裡沒有內容。
table-refused-hello-first = 牌桌不知道是誰來了，請重新整理頁面。
table-refused-malformed = 牌桌看不懂這則訊息，請重新整理頁面。
table-refused-no-result = 這一局提前結束，沒有結果可以覆盤。
table-refused-no-such-action = 沒有這樣的行動。
table-refused-no-such-bot = 沒有這樣的機器人。
table-refused-no-such-phrase = 沒有這句用語。
table-refused-no-such-reaction = 沒有這個表情。
table-refused-no-such-seat = 沒有這個座位。
table-refused-not-absent = 那位玩家還在，或者剛剛離開。請再等一下。
table-refused-not-all-ready = 還有人沒準備好。
table-refused-not-allowed = 對局進行時，每個人只能看到自己該看的。
table-refused-not-alone = 只有其他人都是機器人時，教練才會幫忙。
table-refused-not-begun = 這一局還沒有開始。
table-refused-not-host = 只有房主可以這樣做。
table-refused-not-over = 這一局還在進行。
table-refused-not-playing = 現在沒有進行中的對局。
table-refused-not-seated = 你在旁觀，只有玩家可以這樣做。
table-refused-not-stood-in = 沒有機器人在替你玩。
table-refused-not-their-turn = 還沒輪到那位玩家。
table-refused-not-waiting = 這一局已經開始了。
table-refused-other-rules = 這一局用的是舊規則，這裡已經無法辨識。
table-refused-running = 等這一局結束才能看。
table-refused-seat-taken = 那裡已經有人坐了。
table-refused-seats-free = 還有空位。
table-refused-stale = 牌桌已經有了變化，請重新選擇。
table-refused-too-big = 訊息太大了。
table-refused-too-fast = 請慢一點。
table-refused-too-many = 目前太忙了，請稍後再試。
table-refused-too-slow = 你的連線跟不上，請重新整理頁面。
table-refused-try-again = 牌桌正在重新載入，請確認剛才的行動是否算數。
table-refused-other-protocol = 這個程式使用另一個版本的協定，請安裝與伺服器相同的版本。
table-refused-unknown-room = 這個網址沒有牌桌。也許連結少了一個字元，也許這一桌早就收走了。
