### Felix: The Cat in the Sack

## Cards

felix-card-cat-minus-8 = cat −8
felix-card-cat-minus-5 = cat −5
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
    .about = what a lone dog does when there’s no cat for it to chase, and how ties are settled
felix-option-edition-international = international (dogs never chase rabbits, better cats break a tie)
felix-option-edition-german = German (dogs chase rabbits too, a tie is shared)
felix-option-public-mice = Show everyone’s mice
    .about = whether everyone sees how many mice each player has
felix-option-public-mice-no = no, only your own
felix-option-public-mice-yes = yes
felix-option-open-won-cards = Show won cards
    .about = whether everyone sees the cards each player has won
felix-option-open-won-cards-no = no, only your own
felix-option-open-won-cards-yes = yes

## What happens

felix-event-start-player-drawn = { $seat_is ->
    [you] You go first.
   *[other] { $seat } goes first.
  }
felix-event-card-removed = { $seat_is ->
    [you] Your neighbour removes your { $card }.
   *[other] A neighbour removes { $seat }’s { $card }.
  }
felix-event-card-removed-unseen = { $seat_is ->
    [you] Your neighbour removes one of your cards, unseen.
   *[other] A neighbour removes one of { $seat }’s cards, unseen.
  }
felix-event-round-began = Round { $round }. { $seat_is ->
    [you] You start.
   *[other] { $seat } starts.
  }
felix-event-card-placed = { $seat_is ->
    [you] You put a card in the sack: { $card }.
   *[other] { $seat } puts a card in the sack: { $card }.
  }
felix-event-card-placed-unseen = { $seat_is ->
    [you] You put a card in the sack.
   *[other] { $seat } puts a card in the sack.
  }
felix-event-pile-card-turned = The pile’s card is turned up: { $card }.
felix-event-card-turned = { $seat_is ->
    [you] Your card is turned up: { $card }.
   *[other] { $seat }’s card is turned up: { $card }.
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
        [1] 1 mouse.
       *[other] { $mice } mice.
      }
   *[other] { $seat } passes{ $bid ->
        [0] { "" }
       *[other] , takes back { $bid }
      } and gets { $mice ->
        [0] no mice.
        [1] 1 mouse.
       *[other] { $mice } mice.
      }
  }
felix-event-row-offered = Nobody bids. { $seat_is ->
    [you] You can have the sack for 1 mouse.
   *[other] { $seat } can have the sack for 1 mouse.
  }
felix-event-dogs-left = The dogs chase each other off: { $cards }.
felix-event-big-dog-chased = The big dog chases off: { $card }.
felix-event-small-dog-chased = The small dog chases off: { $card }.
felix-event-dog-left-alone = The { $card } has nothing to chase and leaves.
felix-event-row-sold = { $seat_is ->
    [you] You pay { $mice ->
        [1] 1 mouse
       *[other] { $mice } mice
      } and get { $cards }.
   *[other] { $seat } pays { $mice ->
        [1] 1 mouse
       *[other] { $mice } mice
      } and gets { $cards }.
  }
felix-event-row-declined = { $seat_is ->
    [you] You don’t want the sack either.
   *[other] { $seat } doesn’t want the sack either.
  } It leaves the game: { $cards }.
felix-event-mouse-cards-filled = { $mice ->
    [1] 1 mouse goes
   *[other] { $mice } mice go
  } from the bank to the mouse cards.
felix-event-mouse-cards-stayed-empty = The mouse cards stay empty: { $bank } left in the bank.
felix-event-seat-scored = { $seat_is ->
    [you] You have
   *[other] { $seat } has
  } { $cat_points } for cats + { $mice } for mice = { $points ->
    [1] 1 point
   *[other] { $points } points
  }.
felix-event-game-ended = The game is over. Points: { $points }.

## What is asked, and what can be done

felix-ask-place = Choose a card for the sack. For example: place 8 or place big dog
felix-ask-bid = Bid for the sack or pass. For example: bid 4
felix-ask-raise = Raise your bid to a new total or pass. For example: bid 6
felix-ask-buy = Nobody has bid. Take the sack for 1 mouse, or pass: buy or pass
felix-action-place = put it face down in the sack: { $card }
felix-action-pass = take back your bid and the mice on the lowest mouse card; you’re out for this round
felix-action-buy = take the sack for 1 mouse
felix-action-bid = { $mice ->
    [1] bid 1 mouse in all for the sack
   *[other] bid { $mice } mice in all for the sack
  }
