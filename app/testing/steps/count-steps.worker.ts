import { parentPort, workerData } from 'node:worker_threads';
import './count-loaded-blocks.ts';
import type { HostileText, ReaderName } from '../hostile-texts.ts';

/**
 * Counts the steps of readers on hostile texts, independent of the machine: how often each function and loop of the
 * project's own code runs, and how many characters its regular expressions are given. Backtracking within an expression
 * is not visible here; bench/hostile-text.ts measures it. In a separate thread, because the code is changed as it is
 * loaded.
 */
export interface StepsAsked {
  places: readonly HostileText['place'][];
  /** Lengths of the texts for each reader, in UTF-16 units. */
  readers: readonly { reader: ReaderName; lengths: readonly number[] }[];
}
export interface StepsCounted {
  reader: ReaderName;
  text: string;
  /** For each length. */
  steps: number[];
}

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

const { READERS, textsFor } = await import('../hostile-texts.ts');

const countSteps = (reader: ReaderName, text: HostileText, length: number): number => {
  const hostile = text.ofLength(length);
  characters = 0;
  globalThis.blocksRun = 0;
  READERS[reader](hostile);
  return characters + globalThis.blocksRun;
};

const { readers, places } = workerData as StepsAsked;
for (const { reader, lengths } of readers)
  for (const text of textsFor(reader).filter(({ place }) => places.includes(place))) {
    const steps = lengths.map((length) => countSteps(reader, text, length));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort?.postMessage({ reader, text: text.name, steps } satisfies StepsCounted);
  }
