### Felix: The Cat in the Sack

## Cards

felix-card-cat-minus-8 = cat -8
felix-card-cat-minus-5 = cat -5
felix-card-rabbit = rabbit
felix-card-cat-3 = cat 3
felix-card-cat-5 = cat 5
felix-card-cat-8 = cat 8
felix-card-cat-11 = cat 11
felix-card-cat-15 = cat 15
felix-card-big-dog = big dog
felix-card-small-dog = small dog

## Options

felix-option-edition = Edition
    .about = what a lone dog does that finds no cat of its kind, and whether ties are broken
felix-option-edition-international = international (rabbits are never chased, better cats break a tie)
felix-option-edition-german = German (dogs chase rabbits too, a tie is shared)
felix-option-public-mice = Mice shown to all
    .about = whether everybody sees how many mice each player has
felix-option-public-mice-no = no, only your own
felix-option-public-mice-yes = yes
felix-option-open-won-cards = Won cards shown to all
    .about = whether everybody sees the cards each player has won
felix-option-open-won-cards-no = no, only your own
felix-option-open-won-cards-yes = yes

## What happens

felix-event-start-player-drawn = { $seat_is ->
    [you] You are drawn as the first start player.
   *[other] { $seat } is drawn as the first start player.
  }
felix-event-card-removed = { $seat_is ->
    [you] A neighbour takes a card out of your set: { $card }.
   *[other] A neighbour takes a card out of { $seat }'s set: { $card }.
  }
felix-event-card-removed-unseen = { $seat_is ->
    [you] A neighbour takes a card out of your set, unseen.
   *[other] A neighbour takes a card out of { $seat }'s set, unseen.
  }
felix-event-round-began = Round { $round }. { $seat_is ->
    [you] You are the start player.
   *[other] { $seat } is the start player.
  }
felix-event-card-placed = { $seat_is ->
    [you] You put a card into the sack: { $card }.
   *[other] { $seat } puts a card into the sack: { $card }.
  }
felix-event-card-placed-unseen = { $seat_is ->
    [you] You put a card into the sack.
   *[other] { $seat } puts a card into the sack.
  }
felix-event-pile-card-turned = The pile's card is turned up: { $card }.
felix-event-card-turned = { $seat_is ->
    [you] Your card is turned up: { $card }.
   *[other] { $seat }'s card is turned up: { $card }.
  }
felix-event-bid-made = { $seat_is ->
    [you] You bid { $mice }.
   *[other] { $seat } bids { $mice }.
  }
felix-event-passed = { $seat_is ->
    [you] You pass{ $bid ->
        [0] { "" }
       *[other] , take back { $bid }
      } and get { $mice ->
        [0] no mice.
        [one] one mouse.
       *[other] { $mice } mice.
      }
   *[other] { $seat } passes{ $bid ->
        [0] { "" }
       *[other] , takes back { $bid }
      } and gets { $mice ->
        [0] no mice.
        [one] one mouse.
       *[other] { $mice } mice.
      }
  }
felix-event-row-offered = Nobody has bid. { $seat_is ->
    [you] You may have the sack for one mouse.
   *[other] { $seat } may have the sack for one mouse.
  }
felix-event-dogs-left = The dogs chase each other away: { $cards }.
felix-event-big-dog-chased = The big dog chases away: { $card }.
felix-event-small-dog-chased = The small dog chases away: { $card }.
felix-event-dog-left-alone = The { $card } finds nothing to chase and leaves.
felix-event-row-sold = { $seat_is ->
    [you] You pay { $mice ->
        [one] one mouse
       *[other] { $mice } mice
      } and take { $cards }.
   *[other] { $seat } pays { $mice ->
        [one] one mouse
       *[other] { $mice } mice
      } and takes { $cards }.
  }
felix-event-row-declined = { $seat_is ->
    [you] You do not want the sack either.
   *[other] { $seat } does not want the sack either.
  } It leaves the game: { $cards }.
felix-event-mouse-cards-filled = { $mice } mice go from the bank to the mouse cards.
felix-event-mouse-cards-stayed-empty = The mouse cards stay empty; the bank has { $bank }.
felix-event-seat-scored = { $seat_is ->
    [you] You have { $cat_points } for cats and { $mice } for mice: { $points } points.
   *[other] { $seat } has { $cat_points } for cats and { $mice } for mice: { $points } points.
  }
felix-event-game-ended = The game is over. Points: { $points }.

## What is asked, and what can be done

felix-ask-place = Which card do you put into the sack? For example: place 8 or place big dog
felix-ask-bid = Bid for the sack or pass, for example: bid 4
felix-ask-raise = Raise your bid to a new total or pass, for example: bid 6
felix-ask-buy = Nobody has bid. Buy the sack for one mouse, or pass: buy or pass
felix-action-place = put it face down into the sack: { $card }
felix-action-pass = take back your bid, take the mice of the lowest mouse card, be out of this round
felix-action-buy = take the sack for one mouse
felix-action-bid = { $mice ->
    [one] offer one mouse in all for the sack
   *[other] offer { $mice } mice in all for the sack
  }
felix-action-bid-range = offer so many mice in all for the sack

## Why something is not allowed

felix-reason-already-placed = You have already put your card into the sack.
felix-reason-place-first = First put a card into the sack.
felix-reason-already-passed = You have passed and are out of this round.
felix-reason-no-mice = You have no mouse to buy it with.
felix-reason-buy-or-pass = Nobody has bid: now you can only buy or pass.
felix-reason-row-not-offered = The sack can be bought only when everybody else has passed without a bid.
felix-reason-bid-too-low = Your bid must be higher than the highest bid.
felix-reason-bid-above-mice = You do not have so many mice.

