import { isReference, type NounPhrase } from "@chainwright/card-ir";
import { describe, expect, it } from "vitest";
import { nodesOf, ocg } from "./helpers.ts";

/** The slots of all words that point back, in the order of the words; or why the text is unread. */
function pointed(text: string, kind: "monster" | "trap"): string {
  const reading = ocg(text, kind, kind === "monster" ? ["effect"] : ["normal"]);
  if (!reading.ok) return `unread: ${reading.message}`;
  const found = [...nodesOf(reading.program)]
    .map((node) => node as unknown as NounPhrase)
    .filter(isReference)
    .filter(({ ref }) => ref !== "this-card");
  return found
    .sort((a, b) => (a.span?.[0] ?? 0) - (b.span?.[0] ?? 0))
    .map(({ slot }) => slot)
    .join(" ");
}

describe("words that point back mean", () => {
  it.each([
    [
      'If a Level 7 monster(s) is Special Summoned to your field: You can send 2 "Alpha" from your hand and/or Deck to the GY, then target 1 of those monsters; destroy that target.',
      "event target1",
    ],
    [
      "Target 1 monster on the field; toss a coin and if the result is heads, destroy it, or if the result is tails, return it to the hand.",
      "toss-coin1 toss-coin1 target1 target1",
    ],
    ["When an opponent's monster declares an attack: You can destroy that monster.", "event"],
    [
      "When an opponent's monster declares an attack on this card: You can destroy that opponent's monster.",
      "event",
    ],
    ["When this card is targeted for an attack: You can change it to Defense Position.", "this-card"],
    ["If this card destroys an opponent's monster by battle: It gains 500 ATK.", "this-card"],
    ["If this card destroys an opponent's monster by battle: You can Special Summon that monster.", "event"],
    [
      "When your Zombie monster destroys an opponent's monster by battle: You can draw 1 card; it gains 500 ATK.",
      "battled",
    ],
    ["When this card is targeted for an attack: You can destroy that attacking monster.", "event"],
    [
      "When a monster you control is targeted for an attack: You can change it to Defense Position.",
      "battled",
    ],
    [
      "When your monster is targeted for an attack by an opponent's monster: You can destroy that opponent's monster.",
      "event",
    ],
    [
      "When an attack is declared involving your Warrior monster and an opponent's monster: You can destroy that opponent's monster.",
      "battled",
    ],
    [
      "When an attack is declared involving your Warrior monster and an opponent's monster: That monster you control gains ATK equal to the ATK of the opponent's monster.",
      "event battled",
    ],
    [
      "When an attack is declared involving your monster and an opponent's monster: You can discard 1 card; that opponent's monster loses 1000 ATK.",
      "battled",
    ],
    [
      "When your Warrior monster declares an attack: You can discard 1 monster; that attacking monster gains 600 ATK until the end of this turn.",
      "event",
    ],
    [
      'If a "Crystal Beast" card(s) is placed in your Spell & Trap Zone: You can excavate the top card of your Deck, and if it is a "Crystal Beast" monster, add it to your hand.',
      "excavate1 excavate1",
    ],
    [
      "If this card battles an opponent's monster, after damage calculation: You can destroy that monster.",
      "battled",
    ],
    [
      "If the equipped monster battles an opponent's monster: Destroy that monster, and if you do, it gains 300 ATK.",
      "equipped battled equipped",
    ],
    [
      "At the start of the Damage Step, if your Warrior monster battles an opponent's monster: You can return that opponent's monster to the hand.",
      "battled",
    ],
    [
      "At the start of the Damage Step, if your Warrior monster battles an opponent's monster: You can destroy that Warrior monster.",
      "event",
    ],
    [
      "Before damage calculation, if your Warrior monster battles an opponent's monster: You can destroy both that opponent's monster and this card.",
      "battled",
    ],
    [
      "If a Warrior monster you control battles an opponent's monster, after damage calculation: You can destroy those monsters.",
      "fighters",
    ],
    [
      "If an opponent's monster battles your Warrior monster, during damage calculation (Quick Effect): You can pay 800 LP; your battling monster's ATK becomes double its original ATK.",
      "battled battled",
    ],
    [
      "When your Warrior monster is destroyed by battle with an opponent's monster: You can destroy that opponent's monster.",
      "battled",
    ],
    [
      "Once per turn, if a Warrior monster you control destroys an opponent's monster by battle, after damage calculation: You can make that monster you control gain 200 ATK.",
      "battled",
    ],
    [
      "When this card destroys an opponent's monster by battle and sends it to the GY: You can Special Summon that monster in Defense Position.",
      "event",
    ],
    [
      "When your opponent Normal Summons a monster: You can Tribute 1 Warrior monster; destroy that monster.",
      "event",
    ],
    [
      "When a monster your opponent controls activates its effect (Quick Effect): You can Tribute 1 Insect monster; destroy it.",
      "answered",
    ],
    [
      "When your opponent Special Summons a monster(s) (except during the Damage Step): You can discard this card and 1 Spell; destroy that monster(s).",
      "event",
    ],
    [
      'If a "Penguin" monster(s) is sent to your GY: You can target 1 of them; discard this card, and if you do, Special Summon that monster.',
      "event target1",
    ],
    [
      "You can target 1 monster your opponent controls; discard 1 Warrior monster, and if you do, take control of that opponent's monster.",
      "target1",
    ],
    [
      "You can target 1 face-up monster on the field; send 1 Warrior monster from your Deck to the GY, and if you do, destroy that monster.",
      "target1",
    ],
    [
      "You can target 1 face-up monster you control that has a Level; send 1 Warrior monster from your Deck to the GY, and if you do, increase that monster's Level by the Level of the sent monster.",
      "target1 move1",
    ],
    [
      "You can send 1 Warrior monster from your Deck to the GY; this card gains ATK equal to that monster's ATK.",
      "move1",
    ],
    ["You can discard 1 Warrior monster; banish it.", "discard1"],
    [
      "You can add 1 Warrior monster from your Deck to your hand, then if this card is in Attack Position, change it to Defense Position.",
      "this-card",
    ],
    [
      "You can target 1 Warrior monster you control and 1 monster your opponent controls; return that monster you control to the hand, and if you do, destroy that opponent's monster.",
      "target1 target1",
    ],
    [
      "You can target 1 face-up monster you control and 1 Warrior monster in your GY; destroy that monster on the field, and if you do, add that other monster from the GY to your hand.",
      "target1 target1",
    ],
    [
      "You can target 1 Warrior monster in your GY; Special Summon it, but negate its effects.",
      "target1 special-summon1",
    ],
    [
      "You can target 1 Warrior monster in your GY; Special Summon that target, then this card's Level becomes that monster's Level.",
      "target1 special-summon1",
    ],
    [
      "You can target 1 monster you control; equip this card to it, and if you do, it cannot be destroyed by battle this turn.",
      "target1 target1",
    ],
    [
      "You can target 1 Warrior monster you control and 1 monster your opponent controls; your monster loses exactly 1500 ATK, and if it does, destroy that opponent's monster.",
      "target1 target1",
    ],
    [
      "You can Tribute 1 Warrior monster, then target 1 other monster in your GY; Special Summon it.",
      "target1",
    ],
    [
      "You can target 1 monster on the field; equip that target to this card. This card gains 500 ATK.",
      "target1",
    ],
    ["You can destroy 1 card on the field, and if you do, banish it.", "destroy1"],
    [
      "You can target 1 monster on the field; destroy it, and if you do, inflict damage to your opponent equal to its original ATK.",
      "target1 destroy1",
    ],
    [
      "You can target 1 monster on the field; its ATK becomes 0, and if it does, destroy it.",
      "target1 target1",
    ],
    ["You can target 2 cards on the field; destroy them.", "target1"],
    [
      "If your Warrior monster is destroyed by battle: You can target 1 monster your opponent controls; destroy that target.",
      "target1",
    ],
    [
      "You can Special Summon 1 Warrior monster from your hand; destroy it during the End Phase.",
      "special-summon1",
    ],
    [
      "If a monster(s) you control is banished: You can banish this card from the field, then target 1 of those banished monsters; Special Summon it.",
      "event target1",
    ],
    [
      'You can target 1 Xyz Monster you control; Special Summon from your Extra Deck, 1 "X" monster that is 1 Rank higher than that monster you control, by using it as material.',
      "target1 target1",
    ],
  ])("%s", (text, slots) => expect(pointed(text, "monster")).toBe(slots));

  it.each([
    [
      "Target 1 Warrior monster you control; equip this card to that target. It gains 800 ATK.",
      "target1 equipped",
    ],
    ["Equip only to a Warrior monster. If it attacks, it gains 500 ATK.", "equipped equipped"],
    [
      "Target 1 Xyz Monster you control; attach this card to it, and if you do, it gains 500 ATK.",
      "target1 target1",
    ],
    [
      "Target 1 Warrior monster you control; equip this card to that target. Twice per turn, it cannot be destroyed by battle or card effects.",
      "target1 equipped",
    ],
  ])("%s", (text, slots) => expect(pointed(text, "trap")).toBe(slots));

  it.each([
    [
      "You can reveal 1 Warrior monster in your hand; send 1 other monster from your hand to the GY.",
      'unread: "other" than what was chosen is not understood',
    ],
    [
      'You can target 1 monster you control; its name becomes "X", also it is treated as a Tuner, until the End Phase.',
      "unread: this sentence can be read in 2 ways",
    ],
    [
      "You can target 1 of your banished monsters and 1 of your opponent's banished monsters; Special Summon your monster.",
      "target1",
    ],
    ["Tribute 1 monster; it gains 500 ATK.", 'unread: nothing before it can be meant by "it"'],
    [
      'Destroy Spells and Traps on the field, equal to the number of "Alphas" on the field.',
      "unread: this sentence can be read in 2 ways",
    ],
    [
      "You can discard 1 card; that opponent's monster gains 500 ATK.",
      'unread: nothing before it can be meant by "that card"',
    ],
    [
      'You can target 1 monster your opponent controls; it loses ATK equal to the ATK of that "X" monster.',
      'unread: nothing before it can be meant by "that card"',
    ],
  ])("nothing in: %s", (text, why) => expect(pointed(text, "monster")).toBe(why));
});
