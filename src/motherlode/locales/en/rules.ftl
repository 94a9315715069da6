### The rules in words, one message for each clause, option and edition.

## Chapters

chapter-table = Table and cards
chapter-setup = Setting up a round
chapter-turn = A turn
chapter-paths = Path cards
chapter-actions = Action cards
chapter-round-end = End of a round
chapter-sharing-base = Sharing the gold in the base game
chapter-sharing-expansion = Sharing the gold in the expansion
chapter-game-end = End of the game
chapter-options = Options and editions
chapter-notation = Writing moves

## Table and cards

rule-T1 = The table is a grid of cells: the first number of a cell counts to the east, the second to the north. The start card lies at 0,0; the three goals lie shuffled and face down at 8,2, 8,0 and 8,-2. So there are seven empty cells between the start and the column of goals, and one between neighbouring goals. The maze has no borders: it may leave this rectangle in every direction.
    .title = The table
rule-T2 = A path card has four edges, north, east, south and west, and each is either open (a tunnel leads out there) or closed (rock). Open edges that the picture connects are linked inside the card; an open edge connected to nothing is a dead end. Cards lie upright: you may play a card as it is or give it half a turn, but never lay it sideways.
    .title = Edges and tunnels
rule-T3 = The start card is a crossing, open on all four sides, and it carries a ladder. The treasure is a crossing too. The other two goals are stones, and the tunnel on each of them is a curve.
    .title = Start and goals

## Setting up a round

rule-B1 = One dwarf card more than there are players is shuffled, and everyone is dealt one in secret; the spare card stays hidden and out of the round. Saboteurs and miners in the mix: with 3 players 1 and 3, with 4 players 1 and 4, with 5 players 2 and 4, with 6 players 2 and 5, with 7 players 3 and 5, with 8 players 3 and 6, with 9 players 3 and 7, with 10 players 4 and 7.
    .title = Roles in the base game
rule-B2 = The deck of the base game is 40 path cards and 27 action cards, shuffled together. With 3 to 5 players everyone is dealt 6 cards, with 6 or 7 players 5 cards, with 8 to 10 players 4 cards.
    .title = Deck and hands in the base game
rule-B3 = The gold of the base game is 28 nugget cards: 16 worth 1, 8 worth 2 and 4 worth 3. Before each round those that nobody has taken yet are shuffled anew.
    .title = Nugget cards
rule-X1 = The 67 cards of the base game and the expansion’s own path and action cards are shuffled together. The top 10 cards are laid aside unseen and are not used in this round. Everyone is dealt 6 cards, however many are playing. Whether the expansion brings one more rockfall is decided by the option fourth_rockfall.
    .title = Deck and hands in the expansion
rule-X2 = All 15 dwarfs are shuffled: 4 blue miners, 4 green miners, 1 boss, 1 profiteer, 2 geologists and 3 saboteurs. Everyone is dealt one in secret. The rest form a face-down pile, from which new dwarfs come when hats are swapped.
    .title = Roles in the expansion
rule-X3 = Gold is paid in tokens of 1, 2 and 5, and tokens can be changed at any time. Only the amount you have counts. The bank never runs out.
    .title = Gold tokens
rule-B4 = At a real table the youngest player begins the first round; here the seat that begins is drawn by lot, unless the host names one. Play then goes clockwise, in the order of the seats.
    .title = Who begins
rule-B5 = A game is 3 rounds, unless the option rounds says otherwise. You keep your gold from round to round. Everything else is set up anew: roles, goals, maze, hands and deck, including the 10 cards laid aside in the expansion.
    .title = Rounds

## A turn

rule-B6 = On your turn in the base game you do exactly one thing: play a path card, play an action card, or pass by discarding 1 card face down. Then you draw 1 card.
    .title = Your turn in the base game
rule-X4 = On your turn in the expansion you do exactly one of four things. Play a path card and draw 1. Play an action card and draw 1. Discard 2 cards face down to remove 1 card lying before you, then draw 1, so that your hand shrinks by one. Or pass: discard 1 to 3 cards face down and draw as many.
    .title = Your turn in the expansion
