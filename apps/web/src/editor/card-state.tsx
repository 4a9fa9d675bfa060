import { lookup } from "@chainwright/card-ir";
import type { Definition } from "@chainwright/engine/board";
import { CARD, type CardId } from "@chainwright/engine/state";
import {
  type Board,
  type BoardCard,
  type CardSource,
  cardAt,
  describeCard,
  type Edit,
  objections,
  type Path,
  POSITIONS,
  type Position,
  referenceTo,
  SEATS,
  type SeatName,
  SUMMONS,
} from "@chainwright/scenario";
import type { Table } from "@chainwright/table";
import { useCardName } from "../cards/context.tsx";
import { playerName, useLanguage } from "../language.tsx";
import { NumberField } from "./fields.tsx";

type Detail = Exclude<CardSource, string>;

interface CardStateProps {
  readonly position: Position;
  readonly board: Board;
  readonly table: Table;
  readonly card: BoardCard;
  readonly path: Path;
  readonly change: (edit: Edit) => void;
}

/** How a card lies, and what was before: what of it the setup lets one say. */
export function CardState({ position, board, table, card, path, change }: CardStateProps) {
  const { t } = useLanguage();
  const said = cardAt(position, path);
  const may = <K extends Exclude<keyof Detail, "card">>(key: K, value: Detail[K]): boolean =>
    objections(position, describeCard(path, key, value)).length === 0;
  const say = <K extends Exclude<keyof Detail, "card">>(key: K, value: Detail[K]) =>
    change(describeCard(path, key, value));
  const { duel } = table.match;
  const definition = duel.definition(duel.state.get(CARD.def, card.id as CardId));
  const isOnField = card.position !== undefined;
  const holder = holderOf(board, card);
  const positions = POSITIONS.filter((one) => said.set === undefined && may("position", one));
  const ways = SUMMONS.filter((way) => may("summoned", way));
  const canBeSet = said.position === undefined && (said.set === true || may("set", true));
  return (
    <section className="card-state">
      <h3>{t.editor.cardState}</h3>
      {canBeSet ? (
        <Toggle
          label={t.editor.set}
          value={said.set === true}
          turn={(on) => say("set", on ? true : undefined)}
        />
      ) : null}
      {positions.length < 2 ? null : (
        <label>
          <span>{t.editor.position}</span>
          <select
            value={said.position ?? "attack"}
            onChange={({ currentTarget: { value } }) => say("position", value as Detail["position"])}
          >
            {positions.map((one) => (
              <option key={one} value={one}>
                {t.editor.positions[one]}
              </option>
            ))}
          </select>
        </label>
      )}
      {isOnField && holder !== undefined ? (
        <Toggle
          label={t.editor.othersCard}
          value={card.owner !== undefined}
          turn={(on) => say("owner", on ? (holder === "A" ? "B" : "A") : undefined)}
        />
      ) : null}
      {may("equipped", said.card) ? (
        <Other
          label={t.editor.equipped}
          board={board}
          table={table}
          said={said.equipped}
          say={(host) => say("equipped", host)}
        />
      ) : null}
      {may("target", said.card) ? (
        <Other
          label={t.editor.target}
          board={board}
          table={table}
          said={said.target}
          say={(target) => say("target", target)}
        />
      ) : null}
      {may("counters", { [said.card]: 1 }) ? (
        <Counters
          kinds={duel.catalogue.counterKinds}
          said={said.counters ?? {}}
          say={(counters) => say("counters", counters)}
        />
      ) : null}
      {may("materials", [said.card]) ? (
        <Materials said={said.materials ?? []} say={(materials) => say("materials", materials)} />
      ) : null}
      <h3>{t.editor.history}</h3>
      <Toggle
        label={t.editor.cameNow}
        value={said.since === board.turn}
        turn={(on) => say("since", on ? board.turn : undefined)}
      />
      {ways.length === 0 ? null : (
        <label>
          <span>{t.editor.summoned}</span>
          <select
            value={said.summoned ?? ""}
            onChange={({ currentTarget: { value } }) =>
              say("summoned", value === "" ? undefined : (value as Detail["summoned"]))
            }
          >
            <option value="">{t.editor.unsaid}</option>
            {ways.map((way) => (
              <option key={way} value={way}>
                {t.editor.ways[way]}
              </option>
            ))}
          </select>
        </label>
      )}
      {(["attacked", "turned"] as const).map((key) =>
        said[key] === true || may(key, true) ? (
          <Toggle
            key={key}
            label={t.editor.deeds[key]}
            value={said[key] === true}
            turn={(on) => say(key, on ? true : undefined)}
          />
        ) : null,
      )}
      <UsedEffects definition={definition} used={said.used ?? []} say={(used) => say("used", used)} />
    </section>
  );
}

