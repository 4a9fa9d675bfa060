import { ATTRIBUTES, CARD_TYPES, type Language, OCG_TYPES } from "@chainwright/card-ir";
import type { Decision } from "@chainwright/engine";
import { FACE_DOWN_DEFENSE, mayKnow } from "@chainwright/engine/applying";
import { type Duel, holderOf } from "@chainwright/engine/board";
import {
  ACT,
  type Action,
  CARD,
  type CardId,
  COIN,
  FACE,
  FRAME,
  firstOf,
  kindOf,
  LINKS,
  type LinkId,
  NOW,
  type Player,
  POSITION,
  SET_AS_SPELL,
  secondOf,
} from "@chainwright/engine/state";
import { cardName, seatOf, zoneName } from "./happened.ts";
import {
  isMessageKey,
  type MessageArguments,
  type MessageKey,
  message,
  pickedPlace,
  zoneTitle,
} from "./messages.ts";
import type { Names } from "./sentences.ts";
import { typeName } from "./types.ts";
import { linkedEffect } from "./words.ts";

/** What an open question asks of a player. */
export function questionSentence(
  duel: Duel,
  { question, player, about }: Omit<Decision, "options">,
  { language, names }: Pick<Saying, "language" | "names">,
): string {
  const key = `ask.${question}`;
  return message(
    isMessageKey(key) ? key : "ask.other",
    language,
    {
      player: seatOf(player),
      ...(about === undefined ? {} : { card: names(cardName(duel, about).card, language) }),
    },
    duel.game.id,
  );
}

/** What an answer has to be said with. */
export interface Saying {
  readonly language: Language;
  readonly names: Names;
  /** The name of a phase of the game being played: "draw", "main1" … */
  phaseName(phase: number): string;
  /** The name of the place that an answer to "choose zone" means: "zone-1" … */
  placeName(answer: number): string;
}

/** An answer to a question in the words of the player who may give it; other players' hidden cards stay hidden. */
export function optionSentence(
  duel: Duel,
  question: string,
  player: Player,
  option: Action,
  saying: Saying,
): string {
  const { language } = saying;
  const say = (key: MessageKey, values: MessageArguments = {}): string =>
    message(key, language, values, duel.game.id);
  const kind = kindOf(option);
  const first = firstOf(option);
  const card = (id: number): string => cardPhrase(duel, id as CardId, player, saying);
  const other = (act: number): string => {
    const word = Object.entries(ACT).find(([, one]) => one === act)?.[0] ?? "";
    const key = `option.${word}`;
    const { kind: is } = duel.definition(duel.state.get(CARD.def, first as CardId)).card.facts;
    return say(isMessageKey(key) ? key : "option.choose", { card: card(first), kind: is });
  };
  switch (kind) {
    case ACT.pass: {
      const key = `decline.${question}`;
      return say(isMessageKey(key) ? key : "option.pass");
    }
    case ACT.activate:
    case ACT.trigger: {
      const { effects } = duel.definition(duel.state.get(CARD.def, first as CardId));
      if (effects.length < 2) return say("option.activate", { card: card(first) });
      return say("option.activate-effect", { card: card(first), effect: secondOf(option) + 1 });
    }
    case ACT.attack: {
      const target = secondOf(option);
      if (target === 0) return say("option.attack-directly", { card: card(first) });
      return say("option.attack", { card: card(first), target: card(target) });
    }
    case ACT.phase:
      return say("option.phase", { phase: say(`phase.${saying.phaseName(first)}` as MessageKey) });
    case ACT.number:
      if (question === "choose zone" || question === "choose zones") {
        const place = saying.placeName(first);
        return pickedPlace(place, saying.language) ?? place;
      }
      return numberPhrase(duel, question, first, language, say);
    case ACT.choose:
      return card(first);
    case ACT.special: {
      const zone = zoneName(duel, duel.state.get(CARD.zone, first as CardId));
      return zone === "pendulum" ? say("option.pendulum") : say("option.special", { card: card(first) });
    }
    case ACT.summon:
      if (secondOf(option) === 0) return other(kind);
      return say("option.summon-as-said", { card: card(first) });
    case ACT.set:
      if (secondOf(option) === 0) return other(kind);
      return say(secondOf(option) === SET_AS_SPELL ? "option.set-as-spell" : "option.set-as-said", {
        card: card(first),
      });
    case ACT.changePosition: {
      const down = duel.state.get(CARD.face, first as CardId) === FACE.down;
      return say(down ? "option.flip" : "option.changePosition", { card: card(first) });
    }
    default:
      return other(kind);
  }
}