rule-B7 = If you should draw more cards than the deck holds, you draw what is left. Once the deck is used up nobody draws any more, and turns go on; the discard pile is never shuffled back. A player without cards is skipped as long as they have none; a swap of hands may give them some (with the option cardless set to out, they take no more turns in this round).
    .title = When the deck runs out
rule-B8 = What you discard by passing, or to remove a card lying before you, is known to you alone; how many cards it was is open to all. Cards that are played or removed are known to everyone.
    .title = What others see

## Path cards

rule-B9 = A path card goes on an empty cell. Every edge must fit every face-up card next to it, the start and revealed goals included: open to open, closed to closed. A face-down goal fits anything.
    .title = Fitting
rule-B10 = At least one open edge of the card must meet an open edge that an unbroken tunnel links to the start card or, in the expansion, to a ladder. Touching only a cut-off part of the maze, only a face-down goal or only closed edges is not enough. A dead-end card may be laid against a linked edge like any other, but its own edges lead nowhere, so a card that meets nothing else is not joined. Ladder cards follow their own rule (X8).
    .title = Joining the maze
rule-B11 = If a broken tool lies before you at the start of your turn, or if you are trapped, you may not play a path card. You may still play action cards and pass, and in the expansion also discard 2 cards to remove a card lying before you.
    .title = Broken tools stop digging
rule-B12 = After any change of the maze every face-down goal that an unbroken tunnel now reaches is revealed: first all that are reached at this moment, together, then any that can be reached through those, and so on. If the treasure is among those just turned up, the round is over: no more goals are revealed and nobody draws. A stone stays on its cell, turned so that its tunnel takes up the tunnel that reached it; if there were several, the one from the card just played counts, otherwise the first of west, north, south, east. It need not fit its other neighbours: only goals are allowed that, and an open edge against a closed one there is a wall. From then on the stone is an ordinary part of the maze, except that no rockfall removes it.
    .title = Revealing goals
rule-X5 = A bridge and a double curve each carry two tunnels that do not meet: you cannot turn from one into the other. At least one of the two must join the maze (B10), and all edges must fit (B9).
    .title = Bridge and double curve
rule-X6 = Crystals change nothing in the maze: a card with a crystal is laid like any other. They count for the geologists when the round is over (X21).
    .title = Crystals
rule-X7 = At the end of the round a door lets only the miners of its colour through; boss, profiteer and geologists pass every door. While the round is being played all doors are open, both for placing cards (B10) and for revealing goals (B12). A door closes the linked tunnel of its card, never a dead end on it.
    .title = Doors
rule-X8 = A ladder is linked to the start card and to every other ladder, so a ladder beyond a door leads around that door. When you place one, at least one of its open edges must meet an open edge of a path card on the table, whether that card is linked to the start or not, even if it is a dead end; all edges must fit (B9). It may not be attached to a goal, face down or revealed: depending on the option ladder_goal, either none of its open edges may face a goal’s cell, or it may not lie next to a goal at all. A rockfall may remove a ladder, a door or a crystal like any other path card.
    .title = Ladders

## Action cards

rule-B13 = At most one card of each kind lies before a player: one broken cart, one broken lamp, one broken pick, and in the expansion one trap and one theft. Different kinds may lie there side by side.
    .title = One of each kind
rule-B14 = You lay a broken cart, lamp or pick before another player who does not have that one yet. As long as it lies there, that player plays no path cards (B11). Whether you may also lay it before yourself is decided by the option break_self.
    .title = Broken tool
rule-B15 = A repair removes one matching broken tool lying before any player, yourself included; both cards are discarded. A repair that shows two tools mends one of them, not both. Without a matching broken tool it cannot be played.
    .title = Repair
rule-B16 = A rockfall removes one path card from the maze, but never the start card and never a goal, not even a revealed one. Both cards are discarded. The hole may be filled later.
    .title = Rockfall
