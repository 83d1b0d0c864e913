### 牌桌上各遊戲共用的文字。

## 開始與結束

welcome = { $game }。在座：{ $names }。
welcome-option = { $option }：{ $value }
welcome-help = 輸入 ? 查看可選的行動，rules 看規則，hint 要提示，quit 停止。對局紀錄：{ $file }
welcome-back = 繼續{ $game }。在座：{ $names }。
already-over = 這一局已經結束。可用 ninelives replay { $file } 重播。
record-is-in = 對局紀錄：{ $file }
resume-with = 之後這樣繼續：
end-title = 得分明細：
place = { $place }. { $name }：{ $points }

## 對輸入的回答

ambiguous = 可能是指：{ $choices }
not-understood = 「{ $typed }」不是這裡能做的行動。輸入 ? 查看可選的行動。
no-such-rule = 沒有規則 { $rule }。輸入 rules 查看全部。
save-needs-file = 存到哪個檔案？例如：save game.txt
cannot-write = 無法寫入 { $file }：{ $why }
saved = 已儲存：{ $file }
command-question = 這份清單
command-table = 再顯示一次牌桌
command-rule = 依編號查看一條規則
command-rules = 整本規則書
command-save = 把到目前為止的對局另存一份
command-quit = 停止，之後可以繼續

## 重播

replay-step = { $number }. { $who }：{ $action }
replay-chance = 隨機
replay-more = Enter：繼續，q：停止

## 在伺服器上

not-begun = 對局還沒有開始。
online-help = 輸入 ? 查看可選的行動，rules 看規則，say 加一句話聊天，quit 離開。
online-again = 已重新連上。
online-leave = 按 Enter 離開牌桌。
online-return = 這樣回到你的座位：
online-rematch = 新的一局：ninelives join { $link }
online-stands-in = 機器人暫時替{ $name }玩。
online-is-back = { $name }回來自己玩了。
online-closed = { $reason ->
    [unreachable] 連不上伺服器。
    [other-protocol] 這台伺服器的版本不同，請安裝與它相同的版本。
    [unknown-room] 沒有這張牌桌。
    [too-many] 這台伺服器的連線太多了，請稍後再試。
   *[other] 伺服器中斷了連線。
  }
command-say = 對全桌說一句話
command-start = 開始對局（如果牌桌是你開的）
command-link = 顯示可以傳給別人的連結

## 規則書裡的遊戲選項
rules-option-typed = 輸入時的名稱
rules-option-name = 選項
rules-option-about = 作用
rules-option-values = 可選值
rules-option-default = { $value }（預設）
rules-option-told = { $name }：{ $about }。{ $values }

rules-option-or = { $before }；{ $value }
