# The clauses of rules/sls.md: number, title and text. Shown when a player asks why.

## 1 What is on the table

clause-sls-1-1 = Three more theaters
    .text = Spies, Lies & Supplies brings three theaters: intelligence, diplomacy and economics. Their cards are black, purple and red; in codes they carry the letters I, D and E.
clause-sls-1-2 = Eighteen more cards
    .text = Each of these theaters has six battle cards of its own type, one of each strength from 1 to 6.
clause-sls-1-3 = Ongoing, instant, none
    .text = Five cards have an ongoing ability: Agent Network, Exposure, Ambassador, Armistice and Supply Lines. Ten have an instant one: Surveillance, Neutralization, Give and Take, Leverage, Requisition, Calculated Losses, Foreign Loan and the three Manipulations. The three cards of strength 6 have none.
clause-sls-1-4 = Fourteen supplies
    .text = There are fourteen supply tokens. At the start of every battle all of them lie aside.
clause-sls-1-5 = The rest is as in the first box
    .text = What these clauses do not say is as in Air, Land & Sea, revised wording. What a clause says of cards and abilities in general holds for the cards of both boxes.
clause-sls-1-6 = Printed or ours
    .text = Every card says how much of its effect is known: printed, known in part, or our reconstruction. An effect that is not fully known is never given out as the printed one.
clause-sls-1-7 = A table may have its own cards
    .text = Before a war the table may agree on a ruleset of its own. It gives any of the cards another name and another of the abilities that the game knows, and may set other withdrawal tables and another target. It holds for the whole war and is kept with its record.

## 2 Words of abilities

clause-sls-2-1 = Reveal
    .text = To reveal a card is to show a card of one's hand to everybody, on both sides. The card then goes back to that hand.
clause-sls-2-2 = Nothing revealed, nothing gained
    .text = With no card in hand a player cannot reveal one. Whoever cannot or will not reveal a card gets nothing of the effect that asks for it.
clause-sls-2-3 = Name
    .text = To name a card is to say its theater and its strength, such as intelligence 6. Its title alone does not name it.
clause-sls-2-4 = Greater and lesser
    .text = A card is greater than another if its strength is higher, and lesser if its strength is lower. Of two cards of the same strength neither is greater or lesser.
clause-sls-2-5 = Which strength is compared
    .text = A card in hand is compared by the strength printed on it; a card in play by the strength it has at that moment: facedown 2, unless an ability makes it another.
clause-sls-2-6 = Destroyed in play
    .text = A card that an ability destroys where it lies in play goes facedown to the bottom of the deck, like one destroyed as it is played.

## 3 Supplies

clause-sls-3-1 = A supply is worth 1
    .text = A supply adds 1 to the total of the side it lies on, in the theater it lies in, even if that side has no card there.
clause-sls-3-2 = A supply is not a card
    .text = A supply is not a card: no ability counts it among cards, and none flips, moves or destroys it.
clause-sls-3-3 = As many supplies as are left
    .text = Supplies come from the tokens that lie aside. If fewer are left than should be gained, those that are left are gained; if none is left, none is gained.
clause-sls-3-4 = Supplies stay until the battle ends
    .text = A supply stays where it lies until the battle ends. Then all supplies are put aside again.

## 4 Uneven hands

clause-sls-4-1 = Uneven hands
    .text = Give and Take and an emptied deck may leave one player without cards before the other. Such a player is skipped, and takes turns again once given cards.
clause-sls-4-2 = A hand larger than the table
    .text = A hand with more cards than the largest number in the withdrawal table counts as that number.

## 5 Intelligence

clause-sls-5-1 = Surveillance
    .text = Surveillance (Intelligence 1, instant): its owner may reveal a card from hand. If they do, the other player must reveal every card in hand that is lesser than it.
clause-sls-5-2 = Surveillance with nothing lesser
    .text = If the other player holds no lesser card, that player reveals nothing, and everybody is told so.
clause-sls-5-3 = Agent Network
    .text = Agent Network (Intelligence 2, ongoing): the other player may not play cards facedown to the theater Agent Network is in.
clause-sls-5-4 = Agent Network and plays by abilities
    .text = Agent Network forbids a facedown play that an ability asks for just as it forbids one on a turn: that card has to go to another theater.
clause-sls-5-5 = What Agent Network leaves alone
    .text = Agent Network does nothing to its owner's plays, to faceup plays, to cards that are moved to its theater or to cards that are turned facedown there.
