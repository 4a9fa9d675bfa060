import { speak } from "@chainwright/explain";
import { en } from "@chainwright/explain/en";
import { ja } from "@chainwright/explain/ja";
import { ko } from "@chainwright/explain/ko";
import { type GeneratedCards, openPool } from "@chainwright/pool";
import generated from "@chainwright/pool/cards.json";
import type { Pools } from "@chainwright/scenario";
import { play, poolsOf } from "./playing.ts";
import { loadReader, readEntry, readyFor } from "./reader.ts";
import type { Job, News, Outcome } from "./sandbox.ts";
import { replayed } from "./table/read-replay.ts";

/** Reads and plays beside the page what does not come from it. */

// The page's own types say that this is a window.
const page = self as unknown as Pick<Worker, "postMessage" | "onmessage">;

// A report says everything in all languages, since it is copied whole.
for (const [language, catalogue] of [["en", en] as const, ["ko", ko] as const, ["ja", ja] as const])
  speak(language, catalogue);

const own = generated as unknown as GeneratedCards;
let pools: Pools | undefined;

const tell = (news: News): void => page.postMessage(news);

async function done(job: Job): Promise<Outcome> {
  if (job.kind === "cards") {
    const imported = job.pools.flatMap((bytes) => openPool(bytes) ?? []);
    const isCurrent = imported.every(({ about }) => about.reader === own.reader);
    const lateEntry = isCurrent ? readEntry : (await loadReader()).lateEntry;
    pools = poolsOf(own, imported, { readEntry, lateEntry });
    return { kind: "ready" };
  }
  if (pools === undefined) throw new Error("there are no cards yet");
  if (job.kind === "text") {
    const { cardOfText } = await loadReader();
    tell({ kind: "begun" });
    return { kind: "read", card: cardOfText(job.text, job.game, job.of) };
  }
  await readyFor(job.source);
  tell({ kind: "begun" });
  if (job.kind === "run") return { kind: "ran", result: play(pools, job.source, job.file, job.rules) };
  try {
    replayed(job.source, pools);
  } catch {
    // What is wrong with it is said by who takes it: here it only has to come to an end.
  }
  return { kind: "ended" };
}

page.onmessage = ({ data }: MessageEvent<Job>) => {
  done(data).then(tell, ({ message }: Error) => tell({ kind: "failed", message }));
};