## The table

felix-screen-title = Round { $round } of { $rounds }
felix-screen-mouse-cards = Mice for passing: { $mice }. In the bank: { $bank }.
felix-screen-pile = (pile)
felix-screen-card = sack
felix-screen-bid = bid
felix-screen-mice = mice in all
felix-screen-won = won
felix-screen-passed = passed
felix-screen-secret = secret
felix-screen-won-open = { $count ->
    [0] -
    [one] 1 card: { $points }
   *[other] { $count } cards: { $points }
  }
felix-screen-won-closed = { $count ->
    [0] -
    [one] 1 card
   *[other] { $count } cards
  }
felix-screen-hand = Your hand:
felix-screen-own-won = You have won:

## The end

felix-end-round = Round { $round }
felix-end-row = In the sack: { $cards }
felix-end-left = Left the game: { $cards }
felix-end-sold = { $name }: paid { $price }, took { $cards }, worth { $points }
felix-end-unsold = Nobody wanted it: { $cards }
felix-end-player = player
felix-end-cats = cats
felix-end-mice = mice
felix-end-points = points

## On the page

felix-page-ask-place = Choose a card from your hand for the sack.
felix-page-ask-bid = Bid for the sack, or pass.
felix-page-ask-raise = Raise your bid, or pass.
felix-page-ask-buy = Nobody has bid. Take the sack for one mouse, or pass.
felix-page-sack = The sack
felix-page-hand = Your hand
felix-page-hands = Everybody's hands
felix-page-pile = Pile
felix-page-start = begins
felix-page-bank = Bank
felix-page-mouse-cards = Bank and mouse cards
felix-page-mouse-card-next = { $mice } mice: the next to pass takes them
felix-page-mouse-card-full = { $mice } mice for a later pass
felix-page-mouse-card-empty = The mouse card { $mice } is empty
felix-page-slot-empty = { $name_is ->
    [you] Your place: no card yet
   *[other] { $name }: no card yet
  }
felix-page-slot-down = { $name }: a card face down
felix-page-slot-known = { $name_is ->
    [you] Your card, face down: { $card }
   *[other] { $name }, face down: { $card }
  }
felix-page-slot-open = { $name_is ->
    [you] Your card: { $card }
   *[other] { $name }: { $card }
  }
felix-page-slot-leaves = { $name_is ->
    [you] Your card: { $card }; as the row lies now, it leaves the game
   *[other] { $name }: { $card }; as the row lies now, it leaves the game
  }
felix-page-mice-of = { $mice ->
    [one] one mouse
   *[other] { $mice } mice
  }
felix-page-mice-secret = mice: secret
felix-page-won-open = { $count ->
    [0] no cards won
    [one] one card won, worth { $points }
   *[other] { $count } cards won, worth { $points }
  }
felix-page-won-closed = { $count ->
    [0] no cards won
    [one] one card won
   *[other] { $count } cards won
  }
felix-page-placed = { $count } of { $seats } cards are in the sack
felix-page-no-bid = No bid yet
felix-page-high-bid = { $name_is ->
    [you] Your bid of { $mice } is the highest
   *[other] Highest bid: { $mice } by { $name }
  }
felix-page-worth = Open cards are worth { $points }
felix-page-bidding = Bidding
felix-page-amount = Your bid; you have { $mice } mice
felix-page-less = Less
felix-page-more = More
felix-page-bid = Bid { $mice }
felix-page-buy = Take it for { $mice }
felix-page-pass = Pass
felix-page-put = Put it in the sack
felix-page-removed = Out of your set: { $card }
felix-page-own-won = Cats { $points } + mice { $mice } = { $total }
felix-page-sheet-sold = { $name_is ->
    [you] You paid { $mice }
   *[other] { $name } paid { $mice }
  }
felix-page-sheet-unsold = Nobody wanted it
felix-key-place = put a card of the hand into the sack
felix-key-move = from card to card
felix-key-amount = type a bid
felix-key-step = bid more or less
felix-key-answer = bid, buy, confirm
felix-key-pass = pass

## The first guided game

felix-lesson-hand = These are your animals: good cats, bad cats and two dogs. The rabbit of your set is out of the game, and only you know that.
felix-lesson-place = Each round everybody hides one card in the sack, and then the whole sack is sold. Touch a card to hide it.
felix-lesson-open = You begin, so your card is the first to be turned up. The others stay hidden for now.
felix-lesson-bid = Now bid with your mice: more than the highest bid, or pass. A mouse is a point too, so do not pay more than the cats may be worth.
felix-lesson-pass = Whoever passes takes the mice from the marked card, and the next card is turned up. The longer you stay, the more there is, and the more you see.
felix-lesson-raise = Somebody has bid more than you. Raise to a new total, or pass: then you get your bid back, and the mice as well.
felix-lesson-buy = Nobody has bid. The whole sack is yours for a single mouse, if you want it.
felix-lesson-big-dog = A big dog alone in the sack chases the best cat away, and both are gone.
felix-lesson-small-dog = A small dog alone in the sack chases the worst cat away, and both are gone. Quite a friend!
felix-lesson-dogs = Two dogs or more only chase each other. The cats stay.
felix-lesson-sold = The last one left pays the bid and takes all that is in the sack, good or bad. The buyer begins the next round.
felix-lesson-bank = What was paid goes to the bank, and the bank fills the mouse cards again, as long as it can.
felix-lesson-tip = A tip: hide a bad cat or a dog when others will pay for the sack, and a good cat when you mean to buy it yourself.
felix-lesson-end = After nine rounds cats and mice are added up, and the most points win. You know all you need. Good luck!
