### 浏览器里的牌桌：开局前、对局中、结束后、回放和教学局。

## 单独的词

table-close = 关闭
table-you = 你
table-host = 房主
table-bot = 机器人
table-away = 暂离
table-stands-in = 机器人代打
table-ready = 已准备
table-seat = { $number } 号座位
table-free = 空位
table-watchers = { $count } 人在旁观

## 开局之前

table-waiting-title = 牌桌摆好了
table-waiting-seats = 还有 { $count } 个空位。
table-waiting-ready = 还没准备好：{ $names }。
table-waiting-host = 大家都准备好了，等{ $name }开始。
table-waiting-you = 大家都准备好了，随时可以开始。
table-watching = 你在旁观。
table-watching-sit = 你在旁观。坐到空位上就能一起玩。
table-sit = 坐这里
table-stand = 离座
table-add-bot = 加个机器人
table-add-bot-to = { $number } 号座位由哪个机器人来？
table-remove = 移除
table-remove-who = 移除{ $name }
table-swap = 换座位
table-swap-choose = 和谁换？选另一个座位。
table-swap-with = 和{ $name }换
table-swap-cancel = 不换了
table-be-ready = 我准备好了
table-not-ready = 再等等
table-start = 开始
table-name = 你的名字
table-name-save = 保存
table-agreed = 游戏选项
table-promise = 发牌人的承诺：{ $start }…
table-promise-about = 发牌人已选定一个秘密数字，这是它的指纹。你的浏览器也会加入一个随机数。每张牌都由这些数字决定，结束后你可以全部核对。
table-pace = 节奏
table-pace-none = 不计时
table-pace-each = 每步 { $time }
table-pace-budget = 每人共 { $time }
table-pace-increment = 每人共 { $time }，每步之后加 { $more }
table-time-seconds = { $count } 秒
table-time-minutes = { $count } 分钟
table-time-hours = { $count } 小时
table-time-days = { $count } 天

## 邀请别人

table-invite = 邀请朋友
table-invite-about = 打开这个链接的人可以坐下，也可以旁观。
table-invite-text = 来和我玩{ $game }吧。
table-link = 这一桌的链接
table-copy = 复制链接
table-copied = 已复制
table-share = 分享
table-qr = 链接的二维码
table-seat-link = 换一台设备玩
table-seat-link-about = 这个链接就是你的座位。在手机或另一台电脑上打开，就能接着玩。别给别人：谁有它，谁就能替你出牌。
table-seat-link-show = 显示我的座位链接
table-invited = { $name }邀请你玩{ $game }
table-invited-nobody = 有人邀请你玩{ $game }
table-invited-name = 不填的话，你会用一个猫的名字。
table-invited-sit = 入座
table-invited-watch = 只是看看
table-invited-full = 座位已满，但你可以旁观。
table-invited-running = 游戏已经开始，但你可以旁观。
table-invited-learn = 学习怎么玩

table-invited-more = 了解{ $game }

## 对局之中

table-your-turn = 轮到你了
table-turn = 轮到谁
table-badge = ● { $title }
table-turn-of = 轮到{ $name }
table-waiting-for = 在等{ $names }
table-moving = 稍等……
table-fast = 快进
table-confirm = 确认
table-unselect = 取消
table-clock = 还剩 { $time }
table-clock-days = { $days } 天 { $hours } 小时
table-players = 玩家
table-panels = 牌桌的更多内容
table-log = 历史
table-log-empty = 还什么都没发生。
table-chat = 聊天
table-rules = 规则
table-score = 得分
table-settings = 设置
table-menu = 牌桌
table-sound = 声音
table-rule = 规则 { $rule }
table-loading = 正在摆桌……
table-try-again = 再试一次
table-nudge = 提醒{ $name }
table-nudged = { $name }提醒你：轮到你了。
table-nudge-sent = 已提醒{ $name }。
table-stand-in = 让机器人替{ $name }玩
table-stand-in-about = { $name }不在。可以先让机器人代打，等{ $name }回来。
table-stands-in-for-you = 机器人正在替你玩。
table-take-back = 我回来了
table-abandon = 就此结束
table-abandon-about = 所有人都同意，这一局就到此结束，不计结果。
table-abandon-keep = 继续玩
table-abandon-asked = 想就此结束：{ $names }。
table-abandon-waits = 你想就此结束，还需要其他人同意。
table-abandon-agree = 我同意
table-leave = 离开牌桌
table-leave-about = 你回来之前，机器人替你玩。
table-go = 回首页

