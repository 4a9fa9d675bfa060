import type { GameId, Language } from "@chainwright/card-ir";
import {
  isMessageKey,
  listed,
  type MessageArguments,
  type MessageKey,
  message,
  phaseTitle,
  placeName,
  statName,
  stepTitle,
} from "./messages.ts";
import type { CardName, Moment, What } from "./moment.ts";
import { typeName } from "./types.ts";

/** The name of a card (given in English) in a language; the English name where there is no other. */
export type Names = (card: string, language: Language) => string;

type Told = readonly [key: MessageKey, values: MessageArguments];
type Of<Kind extends What["kind"]> = Extract<What, { kind: Kind }>;

interface Voice {
  readonly language: Language;
  readonly game: GameId | undefined;
  readonly name: (card: CardName) => string;
  readonly named: Names;
}

/** What happened, in one sentence, in the words of the game. */
export function sentence(moment: Moment, language: Language, names: Names, game?: GameId): string {
  const voice: Voice = { language, game, name: ({ card }) => names(card, language), named: names };
  const [key, values] = tell(moment.what, voice);
  return message(key, language, values, game);
}

const yes = (holds: boolean): "yes" | "no" => (holds ? "yes" : "no");

/** Links have numbers only where there is a chain. */
const chain = (what: { readonly link: number; readonly chainless?: true }): MessageArguments => ({
  chain: yes(what.chainless !== true),
  link: what.link,
});

function tell(what: What, voice: Voice): Told {
  const { name, language, game } = voice;
  switch (what.kind) {
    case "turn":
      return ["moment.turn", { player: what.player, turn: what.turn }];
    case "phase":
      return ["moment.phase", { phase: phaseTitle(what.phase, language, game) }];
    case "no-draw":
      return ["moment.no-draw", { player: what.player }];
    case "phase-skipped":
      return ["moment.phase-skipped", { player: what.player, phase: phaseTitle(what.phase, language, game) }];
    case "step":
      return ["moment.phase", { phase: stepTitle(what.step, language) }];
    case "replay":
    case "attack-stopped":
    case "battle-over":
      return [`moment.${what.kind}`, { attacker: name(what.attacker) }];
    case "no-further-chain":
      return ["moment.no-further-chain", {}];
    case "settled":
      return ["moment.settled", { card: name(what.card), by: name(what.by) }];
    case "no-damage":
      return ["moment.no-damage", { player: what.player, by: name(what.by) }];
    case "settled-already":
      return ["moment.settled-already", { card: name(what.card) }];
    case "activated":
      return [
        `moment.activated.${what.effect}`,
        { player: what.player, card: name(what.by), from: what.from, ...chain(what) },
      ];
    case "targeted":
      return ["moment.targeted", { card: name(what.card), ...chain(what) }];
    case "lost-lp":
      return ["moment.lost-lp", { player: what.player, amount: what.lp }];
    case "paid":
      return ["moment.paid", { player: what.player, amount: what.lp }];
    case "first-to-respond":
      return ["moment.first-to-respond", { player: what.player, ...chain(what) }];
    case "passed":
      return ["moment.passed", { player: what.player }];
    case "chain-closed":
      return [
        "moment.chain-closed",
        { first: what.first, last: what.last, only: yes(what.first === what.last) },
      ];
    case "resolving":
    case "resolved":
    case "fizzled":
      return [`moment.${what.kind}`, { card: name(what.by), ...chain(what) }];
    case "negated":
      return [
        "moment.negated",
        { card: name(what.by), by: name(what.negatedBy), what: what.what, ...chain(what) },
      ];
    case "summon-negated":
      return ["moment.summon-negated", { card: name(what.card), by: name(what.negatedBy) }];
    case "skipped":
      return ["moment.skipped", { card: name(what.by), what: what.what, ...chain(what) }];
    case "chain-done":
    case "by-hand":
      return [`moment.${what.kind}`, {}];
    case "spent":
    case "not-returned":
    case "replaced":
      return [`moment.${what.kind}`, { card: name(what.card) }];
    case "shown":
      return [
        "moment.shown",
        { card: name(what.card), one: yes(what.to !== undefined), player: what.to ?? "A" },
      ];
    case "declared":
      return ["moment.declared", { card: name(what.card), said: typeName(language, what.said) }];
    case "exchanged":
      return ["moment.exchanged", { by: name(what.by), to: what.to }];
    case "loop":
      return ["moment.loop", { cards: listed(what.cards.map(name), language) }];
    case "begins":
    case "ceases":
    case "loop-ends":
      return [`moment.${what.kind}`, { card: name(what.card) }];
    case "overruled":
    case "paid-instead":
      return [`moment.${what.kind}`, { card: name(what.card), by: name(what.by) }];
    case "ruled":
      return ["moment.ruled", { card: name(what.card), by: name(what.by), does: what.does }];
    case "moved":
      return moved(what, voice);
    case "summoned":
    case "attempted":
      return [`moment.${what.kind}`, { player: what.player, card: name(what.card), way: what.way }];
    case "damage":
      return ["moment.damage", { player: what.player, amount: what.amount, cause: what.cause, lp: what.lp }];
    case "gained":
      return ["moment.gained", { player: what.player, amount: what.amount, lp: what.lp }];
    case "drew":
      return ["moment.drew", { player: what.player, count: what.count }];
    case "flipped":
      return ["moment.flipped", { card: name(what.card), face: what.face }];
    case "position":
      return ["moment.position", { card: name(what.card), position: what.position }];
    case "chance":
      return [`moment.${what.thrown}`, { player: what.player, side: what.side }];
    case "control":
      return ["moment.control", { card: name(what.card), player: what.player }];
    case "shifted":
      return ["moment.shifted", { card: name(what.card) }];
    case "equipped":
      return ["moment.equipped", { card: name(what.card), to: name(what.to) }];
    case "applied":
      return applied(what, voice);
    case "expired":
      return expired(what, voice);
    case "attack":
      return ["moment.attack", { player: what.player, ...attack(what, voice) }];
    case "battle":
      return [
        "moment.battle",
        { attackerValue: what.attackerValue, targetValue: what.targetValue ?? 0, ...attack(what, voice) },
      ];
    case "triggered":
      return [
        "moment.triggered",
        {
          card: name(what.card),
          player: what.player,
          mandatory: yes(what.mandatory),
          group: String(what.group),
        },
      ];
    case "missed":
    case "not-triggered":
    case "forced":
    case "processed":
    case "each-time":
      return [`moment.${what.kind}`, { card: name(what.card), player: what.player }];
    case "referred":
      return [
        "moment.referred",
        {
          card: name(what.by),
          reading: what.reading,
          applies: yes(what.counted > 0),
          partly: yes(what.counted > 0 && what.counted < what.tried),
          counted: what.counted,
          tried: what.tried,
        },
      ];
    case "mana-paid":
      return ["moment.mana-paid", { player: what.player, count: what.count, card: name(what.card) }];
    case "blocks":
      return ["moment.blocks", { card: name(what.card), attacker: name(what.attacker) }];
    case "breaks":
      return ["moment.breaks", { attacker: name(what.attacker), count: what.count }];
    case "slays":
      return ["moment.slays", { by: name(what.by), card: name(what.card) }];
    case "shield-trigger":
    case "gr-summon":
    case "invades":
    case "strikes":
      return [`moment.${what.kind}`, { player: what.player, card: name(what.card) }];
    case "over":
      return ["moment.over", { winner: what.winner }];
  }
}

