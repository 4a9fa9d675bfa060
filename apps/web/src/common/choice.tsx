interface ChoiceProps<T extends string> {
  readonly title: string;
  readonly options: readonly (readonly [T, string])[];
  readonly value: T;
  readonly choose: (value: T) => void;
}

/** One of a few things that exclude each other. */
export function Choice<T extends string>({ title, options, value, choose }: ChoiceProps<T>) {
  return (
    <fieldset className="choice">
      <legend>{title}</legend>
      {options.map(([one, label]) => (
        <label key={one}>
          <input type="radio" name={title} checked={one === value} onChange={() => choose(one)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