rule-B17 = With a map you alone look at one face-down goal: you learn whether it is the treasure, and if not, which stone it is. The others see which goal you looked at, but not what it was.
    .title = Map
rule-X9 = You lay a theft before yourself. After the gold has been shared out you take 1 gold from a player of your choice who has any, as long as the theft still lies there and you are not trapped. The order of the thieves is given in X22.
    .title = Theft
rule-X10 = Hands off removes one theft lying before any player, yourself included. Both cards are discarded.
    .title = Hands off
rule-X11 = Choose any player, yourself included: that player draws a new dwarf from the pile and alone sees it. If the pile is empty, the card cannot be played. Whether the old dwarf goes to the bottom of the pile or is out for the round is decided by the option old_hat. Whoever knew the old dwarf still knows which one it was; nobody else is shown it.
    .title = Swap hats
rule-X12 = You lay a trap before another player who has none. A trapped player plays no path cards (B11), and whoever is still trapped at the end of the round gets no share of the gold and takes nothing with a theft. A trapped player may still lay a theft.
    .title = Trap
rule-X13 = Freedom removes one trap lying before any player, yourself included. Both cards are discarded.
    .title = Freedom
rule-X14 = With an inspection you alone look at another player’s dwarf; nobody else is shown it. Where the option inspect_self allows it you may also name yourself, but that only uses up the card.
    .title = Inspection
rule-X15 = Exchange all the cards in your hand with another player, however many each of you holds; the card just played is gone first. Then the other player draws 1 card and you draw none. Both of you have now seen both hands, but the card drawn afterwards is known only to the one who drew it.
    .title = Swap hands
rule-X16 = By discarding 2 cards you remove any one card lying before you: a broken tool, a trap or your own theft. Then you draw 1 card (X4). Others see the card you removed, but not the two you discarded.
    .title = Discarding two cards

## End of a round

rule-B18 = A round ends the moment the treasure is revealed. It also ends when the deck is empty, no player holds a card they could play now (a path card does not count for a player who may not dig, B11) and nobody can discard two cards to remove one (X16); this is checked after each turn, when cards have been drawn. A swap of hands, an inspection, and swap hats while dwarfs are left in the pile can always be played. Until then whoever holds cards plays or passes; when nobody holds any card, the round is over too. With the option round_end set to empty, play goes on until every hand is empty.
    .title = When a round ends
rule-B19 = All dwarfs are revealed and the gold is shared. The next round is begun by the player after (left of) the one who played the last path card; the option next_starter may count the last card of any kind, or the last turn, instead. If there was none, it is the player after the one who began the round just ended. Passing and discarding two cards to remove one do not count as cards played, and a skipped player takes no turn.
    .title = After the round

## Sharing the gold in the base game

rule-B20 = If the treasure is reached, the miners win, and as many nugget cards are drawn as there are miners among the players (the option gold_drawn can change this). Whoever played the connecting card takes one of choice and hands the rest counter-clockwise to the next miner, and so on; saboteurs are skipped. If a saboteur connected, the first miner counter-clockwise begins. If the pile holds fewer cards, all are drawn and the first in order take them. Taking a card is a move even when there is no choice left.
    .title = The miners win
rule-B21 = If the treasure is not reached, the saboteurs win: a single one takes 4 gold, two or three take 3 each, four take 2 each. They are paid in the order of the seats from 0, in nugget cards of exactly that value; if there are several ways, the one with the most 3s is used, then the most 2s. If the pile cannot pay exactly, it pays the nearest lower value it can. If there is no saboteur among the players, nobody gets anything.
    .title = The saboteurs win
rule-B22 = How much gold you have stays secret until the end of the game; only you know it. How many nugget cards you have is open to all.
    .title = Secret gold
rule-B24 = What follows from open facts is announced when it happens: the roles at the end of the round, who is in the winning group, what the saboteurs are paid, and in the expansion each share and each theft. Totals are not shown. The value of a nugget card is known to the one who took it, and what was handed on is known to those who held it.
    .title = What is announced

## Sharing the gold in the expansion