clause-sls-5-6 = Manipulation
    .text = Manipulation (Intelligence 3, Diplomacy 3, Economics 3; instant): its owner must flip one uncovered card, of either player, in a theater adjacent to the one Manipulation is in. With no card in the adjacent theaters it is ignored.
clause-sls-5-7 = Neutralization
    .text = Neutralization (Intelligence 4, instant): its owner must name a card. If the other player holds it, that player must reveal it and play it facedown on their next turn.
clause-sls-5-8 = Which cards may be named
    .text = Any card of the theaters in this battle may be named, wherever it is.
clause-sls-5-9 = The answer is true and public
    .text = Whether the other player holds the named card is answered truthfully, and everybody hears it.
clause-sls-5-10 = A bound turn
    .text = On the turn on which a named card must be played, that play is all there is: its holder chooses the theater, but can play no other card and cannot withdraw.
clause-sls-5-11 = A named card is played like any other
    .text = The facedown play of a named card is a play like any other: Containment, Blockade and Agent Network apply to it.
clause-sls-5-12 = A named card binds only while held
    .text = Only the moment when that turn comes counts: if the named card is not in hand then, it binds no longer and the turn is an ordinary one.
clause-sls-5-13 = Two named cards
    .text = If two named cards bind the same turn, their holder chooses which of them to play; the other binds no longer.
clause-sls-5-14 = Exposure
    .text = Exposure (Intelligence 5, ongoing): a card that any player, its owner included, plays facedown is shown to everybody as it is played.
clause-sls-5-15 = Exposure shows destroyed and covering cards too
    .text = Exposure shows a facedown card even if that card is destroyed as it is played, and even if it is played onto Exposure itself.
clause-sls-5-16 = What Exposure leaves alone
    .text = A card that Exposure has shown lies facedown like any other. Cards already facedown, turned facedown or moved are not shown.
clause-sls-5-17 = Master Spy, Grand Betrayal, Industrial Might
    .text = Master Spy (Intelligence 6), Grand Betrayal (Diplomacy 6) and Industrial Might (Economics 6) have no ability: only their strength counts.
clause-sls-5-18 = A named card with nowhere to go
    .text = If at that moment no theater takes a facedown card, as can happen with a table's own cards, the named card binds no longer and the turn is an ordinary one.

## 6 Diplomacy

clause-sls-6-1 = Give and Take
    .text = Give and Take (Diplomacy 1, instant): its owner must take one of their other uncovered cards from play into hand. Then the other player receives the top card of the deck into hand.
clause-sls-6-2 = Which card Give and Take takes
    .text = The card that Give and Take takes may lie faceup or facedown, in any theater, but cannot be Give and Take itself.
clause-sls-6-3 = Half of Give and Take
    .text = If there is no other uncovered card to take, or if the deck is empty, that half of Give and Take is skipped and the other half still happens.
clause-sls-6-4 = The card given is not shown
    .text = Of the card that Give and Take gives away, only the player who receives it sees the face.
clause-sls-6-5 = Ambassador
    .text = Ambassador (Diplomacy 2, ongoing): its owner may play cards faceup to the theaters adjacent to the one Ambassador is in, even if these do not match them.
clause-sls-6-6 = Ambassador's limits
    .text = Ambassador opens the theaters adjacent to where it is now and no others, not even its own, and does nothing for the other player.
clause-sls-6-7 = Leverage
    .text = Leverage (Diplomacy 4, instant): its owner may reveal a card from hand. If they do, they must flip one uncovered card, of either player and in any theater, that is lesser than it.
clause-sls-6-8 = Leverage may flip itself
    .text = Leverage may flip itself while it is uncovered and lesser than the revealed card, and must if no other card will do.
clause-sls-6-9 = Leverage with nothing lesser
    .text = For Leverage any card in hand may be revealed, even if no uncovered card is lesser; then nothing is flipped.
clause-sls-6-10 = Armistice
    .text = Armistice (Diplomacy 5, ongoing): no ability may flip or move a card, of either player, that lies in a theater adjacent to the one Armistice is in. Its own theater is not protected.
clause-sls-6-11 = What Armistice allows
    .text = Armistice does not keep a card from being returned to hand, taken or destroyed: that is neither flipping nor moving.
clause-sls-6-12 = Into a protected theater
    .text = A card may be moved to a theater that Armistice protects, from one that it does not.
clause-sls-6-13 = Only protected cards to choose from
    .text = An ability that could choose only cards protected by Armistice is ignored.
clause-sls-6-14 = Disrupt under Armistice
    .text = For Disrupt a player whose uncovered cards are all protected is skipped, like one who has none; the other player still flips a card.

## 7 Economics

