# The clauses of rules/als.md: number, title and text. Shown when a player asks why.

## 1 What is on the table

clause-als-1-1 = Three theaters
    .text = A battle is fought over three theaters: air, land and sea.
clause-als-1-2 = Eighteen battle cards
    .text = Each theater has six battle cards of its own type, one of each strength from 1 to 6: eighteen cards in all.
clause-als-1-3 = Ongoing, instant, none
    .text = Six cards have an ongoing ability: Support, Aerodrome, Containment, Cover Fire, Escalation and Blockade. Nine have an instant one: Air Drop, Reinforce, Ambush, Disrupt, Transport, Redeploy and the three Maneuvers. The three cards of strength 6 have none.

## 2 Setting up

clause-als-2-1 = The theaters are laid out at random
    .text = Before the first battle of a war the three theaters are laid in a row in random order.
clause-als-2-2 = Chance names the first player
    .text = The two commanders, one for the first player and one for the second, are dealt at random. Whoever receives the first player's commander is the first player in the first battle.
clause-als-2-3 = Six cards each
    .text = The eighteen battle cards are shuffled and each player is dealt a hand of six.
clause-als-2-4 = The other six are the deck
    .text = The six cards that were not dealt lie facedown as the deck.
clause-als-2-5 = The war begins without points
    .text = Both players begin the war with no victory points.

## 3 Theaters and cards in play

clause-als-3-1 = A card is in a theater and belongs to a player
    .text = Each theater makes a column between the players. A card lying in that column is in that theater, and belongs to the player on whose side of it the card lies.
clause-als-3-2 = Adjacent theaters
    .text = Theaters next to each other in the row are adjacent. The two at the ends are not adjacent to each other, and no theater is adjacent to itself.
clause-als-3-3 = A faceup card has its printed strength
    .text = The strength of a faceup card is the number printed on it, unless an ability says otherwise.
clause-als-3-4 = A facedown card has strength 2
    .text = The strength of a facedown card is 2, whatever is printed on it, unless an ability says otherwise.
clause-als-3-5 = A facedown card has no ability
    .text = While a card lies facedown its ongoing ability does not work, and playing a card facedown sets off no ability of that card.
clause-als-3-6 = A new card covers the others
    .text = A card that comes to a theater goes on top of the cards its owner already has there and covers every one of them. It covers nothing of the other player's.
clause-als-3-7 = Covered and uncovered
    .text = A card with another on top of it is covered; a card with none on top is uncovered. Either may be faceup or facedown. A player has at most one uncovered card in a theater.
clause-als-3-8 = The total in a theater
    .text = A player's total in a theater is the strength of all their cards there, covered ones too, and whatever abilities add.
clause-als-3-9 = What remains closes up
    .text = When a card leaves a theater, the cards left on that side keep their order; the one now on top is uncovered.

## 4 A turn

clause-als-4-1 = The first player begins
    .text = In every battle the first player takes the first turn, and then the players take turns alternately.
clause-als-4-2 = One action, and no passing
    .text = In a turn a player must take exactly one of three actions: deploy, improvise or withdraw.
clause-als-4-3 = Deploy: faceup to the matching theater
    .text = To deploy is to play one card from hand faceup to the theater of its own type. To any other theater a card may go faceup only if an ability allows it.
clause-als-4-4 = Only on one's own side
    .text = A player plays cards to their own side of a theater only.
clause-als-4-5 = Improvise: facedown anywhere
    .text = To improvise is to play one card from hand facedown, whatever its type, to any theater.
clause-als-4-6 = Withdraw: give up the battle
    .text = Instead of playing a card, a player may withdraw on any turn of theirs, the first one included, and so lose the battle.
clause-als-4-7 = Withdrawing is an action of a turn
    .text = A player may withdraw only as the action of their own turn: never while an ability is being resolved, nor instead of a play that an ability demands.
clause-als-4-8 = Turns bring no new cards
    .text = During a battle nobody draws a card unless an ability says so.
clause-als-4-9 = When the turn passes
    .text = The turn passes to the other player when its action and every ability it set off are finished.
clause-als-4-10 = A player without cards is skipped
    .text = While one player's hand is empty and the other's is not, the player without cards has no turn and the other goes on.
clause-als-4-11 = A skipped turn is not a turn
    .text = A turn that was skipped does not count as a turn: nothing that waits for a player's next turn is used up by it.

## 5 Tactical abilities

