### 命令行：帮助、错误、简短回答。

## 帮助

help = 袋中猫（Felix）、盒中猫（Cat in the Box）和鼠城之夜（Ratjack）：三款狡猾的纸牌游戏，斗心眼，也碰运气。
help-bare = 在本机提供游戏并打开页面
help-version = 版本，以及是否已编译
help-more = 每个命令都有自己的说明：ninelives play --help
    文字有 { $languages }：加上 --lang zh-Hans
help-usage = { $usage }：{ $about }
help-default = 默认：{ $value }
help-file = 设置也可以来自环境变量和文件
    { $file }，或用 --config 指定的另一个文件。
    命令行优先，其次是环境变量，最后是文件。在文件里，设置的名字就是选项名，
    前面不加横线：
help-example = 示例：{ $command }

argument-file = 对局记录
argument-game = { $games }
option-decks = 用这个文件夹里的牌玩鼠城之夜；见 docs/guide/decks.md
option-json = 以 JSON 输出
option-option = 游戏选项；见 ninelives { $command } GAME --help
option-host = 监听的地址；0.0.0.0 让整个网络都能进来
option-port = 监听的端口
option-port-default = 8000 起第一个空闲的
option-root-path = 页面在代理之后的路径，例如 /games
option-root-path-default = 无
option-data-dir = 保存对局的文件夹
option-database = 另一个数据库：sqlite:///FILE 或 postgresql://…
option-database-default = 数据文件夹里的 ninelives.db
option-workers = 进程数；多于一个需要 PostgreSQL
option-origin = 页面的另一个地址，例如 https://games.example；可以写多次
option-origin-default = 无
option-proxy = 相信代理所说的来访者以及是否经由 https
option-proxy-default = 否
option-open = 在浏览器中打开页面
option-open-default = 是（如果有屏幕）
option-log = 记录每次请求：plain（文本）或 json
option-log-default = 只记录问题
option-lang = 消息的语言：{ $languages }
option-lang-default = 系统的语言
option-config = 写有设置的 TOML 文件

help-serve = 从本机提供页面和游戏。
    不加选项时只供本机使用，并打开页面。

help-backup = 把服务器保存的一切备份到一个文件。
    服务器可以继续运行：文件里是某一时刻的全部内容。
help-backup-file = 一个新文件；其中有秘密，只有你可以读

help-restore = 把备份放进新的数据库。
    这也是从文件转到 PostgreSQL（以及转回来）的办法。不会覆盖任何东西：
    已有内容的数据库保持原样。
help-restore-file = ninelives backup 写的文件

help-play = 在终端里与机器人对战。
help-play-game = { $games }；不写就会询问
help-play-players = 连你在内几个人（默认 { $default }）
help-play-bots = 对手，依次轮流（默认 { $default }）：{ $bots }；tiger:5s 思考五秒
help-play-seed = 同样的文字发同样的牌
help-play-record = 对局记录写到哪里
help-play-resume = 继续一份对局记录，或从指定的发牌开始

help-join = 在服务器上入座。
    用座位链接就坐那个座位；用牌桌链接则坐一个空位，没有空位就旁观。
help-join-link = 页面上显示的链接：https://host/t/… 或 https://host/t/…#…
help-join-bot = 由机器人替你玩，名字同 `play`；写 cmd:COMMAND 则用你自己的程序，见 docs/guide/write-a-bot.md

help-bot = 把一个机器人当作独立的程序运行。
    它从标准输入得到问题，在标准输出作答，每行一条 JSON；任何语言写的程序都用这个协议来玩。
    见 docs/guide/write-a-bot.md。
help-bot-name = { $bots }
help-bot-seed = 同样的数字打法相同；不写就用主机给的

help-replay = 一步一步回放一份对局记录。
help-replay-seat = 座位 N 看到的，座位从 0 数起
help-replay-open = 公开所有秘密（默认）
help-replay-step = 每一步之后等待回车