clause-sls-7-1 = Requisition
    .text = Requisition (Economics 1, instant): its owner may reveal a card from hand. If they do, they gain 2 supplies in the theater that matches it.
clause-sls-7-2 = The matching theater is always there
    .text = Only cards of the chosen theaters are in the battle, so whatever card is revealed for Requisition, its theater is there.
clause-sls-7-3 = Supply Lines
    .text = Supply Lines (Economics 2, ongoing): on their own turn its owner may play cards faceup to theaters that do not match them. Each time they use this, the other player gains 1 supply in that theater.
clause-sls-7-4 = Supply Lines only where it is needed
    .text = Where the card matches the theater or another effect allows the play, Supply Lines is not used and no supply is given.
clause-sls-7-5 = Supply Lines pays as the card is played
    .text = Supply Lines gives its supply as the card is played, even if that card is destroyed at once.
clause-sls-7-6 = Supply Lines without tokens
    .text = With no supply token left, Supply Lines still allows the play, and nothing is given.
clause-sls-7-7 = Supply Lines only on one's own turn
    .text = A play made on the other player's turn, such as that of Redeploy, cannot use Supply Lines.
clause-sls-7-8 = Calculated Losses
    .text = Calculated Losses (Economics 4, instant): its owner may destroy one of their own cards in play. If they do, they must destroy one uncovered card of either player.
clause-sls-7-9 = Which cards Calculated Losses destroys
    .text = Both cards may lie faceup or facedown, in any theater, and the first one may be covered. If no card is uncovered after it, no second one is destroyed.
clause-sls-7-10 = Calculated Losses may destroy itself
    .text = The first card may be Calculated Losses itself. The second one must then still be destroyed.
clause-sls-7-11 = Foreign Loan
    .text = Foreign Loan (Economics 5, instant): its owner must choose a theater adjacent to the one Foreign Loan is in and gains 1 supply there. Then the other player gains 1 supply in the theater Foreign Loan is in.
clause-sls-7-12 = Foreign Loan with nothing to give
    .text = With no supply token left, or with no theater adjacent to it, Foreign Loan is ignored.

## 8 Combining the boxes

clause-sls-8-1 = Any three of six theaters
    .text = A standard war is fought over any three different theaters of the six in the two boxes: there are twenty ways to choose them.
clause-sls-8-2 = Only the chosen theaters' cards
    .text = Only the boards and the cards of the chosen theaters are used.
clause-sls-8-3 = The revised wording only
    .text = The theaters of the second box, epic battles, teams and a table's own cards are played by the revised wording only. The 2019 edition is for the theaters and the cards of its own box, standard battles and two players.
clause-sls-8-4 = Any target
    .text = Standard and epic wars alike may be played to any number of points agreed on, or with beginner scoring.

## 9 Epic battles

clause-sls-9-1 = Five theaters
    .text = An epic war is fought over five different theaters of the six.
clause-sls-9-2 = Ten cards each
    .text = In an epic battle the thirty cards of its theaters are shuffled and each player is dealt a hand of ten; the other ten are the deck.
clause-sls-9-3 = Three theaters win
    .text = An epic battle played out is won by the player who controls at least three theaters.
clause-sls-9-4 = The epic withdrawal table of the first player
    .text = In an epic battle a first player who withdraws gives 2 points with 6 or more cards in hand, 3 with 3 to 5 cards, 4 with 1 or 2 cards and 6 with none.
clause-sls-9-5 = The epic withdrawal table of the second player
    .text = In an epic battle a second player who withdraws gives 2 points with 7 or more cards in hand, 3 with 4 to 6 cards, 4 with 2 or 3 cards and 6 with 1 card or none.
clause-sls-9-6 = Epic wars to 6 points
    .text = For an epic war 6 points are recommended.

## 10 What a player may know

clause-sls-10-1 = What was revealed stays known
    .text = A card that was revealed stays known to everybody, and the table keeps showing what all have seen.
clause-sls-10-2 = A card destroyed in play
    .text = A faceup card destroyed in play stays known to everybody. A facedown one is shown to nobody who did not know it.

## 11 Teams: sides and turns

clause-sls-11-1 = One or two against two
    .text = Three or four players play in two sides, one against two or two against two, in standard and in epic battles.
clause-sls-11-2 = Who sits with whom
    .text = Of three players the pair have seats one and three, and the lone player seat two. Of four, seats one and three are partners, and so are seats two and four.
clause-sls-11-3 = A side is one player
    .text = In a team game what is said of "you" or of a player is said of the whole side, and what is said of the opponent or the other player, of the whole other side.
