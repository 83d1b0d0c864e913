#### common.ftl

game-newgame = New Game：最大的牌贏得這一墩
game-name-newgame = New Game
game-points-newgame = { $points } 分

#### page.ftl

page-about-newgame = 一張一張地出牌。最大的牌贏得這一墩。

page-length-newgame = 約 10 分鐘 · 簡單

#### arena.ftl

arena-habit-newgame-led = New Game 的首出牌

#### coach.ftl

newgame-coach-takes = 目前 { $card } 是最大的牌。
newgame-coach-loses = { $card } 贏不了這一墩。

#### newgame.ftl

### New Game

## 發生的事

newgame-event-card-dealt = { $seat_is ->
    [you] 你拿到一張 { $card }。
   *[other] { $seat }拿到一張 { $card }。
  }
newgame-event-card-dealt-unseen = { $seat_is ->
    [you] 你拿到一張牌。
   *[other] { $seat }拿到一張牌。
  }
newgame-event-card-played = { $seat_is ->
    [you] 你打出 { $card }。
   *[other] { $seat }打出 { $card }。
  }
newgame-event-trick-taken = { $seat_is ->
    [you] 你用 { $card } 贏得這一墩。
   *[other] { $seat }用 { $card } 贏得這一墩。
  }
newgame-event-game-ended = 遊戲結束。墩數：{ $points }。

## 要回答的問題和可以做的事

newgame-ask-play = 你打哪張牌？例如：play 7
newgame-page-ask-play = 打出一張牌。
newgame-action-play = 打出 { $card }

## 螢幕

newgame-screen-player = 玩家
newgame-screen-tricks = 墩數
newgame-screen-card = 牌
newgame-screen-hand = 你的牌：
newgame-end-tricks = { $name }：{ $tricks } 墩
newgame-page-hand = 你的牌
newgame-page-played = 打出：{ $card }
newgame-page-cards = 手牌：{ $cards }

## 教學局

newgame-lesson-play = 最大的牌贏得這一墩。打出你的 15。
newgame-lesson-taken = 那是最大的牌。墩數最多者獲勝。
