### The words of a game in the terminal: one person against computer players.
### $role, $goal, $card, $things are words from cards.ftl; $move, $cards, $cell are notation; $seats is a list such as 0, 2; the $reason of a hint is from bots.ftl.

## Opening

play-welcome = Welcome to Motherlode! The game: { $game }.
play-table = { $count ->
        [one] There is { $count } player at the table; you have seat { $seat }.
       *[other] There are { $count } players at the table; you have seat { $seat }.
    }
play-round = Round { $round } of { $rounds }.
play-begins = Seat { $seat } begins.
play-begins-own = You begin.
play-role = Your role: { $role }. { $goal }
play-new-role = You have a new hat. Your role is now: { $role }. { $goal }
play-fellows = { $count ->
        [0] There is no other saboteur.
        [1] The other saboteur has seat { $seats }.
       *[other] The other saboteurs have seats { $seats }.
    }

## Your decision

play-how = How to write a move: NES@3,-1 lays a path card on column 3, row -1, with its open sides as named (N, E, S, W); map@8,0 looks at a goal; break-cart>2 aims a card at seat 2; pass:NS discards a card.
play-turn = It is your turn.
play-prompt = Type a move, ? for all legal moves, hint for advice, r for the rules, q to leave:
play-prompt-take = Choose a nugget card, for example take:{ $example }. You may take: { $cards }
play-prompt-steal = Whom do you steal from? For example steal>{ $example }
play-prompt-rule = Which rule? Type its name, for example B9, or press Enter to go back:
play-legal = { $count ->
        [one] { $count } legal move:
       *[other] { $count } legal moves:
    }
play-hint = Steady would play { $move }. { $reason }
play-refused = Not allowed ({ $clause }): { $reason }
play-option-form = An option is written name=value, not “{ $text }”.
play-unknown-rule = There is no rule called “{ $text }”.

## What happens

play-move = Seat { $seat } plays { $move }.
play-move-own = You play { $move }.
play-discard = { $count ->
        [one] Seat { $seat } discards { $count } card face down.
       *[other] Seat { $seat } discards { $count } cards face down.
    }
play-discard-own = { $count ->
        [one] You discard { $count } card face down.
       *[other] You discard { $count } cards face down.
    }
play-clear = Seat { $seat } discards 2 cards face down and removes a card lying before it: { $card }.
play-clear-own = You discard 2 cards face down and remove a card lying before you: { $card }.
play-draw = You draw: { $cards }
play-see = On { $cell } you see: { $card }.
play-seat-role = Role of seat { $seat }: { $role }.
play-goal = The goal on { $cell } is revealed: { $card }.

## End of a round

play-reached = The round is over: seat { $seat } has reached the treasure!
play-reached-own = The round is over: you have reached the treasure!
play-not-reached = The round is over: the treasure was not reached.
play-winners = { $count ->
        [0] Nobody wins the round.
        [1] The round is won by seat { $seats }.
       *[other] The round is won by seats { $seats }.
    }
play-share = { $gold ->
        [0] Seat { $seat } gets no gold.
       *[other] Seat { $seat } gets { $gold } gold.
    }
play-share-own = { $gold ->
        [0] You get no gold.
       *[other] You get { $gold } gold.
    }
play-take = Seat { $seat } takes a nugget card.
play-take-own = You take a nugget card worth { $gold }.
play-steal = Seat { $seat } steals 1 gold from seat { $victim }.
play-steal-declined = Seat { $seat } does not use the theft.
play-gold = { $gold ->
        [0] Seat { $seat } has no gold.
       *[other] Seat { $seat } has { $gold } gold.
    }
play-gold-own = { $gold ->
        [0] You have no gold.
       *[other] You have { $gold } gold.
    }

## End of the game

play-over = The game is over.
play-result = { $count ->
        [1] The winner is seat { $seats } with { $gold } gold.
       *[other] The winners are seats { $seats } with { $gold } gold each.
    }
play-you-win = You have won. Congratulations!
play-you-lose = You have not won this time.
play-goodbye = Goodbye, and good luck in the mines!

## The table at a glance

play-deck = { $count ->
        [0] The deck is empty.
        [one] { $count } card is left in the deck.
       *[other] { $count } cards are left in the deck.
    }
play-hand = Your hand: { $cards }
play-hand-of = { $count ->
        [0] Seat { $seat } holds no cards.
        [one] Seat { $seat } holds { $count } card.
       *[other] Seat { $seat } holds { $count } cards.
    }
play-before = Before seat { $seat }: { $things }
play-before-own = Before you: { $things }
play-seat = Seat { $seat }
