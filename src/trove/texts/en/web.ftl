# The browser client.

## The house

web-tagline = Three treasure hunts, played exactly by their rulebooks, in your browser, with nothing to sign up for.
web-skip = Skip to content
web-home = Trove, home page
web-language = Language
web-dark = Dark colours
web-light = Light colours
web-sound-on = Switch sound on
web-sound-off = Switch sound off
web-close = Close
web-rule = Rule { $rule }
web-rules = Rules
web-rules-of = Rules of { $game }
web-edition-link = { $game ->
    [silver-and-gold] Draw maps
   *[other] Your own edition
}
web-edition-link-label = { $game }: { $link }
web-about = About
web-not-affiliated = A project of players. Not affiliated with the games’ authors, artists or publishers.
web-games = Games
web-players-range = { $few } to { $many } players
web-play-now = Play now
web-name = { $game ->
    [luxor] Luxor
    [silver-and-gold] Silver & Gold
   *[tomb-raider] Tomb Raider
}
web-tell = { $game ->
    [luxor] Lead your adventurers through the temple to the tomb, with a hand of cards you may not reorder.
    [silver-and-gold] Everyone plays at once: fit the same shapes onto your own treasure islands.
   *[tomb-raider] Two against two in a museum whose rooms turn under your feet, with a bomb under the best treasure.
}
web-minutes = { $game ->
    [luxor] 45 minutes
    [silver-and-gold] 25 minutes
   *[tomb-raider] 60 minutes
}
web-play-now-label = Play now: { $game } against computer players
web-level-label = Level of the computer players in { $game }
web-with-friends = With friends
web-with-friends-label = With friends: { $game }
web-same-device = Same device
web-same-device-label = Same device: { $game }
web-solo = Alone, for a medal
web-solo-label = Alone, for a medal: { $game }
web-surprise = Surprise me
web-level = { $level ->
    [random] Random
    [easy] Easy
    [normal] Normal
    [hard] Hard
   *[expert] Expert
}
web-my-matches = My matches
web-my-other-matches = My other matches
web-open-tables = Open tables
web-last-replays = Finished matches
web-no-matches = None yet. What you start is kept on this device, and you can continue any time.
web-no-tables = No open table right now. Open one: friends join by its link.
web-no-replays = Finished matches appear here, move by move.
web-join = Join
web-watch = Watch
web-replay = Replay
web-continue = Continue
web-seats-taken = { $taken } of { $all } seats taken
web-is-waiting = { $game } is waiting for you
web-waiting-tables = { $count } tables are waiting for you
web-your-turn = Your turn
web-running = playing
web-over = finished
web-lost-page = There is no such page.
web-lost-table = This table does not exist, or no longer exists.
web-table-closed = The host closed this table.
web-to-home = To the home page
web-loading = One moment …

## The page of an edition

web-edition-of = Edition of { $game }
web-edition-lead = Every number of the box, as text. If you own the box, type in what yours shows; check it, keep it as a file and play with it.
web-edition-play = Play with it
web-edition-check = Check
web-edition-save = Download
web-edition-open = Open a file
web-edition-reset = Start over
web-edition-fits = It fits: this can be played with.
web-edition-standard = This is the standard edition.
web-edition-large = A file of at most 256 kB was expected.

## Connection

web-connection-lost = Connection lost.
web-trying-again = Trying again; your seat is safe.
web-needs-server = Playing needs the server; this page continues by itself as soon as it answers.
web-page-not-here = This page is not on your device, and the server does not answer.
web-server-restarts = The server restarts.
web-try-now = Try now
web-reconnecting = reconnecting
web-error-not-reached = That did not reach the server.
web-error-unchanged = Nothing was changed; please try again.
web-try-again = Try again

## Lobby

