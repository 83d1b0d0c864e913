### 命令列：說明、錯誤、簡短回答。

## 說明

help = 袋中貓（Felix）、盒中貓（Cat in the Box）和鼠城之夜（Ratjack）：三款勾心鬥角的紙牌遊戲。
help-bare = 在本機提供遊戲並開啟頁面
help-version = 版本，以及是否已編譯
help-more = 每個指令都有自己的說明：ninelives play --help
    可用的語言：{ $languages }；例如加上 --lang zh-Hant
help-usage = { $usage }：{ $about }
help-default = 預設：{ $value }
help-file = 設定也可以來自環境變數和檔案
    { $file }，或用 --config 指定的另一個檔案。
    命令列優先，其次是環境變數，最後是檔案。在檔案裡，設定的名字就是選項名，
    前面不加橫線：
help-example = 範例：{ $command }

argument-file = 一份對局紀錄
argument-game = { $games }
option-decks = 用這個資料夾裡的牌玩鼠城之夜（Ratjack）；見 docs/guide/decks.md
option-json = 以 JSON 輸出
option-option = 遊戲選項；見 ninelives { $command } GAME --help
option-host = 監聽的位址；0.0.0.0 讓整個網路都能連進來
option-port = 監聽的連接埠
option-port-default = 8000 起第一個空閒的
option-root-path = 頁面在代理伺服器之後的路徑，例如 /games
option-root-path-default = 無
option-data-dir = 存放對局的資料目錄
option-database = 另一個資料庫：sqlite:///FILE 或 postgresql://…
option-database-default = 資料目錄裡的 ninelives.db
option-workers = 行程數；多於一個需要 PostgreSQL
option-origin = 頁面的另一個位址，例如 https://games.example；可以指定多次
option-origin-default = 無
option-proxy = 相信代理伺服器所說的來源位址，以及是否經由 https
option-proxy-default = 否
option-open = 在瀏覽器中開啟頁面
option-open-default = 是（如果有螢幕）
option-log = 記錄每次請求：plain（文字）或 json
option-log-default = 只記錄問題
option-lang = 訊息的語言：{ $languages }
option-lang-default = 系統的語言
option-config = 寫有設定的 TOML 檔案

help-serve = 從本機提供頁面和遊戲。
    不加選項時只供本機使用，並開啟頁面。

help-backup = 把伺服器保存的一切備份到一個檔案。
    伺服器可以繼續執行：檔案裡是某一時刻的全部內容。
help-backup-file = 一個新檔案；其中有祕密，所以只有你可以讀取

help-restore = 把備份放進新的資料庫。
    這也是從檔案轉到 PostgreSQL（以及轉回來）的方法。不會覆蓋任何東西：
    已有內容的資料庫保持原樣。
help-restore-file = ninelives backup 寫的檔案

help-play = 在終端機中與機器人對戰。
help-play-game = { $games }；不寫則會詢問
help-play-players = 連你在內幾個人（預設 { $default }）
help-play-bots = 依序列出對手（預設 { $default }）：{ $bots }；tiger:5s 思考五秒
help-play-seed = 同樣的文字發同樣的牌
help-play-record = 對局紀錄寫到哪裡
help-play-resume = 接著玩紀錄裡的對局，或從指定的發牌開始

help-join = 在伺服器上入座。
    用座位連結就坐那個座位；用牌桌連結則坐一個空位，沒有空位就旁觀。
help-join-link = 頁面上顯示的連結：https://host/t/… 或 https://host/t/…#…
help-join-bot = 由機器人替你玩，名字同 `play`；寫 cmd:COMMAND 則用你自己的程式，見 docs/guide/write-a-bot.md

help-bot = 把一個機器人當作獨立的程式執行。
    它從標準輸入得到問題，在標準輸出作答，每行一條 JSON；任何語言寫的程式都用這個協定來玩。
    見 docs/guide/write-a-bot.md。
help-bot-name = { $bots }
help-bot-seed = 同樣的數字玩法相同；不寫則用主機給的

help-replay = 一步一步重播對局紀錄。
help-replay-seat = 依座位 N 所見，座位從 0 數起
help-replay-open = 公開所有祕密（預設）
help-replay-step = 每一步之後等待 Enter 鍵