rule-X17 = The way is open for blue if some unbroken tunnel from the start to the treasure, ladders included, passes no green door; it is open for green if one passes no blue door. If a blue miner played the connecting card, blue wins if the way is open for blue; otherwise green wins if it is open for green. For a green miner it is the same with the colours changed. If anyone else played it, each colour for which the way is open wins, both if both (for a saboteur the option saboteur_completes may change this). Roles count as they are at that moment, even if hats were swapped before.
    .title = Which team wins
rule-X18 = If a team won, the boss is in the winning group, even when that team has no member in play; the profiteer always is. If the way is open for neither colour, the winning group is whoever of these two is in play: the boss alone takes 4 gold, the profiteer alone 3, both together 3 and 2. If neither is in play, nobody wins. In play means held by a player at the end of the round, trapped or not. The option profiteer_alone may ask that a profiteer without a boss is the one who completed the tunnel.
    .title = Boss and profiteer
rule-X19 = If the treasure is not reached, the winning group is the saboteurs and the profiteer. With no saboteur in play the profiteer wins alone and takes 3 gold. With neither in play nobody wins.
    .title = Treasure not reached
rule-X20 = Trapped players leave the winning group before it is counted. Each member of a group of 1, 2, 3, 4 takes 5, 4, 3, 2 gold; in a group of 5 or more each takes 1. The boss takes 1 less and the profiteer 2 less, but never below 0.
    .title = How much each takes
rule-X21 = Whoever won, a geologist takes as much gold as there are crystals in the whole maze, whether linked to the start or not. Two untrapped geologists take half each, rounded down. If one of two is trapped, the other takes it all, unless the option split_trapped_geologist leaves only half. Geologists are not in the winning group.
    .title = Geologists
rule-X22 = Thefts come after all sharing: first the untrapped thief whose theft was played last, then the other thieves clockwise from there. Each takes 1 gold from another player of choice who has at least 1; if nobody has any, that thief is passed over. A trapped thief takes nothing. Whether a thief may decline is decided by the option theft_optional.
    .title = Thefts
rule-X23 = How much gold each player has stays secret until the end of the game. That a player has some is open to all.
    .title = Secret gold in the expansion

## End of the game

rule-B23 = After the last round, normally the third, the player with the most gold wins. All who tie for the most win together.
    .title = Who wins the game

## Writing moves

rule-N1 = A move is refused if its text alone is wrong: it does not follow the notation, it names a card that does not exist, it names a tool where none belongs, or it leaves out a tool where one is needed. A repair with two tools needs one named, as in fix-cart-lamp>2:lamp. If a move breaks several rules, the first is named: N1 to N4 in order, then the number of cards discarded, then the rules of the card itself.
    .title = The text of a move
rule-N2 = A move is refused if the round is over, if it is another seat’s decision, or if it belongs to another phase. Cards are played while the round lasts; nugget cards are taken and thefts used only when the gold is shared.
    .title = The right moment
rule-N3 = You can play or discard only cards that you hold, and each copy counts: to discard two alike you must have two. A path card and its half-turn are the same card.
    .title = Cards in hand
rule-N4 = A move must name something that is there: a seat at this table, for a rockfall a cell with a card on it, for a map a cell with a goal. Aiming a rockfall at the start or a goal is a matter of B16, and a map at a revealed goal a matter of B17.
    .title = Seats and cells

## Options

option-next-starter = Decides who begins the next round (B19).
    .path = The player after the one who played the last path card begins.
    .card = The player after the one who played the last card, path or action, begins.
    .turn = The player after the one who took the last turn begins.
option-break-self = Decides before whom you may lay a broken tool (B14).
    .others = Only before other players.
    .any = Before any player, yourself included.
option-rounds = Decides how many rounds a game has, from 1 to 10 (B5).
option-round-end = Decides when a round ends without the treasure (B18).
    .unplayable = It ends when the deck is empty, nobody holds a card they could play and nobody can discard two cards to remove one.
    .empty = It goes on until every hand is empty.