web-table-of = { $name }’s table
web-seats = Seats
web-in-order = in order of play
web-order-drawn = drawn at the start
web-players = Players
web-players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-free-seat = Free seat
web-you = you
web-host = host
web-ready = here
web-computer = Computer
web-computer-level = computer, { level }
web-level-of = Level of { $name }
web-sit-here = Sit here
web-sit-label = Sit here: seat { $number }
web-add-computer-label = Computer on seat { $number }
web-add-person = Player
web-add-person-label = Player on seat { $number }, at this screen
web-remove = Remove { $name }
web-stand-up = Stand up
web-move-here = Move here
web-move-label = Move here: seat { $number }
web-arrange = Arrange
web-arrange-done = Done
web-arrange-drawn = The seats will be drawn at the start. Choose “As seated” for the order of play to arrange them.
web-earlier = { $name }: one seat earlier
web-later = { $name }: one seat later
web-make-host = Make host
web-make-host-label = Make { $name } the host
web-your-name = Your name
web-your-emblem = Your emblem
web-emblem-taken = { $name } has this emblem.
web-emblem-taken-label = { $emblem }, taken by { $name }
web-guest = Guest
web-emblem = { $emblem ->
    [sun] sun
    [pyramid] pyramid
    [ankh] ankh
    [diamond] diamond
    [anchor] anchor
    [wheel] wheel
    [fish] fish
   *[star] star
}
web-options = Options
web-table-options = This table
web-host-chooses = the host chooses
web-own-edition = Played with a custom edition, not with the standard one.
web-only-host = Only the host of this table can change that.
web-option-random = At random
web-option-only-with = Only with { $count } players.
web-change-players = Change to { $count } players
web-option-pace = Computer players take their time
web-option-pace-help = They pause like people, so that their moves can be followed.
web-option-hints = Hints allowed
web-option-hints-help = Everybody may ask what a strong player would do.
web-option-listed = Show in the list of open tables
web-option-listed-help = Strangers may join. Otherwise only those with the link can.
web-option-undo = Only free undos
web-option-undo-help = A step that drew or revealed something cannot be taken back, even if everybody agrees.
web-option-computers = Computer players agree to undo
web-option-computers-help = What they answer when somebody asks to take back a step that is not free.
web-option-computers-always = Always
web-option-computers-nothing_learned = If nothing was learned
web-option-computers-never = Never
web-option-order = Order of play
web-option-order-help = Everybody sits as chosen here, or the seats are drawn at the start.
web-option-order-chosen = As seated
web-option-order-random = Drawn at the start
web-option-clock = Clock
web-option-clock-help = When somebody’s time is up, a computer player decides for them; after the third time in a row it stays until they return.
web-clock-none = No clock
web-clock-turn = For each decision
web-clock-bank = For the whole match
web-clock-time = Time
web-clock-gain = Gained with each decision
web-clock-no-gain = nothing gained
web-option-webhook = Call when it is somebody’s turn
web-option-webhook-help = An https address, of a chat room for example, that is called when it is the turn of somebody who is not here. Only the host sees it.
web-invite = Invite
web-copy-link = Copy link
web-copied = Copied
web-not-copied = This browser does not let us copy. The link is { $link }
web-qr = QR code of the link to this table
web-invite-note = Anyone who opens the link or scans the code can take a free seat.
web-loopback = This server runs on this computer only. To let others in, start it with: trove serve --lan
web-fair = Fair: at the start the shuffle is sealed before anybody can influence it, and after the match anyone can check every draw.
web-fair-how = How
web-start = Start the match
web-close-table = Close this table
web-close-table-sure = Everybody here will be sent away, and the link stops working.
web-starting = Shuffling together …
web-cancel = Cancel
web-sure = Yes, do it
web-seats-free = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
web-fill = Fill with computer players
web-wait-host = { $name } starts the match.
web-watching = You are watching. Take a free seat to play.
web-all-taken = All seats are taken. Stay here to watch the match.

## Table

