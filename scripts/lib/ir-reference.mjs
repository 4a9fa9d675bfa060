// The reference of the card IR, made of the types in packages/card-ir and the comments on them.
import { parseSync } from "oxc-parser";

/** What is exported of a file that is a type, with what its comments say. */
export function typesIn(source, file) {
  const { program, comments, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const notes = comments.filter(({ type, value }) => type === "Block" && value.startsWith("*"));
  const between = (from, to) =>
    notes
      .filter(({ start, end }) => start >= from && end <= to)
      .map(({ value }) => saying(value))
      .join("\n");
  const textOf = ({ start, end }) => {
    let text = "";
    let at = start;
    for (const note of comments.filter((one) => one.start >= start && one.end <= end)) {
      text += source.slice(at, note.start);
      at = note.end;
    }
    return (text + source.slice(at, end))
      .replace(/\breadonly /g, "")
      .replace(/\s+/g, " ")
      .replace(/([[({]) ?\| /g, "$1")
      .replace(/^\| /, "")
      .replace(/; }/g, " }")
      .trim();
  };
  /** Parts that stand one after another, each with the comment before it: the formatter may put that before a ";". */
  const inOrder = (parts, start, endOf = ({ end }) => end) => {
    let last = start;
    return parts.map((part) => {
      const note = between(last, part.start);
      last = endOf(part);
      return { part, note };
    });
  };
  const fieldsOf = (members, start) =>
    inOrder(members, start, (member) => (member.typeAnnotation ?? member).end)
      .filter(({ part }) => part.type === "TSPropertySignature")
      .map(({ part, note }) => {
        const type = part.typeAnnotation.typeAnnotation;
        const explained = (shapeOf(type, part.typeAnnotation.start).choices ?? []).filter(
          (one) => one.note !== "" && one.type !== undefined,
        );
        return {
          name: part.key.name + (part.optional ? "?" : ""),
          type: textOf(type),
          note: [note, ...explained.map((one) => `\`${one.type}\`: ${one.note}`)]
            .filter((one) => one !== "")
            .join("\n"),
        };
      });
  const bare = (type) => (type.type === "TSParenthesizedType" ? bare(type.typeAnnotation) : type);
  const shapeOf = (type, start = type.start) => {
    const plain = bare(type);
    if (plain.type === "TSTypeLiteral") return { fields: fieldsOf(plain.members, plain.start) };
    if (plain.type === "TSUnionType")
      return {
        choices: inOrder(plain.types, start).map(({ part, note }) => {
          const inner = bare(part);
          const fields =
            inner.type === "TSTypeLiteral"
              ? { fields: fieldsOf(inner.members, inner.start) }
              : { type: textOf(part) };
          return { ...fields, note };
        }),
      };
    if (plain.type === "TSIntersectionType") {
      const [first, ...rest] = plain.types.map((one) => shapeOf(one));
      return rest.length === 1 && first.type !== undefined
        ? { ...rest[0], with: first.type }
        : { type: textOf(type) };
    }
    return { type: textOf(type) };
  };
  let last = 0;
  return program.body.flatMap((statement) => {
    const note = between(last, statement.start);
    last = statement.end;
    const said = statement.declaration;
    if (said?.type === "TSInterfaceDeclaration") {
      const above = said.extends.map((one) => textOf(one)).join(", ");
      const fields = fieldsOf(said.body.body, said.body.start);
      return [{ name: said.id.name, note, fields, ...(above === "" ? {} : { with: above }) }];
    }
    if (said?.type !== "TSTypeAliasDeclaration") return [];
    return [
      {
        name: textOf({ start: said.id.start, end: (said.typeParameters ?? said.id).end }),
        note,
        ...shapeOf(said.typeAnnotation, said.id.end),
      },
    ];
  });
}

/** The words of a comment, without its signs. */
const saying = (value) =>
  value
    .split("\n")
    .map((line) => line.replace(/^[\s*]+/, "").trimEnd())
    .join("\n")
    .trim();

const code = (text) => `\`${text}\``;
/** In a table the sign between two cells is none of a type's. */
const cell = (text) => text.replaceAll("\n", "<br>").replaceAll("|", "\\|");
const row = (...cells) => `| ${cells.map(cell).join(" | ")} |`;
const table = (heads, rows) => [row(...heads), row(...heads.map(() => "---")), ...rows];

/** The field whose one value tells a choice from the others. */
const markOf = (choices) =>
  choices[0]?.fields?.find(
    ({ name, type }) =>
      /^"/.test(type) && choices.some(({ fields }) => fields?.some((one) => one.name === name)),
  )?.name;

function choicesOf(choices) {
  if (choices.every(({ type, note }) => type !== undefined && note === ""))
    return [choices.map(({ type }) => code(type)).join(", ")];
  const mark = markOf(choices);
  if (mark === undefined)
    return table(
      ["one of", ""],
      choices.map(({ type, fields, note }) =>
        row(code(type ?? `{ ${fields.map((field) => `${field.name}: ${field.type}`).join("; ")} }`), note),
      ),
    );
  return table(
    [`\`${mark}\``, "fields", ""],
    choices.map(({ type, fields, note }) => {
      if (fields === undefined) return row(code(type), "", note);
      const others = fields.filter(({ name }) => name !== mark);
      const said = others.map(
        ({ name, type: of, note: why }) => code(`${name}: ${of}`) + (why === "" ? "" : ` (${why})`),
      );
      return row(code(fields.find(({ name }) => name === mark)?.type ?? ""), said.join("<br>"), note);
    }),
  );
}

function sectionOf({ name, note, fields, choices, type, with: above }) {
  const lines = [`### ${name}`, ""];
  if (note !== "") lines.push(note, "");
  if (above !== undefined) lines.push(`With the fields of ${code(above)}.`, "");
  if (fields !== undefined && fields.length > 0)
    lines.push(
      ...table(
        ["field", "", ""],
        fields.map((field) => row(code(field.name), code(field.type), field.note)),
      ),
      "",
    );
  if (choices !== undefined) lines.push(...choicesOf(choices), "");
  if (type !== undefined) lines.push(code(type), "");
  return lines;
}

/** The reference; `files` have a title, a name and their source. */
export function irReference(files) {
  return `${[
    "# The card IR",
    "",
    "What a card text becomes: see [how card texts are read](reading.md). Made by `npm run ir` from the types in",
    "`packages/card-ir/src`; a test checks that it is as they are. A field with `?` may be missing; a `span` is where the words",
    "stand in the text.",
    "",
    ...files.flatMap(({ title, name, source }) => [
      `## ${title}`,
      "",
      ...typesIn(source, name).flatMap(sectionOf),
    ]),
  ]
    .join("\n")
    .trimEnd()}\n`;
}
