import type { GameId } from "@chainwright/card-ir";
import { NEWEST, readProfile, writeProfile } from "@chainwright/rulebook";
import { type Board, type Edit, type Position, SEATS, setValue, valueAt } from "@chainwright/scenario";
import { useState } from "react";
import { Choice } from "../common/choice.tsx";
import { isDay } from "../dates.ts";
import { playerName, useLanguage, wordFor } from "../language.tsx";
import { ELSEWHERE } from "../scenario/regions.ts";

interface FieldsProps {
  readonly position: Position;
  readonly board: Board;
  readonly change: (edit: Edit) => void;
}

/** Normal Summons that a player has made, as far as the file says so. */
function summonsSaid(position: Position, seat: "A" | "B"): number {
  return Number(valueAt(position, position.pathOf(seat, "normal-summons")) ?? 0);
}

/** What holds for a position as a whole: whose turn and which phase it is, Life Points, the day of the rules. */
export function Fields({ position, board, change }: FieldsProps) {
  const { t } = useLanguage();
  const { room } = position;
  const turn = (key: "player" | "number" | "phase", value: string | number): Edit =>
    setValue([...position.where("turn"), key], value);
  return (
    <div className="position-fields">
      <Choice
        title={t.editor.turnOf}
        options={SEATS.map((seat) => [seat, playerName(t, seat)])}
        value={board.turnPlayer}
        choose={(seat) => change(turn("player", seat))}
      />
      <label>
        <span>{t.editor.phase}</span>
        <select
          value={board.phase}
          onChange={({ currentTarget }) => change(turn("phase", currentTarget.value))}
        >
          {room.startPhases.map((phase) => (
            <option key={phase} value={phase}>
              {wordFor(t.phases, phase, room.game.id)}
            </option>
          ))}
        </select>
      </label>
      <NumberField
        label={t.editor.turnNumber}
        value={board.turn}
        least={1}
        choose={(number) => change(turn("number", number))}
      />
      {room.game.id === "duel-masters"
        ? null
        : SEATS.map((seat) => (
            <NumberField
              key={seat}
              label={`${t.board.lp}: ${playerName(t, seat)}`}
              value={board.players[seat].lp}
              least={1}
              choose={(lp) => change(setValue(position.pathOf(seat, "lp"), lp))}
            />
          ))}
      {room.setNormalSummons === undefined
        ? null
        : SEATS.map((seat) => (
            <NumberField
              key={seat}
              label={`${t.editor.normalSummons}: ${playerName(t, seat)}`}
              value={summonsSaid(position, seat)}
              least={0}
              choose={(made) =>
                change(setValue(position.pathOf(seat, "normal-summons"), made === 0 ? undefined : made))
              }
            />
          ))}
      <RulesOf position={position} game={room.game.id} change={change} />
    </div>
  );
}

function RulesOf({ position, game, change }: Omit<FieldsProps, "board"> & { readonly game: GameId }) {
  const { t } = useLanguage();
  const { date, region } = readProfile(writeProfile(position.rules)) ?? { date: NEWEST, region: null };
  const elsewhere = ELSEWHERE[game];
  const path = position.where("rules");
  // What is being typed is a date only at the end; an empty field means the newest rules when one has left it.
  const [draft, setDraft] = useState<string>();
  const choose = (day: string, where: typeof region) =>
    change(
      setValue(
        path,
        day === NEWEST && where === null ? undefined : writeProfile({ date: day, region: where }),
      ),
    );
  return (
    <>
      <label>
        <span>{t.page.rulesOf}</span>
        <input
          type="date"
          value={draft ?? (date === NEWEST ? "" : date)}
          onChange={({ currentTarget: { value } }) => {
            setDraft(value);
            if (isDay(value)) choose(value, region);
          }}
          onBlur={({ currentTarget: { value, validity } }) => {
            setDraft(undefined);
            if (value === "" && !validity.badInput && date !== NEWEST) choose(NEWEST, region);
          }}
        />
      </label>
      {elsewhere === undefined ? null : (
        <label className="check">
          <input
            type="checkbox"
            checked={region === elsewhere}
            onChange={({ currentTarget: { checked } }) => choose(date, checked ? elsewhere : null)}
          />
          {t.page.region[elsewhere]}
        </label>
      )}
    </>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly choose: (value: number) => void;
}

/** A number that is taken over when it has been typed; one that cannot be gives way to what holds. */
export function NumberField({ label, value, least, choose }: NumberFieldProps) {
  const [draft, setDraft] = useState<string>();
  const take = (typed: number) => {
    setDraft(undefined);
    if (Number.isInteger(typed) && typed >= least && typed !== value) choose(typed);
  };
  return (
    <label>
      <span>{label}</span>
      <input
        type="number"
        min={least}
        value={draft ?? value}
        onChange={({ currentTarget }) => setDraft(currentTarget.value)}
        onBlur={({ currentTarget }) => take(currentTarget.valueAsNumber)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === "Enter") take(currentTarget.valueAsNumber);
        }}
      />
    </label>
  );
}