clause-als-5-1 = When an ability takes effect
    .text = A card's ability takes effect at once when the card is played faceup and when it is flipped faceup.
clause-als-5-2 = The owner resolves it
    .text = A card's owner resolves its ability and makes its choices, no matter whose turn it is or who flipped the card. Only a choice that the ability gives to the other player is that player's.
clause-als-5-3 = From where the card is now
    .text = An ability works from the theater its card is in at that moment, wherever the card was played.
clause-als-5-4 = An instant ability works once each time
    .text = An instant ability is resolved once each time its card is played faceup or flipped faceup, and in between does nothing more.
clause-als-5-5 = Several instants go in order
    .text = Instant abilities are resolved in the order in which their cards were played or flipped faceup, each in full before the next. One that is set off meanwhile waits behind those already waiting.
clause-als-5-6 = An ability once begun is resolved in full
    .text = An instant ability that has begun is resolved to its end, even if its card is turned facedown meanwhile.
clause-als-5-7 = A waiting instant outlives being turned facedown
    .text = An instant ability that was set off and waits its turn is resolved in full even if its card is turned facedown before it begins.
clause-als-5-8 = A waiting instant leaves with its card
    .text = If a card leaves play while its instant ability waits, that ability is dropped. Playing the card again does not bring it back: the new play sets the ability off anew, behind those already waiting.
clause-als-5-9 = An ongoing ability works while its card is faceup
    .text = An ongoing ability works for as long as its card lies faceup in a theater. It stops the moment the card is turned facedown, and works again if the card is turned faceup.
clause-als-5-10 = A covered ongoing ability works too
    .text = An ongoing ability works while its card is faceup, covered or not.
clause-als-5-11 = An ability must be used
    .text = An ability without the word "may" has to be resolved, even to its owner's harm.
clause-als-5-12 = "May" leaves the choice
    .text = What an ability says a player may do, that player may leave undone.
clause-als-5-13 = Once accepted, it is carried through
    .text = A player who has made the first choice of an ability that says "may" must carry out the rest of it.
clause-als-5-14 = The impossible is ignored
    .text = An ability that cannot be resolved is ignored: it changes nothing, and play goes on.

## 6 Words of abilities

clause-als-6-1 = Flip
    .text = To flip a card is to turn it facedown if it is faceup, and faceup if it is facedown.
clause-als-6-2 = Anybody's card
    .text = An ability that flips a card may flip a card of either player, unless it says whose.
clause-als-6-3 = "Uncovered" means uncovered only
    .text = An ability that speaks of uncovered cards cannot choose a covered one.
clause-als-6-4 = Where nothing is said, any card will do
    .text = An ability that speaks of neither covered nor uncovered cards, such as Transport and Redeploy, may choose either.
clause-als-6-5 = Play
    .text = To play a card is to put a card one holds into a theater, on a turn or because of an ability. What answers to a play answers to each of these.
clause-als-6-6 = A play by an ability follows the normal rules
    .text = Unless the ability says otherwise, a card played because of it goes to its owner's own side, faceup to the matching theater or facedown to any, and covers the cards there.
clause-als-6-7 = A card in a theater of another type
    .text = A card in a theater that does not match its type stays there without penalty: its strength counts and its ability works.
clause-als-6-8 = Destroy
    .text = A destroyed card goes facedown to the bottom of the deck, below everything already there.
clause-als-6-9 = Destroyed as it is played: no ability
    .text = A card destroyed as it is played never has its ability, instant or ongoing.
clause-als-6-10 = A card destroyed as it is played was played
    .text = A card destroyed as it is played has left the hand and was that turn's action, or that ability's play: no other is played instead.
clause-als-6-11 = Occupied
    .text = When the cards that occupy a theater are counted, those of both players count.
clause-als-6-12 = Move
    .text = A moved card goes to another theater and stays on the same side, with the same owner, the same way up.
clause-als-6-13 = A moved card goes on top
    .text = A moved card is put on top of the cards of its side in the theater it reaches, and covers them.
clause-als-6-14 = To move is not to play
    .text = What answers to a play, such as Blockade and Containment, does nothing to a card that is moved.
clause-als-6-15 = Moving sets nothing off
    .text = Moving a card sets off no instant ability of it. An ongoing ability of a faceup card goes on, from the theater the card has reached.

## 7 The eighteen cards

clause-als-7-1 = Support
    .text = Support (Air 1, ongoing): its owner's total is 3 higher in every theater adjacent to the one Support is in. In its own theater it adds nothing but its strength.