function numberPhrase(
  duel: Duel,
  question: string,
  number: number,
  language: Language,
  say: (key: MessageKey, values?: MessageArguments) => string,
): string {
  if (question === "position") {
    if (number === FACE_DOWN_DEFENSE) return say("pick.face-down-defense");
    return say(number === POSITION.attack ? "pick.attack" : "pick.defense");
  }
  if (question === "may") return say("pick.yes");
  if (question === "call") return say(number === COIN.heads ? "pick.heads" : "pick.tails");
  if (question === "choose type") return typeName(language, OCG_TYPES[number - 1] ?? "");
  if (question === "choose attribute") return typeName(language, ATTRIBUTES[number - 1] ?? "");
  if (question === "choose card-type") return typeName(language, CARD_TYPES[number - 1] ?? "");
  if (question === "choose name") return duel.catalogue.textOf(number);
  if (question === "choose effect") return copyWords(duel, number) ?? String(number);
  if (question === "choose option") return optionWords(duel, number) ?? String(number);
  return String(number);
}

/** The link whose effect asks the open question; undefined where the rules ask. */
function askingLink(duel: Duel): LinkId | undefined {
  const { state } = duel;
  const byRules = state.read(NOW.question) <= duel.game.questions.length;
  return byRules
    ? undefined
    : (state.get(FRAME.r0, state.read(NOW.askedFrame) as Parameters<Duel["jump"]>[0]) as LinkId);
}

/** The card whose effect asks the open question, and the words of that effect; undefined where the rules ask. */
export function askingEffect(duel: Duel): { readonly card: string; readonly words: string } | undefined {
  const link = askingLink(duel);
  const printed = link === undefined ? undefined : linkedEffect(duel, link);
  if (link === undefined || printed === undefined) return undefined;
  const { text } = printed;
  const [start, end] = printed.effect.span ?? [0, text.length];
  return { card: printed.card, words: text.slice(start, end) };
}

/** What one of the things says that a player decides between: "pay 700 LP". */
function optionWords(duel: Duel, number: number): string | undefined {
  const link = askingLink(duel);
  if (link === undefined) return undefined;
  const { text = "", effect } = linkedEffect(duel, link) ?? {};
  const either = [...(effect?.cost ?? []), ...(effect?.resolution ?? [])]
    .map(({ step }) => step)
    .find((step) => step.verb === "either");
  const span = either?.options[number - 1]?.span;
  return span && text.slice(span[0], span[1]);
}

/** The words of an effect that another becomes. */
function copyWords(duel: Duel, number: number): string | undefined {
  const link = askingLink(duel);
  if (link === undefined) return undefined;
  const { card, copies } = duel.definition(duel.state.get(CARD.def, duel.state.get(LINKS.copied, link)));
  const span = copies[number - 1]?.asOwn.ir.span;
  return span && card.text.slice(span[0], span[1]);
}

/** A card and where it is, so that two of the same name can be told apart. */
export function cardPhrase(
  duel: Duel,
  card: CardId,
  viewer: Player,
  { language, names }: Pick<Saying, "language" | "names">,
): string {
  const { state } = duel;
  const zone = state.get(CARD.zone, card);
  const holder = holderOf(duel, card);
  // Whoever may choose among the cards of their own Deck looks at them; of shields they choose one unseen.
  const looksAt = holder === viewer && zone === duel.game.zone.deck;
  const known = looksAt || mayKnow(duel, card, viewer);
  const places = duel.game.zones[zone]?.slots ?? 0;
  const slot = state.get(CARD.slot, card);
  const inExtraZone = places > 1 && slot >= places;
  return message("option.card", language, {
    known: known ? "yes" : "no",
    card: known ? names(duel.definition(state.get(CARD.def, card)).card.name.en, language) : "",
    own: holder === viewer ? "yes" : "no",
    player: seatOf(holder),
    zone: zoneTitle(inExtraZone ? "extraMonster" : zoneName(duel, zone), language, duel.game.id),
    slot: places > 1 ? slot + 1 - (inExtraZone ? places : 0) : 0,
  });
}
