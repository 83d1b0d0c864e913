### 牌桌之外的页面：首页、规则书、设置。

## 首页

page-tagline = 三款狡猾的纸牌游戏，斗心眼，也碰运气。
page-tagline-more = 和朋友一起，或与机器人对战。不用注册，马上开始。
page-games = 游戏
page-about-felix = 每人往口袋里塞一张牌，整袋卖给出价最高的人。里面是值 15 分的猫，还是会吓跑它的狗？
page-about-catinthebox = 你的牌有数字，却没有颜色，直到你说出是哪一种。预测自己能赢几墩，别成为那个没有颜色可选的人。
page-about-ratjack = 凑到正好 25，多 1 就出局。牌会翻面、交换、复制，你的会，别人的也会。
page-players = { $from } 到 { $to } 人
page-play-now = 马上玩
page-play-against = 对 { $bots } 个机器人 · { $strength }
page-play-change = 更改
page-seats = 人数（含你自己）
page-strength = 机器人
page-bot-random = 骰子
    .about = 随便出
page-bot-greedy = 馋猫
    .about = 能拿的都要拿
page-bot-kitten = 小猫
    .about = 还在学习，常常粗心
page-bot-alley-cat = 野猫
    .about = 想得快，打得好
page-bot-tiger = 老虎
    .about = 深思熟虑，毫不留情
page-bot-gambler = 赌徒
    .about = 喜欢冒险
page-bot-rascal = 捣蛋鬼
    .about = 爱给别人使绊子
page-play-friends = 和朋友玩
page-learn = 教学局
page-learn-about = 手把手带你玩第一局
page-rules = 规则
page-opening = 正在摆桌……
page-first = 第一次来？从这款开始
page-first-learn = 五分钟学会
page-length-felix = 约 20 分钟 · 简单
page-length-catinthebox = 约 25 分钟 · 烧脑

page-length-ratjack = 约 15 分钟 · 中等

## 牌桌

page-tables-running = 你的牌桌
page-tables-to-join = 开放的牌桌
page-tables-to-join-none = 现在没有开放的牌桌。自己开一桌吧：发链接请朋友来，或者让所有人都能加入。
page-tables-to-watch = 可以旁观
page-tables-finished = 你玩过的牌局
page-tables-all = 显示全部 { $count } 局
page-table-my-turn = 轮到你了
page-table-waiting = 等人加入
page-table-playing = 进行中
page-table-abandoned = 提前结束
page-table-free = 还有 { $count } 个空位
page-table-won = 你赢了
page-table-place = 第 { $place } 名
page-table-enter = 进入
page-table-go-on = 继续
page-table-join = 加入
page-table-watch = 旁观
page-table-replay = 回放
page-table-with = 同桌：{ $names }
page-table-empty = 还没有别人

## 和朋友的牌桌

page-friends-title = 和朋友玩{ $game }
page-friends-bots = 机器人座位
page-friends-bots-none = 无
page-friends-pace = 节奏
page-friends-pace-none = 不计时
    .about = 每个人想多久都可以。
page-friends-pace-live = 计时
    .about = 大家同时在线。谁的时间用完，就由机器人代打。
page-friends-pace-days = 按天
    .about = 有空时来看看，轮到你就打一步。
page-friends-minutes = 每人几分钟
page-friends-days = 每步几天
page-friends-who = 谁可以来
page-friends-who-link = 只凭链接
    .about = 只有拿到链接的人找得到这张牌桌。
page-friends-who-listed = 所有人
    .about = 首页上人人都能看到这张牌桌。
page-friends-open = 开桌
page-friends-next = 接着你会得到一个链接，发给朋友就行。

page-friends-more = 更多选项
    .about = 机器人和规则变体

## 设置

