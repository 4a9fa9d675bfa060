// Steps for the independent engine where its prompts come in another order than ours, or some never come, so that what
// the scenario says does not fit them one after another: by scenario and variant. Cards are named in English.

const a = (act, more) => ({ player: "A", do: act, ...more });
const b = (act, more) => ({ player: "B", do: act, ...more });
const attack = (attacker, target) => [
  a("bp"),
  a("attack", { card: attacker }),
  a("select", { card: target }),
];
/** Whether a player is offered something at this point, as the scenario asks it. */
const asks = (player, act, card, offered) => ({ asks: { player, act, card, offered } });

const RYKO = "Ryko, Lightsworn Hunter";

export const BY_HAND = {
  "CARD-flash-knight": [
    asks("A", "special", "Mandragon", false),
    a("activate", { card: "Flash Knight" }),
    a("spsummon", { card: "Mandragon" }),
    a("select", { card: "Vorse Raider" }),
    a("select", { card: "Summoned Skull" }),
    a("finish"),
    a("position", { pos: "attack" }),
    a("position", { pos: "defense" }),
    b("pass"),
    asks("A", "special", "Mandragon", false),
  ],
  "CARD-gigantes (negated)": [
    a("spsummon", { card: "Gigantes" }),
    a("select", { card: "Sabersaurus" }),
    b("activate", { card: "Solemn Judgment" }),
  ],
  "CARD-hamburger-recipe": [
    asks("A", "summon", "Hungry Burger", false),
    a("activate", { card: "Hamburger Recipe" }),
    a("select", { cards: ["Vorse Raider", "Gemini Elf"] }),
    a("position", { pos: "defense" }),
  ],
  "EX-OCG-10 (second)": [
    b("bp"),
    b("attack", { card: "Vorse Raider" }),
    a("yes"),
    b("attack", { card: "Gemini Elf" }),
  ],
  // Who could negate the Summon is asked first there, and only who could.
  "CARD-horn-of-heaven (too-late)": [
    a("summon", { card: "Vorse Raider" }),
    b("pass"),
    a("pass"),
    asks("B", "activate", "Horn of Heaven", false),
    b("activate", { card: "Trap Hole" }),
  ],
  "EX-OCG-45": [
    a("summon", { card: "Vorse Raider" }),
    asks("A", "activate", "Forbidden Lance", false),
    asks("B", "activate", "Bottomless Trap Hole", false),
    asks("B", "activate", "Solemn Warning", true),
    b("pass"),
    a("pass"),
    b("activate", { card: "Bottomless Trap Hole" }),
    a("activate", { card: "Forbidden Lance" }),
    asks("B", "activate", "Solemn Warning", false),
  ],
  "EX-OCG-06 (grapha)": [
    a("spsummon", { card: "Grapha, Dragon Lord of Dark World" }),
    a("select", { card: "Goldd, Wu-Lord of Dark World" }),
    b("activate", { card: "Mystical Space Typhoon" }),
  ],
  "EX-DMG-07 (baou)": [
    a("activate", { card: "Wicked-Breaking Flamberge - Baou" }),
    a("select", { card: "Gemini Elf" }),
    ...attack("Gemini Elf", RYKO),
  ],
};
