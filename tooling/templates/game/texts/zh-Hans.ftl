#### common.ftl

game-newgame = New Game：最大的牌赢得这一墩
game-name-newgame = New Game
game-points-newgame = { $points } 分

#### page.ftl

page-about-newgame = 一张一张地出牌。最大的牌赢得这一墩。

page-length-newgame = 约 10 分钟 · 简单

#### arena.ftl

arena-habit-newgame-led = New Game 的首出牌

#### coach.ftl

newgame-coach-takes = 目前 { $card } 是最大的牌。
newgame-coach-loses = { $card } 赢不了这一墩。

#### newgame.ftl

### New Game

## 发生的事

newgame-event-card-dealt = { $seat_is ->
    [you] 你拿到一张 { $card }。
   *[other] { $seat }拿到一张 { $card }。
  }
newgame-event-card-dealt-unseen = { $seat_is ->
    [you] 你拿到一张牌。
   *[other] { $seat }拿到一张牌。
  }
newgame-event-card-played = { $seat_is ->
    [you] 你打出 { $card }。
   *[other] { $seat }打出 { $card }。
  }
newgame-event-trick-taken = { $seat_is ->
    [you] 你用 { $card } 赢得这一墩。
   *[other] { $seat }用 { $card } 赢得这一墩。
  }
newgame-event-game-ended = 游戏结束。墩数：{ $points }。

## 要回答的问题和可以做的事

newgame-ask-play = 你打哪张牌？例如：play 7
newgame-page-ask-play = 打出一张牌。
newgame-action-play = 打出 { $card }

## 屏幕

newgame-screen-player = 玩家
newgame-screen-tricks = 墩数
newgame-screen-card = 牌
newgame-screen-hand = 你的牌：
newgame-end-tricks = { $name }：{ $tricks } 墩
newgame-page-hand = 你的牌
newgame-page-played = 打出：{ $card }
newgame-page-cards = 手牌：{ $cards }

## 引导局

newgame-lesson-play = 最大的牌赢得这一墩。打出你的 15。
newgame-lesson-taken = 那是最大的牌。墩数最多者获胜。