help-review = 复盘一份对局记录，看打得好不好、运气如何。
    每次选择都只按玩家当时能知道的来评判。
help-review-seat = 座位 N 的玩家，从 0 数起（默认是第一个真人）
help-review-budget = 每次选择思考多久：500 次模拟，或 0.5s

help-verify = 核对一份对局记录的每个行动、每次抽取和结果。
    全部属实则退出码为 0；否则为 1，并给出行号。

help-rules = 查看一款游戏的规则，或其中一条。
help-rules-rule = 一条规则的编号

help-arena = 机器人对机器人，同样的牌以各种座次各打一次。
    同一个机器人写几次，就是一名占几个座位的参赛者。
help-arena-bot = 每个座位一个，名字同 `play`；写 cmd:COMMAND 则用一个程序
help-arena-games = 至少打多少局（默认 { $default }）
help-arena-seed = 同样的数字打同样的比赛（默认 { $default }）
help-arena-jobs = 用多少个进程（默认每个核心一个）
help-arena-report = 另写一个带图表的网页，例如 report.html
help-arena-ray = 在 Ray 集群上打：auto、它的地址，或在本机新建

help-bench = 测量各游戏在本机的速度。

## 错误，每条一行，并说明如何改正

error = ninelives：{ $what }
error-no-command = 没有命令 { $name }。可用的有 { $known }；见 ninelives --help。
error-unknown-option = 这个命令没有 { $name }；见 ninelives { $command } --help。
error-option-needs-value = { $name } 后面缺少一个值；见 ninelives { $command } --help。
error-too-many-words = { $name } 是多余的；见 ninelives { $command } --help。
error-missing-word = 缺少 { $name }；见 ninelives { $command } --help。
error-either-or = { $one } 和 { $other } 不能同时用；请去掉一个。
error-not-a-number = { $name } 必须是整数，不能是 { $value }。
error-unknown-game = 没有游戏 { $name }；请从 { $known } 中选择。
error-bad-seats = { $game }不能 { $seats } 人玩；可以是 { $allowed } 人。
error-option-form = 选项要写成 KEY=VALUE，而不是 { $value }。
error-no-such-option = { $game }没有选项 { $name }；有 { $allowed }。
error-no-options = { $game }没有选项，请去掉 { $name }。
error-bad-value = 选项 { $name } 不能是 { $value }；可以是 { $allowed }。
error-unknown-bot = 没有机器人 { $name }；请从 { $known } 中选择。
error-too-many-bots = 连你在内 { $players } 人，{ $count } 个机器人太多；最多写 { $most } 个。
error-at-least-one = { $name } 至少是 1。
error-bot-failed = 机器人 { $bot } 无法继续：{ $why }。请修好它或换一个。
error-workers-die = 第 { $deal } 副牌让三个进程意外终止，可能是内存不足。请用 --jobs 减少进程。
error-no-ray = 没有安装 Ray；用 pip install 'ninelives[ray]' 安装。不写 --ray 就只用本机。
error-no-cluster = { $address } 没有 Ray 集群：{ $why }。不写地址就在本机新建一个。
error-unknown-language = 没有 { $name } 的文字；请从 { $known } 中选择。
error-no-such-rule = { $game } 没有规则 { $rule }；ninelives rules { $game } 会列出全部。
error-no-such-seat = 没有座位 { $seat }；座位为 0 到 { $last }。
error-not-finished = { $file } 里的对局还没结束；结束后才能复盘。
error-bad-budget = { $value } 不是思考量；模拟次数写作 500，秒数写作 0.5s。
error-cannot-read = 无法读取 { $file }：{ $why }
error-cannot-write = 无法写入 { $file }：{ $why }
error-not-text = { $file } 不是文本文件，因此不是对局记录。
error-file-exists = { $file } 已经存在；请换一个文件，或用 --resume 继续它。
error-bad-link = 这不是牌桌的链接。它形如 https://host/t/ROOM，座位链接后面还有 #…；请加上引号。
error-not-your-seat = 这个座位链接已经失效。去掉 # 之后的部分可以旁观。
error-not-with-resume = { $name } 已写在记录里；用 --resume 时请去掉。
error-bad-record = { $file }，第 { $line } 行：{ $fault }
error-no-decks = { $game }没有可选的牌组；{ $name } 只用于鼠城之夜。
error-no-folder = { $folder } 不是文件夹；--decks 需要一个放有牌组文件的文件夹，见 docs/guide/decks.md。
error-cannot-start = 无法启动“{ $command }”：{ $why }
error-bad-line = 标准输入第 { $line } 行：{ $fault }见 docs/protocol.md。
error-cannot-listen = 无法使用 { $address }：{ $why }。请用 --port 或 --host 另选一个。
error-no-such-port = 没有端口 { $port }；端口最大是 { $highest }。
error-bad-origin = “{ $value }”不是页面的地址；请写成 https://games.example 这样。
error-in-setting = { $name }：{ $what }
error-not-a-flag = { $name } 必须是 true 或 false，不能是 { $value }。
error-not-a-list = { $name } 必须是文字的列表，例如 ["https://games.example"]，不能是 { $value }。
error-not-a-text = { $name } 必须是引号里的文字，不能是 { $value }。
error-not-a-choice = { $name } 不能是 { $value }；可以是 { $allowed }。
error-not-toml = { $file } 不是 TOML 文件：{ $why }
error-unknown-key = { $file }：没有“{ $key }”这个设置；有 { $known }。
error-bad-root-path = “{ $value }”不能作为页面的路径；请写成 /games 这样。
error-root-path-taken = “{ $value }”不能作为页面的路径：服务器自己的地址在 { $taken } 之下。请另选一个。
error-backup-exists = { $file } 已经存在；请换一个文件。
error-store-unusable = 数据库无法使用：{ $why }。请用 --database 或 --data-dir 指定另一个。
error-one-worker = 一个文件只能由一个进程使用；--workers 需要 --database postgresql://…
error-bad-deck = { $file }，第 { $line } 行：{ $fault }
error-bad-deck-file = { $file }：{ $fault }

