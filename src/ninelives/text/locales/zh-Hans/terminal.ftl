### 牌桌上各游戏共用的文字。

## 开始与结束

welcome = { $game }。在座：{ $names }。
welcome-option = { $option }：{ $value }
welcome-help = 输入 ? 查看可选的行动，rules 看规则，hint 要提示，quit 停止。对局记录：{ $file }
welcome-back = { $game }，继续。在座：{ $names }。
already-over = 这一局已经结束。可用 ninelives replay { $file } 回放。
record-is-in = 对局记录：{ $file }
resume-with = 以后这样继续：
end-title = 得分明细：
place = { $place }. { $name }：{ $points }

## 对输入的回答

ambiguous = 可能是指：{ $choices }
not-understood = “{ $typed }”现在不是可选的行动。输入 ? 查看可选的行动。
no-such-rule = 没有规则 { $rule }。输入 rules 查看全部。
save-needs-file = 存到哪个文件？例如：save game.txt
cannot-write = 无法写入 { $file }：{ $why }
saved = 已保存：{ $file }
command-question = 这份列表
command-table = 再显示一次牌桌
command-rule = 按编号查看一条规则
command-rules = 整本规则书
command-save = 保存到目前为止的对局
command-quit = 停止；以后可以继续

## 回放

replay-step = { $number }. { $who }：{ $action }
replay-chance = 随机
replay-more = 回车：下一步，q：停止

## 在服务器上

not-begun = 对局还没有开始。
online-help = 输入 ? 查看可选的行动，rules 看规则，say 加一句话聊天，quit 离开。
online-again = 已重新连接。
online-leave = 按回车离开牌桌。
online-return = 这样回到你的座位：
online-rematch = 新的一局：ninelives join { $link }
online-stands-in = 机器人暂时替{ $name }玩。
online-is-back = { $name }回来了，自己接着玩。
online-closed = { $reason ->
    [unreachable] 连不上服务器。
    [other-protocol] 这台服务器的版本不同，请安装与它相同的版本。
    [unknown-room] 没有这张牌桌。
    [too-many] 这台服务器的连接太多了，请稍后再试。
   *[other] 服务器断开了连接。
  }
command-say = 对全桌说一句话
command-start = 开始对局（仅限房主）
command-link = 显示给别人的链接

## 规则书里的游戏选项
rules-option-typed = 输入时的名称
rules-option-name = 选项
rules-option-about = 作用
rules-option-values = 可选值
rules-option-default = { $value }（默认）
rules-option-told = { $name }：{ $about }。{ $values }

rules-option-or = { $before }；{ $value }