## 一轮结束

table-round = 本轮结束
table-round-over = 第 { $round } 轮结束
table-round-done = 这一轮结束了。
table-round-on = 继续
table-leads = 领先
table-total = 总共：

## 聊天

table-chat-write = 说点什么
table-chat-send = 发送
table-chat-empty = 还没有人说话。
table-chat-line = { $name }：{ $text }
table-chat-new = { $count } 条新消息
table-phrases = 快捷用语
table-someone = 一位旁观者

## 连接

table-connecting = 正在连接……
table-lost = 连接断了，正在重试……
table-gone = 连接已关闭。刷新页面就能回来。
table-closed = 这一桌已经关了

## 按键

table-keys = 按键
table-keys-about = 全程都可以用键盘玩。
table-key-turn = 跳到我的操作
table-key-chat = 聊天
table-key-rules = 规则
table-key-log = 历史
table-key-score = 得分
table-key-menu = 牌桌
table-key-sound = 开关声音
table-key-fast = 快进
table-key-help = 这份列表
table-key-close = 关闭
table-key-step = 后退、前进一步
table-key-play = 播放、暂停
table-key-ends = 开头、结尾

table-key-marks = 上一处、下一处标出的选择

## 结束之后

table-over = 游戏结束
table-finish-go = 查看结果
# $points is a text: "5 points".
table-finish-own = 第 { $place } 名，{ $points }
table-abandoned = 这一局提前结束，不计结果。
table-place = 第 { $place } 名
table-why-points = 得分明细
table-rematch = 再来一局
table-rematch-go = 加入新的一局
table-rematch-asked = 新的一局开了，一起来吧！
table-replay = 看回放
table-to-table = 看结果
table-record = 下载记录
table-share-game = 分享回放
table-home = 首页
table-show-table = 看看牌桌
table-show-result = 回到结果
table-fair = 牌在发第一张之前就已定下，你可以自己核对。
table-check-deal = 核对发牌
table-more = 更多
table-see-review = 复盘这一局
table-picture = 分享图片
table-picture-saved = 图片已保存
table-tied = 并列
table-picture-title = 一局{ $game }的结果
table-picture-best = 最好的决定

table-picture-costliest = 代价最大的决定

## 回放

table-review = 复盘
table-replay-title = 回放：{ $game }
table-replay-step = 第 { $step } 步，共 { $steps } 步
table-replay-nothing = 这里没有可看的。
table-replay-position = 回放进度
table-replay-back = 退一步
table-replay-forward = 进一步
table-replay-round-back = 到这一轮开头
table-replay-round-on = 到下一轮
table-replay-play = 播放
table-replay-pause = 暂停
table-replay-speed = 速度
table-replay-speed-times = { $times }×
table-replay-seen = 视角
table-replay-open = 全部明牌
table-replay-spectator = 旁观者
table-replay-running = 这一局还在进行，你只能看到自己该看的。
table-replay-missing = 这里没有这一局

table-share-moment = 分享这一刻

## 教学局

table-lesson = 教学局：{ $game }
table-lesson-hint = 教学
table-lesson-next = 下一步
table-lesson-on = 继续玩
table-lesson-skip = 跳过教学
table-lesson-over = 现在你会玩了！
table-lesson-over-about = 剩下的边玩边学，规则随时可以查。
table-lesson-play = 来一局正式的
table-lesson-again = 再学一遍
table-lesson-failed = 教学局没能开始，请再试一次。

## 快捷用语

