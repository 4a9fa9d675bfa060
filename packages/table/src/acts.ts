import {
  ACT,
  type Action,
  action,
  CARD,
  type CardId,
  type Duel,
  eachInPile,
  mayKnow,
  opponentOf,
  type Player,
  type Room,
} from "@chainwright/engine";

/** The cards that a player sees and that a name may mean: the whole name, else its beginning, else a part of it. */
export function cardsCalled(duel: Duel, viewer: Player | null, text: string): CardId[] {
  const wanted = text.trim().toLowerCase();
  const seen: CardId[] = [];
  for (let card = 1 as CardId, n = duel.state.count(CARD); card < n; card++) {
    const zone = duel.state.get(CARD.zone, card);
    if (zone !== 0 && zone !== duel.game.zone.deck && mayKnow(duel, card, viewer)) seen.push(card);
  }
  const named = (fits: (name: string) => boolean): CardId[] =>
    seen.filter((card) => {
      const { name } = duel.definition(duel.state.get(CARD.def, card)).card;
      return Object.values(name).some((one) => fits(one.toLowerCase()));
    });
  const fits = [
    (name: string) => name === wanted,
    (name: string) => name.startsWith(wanted),
    (name: string) => name.includes(wanted),
  ];
  return fits.map(named).find((found) => found.length > 0) ?? [];
}

/** Everything that a player could ever want to do with a card where it is, legal or not. */
export function actsWith(room: Room, duel: Duel, player: Player, card: CardId): readonly Action[] {
  const own = room.actsWith?.(duel, player, card);
  if (own !== undefined) return own;
  const { state } = duel;
  const zone = state.get(CARD.zone, card);
  const { card: printed, effects, normalSummons, summonRules } = duel.definition(state.get(CARD.def, card));
  const acts = effects.map(({ kind, index }) =>
    kind === "procedure" ? action(ACT.special, card, index + 1) : action(ACT.activate, card, index),
  );
  if (effects.length === 0 && printed.facts.kind !== "monster") acts.push(action(ACT.activate, card, 0));
  const monster = printed.facts.kind === "monster";
  const { zone: at } = duel.game;
  if (zone === at.hand) {
    if (monster) acts.push(action(ACT.summon, card));
    acts.push(...normalSummons.map((_, i) => action(ACT.summon, card, i + 1)), action(ACT.set, card));
    acts.push(...normalSummons.flatMap(({ set }, i) => (set ? [action(ACT.set, card, i + 2)] : [])));
    if (summonRules.some(({ rule }) => rule === "set-as-spell")) acts.push(action(ACT.set, card, 1));
  }
  if (zone === at.extra) acts.push(action(ACT.special, card));
  if (zone === at.summon) {
    acts.push(action(ACT.changePosition, card));
    eachInPile(duel, opponentOf(player), at.summon, (target) => {
      acts.push(action(ACT.attack, card, target));
    });
    acts.push(action(ACT.attack, card));
  }
  return acts;
}