function attack(what: Of<"attack"> | Of<"battle">, { name }: Voice): MessageArguments {
  const { attacker, target } = what;
  return { attacker: name(attacker), target: target ? name(target) : "", direct: yes(target === undefined) };
}

function moved(what: Of<"moved">, { name, language, game }: Voice): Told {
  const { owner, from, to, cause, by } = what;
  const key = `moved.${what.how}`;
  const because =
    cause === "rule"
      ? ""
      : message(`because.${cause}`, language, { known: yes(by !== undefined), by: by ? name(by) : "" }, game);
  return [
    isMessageKey(key) ? key : "moved.moved",
    {
      owner,
      card: name(what.card),
      to,
      fromPlace: placeName(from, language, game),
      toPlace: placeName(to, language, game),
      because,
    },
  ];
}

/** `what` is a kind of effect, or a stat and its change: "atk-gain". */
function applied(what: Of<"applied">, { name, named, language, game }: Voice): Told {
  const change = /^([a-z]+)-(gain|given|become|original|times)$/.exec(what.what);
  const named_ = what.card ? name(what.card) : what.name === undefined ? "" : named(what.name, language);
  const key = `applied.${change?.[2] ?? what.what}`;
  const told = [
    isMessageKey(key) ? key : "applied.effect",
    {
      card: named_,
      known: yes(named_ !== ""),
      stat: statName(change?.[1] ?? "", language),
      sign: what.value < 0 ? "minus" : "plus",
      value: change?.[2] === "gain" ? Math.abs(what.value) : what.value,
      zone: placeName(what.zone ?? "nowhere", language),
      player: what.player ?? "A",
    },
  ] as const;
  if (what.by === undefined) return told;
  return ["applied.by", { by: name(what.by), said: message(told[0], language, told[1], game) }];
}

function expired(what: Of<"expired">, { name }: Voice): Told {
  const key = `expired.${what.what}`;
  return [
    isMessageKey(key) ? key : "expired.effect",
    { card: what.card ? name(what.card) : "", known: yes(what.card !== undefined) },
  ];
}