table-phrase-hello = 你好！
table-phrase-good-luck = 祝好运！
table-phrase-well-played = 打得漂亮！
table-phrase-thanks = 谢谢！
table-phrase-thinking = 让我想想……
table-phrase-hurry = 不急，等你……
table-phrase-oops = 哎呀！
table-phrase-sorry = 不好意思！
table-phrase-wow = 哇！
table-phrase-good-game = 真精彩！

## 接着玩：离开、再来一局、今晚的比分、表情、电视
table-leave-ask = 要离开这一局吗？
table-leave-ask-about = 机器人会坐到你的位子上。点一下就能回来。
table-leave-stay = 留下
table-notice-left = { $name }离开了，机器人接着玩。
table-notice-away = { $name }有一会儿不在了。
table-notice-back = { $name }回来了。
table-notice-timed-out = { $name }的时间用完了，机器人接着玩。
table-notice-stood-in = { $by }让机器人替{ $name }玩。
table-notice-rematch = { $name }开了新的一局。
table-rematch-watch = 去看新的一局
table-rematch-follow = 新的一局开了，马上带你过去。
table-rematch-stay = 留在这里
table-evening = 今晚
table-evening-after = { $games } 局之后
table-evening-wins = 赢了 { $wins } 局
table-reactions = 表情
table-reaction-laugh = 大笑
table-reaction-love = 喜欢
table-reaction-clap = 击掌
table-reaction-gasp = 吃惊
table-reaction-cry = 大哭
table-reaction-hiss = 哈气
table-reacted = { $name }：{ $reaction }
table-key-react = 表情
table-tv = 在电视上显示
table-tv-about = 在大屏幕上打开，大家一起看牌桌，谁的手牌都不会露出来。手牌在各自的手机上。
table-tv-scan = 扫码入座。
table-tv-scan-on = 用手机玩或旁观

table-tv-sound = 点一下任意位置就有声音。

## 为什么没有做成

table-refused-already-here = 你已经在这一桌了。
table-refused-bad-name = 名字里要有看得见的字。
table-refused-busy = 教练现在忙不过来，请稍后再问。
table-refused-empty-text = 里面没有内容。
table-refused-hello-first = 牌桌没听清是谁来了，请刷新页面。
table-refused-malformed = 牌桌没听懂，请刷新页面。
table-refused-no-result = 这一局提前结束了，没有结果可以复盘。
table-refused-no-such-action = 没有这样的行动。
table-refused-no-such-bot = 没有这样的机器人。
table-refused-no-such-phrase = 没有这句用语。
table-refused-no-such-reaction = 没有这个表情。
table-refused-no-such-seat = 没有这个座位。
table-refused-not-absent = 那位玩家还在，或者刚刚离开。请再等一下。
table-refused-not-all-ready = 还有人没准备好。
table-refused-not-allowed = 对局进行时，每个人只能看到自己该看的。
table-refused-not-alone = 只有其他人都是机器人时，教练才会帮忙。
table-refused-not-begun = 这一局还没有开始。
table-refused-not-host = 只有房主可以这样做。
table-refused-not-over = 这一局还在进行。
table-refused-not-playing = 这一桌现在没有对局。
table-refused-not-seated = 只有玩家才能这样做，你在旁观。
table-refused-not-stood-in = 没有机器人在替你玩。
table-refused-not-their-turn = 还没轮到那位玩家。
table-refused-not-waiting = 这一局已经开始了。
table-refused-other-rules = 这一局用的是旧版规则，这里已经不支持了。
table-refused-running = 等这一局结束才能看。
table-refused-seat-taken = 那里已经有人坐了。
table-refused-seats-free = 还有空位。
table-refused-stale = 牌桌上有了变化，请重新选择。
table-refused-too-big = 内容太长了。
table-refused-too-fast = 请慢一点，稍后再试。
table-refused-too-many = 现在太忙了，请稍后再试。
table-refused-too-slow = 你的连接跟不上，请刷新页面。
table-refused-try-again = 牌桌正在重新载入，请看看刚才那一步有没有算上。
table-refused-other-protocol = 服务器的版本不同，请安装与它相同的版本。
table-refused-unknown-room = 这里没有牌桌。链接可能少了一个字符，也可能这一桌早已收走。
