import { describe, expect, it } from "vitest";
import { normalise } from "../src/index.ts";

const modern = (text: string): string => normalise(text, "ocg");

describe("OCG texts from before Problem-Solving Card Text", () => {
  it.each([
    [
      "When this card is destroyed by battle and sent to the Graveyard, inflict 500 damage to your opponent.",
      "When this card is destroyed by battle and sent to the GY: Inflict 500 damage to your opponent.",
    ],
    [
      'When this card is Normal Summoned, you can add 1 "Genex" monster from your Deck to your hand.',
      'When this card is Normal Summoned: You can add 1 "Genex" monster from your Deck to your hand.',
    ],
    [
      "Each time a Dragon-Type monster(s) on your side of the field is destroyed, this card gains 500 ATK.",
      "If a Dragon monster(s) you control is destroyed: This card gains 500 ATK.",
    ],
    [
      "Activate only as Chain Link 4 or higher. Draw 2 cards. You cannot activate this card if multiple cards/effects with the same name are in that Chain.",
      "As Chain Link 4 or higher, with no cards or effects of the same name in the Chain: Draw 2 cards.",
    ],
    [
      "During your Standby Phase, by sending this face-up card to the Graveyard, draw 1 card. (You cannot activate this effect the turn this card is Normal Summoned, Special Summoned, or flipped face-up.)",
      "During your Standby Phase, except the turn this card was Normal Summoned, Special Summoned, or flipped face-up, by sending this face-up card to the GY, draw 1 card.",
    ],
    [
      'Activate only if "Umi" is on the field. While "Umi" is on the field, you take no battle damage.',
      'If "Umi" is on the field: Activate this card. While "Umi" is on the field, you take no battle damage.',
    ],
    [
      "Pay 500 Life Points. Negate the activation of a Spell Card and return it to the owner's hand.",
      "When a Spell Card is activated: Pay 500 LP; negate the activation, and if you do, return it to the owner's hand.",
    ],
    [
      "Activate only while you control a Dragon monster. Negate the activation of a Trap Card and destroy it.",
      "When a Trap Card is activated while you control a Dragon monster: Negate the activation, and if you do, destroy it.",
    ],
    [
      "Once per turn, you can discard 1 card to draw 1 card.",
      "Once per turn: You can discard 1 card; draw 1 card.",
    ],
    [
      "You can Tribute this card to select and destroy 1 monster on the field.",
      "You can Tribute this card, then target 1 monster on the field; destroy it.",
    ],
    [
      "Select 1 monster you control. Destroy the selected monster. Draw 1 card.",
      "Target 1 monster you control; destroy the targeted monster. Draw 1 card.",
    ],
    [
      "Discard 1 card. Select 1 monster in your Graveyard and Special Summon it.",
      "Discard 1 card, then target 1 monster in your GY; Special Summon it.",
    ],
    [
      "When this card is Flip Summoned, you can return 1 Spell Card from your Graveyard to your hand.",
      "When this card is Flip Summoned: You can target 1 Spell from your GY; return it to your hand.",
    ],
    [
      "Once per turn, you can increase the Level of 1 face-up monster you control by 2, until the End Phase.",
      "Once per turn: You can target 1 face-up monster you control; increase its Level by 2 until the End Phase.",
    ],
    [
      'You can destroy 1 card on the field. "Number 39: Utopia" cannot attack.',
      'You can target 1 card on the field; destroy it. "Number 39: Utopia" cannot attack.',
    ],
    ["FLIP: You can destroy 1 card on the field.", "FLIP: You can target 1 card on the field; destroy it."],
    ["Activate only when you take damage. Draw 1 card.", "When you take damage: Draw 1 card."],
    [
      "This monster may attack your opponent's Life Points directly.",
      "This monster can attack your opponent directly.",
    ],
    ["Increase your Life Points by 500 points.", "Gain 500 LP."],
    [
      "Increase the ATK of this card by 500 points for each monster on your opponent's side of the field.",
      "This card gains 500 ATK for each monster your opponent controls.",
    ],
    [
      "Add 2 LIGHT monsters from your Graveyard to your Deck and shuffle it.",
      "Target 2 LIGHT monsters from your GY; shuffle them into your Deck.",
    ],
    ["Destroy 1 face-up monster on the field.", "Target 1 face-up monster on the field; destroy it."],
    ["FLIP: Destroy 2 monsters on the field.", "FLIP: Target 2 monsters on the field; destroy them."],
    [
      "Activate only when you take damage to your Life Points. Destroy 1 Spell or Trap Card on the field.",
      "When you take damage: Target 1 Spell/Trap on the field; destroy it.",
    ],
    [
      "Pay 500 Life Points. Negate the activation of a Spell Card and destroy it.",
      "When a Spell Card is activated: Pay 500 LP; negate the activation, and if you do, destroy it.",
    ],
    [
      "As long as this card remains face-up on your side of the field, increase your Life Points by 800 points during each of your Standby Phases.",
      "During your Standby Phase, if you control this face-up card: Gain 800 LP.",
    ],
    [
      "Decrease 1 selected monster's DEF by 500 points during the turn this card is activated.",
      "Target 1 face-up monster on the field; decrease its DEF by 500 until the end of this turn.",
    ],
    [
      "If the only cards your opponent controls are Defense Position monsters, this card can attack directly.",
      "If your opponent controls no cards, except Defense Position monsters, this card can attack directly.",
    ],
    [
      "Can attack your opponent directly, unless they control a Toon monster, in which case this card must target a Toon monster for its attacks.",
      "Can attack directly, unless your opponent controls a Toon monster. While your opponent controls a Toon monster, this card must target a Toon monster for its attacks.",
    ],
    [
      "Discard 1 card from your hand. No Trap Cards can be activated until the end of this turn.",
      "Discard 1 card from your hand; neither player can activate Trap Cards until the end of this turn.",
    ],
    // How things are is no event.
    [
      "Activate only when your opponent has 5 or more cards in their hand. Draw 1 card.",
      "If your opponent has 5 or more cards in their hand: Draw 1 card.",
    ],
    [
      "You can only activate this card if 7 or more of your cards are currently removed from play. Draw 2 cards.",
      "If 7 or more of your cards are banished: Draw 2 cards.",
    ],
    // Without a colon nothing is activated: it is how the card is Summoned.
    [
      "If you control no monsters, you can Special Summon this card from your hand.",
      "If you control no monsters, you can Special Summon this card (from your hand).",
    ],
  ])("say the same as today: %s", (text, said) => {
    expect(modern(text)).toBe(said);
  });

  it.each([
    // Whether it targets
    "When this card is Flip Summoned, you can destroy 1 monster.",
    "When this card is Flip Summoned, you can discard 1 card and destroy 1 monster on the field.",
    // Whether it is activated
    "If this card attacks, destroy this card.",
    "When this card leaves the field, destroy that monster.",
    "When this card is destroyed, destroy the equipped monster.",
    'If "Toon World" on the field is destroyed, destroy this card.',
    "If a card would be destroyed, you can discard 1 card instead.",
    // In today's words a card is a target where they call it one.
    "If this card is Synchro Summoned: You can banish 1 card your opponent controls.",
    "You can pay 500 LP; reveal 1 card in your hand. If this card attacks, you can destroy 1 card on the field.",
    "Special Summon 1 monster from your GY.",
    // What one selects in a place that is not seen is no target.
    "Select 1 card from your Deck and add it to your hand.",
  ])("stay as they are where something is left open: %s", (text) => {
    expect(modern(text)).toBe(text);
  });
});