## 记录中的一行可能有什么错

fault-not-a-record = 记录的第一行必须是“{ $detail }”。
fault-no-section = 缺少“play:”或“deal:”这一行。
fault-unknown-header = “{ $detail }”不是文件头的行；docs/records.md 列出了全部。
fault-header-twice = “{ $detail }”出现了两次；请删去一行。
fault-header-missing = 缺少“{ $detail }: …”这一行。
fault-unknown-game = 没有这款游戏；有 { $detail }。
fault-other-rules = 规则版本与这里的不同，这里是第 { $detail } 版。
fault-other-variant = 这一局用的是别的牌组（{ $detail }）；请用 --decks 指明它们的文件夹。
fault-no-variant = 这一局用的是自带的牌组；请去掉 --decks。
fault-bad-number = “{ $detail }”不是整数。
fault-bad-seats = 这款游戏不能这么多人玩；可以是 { $detail } 人。
fault-bad-option = 没有这个选项或值；可以是 { $detail }。
fault-bad-seat = 没有座位 { $detail }；座位从 0 数起。
fault-bad-commitment = 承诺值是 64 位 0 到 f 的数字。
fault-bad-hex = “{ $detail }”不是成对的 0 到 f 的数字。
fault-not-a-step = “{ $detail }”不是行动；请写“seat 0: …”或“chance: …”。
fault-not-a-draw = “{ $detail }”不是抽取；“deal:”之下只能有随机行动。
fault-bad-notation = 这款游戏没有写作“{ $detail }”的行动。
fault-not-a-result = “{ $detail }”不是结果行；请按座位顺序写“seat 0: 11 points, place 1”。
fault-result-incomplete = 结果需要 { $detail } 行，每个座位一行。
fault-after-the-end = 游戏在这一行之前已经结束。
fault-chance-or-seat = 该玩家行动时写了随机，或该随机行动时写了玩家。
fault-illegal = 规则 { $detail } 不允许。
fault-other-seed = 这不是发牌人承诺过的种子。
fault-other-draw = 按发牌人的种子，这里抽到的是：{ $detail }。
fault-result-too-early = 写了结果，但游戏还没有结束。
fault-other-result = 正确的分数和名次是 { $detail }。