help-review = 覆盤對局紀錄，看打得好不好、運氣如何。
    每一步都只依玩家當時能知道的來評斷。
help-review-seat = 座位 N 的玩家，從 0 數起（預設為第一個真人）
help-review-budget = 每一步思考多久：500 次模擬，或 0.5s

help-verify = 核對對局紀錄中的每個行動、每次抽取和結果。
    全部無誤則結束代碼為 0；否則為 1，並給出行號。

help-rules = 閱讀一款遊戲的規則，或其中一條。
help-rules-rule = 一條規則的編號

help-arena = 機器人對機器人，同一副牌以各種座次各打一次。
    同一個機器人寫幾次，就是一名占幾個座位的參賽者。
help-arena-bot = 每個座位一個，名字同 `play`；寫 cmd:COMMAND 則用一個程式
help-arena-games = 至少打多少局（預設 { $default }）
help-arena-seed = 同樣的數字打同樣的比賽（預設 { $default }）
help-arena-jobs = 用多少個行程（預設每個核心一個）
help-arena-report = 另寫一個帶圖表的網頁，例如 report.html
help-arena-ray = 在 Ray 叢集上打：auto、它的位址，或在本機新建

help-bench = 測量各遊戲在本機的速度。

## 錯誤，每條一行，並說明如何改正

error = ninelives：{ $what }
error-no-command = 沒有指令 { $name }。可用的有 { $known }；見 ninelives --help。
error-unknown-option = 這個指令沒有 { $name }；見 ninelives { $command } --help。
error-option-needs-value = { $name } 後面少了一個值；見 ninelives { $command } --help。
error-too-many-words = { $name } 是多餘的；見 ninelives { $command } --help。
error-missing-word = 少了 { $name }；見 ninelives { $command } --help。
error-either-or = { $one } 和 { $other } 不能同時用；請去掉一個。
error-not-a-number = { $name } 必須是整數，不能是 { $value }。
error-unknown-game = 沒有遊戲 { $name }；請從 { $known } 中選擇。
error-bad-seats = { $game }適合 { $allowed } 人，不能 { $seats } 人玩。
error-option-form = 選項要寫成 KEY=VALUE，而不是 { $value }。
error-no-such-option = { $game }沒有選項 { $name }；有 { $allowed }。
error-no-options = { $game }沒有選項，請去掉 { $name }。
error-bad-value = 選項 { $name } 不能是 { $value }；可以是 { $allowed }。
error-unknown-bot = 沒有機器人 { $name }；請從 { $known } 中選擇。
error-too-many-bots = 連你在內 { $players } 人，{ $count } 個機器人太多；最多寫 { $most } 個。
error-at-least-one = { $name } 至少是 1。
error-bot-failed = 機器人 { $bot } 無法繼續：{ $why }。請修正它，或換一個。
error-workers-die = 第 { $deal } 副牌讓三個行程都當掉了；可能是記憶體不足。請用 --jobs 減少行程。
error-no-ray = 沒有安裝 Ray；用 pip install 'ninelives[ray]' 安裝。不寫 --ray 就只用本機。
error-no-cluster = { $address } 沒有 Ray 叢集：{ $why }。不寫位址就在本機新建一個。
error-unknown-language = 沒有 { $name } 這個語言；請從 { $known } 中選擇。
error-no-such-rule = { $game } 沒有規則 { $rule }；ninelives rules { $game } 會列出全部。
error-no-such-seat = 沒有座位 { $seat }；座位為 0 到 { $last }。
error-not-finished = { $file } 裡的對局還沒結束；結束後才能覆盤。
error-bad-budget = { $value } 不是思考量；模擬次數寫作 500，秒數寫作 0.5s。
error-cannot-read = 無法讀取 { $file }：{ $why }
error-cannot-write = 無法寫入 { $file }：{ $why }
error-not-text = { $file } 不是文字檔，因此不是對局紀錄。
error-file-exists = { $file } 已經存在；請換一個檔案，或用 --resume 繼續它。
error-bad-link = 這不是牌桌的連結。連結的樣子是 https://host/t/ROOM，座位連結後面還有 #…；請加上引號。
error-not-your-seat = 這個座位連結已經失效。去掉 # 之後的部分可以旁觀。
error-not-with-resume = { $name } 已寫在紀錄裡；用 --resume 時請去掉。
error-bad-record = { $file }，第 { $line } 行：{ $fault }
error-no-decks = { $game }沒有可選的牌組；{ $name } 只用於鼠城之夜（Ratjack）。
error-no-folder = { $folder } 不是資料夾；--decks 需要一個放有牌組檔案的資料夾，見 docs/guide/decks.md。
error-cannot-start = 無法啟動「{ $command }」：{ $why }
error-bad-line = 標準輸入第 { $line } 行：{ $fault }見 docs/protocol.md。
error-cannot-listen = 無法使用 { $address }：{ $why }。請用 --port 或 --host 另選一個。
error-no-such-port = 沒有連接埠 { $port }；連接埠最大是 { $highest }。
error-bad-origin = 「{ $value }」不是頁面的位址；請寫成 https://games.example 這樣。
error-in-setting = { $name }：{ $what }
error-not-a-flag = { $name } 必須是 true 或 false，不能是 { $value }。
error-not-a-list = { $name } 必須是文字的清單，例如 ["https://games.example"]，不能是 { $value }。
error-not-a-text = { $name } 必須是引號裡的文字，不能是 { $value }。
error-not-a-choice = { $name } 不能是 { $value }；可以是 { $allowed }。
error-not-toml = { $file } 不是 TOML 檔案：{ $why }
error-unknown-key = { $file }：沒有「{ $key }」這個設定；有 { $known }。
error-bad-root-path = 「{ $value }」不能作為頁面的路徑；請寫成 /games 這樣。
error-root-path-taken = 「{ $value }」不能作為頁面的路徑：伺服器自己的位址在 { $taken } 之下。請另選一個。
error-backup-exists = { $file } 已經存在；請換一個檔案。
error-store-unusable = 資料庫無法使用：{ $why }。請用 --database 或 --data-dir 指定另一個。
error-one-worker = 一個檔案只能由一個行程使用；--workers 需要 --database postgresql://…
error-bad-deck = { $file }，第 { $line } 行：{ $fault }
error-bad-deck-file = { $file }：{ $fault }

