import type { CardFacts, CardText, Effect } from "@chainwright/card-ir";
import { describe, expect, it } from "vitest";
import { normalise, print, read } from "../src/index.ts";

const SPELL: CardFacts = { kind: "spell", categories: ["normal"] };

const text = (effect: string, requirement = "None"): string =>
  `[REQUIREMENT]\n${requirement}\n[EFFECT]\n${effect}`;

function programOf(words: string, facts = SPELL): CardText {
  const reading = read(words, { game: "rush", facts });
  if (!reading.ok) throw new Error(reading.message);
  return reading.program;
}

const clauses = (words: string) => (programOf(text(words)).sentences[0] as Effect).resolution;

describe("Rush Duel sentences", () => {
  it.each([
    text('Draw 1 card. Then, if you have "Pebble" in your Graveyard, you can draw 1 card.'),
    text(
      "This turn, 1 face-up Level 4 or lower monster on your field gains 300 ATK and can attack directly.",
    ),
    text("Make 1 face-up monster on your opponent's field lose 400 ATK/DEF until the end of this turn."),
    text("Destroy 1 card on your opponent's field. If you do, gain 300 LP.", "Pay 500 LP."),
    text(
      "Draw 2 cards.",
      "During the turn you Normal Summoned this card, send 1 card from your hand to the Graveyard.",
    ),
    text(
      "Excavate the top 3 cards of your Deck. You can add 1 excavated Rock Type monster to your hand. Place the other cards on the bottom of your Deck in any order.",
    ),
    text(
      "All face-up Rock Type monsters on your field gain ATK equal to [the number of cards in your hand] x 100 until the end of this turn.",
    ),
    text(
      'Special Summon 1 "Pebble" or "Stone" from your Graveyard to your field in face-up Defense Position.',
    ),
    text(
      "Excavate the top 3 cards of your Deck. If 2 or more monsters are among the excavated cards, draw 1 card.",
    ),
    text('Add 1 card from your Graveyard to your hand. If you added "Pebble" by this effect, draw 1 card.'),
    text("Draw 1 card. If you have 3 or more different Attributes in your Graveyard, draw 1 card."),
    text(
      "Choose 1 monster on your opponent's field. This turn, if you would Tribute Summon a Rock Type monster in Attack Position, you can Tribute that opponent's monster instead of 1 monster on your field.",
    ),
    text(
      'Take the bottom 3 cards of your Deck and show them. You can add 1 "Pebble" from among the shown cards to your hand. Shuffle the other cards into the Deck.',
    ),
    text(
      "Select 1 Level 4 or lower Rock Type monster in your Graveyard and add it to your hand or Special Summon it face-up to your field.",
    ),
    text(
      "Excavate the top 3 cards of your Deck. You can send up to 2 excavated Rock Type monsters and/or Trap Cards to the Graveyard. Place the other cards on the bottom of your Deck in any order.",
    ),
    text("Shuffle 1 card from each player's Graveyard into the owner's Deck."),
    text("Add 1 Rock Type monster from your Graveyard to your hand, except a monster with 600 ATK."),
    text(
      "Your opponent excavates the top 3 cards of their Deck and places them on top of their Deck in the same order.",
    ),
    text("Change the battle position of this card or 1 monster on your opponent's field."),
    text(
      'Until the end of this turn, you can only Special Summon "Pebble", and cannot activate the effects of Rock Type monsters.',
    ),
    text("Add 1 Rock Type monster with 1000 ATK or DEF from your Graveyard to your hand."),
    text("Change 1 face-up monster on the field to face-up Defense Position or face-down Defense Position."),
    text('This turn, you cannot Special Summon monsters, nor activate "Pebble".'),
    text("This card and face-up monsters on your field cannot be destroyed by battle this turn."),
    text(
      "Fusion Summon a Dragon Type monster by placing monsters from your field or Graveyard on the bottom of the owner's Deck in any order as material, including this card.",
    ),
    text(
      "Ritual Summon a Fiend Type monster by sending Fiend Type monsters from your hand or field to the Graveyard as material whose total Levels equal or exceed the Level of the monster you Ritual Summon (you cannot use more monsters than necessary as material). You cannot use Effect Monsters in the hand as material by this effect.",
    ),
    text("If you have a monster in Maximum Mode on your field, draw 1 card."),
    text(
      'Add up to 2 Level 4 or lower Normal Monsters, "Pebble", and/or "Stone" from your Graveyard to your hand.',
    ),
    text(
      "Choose 1 monster on your field. While that monster is face-up, it gains 300 ATK, and it cannot be destroyed by battle.",
    ),
    text(
      "Send the top 3 cards of your Deck to the Graveyard. Add 1 monster sent to the Graveyard by this effect to your hand.",
    ),
    text(
      "Equip this card to 1 face-up Rock Type monster on your field as an Equip Spell Card with the following effect. ●The equipped monster gains 300 ATK.",
    ),
    text(
      "Make 1 face-up monster equipped with an Equip Spell Card on your field gain 300 ATK until the end of this turn.",
    ),
    text("Draw 1 card.", "Send 2 cards from your hand to the Graveyard, including a Normal Monster."),
    text("Draw 1 card.", "You have 2 or more different Types of Normal Monster(s) on your field."),
    text("Draw 1 card.", 'You have "Pebble" or a DARK Attribute monster with 1200 DEF in your Graveyard.'),
    text(
      "Draw 1 card.",
      'You have 10 or more cards in your Deck and "Pebble" face-up on your field during a turn you have not activated the effect of "Pebble".',
    ),
    text("Draw 1 card.", "When a card(s) is sent to your opponent's Graveyard during their Main Phase."),
    text("Draw 1 card.", "When your opponent adds a card(s) from the Graveyard to their hand."),
    text("Draw 1 card.", "Send this face-up card and 1 card from your hand to the Graveyard."),
    text(
      "Draw 1 card.",
      "Either send 1 card from your hand to the Graveyard or shuffle 2 monsters from your Graveyard into the Deck.",
    ),
    text("Draw 1 card.", "If all the monsters in your Graveyard are High Dragon and/or Dragon Type."),
    text("Draw 1 card.", "You have a face-up monster with an effect that requires a die roll on your field."),
    "[REQUIREMENT]\nSend 1 card from your hand to the Graveyard, and equip to 1 face-up Rock Type monster on your field.\n[EFFECT]\nThe equipped monster gains 300 ATK.",
    text("Draw 1 card.", "Maximum Mode: If your LP are lower than theirs, pay 100 LP."),
    text(
      "Each player excavates the top 2 cards of their Deck. Then, each player places their excavated cards on the top of their Deck in any order.",
    ),
    text("Draw 1 card and show it to your opponent. If it was a monster, you also gain 500 LP."),
    text(
      "Draw 1 card. Also, you cannot Normal Summon/Set monsters from your hand until the end of this turn.",
    ),
    text(
      'Send the top 3 cards of your Deck to the Graveyard. Then, you can Special Summon 1 "Pebble" sent to the Graveyard by this effect face-up to your field.',
    ),
    text("Destroy 1 card on your opponent's field. Then, they can draw 1 card."),
    text(
      "Draw 2 cards and show them. Then, place cards from your hand equal to [the number of cards drawn by this effect] on the bottom of the Deck in any order.",
    ),
    text(
      "Choose 1 face-up monster on your field. Destroy all face-up monsters on your opponent's field with DEF less than or equal to that monster's ATK.",
    ),
    text(
      "Excavate the top 4 cards of your Deck. If [the total Levels of the excavated monsters] is 11 or higher, draw 1 card. Shuffle the excavated cards into the Deck.",
    ),
    "[REQUIREMENT]\nPay 500 LP.\n[MULTI-CHOICE EFFECT]\n●Draw 1 card.\n●Gain 1000 LP.",
    'This card\'s name becomes "Pebble" while in the Graveyard.\n[REQUIREMENT]\nNone\n[EFFECT]\nDraw 1 card.',
    "[REQUIREMENT]\nEquip to 1 face-up Rock Type monster on your field.\n[EFFECT]\nThe equipped monster gains 300 ATK.",
    // Known parts in places that no sentence of a card has put them in.
    text(
      "Your opponent sends 1 card from their hand to the Graveyard, then you draw 1 card.",
      "Discard 1 Spell Card.",
    ),
    text(
      "Each player shuffles up to 3 monsters from their Graveyard into the Deck. If you shuffled a Dragon Type monster by this effect, draw 1 card.",
    ),
    text(
      "Each player reveals 1 random card from their hand. If you revealed a monster by this effect, your opponent takes 500 damage.",
    ),
    text(
      "Change all face-up monsters on your opponent's field to face-down Defense Position, except Level 8 or higher monsters.",
      "When your opponent Special Summons 2 or more monsters face-up.",
    ),
    text(
      "Special Summon 1 Level 4 or lower monster from your hand or Graveyard to your field in face-down Defense Position, except a monster with 500 DEF.",
    ),
    text(
      "Take control of 1 Defense Position monster on your opponent's field with a lower Level than this card until the end of this turn.",
      "During the turn you Tribute Summoned this card.",
    ),
    text(
      "Until the end of your opponent's next turn, your opponent cannot Special Summon monsters, nor activate Trap Cards during the Battle Phase.",
    ),
    text(
      "Destroy 1 face-up monster on the field whose ATK is 1500 or less. Gain 500 LP if you destroyed a Warrior Type monster by this effect.",
      "If your opponent's LP are higher than yours, pay 300 LP.",
    ),
    text(
      "Shuffle 2 monsters from your Graveyard into the Deck whose total Levels equal 7. Then, draw 1 card.",
    ),
    text(
      "Neither player can Tribute Summon monsters until the end of your opponent's next turn, except Dragon Type monsters.",
    ),
  ])("are read and printed: %s", (words) => {
    expect(print(programOf(words), "rush")).toBe(normalise(words, "rush"));
  });

  it("a condition and a time are those of all that is joined", () => {
    const both = clauses(
      "If you have no cards in your hand, this turn, this card gains 300 ATK and can attack directly.",
    );
    expect(both.map(({ condition, step }) => [condition?.kind, "until" in step && step.until])).toEqual([
      ["exists", "end-of-turn"],
      ["exists", "end-of-turn"],
    ]);
    expect(both[1]?.step).toMatchObject({ verb: "attack-directly", what: { slot: "this-card" } });
  });

  it("'then' and 'if you do' need what was before, a new sentence does not", () => {
    const joins = clauses("Draw 1 card. Then, draw 1 card. If you do, draw 1 card. Draw 1 card.").map(
      (c) => c.join,
    );
    expect(joins).toEqual([undefined, "then", "and-if-you-do", "next"]);
  });

  it("what was done to meet the requirement is not what the effect did", () => {
    const words = text(
      "Send the top card of your Deck to the Graveyard. If you sent a Rock Type monster to the Graveyard by this effect, draw 1 card.",
      "Send 1 card from your hand to the Graveyard.",
    );
    const [effect] = programOf(words).sentences as [Effect];
    expect(effect.resolution[1]?.condition).toMatchObject({ slot: effect.resolution[0]?.step.slot });
  });

  it("'other' than a card that has just been chosen is not taken for other than this card", () => {
    const words = "Choose 1 card on your opponent's field, and destroy all other cards on their field.";
    const [effect] = programOf(text(words)).sentences as [Effect];
    const [{ slot } = {}, other] = effect.resolution.map(({ step }) => step);
    expect(slot).toBeDefined();
    expect(other).toMatchObject({ what: { traits: [{ trait: "other", slot }] } });
  });

  it("the rest are those of the excavated, where some of them are chosen", () => {
    const words =
      "Excavate the top 4 cards of your Deck. You can choose up to 2 excavated Rock Type monsters and add them to your hand. Place the rest on the bottom of your Deck in any order.";
    const steps = clauses(words).map(({ step }) => step);
    expect(steps[0]?.slot).toBeDefined();
    expect(steps[3]).toMatchObject({ verb: "move", what: { ref: "excavated", slot: steps[0]?.slot } });
  });
});
