### What has happened, told to one reader. A plain id: somebody does something, to somebody else if to anybody. -own: the reader does it. -you: somebody does it to the reader. -self: somebody does it to themselves. -own-self: the reader to the reader.
### $name is who does it, $target to whom, $names are several, all as they are; $cell is a place in the maze such as 3,-1; $goal is 0, 1 or 2 for the upper, middle or lower goal; $cards are names from cards.ftl, $dwarfs names with roles; $text is what somebody says; $seat is the number of a bot’s seat, which has its name.

## Words within sentences

log-kind = { $kind ->
       *[path] a path card
        [dead-end] a dead end
        [bridge] a bridge
        [double-curve] a double curve
        [ladder] a ladder
        [door-blue] a blue door
        [door-green] a green door
        [crystal] a crystal
    }
log-dwarf = { $role ->
       *[miner] a miner
        [saboteur] a saboteur
        [selfish] a selfish dwarf
        [blue] a blue miner
        [green] a green miner
        [boss] the boss
        [profiteer] the profiteer
        [geologist] a geologist
    }

## The table

log-opened = The table is open.
log-renamed = Somebody has a new name: { $name }.
log-renamed-own = You have a new name: { $name }.
log-sat = { $name } takes a seat.
log-sat-own = You take a seat.
log-stood = { $name } leaves the table.
log-stood-own = You leave the table.
log-kicked = The host takes { $name } off the table.
log-kicked-own = The host takes you off the table.
log-banned = The host bans { $name } from the table.
log-banned-own = The host bans you from the table.
log-pardoned = { $name } may come back to the table.
log-pardoned-own = You may come back to the table.
log-asked = { $name } would like { web-bot-name }’s seat.
log-asked-own = You ask for { web-bot-name }’s seat.
log-unasked = { $name } does not ask for a seat any more.
log-unasked-own = You do not ask for a seat any more.
log-invited = The host invites { $name } to play.
log-invited-own = The host invites you to play.
log-door-open = The table is open to newcomers.
log-door-closed = The table is closed to newcomers.
log-watching = People may look on.
log-not-watching = Nobody may look on without a seat.
log-hosted = { $name } is the host now.
log-hosted-own = You are the host now.
log-hosted-again = { $name } is the host again.
log-hosted-again-own = You are the host again.
log-shuffled = The seats are shuffled.
log-starter-named = { $name } will begin the first round.
log-starter-named-own = You will begin the first round.
log-starter-bot = A bot will begin the first round.
log-starter-drawn = Who begins is drawn by lot.
log-bot-sat = A bot takes a seat.
log-bot-left = A bot leaves the table.
log-changed = The terms of the table are different now.
log-ready = { $name } is ready.
log-ready-own = You are ready.
log-unready = { $name } is not ready any more.
log-unready-own = You are not ready any more.
log-started = The game begins.
log-warned = Time is running out: { $name } has to move.
log-warned-own = Time is running out: you have to move.
log-auto = Time is up: the move is made for { $name }.
log-auto-own = Time is up: the move is made for you.
log-left = { $name } leaves the game, and a bot plays on.
log-left-own = You leave the game, and a bot plays on for you.
log-late = { $name } is away for too long, and a bot plays on.
log-late-own = You are away for too long, and a bot plays on for you.
log-returned = { $name } is back in the game.
log-returned-own = You are back in the game.
log-here = { $name } is connected.
log-gone = { $name } is not connected.
log-rematched = A table for the next game is open.
log-closed = The table is closed.

## Talk

log-said = { $name } says: { $text }
log-said-own = You say: { $text }
log-said-aside = { $name } says to the spectators: { $text }
log-said-aside-own = You say to the spectators: { $text }

## A round begins

log-round = Round { $round }: { $name } begins.
log-round-own = Round { $round }: you begin.
log-role-own = You are { log-dwarf }.
log-hand-own = You are dealt: { $cards }
log-saboteurs = The saboteurs see each other.
log-saboteurs-own = { $count ->
        [0] There is no other saboteur.
        [1] The other saboteur: { $names }.
       *[other] The other saboteurs: { $names }.
    }

## The maze

log-lay = { $name } lays { log-kind } at { $cell }.
log-lay-own = You lay { log-kind } at { $cell }.
log-fall = { $name } plays a rockfall and removes { log-kind } from { $cell }.
log-fall-own = You play a rockfall and remove { log-kind } from { $cell }.
log-look = { $goal ->
       *[0] { $name } looks at the upper goal.
        [1] { $name } looks at the middle goal.
        [2] { $name } looks at the lower goal.
    }
log-look-own = { $goal ->
       *[0] You look at the upper goal: { $found ->
           *[stone] only stone.
            [treasure] the treasure!
        }
        [1] You look at the middle goal: { $found ->
           *[stone] only stone.
            [treasure] the treasure!
        }
        [2] You look at the lower goal: { $found ->
           *[stone] only stone.
            [treasure] the treasure!
        }
    }
log-goal = { $goal ->
       *[0] The upper goal is revealed: { $found ->
           *[stone] only stone.
            [treasure] the treasure!
        }
        [1] The middle goal is revealed: { $found ->
           *[stone] only stone.
            [treasure] the treasure!
        }
        [2] The lower goal is revealed: { $found ->
           *[stone] only stone.
            [treasure] the treasure!
        }
    }

## Tools

log-break = { $tool ->
       *[cart] { $name } breaks { $target }’s cart.
        [lamp] { $name } breaks { $target }’s lamp.
        [pick] { $name } breaks { $target }’s pick.
    }
log-break-own = { $tool ->
       *[cart] You break { $target }’s cart.
        [lamp] You break { $target }’s lamp.
        [pick] You break { $target }’s pick.
    }
