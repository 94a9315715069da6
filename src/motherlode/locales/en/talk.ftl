### Log and talk beside the maze. The lines themselves are in log.ftl, the quick phrases as everybody reads them in table.ftl.
### $name is the name of a person, as it is; $count and $left are numbers.

talk-title = Log
talk-list = What has happened
talk-tabs = What to show
talk-tab-all = All
talk-tab-moves = Moves
talk-tab-chat = Chat
talk-empty = Nothing has happened yet.
talk-empty-chat = Nobody has said anything yet.
talk-earlier = { $count ->
        [one] Show { $count } earlier line
       *[other] Show { $count } earlier lines
    }
talk-new-lines = { $count ->
        [one] { $count } new line
       *[other] { $count } new lines
    }
talk-show = Show it on the maze
talk-you = You
talk-to-spectators = to spectators
talk-since = What happened since
talk-close = Close
talk-your-turn = Your turn.
talk-missed = { $count ->
        [one] While you were away, { $count } thing happened.
       *[other] While you were away, { $count } things happened.
    }
talk-more-happened = { $count ->
        [one] { $count } more thing happened.
       *[other] { $count } more things happened.
    }

## Saying something

talk-say = Talk to the table
talk-say-aside = Talk to the spectators
talk-send = Send
talk-sending = Sending…
talk-left = { $left ->
        [0] No more characters fit.
        [one] { $left } more character fits.
       *[other] { $left } more characters fit.
    }
talk-spectator = You are watching: while the game runs, only spectators read what you write.
talk-phrases = Quick phrases
talk-phrases-all = Show all quick phrases
talk-choose = Choose what to say
talk-back = Back

## Quick phrases, in short; with … what is meant is chosen next

talk-phrase-saw-stone = Saw stone…
talk-phrase-saw-gold = Saw gold…
talk-phrase-dig-there = Dig to…
talk-phrase-suspect = I suspect…
talk-phrase-trust = I trust…
talk-phrase-mend-please = Repair for…
talk-phrase-why = Why did you…?
talk-phrase-i-mine = I am a miner
talk-phrase-need-tools = Repair my tools!
talk-phrase-no-card = No card fits
talk-phrase-sorry = Sorry!
talk-phrase-thanks = Thanks!
talk-phrase-well-dug = Well dug!
talk-phrase-hurry = Your turn!
talk-phrase-hello = Hello!
talk-phrase-good-game = Good game!

## Whom one hears

talk-mute = Mute { $name }
talk-unmute = Hear { $name } again
talk-muted = muted
talk-mute-why = Nobody else learns whom you mute.