clause-als-7-2 = Support where its owner has no card
    .text = Support gives its 3 in an adjacent theater even if its owner has no card there.
clause-als-7-3 = Air Drop
    .text = Air Drop (Air 2, instant): the next card its owner plays may go faceup to a theater that does not match it.
clause-als-7-4 = Air Drop is spent by the next play
    .text = The next card the owner plays uses Air Drop up, whether it needed the permission or not: a card played facedown, to the matching theater, by Reinforce or destroyed as it is played too. Two Air Drops before one play count as one.
clause-als-7-5 = Air Drop does not need its card
    .text = Once resolved, Air Drop stays in force even if its card is turned facedown or leaves play.
clause-als-7-6 = Maneuver
    .text = Maneuver (Air 3, Land 3, Sea 3; instant): its owner must flip one uncovered card, of either player, in a theater adjacent to the one Maneuver is in.
clause-als-7-7 = Maneuver without a target
    .text = Maneuver cannot reach its own theater. With no card in the adjacent theaters it is ignored.
clause-als-7-8 = Aerodrome
    .text = Aerodrome (Air 4, ongoing): its owner may play cards of printed strength 3 or less faceup to theaters that do not match them. It does nothing for stronger cards or for the other player.
clause-als-7-9 = Containment
    .text = Containment (Air 5, ongoing): a card that any player, its owner included, plays facedown to any theater is destroyed.
clause-als-7-10 = What Containment spares
    .text = Containment destroys only cards as they are played facedown: not those already facedown, nor those that are turned facedown.
clause-als-7-11 = Heavy Bombers, Heavy Tanks, Super Battleship
    .text = Heavy Bombers (Air 6), Heavy Tanks (Land 6) and Super Battleship (Sea 6) have no ability: only their strength counts.
clause-als-7-12 = Reinforce
    .text = Reinforce (Land 1, instant): its owner draws the top card of the deck and must play it facedown to a theater adjacent to the one Reinforce is in.
clause-als-7-13 = Reinforce plays its card
    .text = The card of Reinforce is played: Containment destroys it, and so does Blockade where it applies.
clause-als-7-14 = Reinforce with nothing to draw or nowhere to play
    .text = If the deck is empty, or the card may go to no theater, Reinforce is ignored: nothing is drawn and nobody sees a card.
clause-als-7-15 = Ambush
    .text = Ambush (Land 2, instant): its owner must flip one uncovered card, of either player, in any theater.
clause-als-7-16 = Ambush may have to flip itself
    .text = Ambush may flip itself while it is uncovered, and must if no other uncovered card is in play.
clause-als-7-17 = Cover Fire
    .text = Cover Fire (Land 4, ongoing): every card Cover Fire covers has strength 4, neither more nor less, faceup or facedown.
clause-als-7-18 = What Cover Fire leaves alone
    .text = Cover Fire does not touch cards lying on top of it, cards in other theaters or cards of the other player.
clause-als-7-19 = Disrupt
    .text = Disrupt (Land 5, instant): first its owner, then the other player chooses and flips one of their own uncovered cards.
clause-als-7-20 = Both flips of Disrupt come first
    .text = Both flips of Disrupt are made before any instant ability they reveal; then these are resolved in the order of the flips.
clause-als-7-21 = Disrupt with a player who has no card to flip
    .text = A player with no uncovered card is skipped by Disrupt; the other still flips.
clause-als-7-22 = Disrupt may flip itself
    .text = If Disrupt is uncovered, its owner may choose Disrupt itself as the card to flip.
clause-als-7-23 = Transport
    .text = Transport (Sea 1, instant): its owner may move one of their own cards to any other theater, adjacent or not.
clause-als-7-24 = Transport may take any own card
    .text = The card that Transport moves may be covered or uncovered, faceup or facedown, and may be Transport itself.
clause-als-7-25 = Escalation
    .text = Escalation (Sea 2, ongoing): all of its owner's facedown cards, in every theater, have strength 4 instead of 2.
clause-als-7-26 = Redeploy
    .text = Redeploy (Sea 4, instant): its owner may return one of their own facedown cards to hand. If they do, they must play a card; if not, nothing happens.
clause-als-7-27 = Redeploy may return any own facedown card
    .text = The card that Redeploy returns may be covered or uncovered. Redeploy, turned facedown before it is resolved, may return itself; the play that follows is still made.
