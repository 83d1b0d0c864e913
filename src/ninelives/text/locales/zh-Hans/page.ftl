### 牌桌之外的页面：首页、规则书、设置。

## 首页

page-tagline = 三款藏着秘密的狡猾纸牌游戏。
page-tagline-more = 和朋友一起，或与机器人对战。不用注册，马上开始。
page-games = 游戏
page-about-felix = 每人往袋子里塞一张牌，然后袋子卖给出价最高的人。里面是值 15 分的猫，还是把它赶跑的狗？
page-about-catinthebox = 你的牌有数字，却没有颜色，直到你说出是哪一种。预测自己能赢几墩，别成为那个无色可选的人。
page-about-ratjack = 凑到 25，一点也不能多。你的牌会翻转、交换、复制，邻座的牌也一样。
page-players = { $from } 到 { $to } 人
page-play-now = 马上玩
page-play-against = 对 { $bots } 个机器人，{ $strength }
page-play-change = 更改
page-seats = 人数（含你自己）
page-strength = 机器人
page-bot-random = 骰子
    .about = 随便出
page-bot-greedy = 大猫
    .about = 能拿的都要拿
page-bot-kitten = 小猫
    .about = 还在学习，常常大意
page-bot-alley-cat = 野猫
    .about = 想得快，打得好
page-bot-tiger = 老虎
    .about = 深思熟虑，毫不留情
page-bot-gambler = 赌徒
    .about = 喜欢冒险
page-bot-rascal = 捣蛋鬼
    .about = 喜欢给别人使绊
page-play-friends = 和朋友玩
page-learn = 学着玩
page-learn-about = 有人带着玩的第一局
page-rules = 规则
page-opening = 正在摆桌……

## 牌桌

page-tables-running = 你的牌桌
page-tables-to-join = 开放的牌桌
page-tables-to-join-none = 现在没有开放的牌桌。自己开一桌吧：朋友可以凭链接来，也可以对所有人开放。
page-tables-to-watch = 可以旁观
page-tables-finished = 你玩过的牌局
page-tables-all = 显示全部 { $count } 个
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
page-friends-bots = 机器人的座位
page-friends-bots-none = 不要
page-friends-pace = 节奏
page-friends-pace-none = 不计时
    .about = 每个人想多久都可以。
page-friends-pace-live = 计时
    .about = 大家都在场。谁的时间用完，就由机器人代打。
page-friends-pace-days = 每步几天
    .about = 有空来看看，走一步。
page-friends-minutes = 每人几分钟
page-friends-days = 每步几天
page-friends-who = 谁可以来
page-friends-who-link = 只凭链接
    .about = 没有受邀的人看不到这张桌子。
page-friends-who-listed = 所有人
    .about = 首页上人人都能看到这张桌子。
page-friends-open = 开桌
page-friends-next = 你会得到一个链接，发给朋友就行。

## 设置

page-settings = 设置
page-close = 关闭
page-language = 语言
page-theme = 明暗
page-theme-system = 跟随系统
page-theme-light = 亮
page-theme-dark = 暗
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
page-sound = 声音
page-volume = 音量
page-vibration = 轮到你时振动
page-on = 开
page-off = 关
page-name = 你的名字
page-name-about = 同桌的人会看到这个名字。没有选之前，你会用一个猫的名字。
page-name-save = 保存
page-name-saved = 已保存。别人现在看到的就是这个名字。
page-name-refused = 这个名字用不了。换个短一点的或别的试试。

## 规则书

page-rules-title = { $game }：规则
page-rules-contents = 目录
page-rules-table = 表格
page-rules-loading = 正在取规则书……
page-rules-missing = 规则书没有取到。请稍后再试。

## 遇到问题时

page-to-home = 回首页
page-try-again = 再试一次
page-nowhere-title = 这里没有人
page-nowhere-text = 这个地址没有页面。也许链接在路上丢了一个字。
page-problem-title = 遇到了一点问题
page-problem-load = 这一页没能打开。网络通吗？通的话请再试一次。
page-problem-offline = 服务器没有回应。我们会继续尝试。
page-problem-open = 没能开桌。请稍后再试。
page-problem-too-many = 你开的桌子太多了。先结束一桌，再开新的。