log-break-you = { $tool ->
       *[cart] { $name } breaks your cart.
        [lamp] { $name } breaks your lamp.
        [pick] { $name } breaks your pick.
    }
log-break-self = { $tool ->
       *[cart] { $name } breaks their own cart.
        [lamp] { $name } breaks their own lamp.
        [pick] { $name } breaks their own pick.
    }
log-break-own-self = { $tool ->
       *[cart] You break your own cart.
        [lamp] You break your own lamp.
        [pick] You break your own pick.
    }
log-fix = { $tool ->
       *[cart] { $name } repairs { $target }’s cart.
        [lamp] { $name } repairs { $target }’s lamp.
        [pick] { $name } repairs { $target }’s pick.
    }
log-fix-own = { $tool ->
       *[cart] You repair { $target }’s cart.
        [lamp] You repair { $target }’s lamp.
        [pick] You repair { $target }’s pick.
    }
log-fix-you = { $tool ->
       *[cart] { $name } repairs your cart.
        [lamp] { $name } repairs your lamp.
        [pick] { $name } repairs your pick.
    }
log-fix-self = { $tool ->
       *[cart] { $name } repairs their own cart.
        [lamp] { $name } repairs their own lamp.
        [pick] { $name } repairs their own pick.
    }
log-fix-own-self = { $tool ->
       *[cart] You repair your own cart.
        [lamp] You repair your own lamp.
        [pick] You repair your own pick.
    }

## Traps and thefts

log-trap = { $name } traps { $target }.
log-trap-own = You trap { $target }.
log-trap-you = { $name } traps you.
log-free = { $name } frees { $target } from the trap.
log-free-own = You free { $target } from the trap.
log-free-you = { $name } frees you from the trap.
log-free-self = { $name } gets out of the trap.
log-free-own-self = You get out of the trap.
log-theft = { $name } lays down a theft.
log-theft-own = You lay down a theft.
log-hands-off = { $name } removes { $target }’s theft.
log-hands-off-own = You remove { $target }’s theft.
log-hands-off-you = { $name } removes your theft.
log-hands-off-self = { $name } removes their own theft.
log-hands-off-own-self = You remove your own theft.

## Dwarfs and hands

log-inspect = { $name } looks at { $target }’s dwarf.
log-inspect-own = You look at { $target }’s dwarf. It is { log-dwarf }.
log-inspect-you = { $name } looks at your dwarf.
log-inspect-self = { $name } looks at their own dwarf.
log-inspect-own-self = You look at your own dwarf.
log-hats = { $name } swaps hats: { $target } gets a new dwarf.
log-hats-own = You swap hats: { $target } gets a new dwarf.
log-hats-you = { $name } swaps hats: you get a new dwarf.
log-hats-self = { $name } swaps hats and gets a new dwarf.
log-hats-own-self = You swap hats and get a new dwarf.
log-hat-own = You are now { log-dwarf }.
log-swap-hands = { $name } and { $target } swap hands.
log-swap-hands-own = You swap hands with { $target }.
log-swap-hands-you = { $name } swaps hands with you.
log-swapped-own = You now hold: { $cards }

## Cards laid away and drawn

log-pass = { $count ->
        [one] { $name } discards { $count } card.
       *[other] { $name } discards { $count } cards.
    }
log-pass-own = You discard: { $cards }
log-clear = { $thing ->
       *[cart] { $name } discards two cards to be rid of the broken cart.
        [lamp] { $name } discards two cards to be rid of the broken lamp.
        [pick] { $name } discards two cards to be rid of the broken pick.
        [trap] { $name } discards two cards to get out of the trap.
        [theft] { $name } discards two cards to remove their own theft.
    }
log-clear-own = { $thing ->
       *[cart] To be rid of the broken cart, you discard: { $cards }
        [lamp] To be rid of the broken lamp, you discard: { $cards }
        [pick] To be rid of the broken pick, you discard: { $cards }
        [trap] To get out of the trap, you discard: { $cards }
        [theft] To remove your own theft, you discard: { $cards }
    }
log-draw-own = You draw: { $cards }

## The end of a round

log-reached = { $name } reaches the treasure: the round is over.
log-reached-own = You reach the treasure: the round is over.
log-unreached = Nobody reaches the treasure: the round is over.
log-dwarfs = All dwarfs are revealed: { $dwarfs }.
log-winners = { $count ->
        [0] Nobody wins the round.
        [1] { $names } wins the round.
       *[other] The round is won by: { $names }.
    }
log-winners-own = { $count ->
        [0] You win the round.
       *[other] You win the round, together with: { $names }.
    }
log-share = { $gold ->
        [0] { $name } gets no gold.
       *[other] { $name } gets { $gold } gold.
    }
log-share-own = { $gold ->
        [0] You get no gold.
       *[other] You get { $gold } gold.
    }
log-offer-own = You choose a nugget card worth: { $nuggets }.
log-take = { $name } takes a nugget card.
log-take-own = You take a nugget card worth { $gold } gold.
log-steal = { $name } steals 1 gold from { $target }.
log-steal-own = You steal 1 gold from { $target }.
log-steal-you = { $name } steals 1 gold from you.
log-steal-none = { $name } steals from nobody.
log-steal-none-own = You steal from nobody.

## Highlights of a game

log-highlight-treasure = { $count ->
        [1] Reached the treasure
       *[other] Most often at the treasure: { $count }
    }
log-highlight-thief = Most gold stolen: { $count }
log-highlight-mender = Most repairs for others: { $count }
log-highlight-breaker = Most tools broken: { $count }
log-highlight-trapper = Most players trapped: { $count }
log-highlight-tunnels = Most path cards laid: { $count }
log-highlight-rockfalls = Most rockfalls: { $count }