## 紀錄中的一行可能有什麼錯

fault-not-a-record = 紀錄的第一行必須是「{ $detail }」。
fault-no-section = 缺少「play:」或「deal:」這一行。
fault-unknown-header = 「{ $detail }」不是檔頭的行；docs/records.md 列出了全部。
fault-header-twice = 「{ $detail }」出現了兩次；請刪去一行。
fault-header-missing = 缺少「{ $detail }: …」這一行。
fault-unknown-game = 沒有這款遊戲；可用的有 { $detail }。
fault-other-rules = 規則版本與這裡的不同，這裡是第 { $detail } 版。
fault-other-variant = 這一局用的是別的牌組（{ $detail }）；請用 --decks 指明它們的資料夾。
fault-no-variant = 這一局用的是內建的牌組；請去掉 --decks。
fault-bad-number = 「{ $detail }」不是整數。
fault-bad-seats = 這款遊戲不能這麼多人玩；可以是 { $detail } 人。
fault-bad-option = 沒有這個選項或值；可以是 { $detail }。
fault-bad-seat = 沒有座位 { $detail }；座位從 0 數起。
fault-bad-commitment = 承諾值是 64 位 0 到 f 的數字。
fault-bad-hex = 「{ $detail }」不是成對的 0 到 f 的數字。
fault-not-a-step = 「{ $detail }」不是行動；請寫「seat 0: …」或「chance: …」。
fault-not-a-draw = 「{ $detail }」不是抽取；「deal:」之下只能有隨機抽取。
fault-bad-notation = 這款遊戲沒有寫作「{ $detail }」的行動。
fault-not-a-result = 「{ $detail }」不是結果行；請依座位順序寫「seat 0: 11 points, place 1」。
fault-result-incomplete = 結果需要 { $detail } 行，每個座位一行。
fault-after-the-end = 遊戲在這一行之前已經結束。
fault-chance-or-seat = 該玩家行動時寫了隨機，或該隨機時寫了玩家行動。
fault-illegal = 規則 { $detail } 不允許這樣做。
fault-other-seed = 這不是發牌人承諾過的種子。
fault-other-draw = 依發牌人的種子，這裡抽到的是：{ $detail }。
fault-result-too-early = 寫了結果，但遊戲還沒有結束。
fault-other-result = 正確的分數和名次是 { $detail }。

