import type { Activation, EventPattern, Group, NounPhrase, Reference } from "@chainwright/card-ir";
import { countOf, DESTROYER, isOnTheField, type Mention, named, OWN, verbsOfEvent } from "./mentions.ts";

/** What something is called, also where it is only pointed at. */
type NounOf = (np: NounPhrase) => string;

type About = Extract<EventPattern, { subject: NounPhrase }>;
type Battle = Extract<About, { event: "battles" | "attack-declared" }>;

/** Words that always mean the same card, whatever was said before. */
const FIXED: ReadonlySet<Reference["ref"]> = new Set(["this-card", "equipped-monster", "own-equip"]);

const isEquipped = (np: NounPhrase): boolean => "ref" in np && np.slot === "equipped";
const isFixed = (np: NounPhrase): boolean => "ref" in np && (FIXED.has(np.ref) || isEquipped(np));
const isThisCard = (np: NounPhrase | undefined): boolean =>
  np !== undefined && "ref" in np && np.ref === "this-card";

const attacking = (group: Group): Group => ({ ...group, traits: [...group.traits, { trait: "attacking" }] });

/** What later words can point at once something has happened, or would happen, in the order in which it is said. */
export function* mentionsOf(event: EventPattern, nounOf: NounOf, would = false): Generator<Mention> {
  if (event.event === "activated") {
    const { targeting } = event.what;
    if (targeting !== undefined)
      for (const mention of called("aimed-at", targeting, nounOf)) yield { ...mention, aimed: true };
    yield named("answered", event.what.noun, "one", answeredCard(event));
  }
  if (event.event === "damage") {
    if (event.source) yield* called("event", event.source, nounOf);
    if (isThisCard(event.source)) yield OWN;
    // "… equal to the damage you took"
    yield { ...named("event", "number", "one"), verb: "damage" };
  } else if (event.event === "lp-gain") {
    yield { ...named("event", "number", "one"), verb: "gain-lp" };
  } else if ("subject" in event) {
    if (event.event === "battles" || event.event === "attack-declared") yield* ofBattle(event, nounOf);
    else
      for (const mention of undergone(event, nounOf))
        yield mention.slot() === "event" && !would && takesAway(event) ? { ...mention, off: true } : mention;
    const { subject } = event;
    // "Because the equipped monster was destroyed: Special Summon that monster"
    if (event.event === "moved" && event.lost !== undefined) yield named("equipped", "monster", "one");
    // Of the two of a battle "that monster" is the other one: this one is called "the equipped monster", or "it".
    const inBattle = event.event === "battles" || event.event === "attack-declared";
    if (isEquipped(subject)) yield { ...named("equipped", "monster", "one"), ...(inBattle && { own: true }) };
    // "If this card is discarded: Special Summon it.", "When this card would …, return it to …"
    if (isThisCard(subject)) yield OWN;
  }
}

/** "Your opponent activates an effect that targets 1 monster you control": "that monster you control" is not the one that is answered. */
function answeredCard({ what, agent = "opponent" }: Activation): Group | undefined {
  const { targeting, noun, traits = [], where = [] } = what;
  if (targeting === undefined) return undefined;
  return { quantity: { kind: "a" }, noun, traits: [...traits, { trait: "controlled", by: agent }], where };
}

/** The two of a battle are one each. */
function* ofBattle(event: Battle, nounOf: NounOf): Generator<Mention> {
  const { subject } = event;
  const other = event.event === "battles" ? event.with : event.target;
  if (other) yield named("fighters", "monster", "many");
  const attacks = event.event === "attack-declared" ? event.either !== true : event.as === "attacker";
  const about = called("event", attacks && !("ref" in subject) ? attacking(subject) : subject, nounOf);
  const against = function* (): Generator<Mention> {
    if (other) yield* called("battled", other, nounOf);
    if (isThisCard(other)) yield OWN;
  };
  // "A monster is targeted for an attack[ by …]": what the sentence is about is said first, and is what "it" means.
  const isSaidFirst = other !== undefined && (subject.span?.[0] ?? Infinity) > (other.span?.[0] ?? -1);
  yield* isSaidFirst ? about : against();
  yield* isSaidFirst ? against() : about;
}

/** Whether what it happens to is not on the field any more. */
const takesAway = (event: EventPattern): boolean =>
  event.event === "left-field" ||
  (event.event === "moved" && (event.to === undefined || !isOnTheField(event.to)));

/** "If this card destroys a monster by battle: … the ATK of the destroyed monster"; several cards may be what it is about. */
function* undergone(event: Exclude<About, Battle>, nounOf: NounOf): Generator<Mention> {
  const { subject } = event;
  if (event.event === "moved" && event.byCard) {
    yield* called("battled", event.byCard, nounOf);
    if (isThisCard(event.byCard)) yield OWN;
  } else if (event.event === "moved" && event.by?.join() === "battle")
    yield named("battled", DESTROYER, "one");
  if (isFixed(subject)) return;
  for (const verb of verbsOfEvent(event)) yield { ...named("event", nounOf(subject), "any"), verb };
  // "When a monster is Summoned … 1 of those monsters": several may have been at once.
  const isOne = "quantity" in subject && subject.quantity.kind === "a";
  yield* called("event", subject, nounOf, isOne ? "any" : undefined);
}

/** What is named; words that always mean the same card need no name. */
function* called(slot: string, np: NounPhrase, nounOf: NounOf, count = countOf(np)): Generator<Mention> {
  if (!isFixed(np)) yield named(slot, nounOf(np), count, np);
}