page-settings = 设置
page-close = 关闭
page-language = 语言
page-theme = 外观
page-theme-system = 跟随系统
page-theme-light = 浅色
page-theme-dark = 深色
page-surface = 桌面
page-surface-green = 绿绒布
page-surface-blue = 蓝绒布
page-surface-walnut = 胡桃木
page-surface-linen = 亚麻布
page-surface-night = 夜空
page-back = 牌背
page-back-game = 各游戏自带
page-back-paws = 猫爪
page-back-bones = 鱼骨
page-back-moon = 月亮与星星
page-back-weave = 编织
page-speed = 动画
page-speed-calm = 慢
page-speed-normal = 正常
page-speed-brisk = 快
page-speed-instant = 关
page-fast-forward = 快进
page-fast-forward-manual = 手动开启
page-fast-forward-always = 始终开启
page-confirm = 选择后再确认
page-confirm-auto = 触摸屏上
page-confirm-always = 总是
page-confirm-never = 从不
page-bot-lines = 机器人偶尔说句话
page-reactions = 表情飞过牌桌
page-sound = 声音
page-volume = 音量
page-vibration = 轮到你时振动
page-on = 开
page-off = 关
page-name = 你的名字
page-name-about = 同桌的人会看到这个名字。你不取名时，会用一个猫的名字。
page-name-save = 保存
page-name-saved = 已保存。别人现在看到的就是这个名字。
page-name-refused = 这个名字用不了。换一个，或者短一些的试试。

## 规则书

page-rules-title = { $game }：规则
page-rules-contents = 目录
page-rules-table = 表格
page-rules-summary = 一页速览
page-rules-whole = 完整规则书
page-rules-print = 打印
page-rules-loading = 正在打开规则书……
page-rules-missing = 规则书打不开，请稍后再试。

## 遇到问题时

page-to-home = 回首页
page-try-again = 再试一次
page-nowhere-title = 这里没有人
page-nowhere-text = 这个地址没有页面。链接可能少了一个字符。
page-problem-title = 出了点问题
page-problem-load = 这一页打不开。请检查网络，再试一次。
page-problem-offline = 服务器没有回应。我们会继续尝试。
page-problem-open = 没能开桌，请稍后再试。
page-problem-too-many = 你开的牌桌太多了。先结束一桌，再开新的。

## 关于
page-about-title = 关于
page-about-what = Ninelives 有三款要藏牌、会唬人的卡牌游戏，打开浏览器就能和朋友或机器人一起玩。不用注册，没有广告。
page-about-fans = 本站由爱好者制作，与出版商无关。Felix（又名 Filou）的作者是 Friedemann Friese，2F-Spiele 出版；Cat in the Box 的作者是 Muneyuki Yokouchi，Hobby Japan 和 Bézier Games 出版；Ratjack 的作者是 Maxime Mercier 和 Mathieu Can，Studio H 和 Broadway Toys 出版。规则书和图画都是我们自己的。
page-about-source = 源代码
page-about-licence = 许可证
page-about-free = Ninelives 是自由软件：你可以阅读、修改，也可以在自己的服务器上运行。源代码在哪里，可以问本服务器的运营者。
page-about-typefaces = 字体及其许可证
page-about-privacy = 隐私
page-about-kept-cookie = 一个带随机数的 Cookie 告诉服务器哪些座位是你的。它在你最后一次访问 400 天后失效，你也可以随时删除它。
page-about-kept-games = 服务器会保存你选的名字，以及你的牌桌：每一步、结果和聊天，这样你才能接着玩和回看。它们会一直保留，直到本服务器的运营者删除。有牌桌链接的人都能看到它。
page-about-kept-browser = 你的设置和座位钥匙只在这个浏览器里，直到你删除它的数据。

page-about-kept-nothing = 除此之外什么都不保存，不记邮箱，也不记网络地址；不从别的服务器读取内容，也不向它们发送。如果你在聊天软件里分享链接，它可能会读取预览：游戏、玩家的名字和结果。

## Previews of links
page-preview-learn = 教学局：{ $game }

page-preview-players = { $names }玩{ $game }