web-actions = Actions
web-your-turn-area = Question and hand
web-to-play = to play
web-supply = Supply
web-log = What happened
web-log-short = Log
web-log-earlier = This match goes on from a position of another one.
web-log-you = You
web-what-happened = What happened?
web-look-at-this = Look at this on the board
web-look-back = { $back ->
    [0] What happened last
    [one] What happened { $back } step ago
   *[other] What happened { $back } steps ago
}
web-to-present = To the present
web-chat = Chat
web-say-something = Say something
web-send = Send
web-chat-empty = Nothing said yet.
web-chat-watching = What you write is read by the players when the match is over; other spectators read it now.
web-chat-people = Who you hear
web-mute = Mute
web-mute-label = Mute { $name } for me
web-silence = For all
web-silence-label = Mute { $name } for everybody
web-spectators = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
web-hint = Hint
web-menu = Menu
web-undo = Undo
web-undo-cost = { $verdict ->
    [free] Undo: free
    [ask] Undo: asks
    [agreed] Undo
   *[refused] Undo
}
web-undo-asked = Asked the others.
web-took-back = { $seat } took back the last step.
web-took-back-you = You took back your last step.
web-undo-agreed = The computer players agree: it is taken back at once.
web-vote-undo = { $name } would like to take back the last step.
web-vote-end = { $name } suggests ending the match here.
web-vote-abandon = { $name } suggests abandoning the match without a result.
web-agree = Agree
web-disagree = No
web-vote-about = { $about ->
    [undo] Asked to take back the last step.
    [end] Asked to end the match here and score it.
   *[abandon] Asked to abandon the match without a result.
}
web-vote-agreed = { $name } agrees
web-vote-thinks = { $name } has not answered
web-vote-left = { $seconds } s left
web-abandon = Abandon the match
web-abandon-sure = The match ends for everybody, without a result. Other people are asked first.
web-end-early = End the match here and score it
web-end-early-sure = The match ends as it stands and is scored. Other people are asked first.
web-give-up = Leave; a computer player takes my seat
web-give-up-sure = You cannot come back to this seat. The match stays in your list to look at.
web-come-back = Play on myself
web-you-watch = You are watching.
web-stand-in = A computer player stands in for you.
web-gave-up = A computer player has your seat for the rest of the match. You can stay and watch.
web-seat-freed = Your seat was freed by the host. You can take another one.
web-seat-moved = Your seat is on another device now. Here you are watching.
web-fast = Without motion
web-legend = What is what
web-careful = Ask before something hidden is revealed
web-sure-title = Reveal it?
web-sure-reveals = This reveals something hidden. To take it back afterwards, the others have to agree.
web-notify = Tell me when it is my turn
web-notify-blocked = Your browser does not allow messages from this page. Allow them in its settings for this address first.
web-export = Download the match
web-report = Report a problem
web-report-how = Download the file below, say in a sentence what you expected and what happened instead, and send both to the person who runs this server, or attach both to an issue of the Trove project.
web-report-file = Download the file
web-report-note = Downloads what you saw of this match; attach it to your report.
web-report-running = Downloads what you have seen of this match so far: the moves, your own cards, and what lies open. Nobody else’s hidden cards are in it, nor the order of the piles.
web-primer = The game in ten lines
web-device = Continue on another device
web-device-note = Open this link or scan the code on the other device: your seat moves there, and this device watches.
web-device-make = Make a link for this seat
web-device-until = It works once, until { $time }. Keep it to yourself: anyone who opens it gets your seat.
web-device-seat = Whose seat
web-device-qr = QR code of the link that moves your seat
web-device-take = Continue playing here
web-device-take-note = This link moves a seat from another device to this one. It works once.
web-device-here = Move the seat to this device
web-device-moved = The seat is on this device now.
web-device-expired = This link has been used or has expired. Make a new one in the menu of the table.
web-device-incomplete = This link is not complete. Copy it again from the other device.
web-lesson = Learn by playing
web-lesson-label = Learn by playing: { $game }
web-lesson-offer = New here? Learn as you play
web-lesson-here = Learn as you play
web-lesson-step = Step { $number } of { $count }.
web-lesson-wait = Play on. The next step comes when there is something new.
web-lesson-over = That was the lesson; the rest you find out by playing. Good luck!
web-lesson-next = Next
web-lesson-back = Earlier step
web-lesson-skip = Skip the lesson; the match goes on
web-lesson-skip-short = Skip
web-keys = Keys: { $game ->
    [luxor] left and right choose a card, up and down a space, Enter confirms
    [silver-and-gold] arrows move the shape, R turns it, F flips it, O takes a single square, Enter stamps
   *[tomb-raider] arrows choose a room or a turn of the tile, R turns it, Enter confirms
}; U takes back, Esc cancels what you began, W shows what happened, ? gives a hint.
web-hint-thinking = Thinking about your choices…
web-hint-none = There is nothing to advise now.
web-hint-win = A strong player would do this: chance to win { $percent }%.