option-cardless = Decides what happens when you run out of cards (B7).
    .skip = You are skipped until a swap of hands gives you cards again.
    .out = You take no more turns in this round, even if a swap of hands gives you cards.
option-gold-drawn = Decides how many nugget cards are drawn when the miners win (B20).
    .miners = As many as there are miners among the players.
    .players = As many as there are players, at most 9, handed round the same miners again and again until none is left.
option-old-hat = Decides where the old dwarf goes when hats are swapped (X11).
    .bottom = It goes to the bottom of the pile.
    .removed = It is out for the rest of the round.
option-profiteer-alone = Decides when the profiteer wins if the treasure is reached, the way is open for neither colour and no boss is in play (X18).
    .always = The profiteer wins, whoever completed the tunnel.
    .completed = The profiteer wins only by completing the tunnel.
option-saboteur-completes = Decides who wins when a saboteur completes the tunnel to the treasure (X17).
    .anyone = A saboteur counts like anyone who is not a coloured miner.
    .nobody = If the way is open for both colours, no team wins and the profiteer alone is the winning group, without the boss; if it is open for one or neither, all is as usual.
option-inspect-self = Decides whose dwarf you may name for an inspection (X14).
    .others = Only that of another player.
    .any = Anyone’s, your own included, though that only uses up the card.
option-theft-optional = Decides whether a thief may decline to steal (X22).
    .must = A thief must steal if anyone else has gold.
    .may = A thief may steal or decline.
option-split-trapped-geologist = Decides what a geologist takes when the other one is trapped (X21).
    .all = The free one takes gold for all the crystals.
    .half = The free one takes half, rounded down, and nobody takes the rest.
option-ladder-goal = Decides how near to a goal a ladder may lie (X8).
    .joined = It may lie next to a goal, but no open edge of it may face the goal’s cell.
    .adjacent = It may not lie next to a goal at all.
option-fourth-rockfall = Decides whether the expansion has one more rockfall as its 21st action card (X1).
    .on = The rockfall is in the deck: the expansion has 21 action cards.
    .off = The rockfall is left out: the expansion has 20 action cards.

## House rules

option-max-saboteurs = House rule: decides whether there is a spare dwarf (B1).
    .on = One miner card is left out, so no dwarf is spare and every saboteur is dealt.
    .off = There is one dwarf card more than there are players, and the spare stays hidden.
option-broken-no-share = House rule: decides whether a miner with a broken tool at the end of the round gets a share (B20).
    .on = A miner with a broken tool gets none and is not one of the winners; as many nugget cards are drawn as there are miners who share, and none if nobody shares. Where one is drawn for each player, that number stays.
    .off = Broken tools do not matter when the gold is shared.
option-selfish-dwarf = House rule: decides whether one of the miner cards is the selfish dwarf (B1, B20).
    .on = One miner card is the selfish dwarf, who may also be the spare: by playing the connecting card its player wins alone and is paid 4 gold as a saboteur would be (B21); if another connects, the selfish dwarf is skipped, and where one nugget card is drawn for each player, it is one fewer.
    .off = There is no selfish dwarf.
option-saboteurs-know = House rule: decides whether the saboteurs know one another.
    .on = At the deal, and only then, each saboteur is shown who the others are; when hats are swapped later, only the wearer learns anything.
    .off = Nobody is shown another player’s role at the deal.
option-far-middle-goal = House rule: decides where the middle goal lies (T1).
    .on = It lies at 9,0, and 8,0 is an ordinary cell.
    .off = It lies at 8,0, in line with the other goals.

## Games and editions

game-base = Saboteur, the base game for 3 to 10 players
game-expansion = Saboteur 2, the expansion for 2 to 12 players
edition-pl-base = The base game as in the Polish print
edition-pl-2-3 = The expansion as in the Polish rules, version 2.3
edition-pl-2025 = The expansion as in the Polish rules of 2025, which play the same as version 2.3
edition-es-2014 = The expansion as in the Spanish rules of 2014
edition-uk-2017 = The expansion as in the Ukrainian rules of 2017