felix-action-bid-range = bid that many mice in all for the sack

## Why something is not allowed

felix-reason-already-placed = You’ve already put your card in the sack.
felix-reason-place-first = Put a card in the sack first.
felix-reason-already-passed = You’ve passed, so you’re out for this round.
felix-reason-no-mice = You have no mouse to pay with.
felix-reason-buy-or-pass = Nobody has bid, so you can only buy or pass.
felix-reason-row-not-offered = You can only buy the sack when everyone else has passed without a bid.
felix-reason-bid-too-low = Your bid must be higher than the highest bid.
felix-reason-bid-above-mice = You don’t have that many mice.

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
    [0] –
    [1] 1 card: { $points }
   *[other] { $count } cards: { $points }
  }
felix-screen-won-closed = { $count ->
    [0] –
    [1] 1 card
   *[other] { $count } cards
  }
felix-screen-hand = Your hand:
felix-screen-own-won = Cards you’ve won:

## The end

felix-end-round = Round { $round }
felix-end-row = In the sack: { $cards }
felix-end-left = Chased off: { $cards }
felix-end-sold = { $name }: paid { $price }, took { $cards }, worth { $points }
felix-end-unsold = Nobody wanted it: { $cards }
felix-end-player = player
felix-end-cats = cats
felix-end-mice = mice
felix-end-points = points

## On the page

felix-page-ask-place = Choose a card for the sack.
felix-page-ask-bid = Bid for the sack, or pass.
felix-page-ask-raise = Raise your bid, or pass.
felix-page-ask-buy = Nobody bid. Take it for 1 mouse, or pass.
felix-page-sack = The sack
felix-page-hand = Your hand
felix-page-hands = Everyone’s hands
felix-page-pile = Pile
felix-page-start = first
felix-page-bank = Bank
felix-page-mouse-card-next = { $mice ->
    [1] 1 mouse: the next to pass takes it
   *[other] { $mice } mice: the next to pass takes them
  }
felix-page-mouse-card-full = { $mice ->
    [1] 1 mouse for a later pass
   *[other] { $mice } mice for a later pass
  }
felix-page-mouse-card-empty = Mouse card { $mice } is empty
felix-page-slot-empty = { $name_is ->
    [you] Your place: no card yet
   *[other] { $name }: no card yet
  }
felix-page-slot-down = { $name }: a face-down card
felix-page-slot-known = { $name_is ->
    [you] Your card, face down: { $card }
   *[other] { $name }, face down: { $card }
  }
felix-page-slot-open = { $name_is ->
    [you] Your card: { $card }
   *[other] { $name }: { $card }
  }
felix-page-slot-leaves = { $name_is ->
    [you] Your card: { $card }, chased off as things stand
   *[other] { $name }: { $card }, chased off as things stand
  }
felix-page-mice-of = { $mice ->
    [1] 1 mouse
   *[other] { $mice } mice
  }
felix-page-mice-secret = mice: secret
felix-page-won-open = { $count ->
    [0] no cards won
    [1] 1 card won, worth { $points }
   *[other] { $count } cards won, worth { $points }
  }
felix-page-won-closed = { $count ->
    [0] no cards won
    [1] 1 card won
   *[other] { $count } cards won
  }
felix-page-no-bid = No bid yet
felix-page-high-bid = { $name_is ->
    [you] Your bid of { $mice } is the highest
   *[other] Highest bid: { $mice } by { $name }
  }
felix-page-for-passing = For passing:
felix-page-in-sack = Cards in the sack
felix-page-of = { $count } of { $seats }
felix-page-highest = Highest bid
felix-page-worth-open = Face up
felix-page-worth-all = All cards
felix-page-still-hidden = { $count } still hidden
felix-page-paid = Paid
felix-page-choosing = choosing…
felix-page-chosen = in the sack
felix-page-cat-leaves = flees
felix-page-dog-leaves = leaves
felix-page-bark = Woof!
felix-page-own = What you have
felix-page-own-cats = Cats
felix-page-own-mice = Mice
felix-page-own-points = Points
felix-page-bidding = Bidding
felix-page-amount = Your bid; you have { $mice ->
    [1] 1 mouse
   *[other] { $mice } mice
  }