clause-sls-11-4 = A whole hand or half
    .text = A player alone on a side is dealt a whole hand: 6 cards, in an epic battle 10. Partners are dealt half of it each: 3 cards, in an epic battle 5.
clause-sls-11-5 = Partners exchange a card
    .text = Before the first turn of a battle, when all have looked at their hands, partners exchange one card with each other.
clause-sls-11-6 = The exchange is blind
    .text = Each partner chooses the card to give in the order of seats, without seeing what is coming. The cards change hands when all have chosen.
clause-sls-11-7 = One partner acts
    .text = The sides take turns alternately. On a side's turn exactly one of its players acts.
clause-sls-11-8 = More cards act
    .text = On a side's turn the partner with more cards in hand acts.
clause-sls-11-9 = Equal hands
    .text = If the partners hold equally many cards, the spokesman of their side decides which of them acts.
clause-sls-11-10 = Withdrawing without asking
    .text = The partner who acts may withdraw without asking the other.
clause-sls-11-11 = Both hands count together
    .text = When a side withdraws, the cards in both its hands are counted together.
clause-sls-11-12 = How long a team war is
    .text = For teams 6 points are recommended in a standard war, and a single battle in an epic one.

## 12 Teams: who decides

clause-sls-12-1 = One player answers
    .text = Every decision is answered by exactly one player.
clause-sls-12-2 = The spokesman on one's own turn
    .text = On a side's own turn its spokesman is the partner who acts, and stays so until the turn ends, however the hands change.
clause-sls-12-3 = The spokesman otherwise
    .text = On the other side's turn, and before anyone acts, a side's spokesman is the partner who would act next: the one with more cards, or with equal hands the one in the lower seat. On the other side's turn this is decided anew at every question.
clause-sls-12-4 = The spokesman answers for the side's cards
    .text = The spokesman of a side answers for the abilities of its cards, whichever partner played them.
clause-sls-12-5 = Both partners see the question
    .text = The table shows a question to both partners. Answers that are cards in a hand are shown only to the holder of that hand.
clause-sls-12-6 = Disrupt is for each side
    .text = With Disrupt each side, not each partner, flips one of its own uncovered cards.

## 13 Teams: talking and looking

clause-sls-13-1 = Talk is free and public
    .text = Players may say what they like, but so that everybody hears it. At a team table the chat is always public.
clause-sls-13-2 = Partners' hands are secret
    .text = Partners never see each other's hands. But for the card exchanged at the start, a hand is not shown to a partner.
clause-sls-13-3 = The side's facedown cards
    .text = Both partners may look at the facedown cards of their own side at any time.

## 14 Teams: the cards

clause-sls-14-1 = Permissions serve both partners
    .text = Aerodrome, Ambassador and Supply Lines serve both partners of their side.
clause-sls-14-2 = Air Drop serves whoever plays next
    .text = Air Drop serves the partner who plays the side's next card, whichever of them played Air Drop.
clause-sls-14-3 = Which partner reveals
    .text = For Surveillance, Leverage and Requisition the spokesman of the side that reveals decides which partner reveals a card.
clause-sls-14-4 = The partner who reveals chooses the card
    .text = The partner who was named to reveal chooses the card and cannot refuse.
clause-sls-14-5 = Surveillance of a side
    .text = Under Surveillance both partners of the other side reveal all their lesser cards.
clause-sls-14-6 = The holder plays the named card
    .text = Under Neutralization the partner who holds the named card reveals and plays it on their side's next turn, even if it would be for the other partner to act.
clause-sls-14-7 = Everybody is told who holds it
    .text = When a named card is held by one of two partners, everybody is told by which.
clause-sls-14-8 = Named cards in both hands
    .text = Of two named cards in two hands the spokesman decides which is played; its holder chooses the theater.
clause-sls-14-9 = Redeploy: who takes the card
    .text = With Redeploy the spokesman of the side decides which partner takes the returned card.
clause-sls-14-10 = Redeploy: who plays
    .text = The play of Redeploy is made by the partner who then has more cards in hand, and with equal hands by the spokesman of the moment.
clause-sls-14-11 = Redeploy with Aerodrome and Ambassador
    .text = Aerodrome and Ambassador serve the play of Redeploy, even on the other side's turn.
clause-sls-14-12 = Give and Take: who takes
    .text = With Give and Take the spokesman of the side that takes a card decides which partner takes it.
clause-sls-14-13 = Give and Take: who receives
    .text = With Give and Take the spokesman of the side that receives a card decides which partner receives it, before anybody sees it.