interface OtherProps {
  readonly label: string;
  readonly board: Board;
  readonly table: Table;
  readonly said: string | undefined;
  readonly say: (other: string | undefined) => void;
}

/** The monster to which a card is equipped, or that it has targeted. */
function Other({ label, board, table, said, say }: OtherProps) {
  const { t } = useLanguage();
  const nameOf = useCardName();
  const { duel } = table.match;
  const hosts = SEATS.flatMap((seat) =>
    (board.players[seat].zones.monster ?? []).map((card) => ({
      name: `${nameOf(card.card)} (${playerName(t, seat)})`,
      reference: referenceTo(duel, card.id as CardId),
    })),
  );
  return (
    <label>
      <span>{label}</span>
      <select value={said ?? ""} onChange={({ currentTarget: { value } }) => say(value || undefined)}>
        <option value="">{t.editor.nothing}</option>
        {said === undefined || hosts.some(({ reference }) => reference === said) ? null : (
          <option value={said}>{said}</option>
        )}
        {hosts.map(({ name, reference }) => (
          <option key={reference} value={reference}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface CountersProps {
  readonly kinds: readonly string[];
  readonly said: Readonly<Record<string, number>>;
  readonly say: (counters: Record<string, number> | undefined) => void;
}

/** How many counters of each kind lie on a card. */
function Counters({ kinds, said, say }: CountersProps) {
  const { t } = useLanguage();
  return kinds.map((kind) => (
    <NumberField
      key={kind}
      label={lookup(t.board.counterNames, kind) ?? kind}
      value={said[kind] ?? 0}
      least={0}
      choose={(count) => {
        const { [kind]: _, ...others } = said;
        const now = count === 0 ? others : { ...others, [kind]: count };
        say(Object.keys(now).length === 0 ? undefined : now);
      }}
    />
  ));
}

interface MaterialsProps {
  readonly said: readonly string[];
  readonly say: (materials: string[] | undefined) => void;
}

/** The cards under a monster. */
function Materials({ said, say }: MaterialsProps) {
  const { t } = useLanguage();
  const nameOf = useCardName();
  return (
    <form
      className="materials"
      onSubmit={(event) => {
        event.preventDefault();
        const name = String(new FormData(event.currentTarget).get("name") ?? "").trim();
        if (name !== "") say([...said, name]);
      }}
    >
      <label>
        <span>{t.editor.materials}</span>
        <input name="name" key={said.length} />
      </label>
      <button type="submit">{t.editor.addMaterial}</button>
      {said.length === 0 ? null : (
        <ul>
          {said.map((name, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card differ in their place only
            <li key={i}>
              {nameOf(name)}{" "}
              <button
                type="button"
                onClick={() => {
                  const left = said.filter((_, at) => at !== i);
                  say(left.length === 0 ? undefined : left);
                }}
              >
                {t.editor.takeAway}
                <span className="sr-only">: {nameOf(name)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}

function holderOf({ players }: Board, { id }: BoardCard): SeatName | undefined {
  return SEATS.find((seat) =>
    Object.values(players[seat].zones).some((cards) => cards.some((card) => card.id === id)),
  );
}

interface UsedEffectsProps {
  readonly definition: Definition;
  readonly used: readonly number[];
  readonly say: (used: number[] | undefined) => void;
}

function UsedEffects({ definition: { effects, card }, used, say }: UsedEffectsProps) {
  const { t } = useLanguage();
  return effects.map(({ index, ir, lent }) => {
    if (lent !== null) return null;
    const number = index + 1;
    const [start, end] = ir.span ?? [0, card.text.length];
    return (
      <div key={index} className="used-effect">
        <Toggle
          label={t.editor.used(number)}
          value={used.includes(number)}
          turn={(on) => {
            const now = on ? [...used, number].sort((a, b) => a - b) : used.filter((one) => one !== number);
            say(now.length === 0 ? undefined : now);
          }}
        />
        <p className="soft note" lang="en">
          {card.text.slice(start, end)}
        </p>
      </div>
    );
  });
}

function Toggle({ label, value, turn }: { label: string; value: boolean; turn: (on: boolean) => void }) {
  return (
    <label className="check">
      <input type="checkbox" checked={value} onChange={({ currentTarget: { checked } }) => turn(checked)} />
      <span>{label}</span>
    </label>
  );
}