clause-als-7-28 = The play of Redeploy is an ordinary one
    .text = For the play of Redeploy any card in hand may be chosen, the returned one included, and all the normal rules apply. Withdrawing instead is not possible.
clause-als-7-29 = Redeploy revealed on the other player's turn
    .text = Redeploy flipped faceup on the other player's turn lets its owner return a card and play at once; the order of turns does not change.
clause-als-7-30 = Blockade
    .text = Blockade (Sea 5, ongoing): a card that any player, its owner included, plays to a theater adjacent to Blockade which already holds 3 or more cards is destroyed.
clause-als-7-31 = What Blockade counts
    .text = Blockade counts the cards of both players already in that theater, covered and facedown ones too, without the card being played.
clause-als-7-32 = Blockade's reach
    .text = Blockade acts on the theaters adjacent to where it is now, never on its own.
clause-als-7-33 = Blockade makes no difference of faces
    .text = Blockade destroys a card played faceup as well as one played facedown.
clause-als-7-34 = Blockade before Containment
    .text = When both Blockade and Containment would destroy a card, Blockade is named as what destroyed it.

## 8 The end of a battle

clause-als-8-1 = A withdrawal ends the battle
    .text = When a player withdraws, the battle is over at once and the other player has won it, whatever lies in the theaters.
clause-als-8-2 = A battle played out
    .text = A battle in which nobody withdraws ends when both hands are empty and every ability is finished.
clause-als-8-3 = The greater total controls a theater
    .text = A player controls a theater where their total is greater than the other player's.
clause-als-8-4 = Ties go to the first player
    .text = Where the totals are equal, in an empty theater too, the first player controls the theater.
clause-als-8-5 = Most theaters win the battle
    .text = A battle played out is won by the player who controls more theaters.

## 9 Scoring and withdrawing

clause-als-9-1 = A battle played out is worth 6 points
    .text = If nobody withdrew, the winner of the battle scores 6 victory points, and the loser none.
clause-als-9-2 = A withdrawal is paid by the hand that is left
    .text = If a player withdrew, the other scores by the table of the withdrawing player's commander and the number of cards in the withdrawing player's hand. The one who withdrew scores nothing.
clause-als-9-3 = The first player's withdrawal table
    .text = A first player who withdraws gives 2 points with 4 or more cards in hand, 3 with 2 or 3 cards, 4 with 1 card and 6 with none.
clause-als-9-4 = The second player's withdrawal table
    .text = A second player who withdraws gives 2 points with 5 or more cards in hand, 3 with 3 or 4 cards, 4 with 2 cards and 6 with 1 card or none.
clause-als-9-5 = Without cards there is no withdrawing
    .text = A player with an empty hand has no turn and so cannot withdraw, although the tables name that case.

## 10 The next battle, the war, other lengths, beginners

clause-als-10-1 = The war is won at 12 points
    .text = Points add up from battle to battle. After every battle the score of its winner is looked at: with 12 points or more that player wins the war; otherwise another battle follows.
clause-als-10-2 = A longer or a shorter war
    .text = The players may agree on another number of points before the war begins; 18 makes the long war.
clause-als-10-3 = All cards are dealt again
    .text = For the next battle all eighteen battle cards are gathered, shuffled and dealt as at the start.
clause-als-10-4 = The theaters move to the right
    .text = For the next battle every theater moves one place to the right and the rightmost goes to the far left: A, B, C becomes C, A, B.
clause-als-10-5 = The commanders change hands
    .text = For the next battle the players exchange commanders: the first player becomes the second and the second the first, whoever won.
clause-als-10-6 = Nothing else carries over
    .text = A new battle takes over only the score, the row of theaters and the commanders: a permission or an extra turn left from the last battle is gone.
clause-als-10-7 = Beginners: one point a battle
    .text = In beginner mode the winner of a battle scores 1 point, played out or won by a withdrawal; the withdrawal tables are not used.
clause-als-10-8 = Beginners: first to 3 points
    .text = In beginner mode the first player to have 3 points wins the war.

## 11 The 2019 edition

clause-als-11-1 = 2019: air, land and sea, two players
    .text = The 2019 edition is played by two players with its own theaters, air, land and sea, with six cards each.
clause-als-11-2 = 2019: covered cards are never flipped
    .text = No ability can flip a covered card, whether it speaks of uncovered cards or not.