## 主机对机器人说的一行可能有什么错

bot-fault-bad-view = 这些内容不是本游戏里轮到选择的视角。
bot-fault-malformed = 主机不会发这样的消息。
bot-fault-match-first = 还没用“match”说明玩什么，就先提问了。
bot-fault-other-protocol = 这是另一个版本的协议。
bot-fault-other-rules = 这是另一款游戏，或者是这个机器人不认识的规则或牌。
bot-fault-too-long = 这一行太长。

## 牌组文件可能有什么错

deck-fault-unreadable = 无法读取（{ $detail }）；牌组文件夹里要有 rats.toml、weasels.toml、raccoons.toml 和 tokens.toml。
deck-fault-not-text = 这不是 UTF-8 文本。
deck-fault-not-toml = 这不是 TOML：{ $detail }
deck-fault-section-missing = 缺少 [{ $detail }] 这一节。
deck-fault-unknown-key = “{ $detail }”不属于这里；可以是 { $allowed }。
deck-fault-not-a-word = 缺少 { $detail }，或它不是文字；请写 { $detail } = "…"。
deck-fault-other-animal = 这个文件的 animal 必须是 "{ $detail }"。
deck-fault-unknown-power = 没有叫“{ $detail }”的能力；docs/guide/decks.md 列出了全部。
deck-fault-too-many-chains = 一副牌组里最多 { $allowed } 张牌可以有 { $detail }。
deck-fault-no-count = 这个能力没有 count；请删去这一行。
deck-fault-bad-count = 这个能力需要 count，即 1 到 { $detail } 的数。
deck-fault-bad-source = source 不能是“{ $detail }”；可以是 { $allowed }。
deck-fault-same-faces = 奖励标记的正面和背面必须不同。
deck-fault-not-a-list = printed 必须是奖励标记面的列表；没有就写 printed = []。
deck-fault-unknown-face = 没有叫“{ $detail }”的奖励标记面；docs/guide/decks.md 列出了全部。

## 提供服务

serving = Ninelives 已就绪：{ $address }
serving-friends = 同一网络里的朋友从这里加入：{ $address }
serving-end = 按 Ctrl+C 结束。对局都会保存，下次继续。

## 核对

backed-up = { $file }：{ $rooms } 张牌桌，{ $moves } 步。
restored = 已从 { $file } 恢复：{ $rooms } 张牌桌，{ $moves } 步。
verified = { $file }：属实。共 { $actions } 个行动，全部合法。
verified-draws = 每次抽取都与发牌人的种子一致。
verified-no-seed = 没有给出种子，因此无法重算抽取。
verified-given = 开头 { $given } 次抽取是指定的，不来自种子。
verified-result = 结果正确。
verified-unfinished = 这一局还没有结束。

## 开始一局

which-game = 玩哪一款？

## 测速

bench-game = 游戏
bench-rollout-steps-per-s = 模拟到底：步/秒
bench-rollouts-per-s = 局/秒
bench-round-rollouts-per-s = 轮/秒
bench-guided-rollouts-per-s = 认真打/秒
bench-python-steps-per-s = 从 Python：步/秒
bench-clone-ns = 复制 ns

## 版本与构建方式

version = ninelives { $version }（{ $build }）
build-compiled = 已编译
build-pure-asked = 纯 Python，因为设置了 NINELIVES_PURE；机器人思考比编译版慢得多
build-pure-source = 纯 Python，直接运行源代码；机器人思考比编译版慢得多
build-pure-no-compiler = 纯 Python，构建时没有 C 编译器；机器人思考比编译版慢得多