## 主機對機器人說的一行可能有什麼錯

bot-fault-bad-view = 這些內容不構成這款遊戲中需要選擇的視角。
bot-fault-malformed = 主機不會送出這樣的訊息。
bot-fault-match-first = 還沒有用「match」說明玩什麼，就先提問了。
bot-fault-other-protocol = 這是另一個版本的協定。
bot-fault-other-rules = 是另一個遊戲，或是這個機器人不認識的規則或牌。
bot-fault-too-long = 這一行太長。

## 牌組檔案可能有什麼錯

deck-fault-unreadable = 無法讀取（{ $detail }）；牌組資料夾裡要有 rats.toml、weasels.toml、raccoons.toml 和 tokens.toml。
deck-fault-not-text = 這不是 UTF-8 文字。
deck-fault-not-toml = 這不是 TOML：{ $detail }
deck-fault-section-missing = 缺少 [{ $detail }] 這一節。
deck-fault-unknown-key = 「{ $detail }」不屬於這裡；可以是 { $allowed }。
deck-fault-not-a-word = 缺少 { $detail }，或它不是文字；請寫 { $detail } = "…"。
deck-fault-other-animal = 這個檔案的 animal 必須是 "{ $detail }"。
deck-fault-unknown-power = 沒有叫「{ $detail }」的能力；docs/guide/decks.md 列出了全部。
deck-fault-too-many-chains = 一副牌裡最多 { $allowed } 張牌可以有 { $detail }。
deck-fault-no-count = 這個能力沒有 count；請刪去這一行。
deck-fault-bad-count = 這個能力需要 count，即 1 到 { $detail } 的數。
deck-fault-bad-source = source 不能是「{ $detail }」；可以是 { $allowed }。
deck-fault-same-faces = 獎勵標記的正面和背面必須不同。
deck-fault-not-a-list = printed 必須是獎勵標記面的清單；沒有就寫 printed = []。
deck-fault-unknown-face = 沒有叫「{ $detail }」的獎勵標記面；docs/guide/decks.md 列出了全部。

## 提供服務

serving = Ninelives 準備好了：{ $address }
serving-friends = 同一網路裡的朋友從這裡進來：{ $address }
serving-end = 按 Ctrl+C 結束。對局都會保存，下次繼續。

## 核對

backed-up = { $file }：{ $rooms } 張牌桌，{ $moves } 步。
restored = 已從 { $file } 還原：{ $rooms } 張牌桌，{ $moves } 步。
verified = { $file }：核對無誤。共 { $actions } 個行動，全部合法。
verified-draws = 每次抽取都與發牌人的種子一致。
verified-no-seed = 紀錄裡沒有種子，因此無法重算抽取。
verified-given = 開頭 { $given } 次抽取是指定的，不來自種子。
verified-result = 結果正確。
verified-unfinished = 這一局還沒有結束。

## 開始一局

which-game = 玩哪一款？

## 測速

bench-game = 遊戲
bench-rollout-steps-per-s = 模擬到底：步/秒
bench-rollouts-per-s = 局/秒
bench-round-rollouts-per-s = 輪/秒
bench-guided-rollouts-per-s = 認真打/秒
bench-python-steps-per-s = 從 Python：步/秒
bench-clone-ns = 複製 ns

## 版本與建置方式

version = ninelives { $version }（{ $build }）
build-compiled = 已編譯
build-pure-asked = 純 Python，因為設定了 NINELIVES_PURE；機器人思考比編譯版慢得多
build-pure-source = 純 Python，直接執行原始碼；機器人思考比編譯版慢得多
build-pure-no-compiler = 純 Python，建置時沒有 C 編譯器；機器人思考比編譯版慢得多