clause-als-11-3 = 2019: a revealed instant is resolved at once
    .text = An instant ability revealed while another is being resolved is resolved at once and in full, inside the other. Then the outer one goes on, if its card is still faceup.
clause-als-11-4 = 2019: turned facedown, an instant is interrupted
    .text = If a card is turned facedown before its instant ability is finished, the rest of the ability is lost.
clause-als-11-5 = 2019: Air Drop is for the next turn
    .text = On their next turn, and on no other, the owner of Air Drop may play a card faceup to a theater that does not match it.
clause-als-11-6 = 2019: plays before that turn leave Air Drop alone
    .text = A card that the owner of Air Drop plays before their next turn neither uses its permission nor spends it.
clause-als-11-7 = 2019: Air Drop ends with that turn
    .text = The card that the owner of Air Drop plays in that next turn spends it, even facedown or to the matching theater, and nothing of it is left after that turn.
clause-als-11-8 = 2019: what is the next turn for Air Drop
    .text = For Air Drop an extra turn counts as its owner's next turn; a skipped turn does not.
clause-als-11-9 = 2019: Reinforce looks, then may play
    .text = The owner of Reinforce looks at the top card of the deck and may play it facedown to a theater adjacent to the one Reinforce is in.
clause-als-11-10 = 2019: a declined card stays on top
    .text = A card that the owner of Reinforce did not play stays on top of the deck; its owner knows it, the other player does not.
clause-als-11-11 = 2019: in Disrupt the other player goes first
    .text = With Disrupt, first the other player, then its owner chooses and flips one of their own uncovered cards.
clause-als-11-12 = 2019: Redeploy is compulsory
    .text = The owner of Redeploy must return one of their own facedown cards to hand, if they have any in play.
clause-als-11-13 = 2019: Redeploy gives an extra turn
    .text = A player who returned a card by Redeploy takes an extra turn: a whole turn, in which any of the three actions may be chosen. Without a card returned there is no extra turn.
clause-als-11-14 = 2019: an extra turn follows the turn
    .text = An extra turn gained on one's own turn comes right after it, before the other player's turn.
clause-als-11-15 = 2019: an extra turn gained on the other player's turn
    .text = An extra turn gained on the other player's turn comes right after that turn; then its owner takes the ordinary turn, and then it is the other player's turn again.
clause-als-11-16 = 2019: an extra turn is owed
    .text = A gained extra turn is taken even if Redeploy is turned facedown before it. It is lost only if the player's hand is empty when it comes.

## 12 What a player may know

clause-als-12-1 = Hands are secret
    .text = A player sees their own hand and never the other player's.
clause-als-12-2 = The deck is secret
    .text = No player sees the cards of the deck or knows their order, except a card that an ability showed them and a card of their own that was destroyed.
clause-als-12-3 = What can be counted is open
    .text = Both players know how many cards are in each hand and in the deck, how the cards lie in the theaters, the score and who is the first player.
clause-als-12-4 = Choices are made in the open
    .text = Everybody sees which card is flipped, moved or returned, where a card is played or moved to, and what was declined.
clause-als-12-5 = One's own facedown cards
    .text = A player may look at their own facedown cards in play at any time.
clause-als-12-6 = The other player's facedown cards
    .text = A player never looks at the other player's facedown cards, not even when one is returned to hand.
clause-als-12-7 = What was seen stays known
    .text = Whoever has seen a card goes on knowing it for the whole battle while its way can be followed: turned facedown, covered or moved, it is still known.
clause-als-12-8 = A known card back in the hand
    .text = When a card the other player knew returns to hand, that player knows it is there. Once a card is played facedown or destroyed unseen from that hand, they no longer know where it is, unless it was the only card held.
clause-als-12-9 = A card destroyed as it is played is not shown
    .text = A card destroyed as it is played is shown to nobody who did not know it. Its player knows it and knows that it lies at the bottom of the deck.
clause-als-12-10 = What Blockade destroys keeps its secret
    .text = When Blockade destroys a card as it is played, the other player is not told whether it was played faceup or facedown.
clause-als-12-11 = Reinforce shows its card to its owner only
    .text = The owner of Reinforce sees the drawn card before choosing the theater. The other player does not see it.
clause-als-12-12 = A new deal ends what was known
    .text = When the cards are shuffled for the next battle, nothing known about where they were is of use any more.
clause-als-12-13 = Those who watch
    .text = Somebody who watches a battle is shown only what both players have been shown: no hand, no deck, and no facedown card that was never open.