felix-page-less = Less
felix-page-more = More
felix-page-bid = Bid { $mice }
felix-page-buy = Take it for { $mice }
felix-page-pass = Pass
felix-page-put = Put it in the sack
felix-page-removed = Not in your set: { $card }
felix-page-sheet-sold = { $name_is ->
    [you] You paid { $mice }
   *[other] { $name } paid { $mice }
  }
felix-page-sheet-cards = cards { $points }
felix-page-sheet-secret = How many mice the others have is secret until the end.
felix-page-sheet-unsold = Nobody wanted it
felix-page-round-sold = { $name_is ->
    [you] You buy the sack for { $mice }
   *[other] { $name } buys the sack for { $mice }
  }
felix-page-round-unsold = Nobody wants the sack
felix-page-round-buyer = cats { $points }, mice −{ $mice }
felix-page-round-passed = { $mice ->
    [0] nothing for passing
    [1] 1 mouse for passing
   *[other] { $mice } mice for passing
  }
felix-key-place = put a card from your hand in the sack
felix-key-move = from card to card
felix-key-amount = type a bid
felix-key-step = bid more or less
felix-key-answer = bid, buy, confirm
felix-key-pass = pass

## The first guided game
felix-lesson-goal = The goal: the most points after nine rounds. A cat counts its number, and every mouse counts 1.

felix-lesson-hand = Your cards: good cats, bad cats and two dogs. Your rabbit is out of the game, and only you know that.
felix-lesson-place = In every round each player hides one card in the sack. Choose the card you want to hide.
felix-lesson-open = The whole sack is for sale. You go first, so your card is turned up first.
felix-lesson-bid = Bid mice for the sack, more than anybody before you. The last one left buys it.
felix-lesson-pass = Or pass: you take the mice from the marked card, and the next card is turned up.
felix-lesson-first-bid = A mouse is a point too, so don’t pay more than the cats may be worth. Bid or pass!
felix-lesson-raise = You were outbid. Raise to a new total, or pass: you get your bid back, and mice as well.
felix-lesson-buy = Nobody has bid. You can have the whole sack for one mouse.
felix-lesson-passed = You passed and got your bid back. { $mice ->
    [0] There were no mice left to take.
    [1] You also took 1 mouse.
   *[other] You also took { $mice } mice.
  }
felix-lesson-dog = A single dog chases one cat out of the sack: the big dog the best, the small dog the worst.
felix-lesson-signs = ▲ means the big dog, ▼ the small one. A tag marks what leaves the sack as things stand.
felix-lesson-big-dog = { $cat_seat_is ->
    [you] That big dog chased off your { $card }: it was the best cat in the sack. Both are gone.
   *[other] { $dog_seat_is ->
        [you] Your big dog chased off the best cat, { $cat_seat }’s { $card }. Both are gone.
       *[other] The big dog chased off the best cat, { $cat_seat }’s { $card }. Both are gone.
    }
  }
felix-lesson-small-dog = { $cat_seat_is ->
    [you] That small dog chased off your { $card }: it was the worst cat in the sack. Both are gone.
   *[other] { $dog_seat_is ->
        [you] Your small dog chased off the worst cat, { $cat_seat }’s { $card }. Quite a friend!
       *[other] The small dog chased off the worst cat, { $cat_seat }’s { $card }. Quite a friend!
    }
  }
felix-lesson-dogs = Two or more dogs only chase each other. The dogs are gone, and all the cats stay.
felix-lesson-bad-buy = Ouch! You paid { $mice ->
    [1] 1 mouse
   *[other] { $mice } mice
  } for cards worth { $worth }. That cost you points.
felix-lesson-good-buy = You paid { $mice ->
    [1] 1 mouse
   *[other] { $mice } mice
  } for cards worth { $worth }. The buyer goes first in the next round.
felix-lesson-sold = { $seat } paid { $mice ->
    [1] 1 mouse
   *[other] { $mice } mice
  } for cards worth { $worth }. The buyer goes first in the next round.
felix-lesson-bank = The price goes to the bank, and the bank fills the mouse cards again.
felix-lesson-tip = Tip: hide a bad cat or a dog when others will pay, and a good cat when you want to buy.
felix-lesson-end = That’s all there is to it. After nine rounds the most points win. Good luck!