## Hand-over

web-pass-to = Pass the device to { $name }
web-pass-note = Everyone else, please look away.
web-take-back = { $name }: take back
web-i-am = I am { $name }, show my hand
web-order = Order of play

## The end

web-wins = { $name } wins with { $points }
web-you-win = You win with { $points }
web-tie-equal = the same for both
web-tie-decides = this decides
web-share-win = { $names } share the win with { $points }
web-alone = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-abandoned = The match was abandoned without a result.
web-most-from = Most came from: { $lines }.
web-score-sheet = Score sheet
web-total = Total
web-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
web-steps = { $count ->
    [one] step
   *[other] steps
}
web-plot = How the score went
web-plot-note = Visible points after each step.
web-plot-start = start
web-plot-step = step { $step }
web-rematch = Rematch
web-rematch-join = Join the rematch
web-look-at-board = Look at the board
web-to-result = To the result
web-share = Share
web-verify = Check the shuffle
web-check-passed = The shuffle was fair.
web-check-failed = Something does not fit: this match cannot be trusted.
web-check-seen = What is published now is what was sealed before the deal: this browser kept the seal it was shown{ $own ->
    [0] .
   *[other] , and your own random bytes are in it.
}
web-check-unseen = This browser did not take part in the start, so it has nothing to compare: ask somebody who played whether the seal below is the one they saw.
web-check-draws = { $draws ->
    [one] The { $draws } draw follows from it; this browser has recomputed it.
   *[other] All { $draws } draws follow from it; this browser has recomputed them.
}
web-check-replays = { $entries ->
    [one] The server has played the { $entries } entry again: every move was legal, and the score is right.
   *[other] The server has played all { $entries } entries again: every move was legal, and the score is right.
}
web-check-start = { $start ->
    [dealt] So the whole match is verified, from the deal on.
    [redealt] This match began at a position of another one, with hidden cards dealt again. Everything from there on is verified; only the other match can show whether that position came about fairly.
   *[kept] This match began at a position of another one, with hidden cards kept: the person who opened it may have known them. Everything from there on is verified.
}
web-check-own-edition = It was played with a custom edition, not with the standard one.
web-check-edition = Look at it
web-check-not = What this cannot show: whether players told each other what they saw.
web-check-commitment = Seal:
web-check-fault = { $fault ->
    [commitment] The secret does not fit the seal.
    [salt] The random bytes of a player do not fit what was sealed.
    [draw] A draw does not follow from secret and random bytes.
   *[shown] Seal or random bytes are not those this browser was shown before the deal.
}
web-none = none

## Replay

web-replay-of = Replay of { $game }
web-step-of = Step { $step } of { $all }
web-first = First step
web-previous = One step back
web-next = One step forward
web-play = Play
web-pause = Pause
web-seen-by = Seen by
web-spectator = everybody
web-continue-from-here = Continue from here
web-continue-note = Play on from this position, against computer players; what your seat did not know is dealt again.
web-copy-position = Copy a link to this position

## Rules and about

web-search-rules = Search the rules
web-found = Found in:
web-found-nothing = Nothing found.
web-ruling = our ruling
web-ruling-note = marks what the rulebooks leave open or describe differently; the rest is theirs.
web-reconstructed = our reconstruction
web-section = Section
web-link-to-rule = Link to rule { $rule }
web-refusals-link = Every refusal links here: a number such as { $rule } in a message opens this page at that rule.
web-about-fair = How the shuffle is kept fair
web-about-fair-1 = When a match starts, the server commits to a secret and shows its fingerprint. Then every player’s browser adds random bytes of its own, first sealed, then open.
web-about-fair-2 = All cards and dice follow from both. So nobody chooses the deal, not even the server together with a player, and after the match anyone can check every draw.
web-about-privacy = What is stored
web-about-privacy-1 = No account, no tracking, no request to anybody but this server. A cookie marks your seats on this device; your name is what you type.
web-about-licence = Licences
web-about-licence-1 = Trove is open source under the MIT licence. All drawings are its own. The fonts are Commissioner and, for Silver & Gold, Alegreya, both under the SIL Open Font License 1.1.
web-about-games = The games
