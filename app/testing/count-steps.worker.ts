import { Session } from 'node:inspector/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { HostileText, ReaderName } from './hostile-texts.ts';

/**
 * Counts the steps of readers on hostile texts, independent of the machine: how often each part of the project's own
 * code runs, and how many characters its regular expressions are given. Backtracking within an expression is not
 * visible here; bench/hostile-text.ts measures it. In a separate thread, because the engine counts blocks of a
 * function only if enabled before its first run.
 */
export interface StepsAsked {
  readers: readonly ReaderName[];
  places: readonly HostileText['place'][];
  /** Lengths of the text, in UTF-16 units. */
  lengths: readonly number[];
}
export interface StepsCounted {
  reader: ReaderName;
  text: string;
  /** For each length. */
  steps: number[];
}

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

/** How often the code's blocks ran since the last call, in total. Takes as long as most readers. */
const takeRuns = async (): Promise<number> => {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  return result
    .filter(({ url }) => /\/(?:features|platform|ingest)\//.test(url))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
    .reduce((sum, { count }) => sum + count, 0);
};

let characters = 0;
const { exec } = RegExp.prototype;
// oxlint-disable-next-line no-extend-native -- counted; the thread does nothing else
RegExp.prototype.exec = function counted(this: RegExp, text: string) {
  const from = this.global || this.sticky ? this.lastIndex : 0;
  const found = exec.call(this, text);
  // Up to the end of the match, or of the text if the expression searches all of it.
  const isTiedToPlace = this.sticky || (this.source.startsWith('^') && !this.multiline);
  characters += 1 + (found ? found.index + found[0].length - from : isTiedToPlace ? 0 : text.length - from);
  return found;
};

const { HOSTILE_TEXTS, READERS } = await import('./hostile-texts.ts');

const countSteps = async (reader: ReaderName, text: HostileText, length: number): Promise<number> => {
  const hostile = text.ofLength(length);
  characters = 0;
  READERS[reader](hostile);
  return characters + (await takeRuns());
};

// What ran while the modules were loaded.
await takeRuns();
const { readers, places, lengths } = workerData as StepsAsked;
for (const reader of readers)
  for (const text of HOSTILE_TEXTS.filter(({ place }) => places.includes(place))) {
    const steps: number[] = [];
    for (const length of lengths) steps.push(await countSteps(reader, text, length));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort?.postMessage({ reader, text: text.name, steps } satisfies StepsCounted);
  }
