import { Session } from 'node:inspector/promises';

/** What a match attempt reads: up to the end of what was found, or to the end of the text. */
const readBy = (pattern: RegExp, text: string, from: number, found: RegExpExecArray | null): number => {
  const isTiedToPlace = pattern.sticky || (pattern.source.startsWith('^') && !pattern.multiline);
  if (found) return found.index + found[0].length - from + 1;
  return isTiedToPlace ? 1 : text.length - from + 1;
};

/**
 * How much work a function does, in steps that are the same on any machine: how often each part of the project's own code
 * is run, and how many characters its regular expressions are given to read. What an expression does by going back over
 * those characters is not seen: that is measured, in bench/hostile-text.ts.
 */
export const countSteps = async (work: () => void): Promise<number> => {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  // oxlint-disable-next-line typescript/unbound-method -- called with its receiver below
  const { exec } = RegExp.prototype;
  let characters = 0;
  // oxlint-disable-next-line no-extend-native -- counted, and put back below
  RegExp.prototype.exec = function counted(this: RegExp, text: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const found = exec.call(this, text);
    characters += readBy(this, text, from, found);
    return found;
  };
  try {
    work();
  } finally {
    // oxlint-disable-next-line no-extend-native -- as it was
    RegExp.prototype.exec = exec;
  }
  const { result } = await session.post('Profiler.takePreciseCoverage');
  session.disconnect();
  const own = result.filter(({ url }) => /\/(?:features|platform|ingest)\//.test(url));
  const runs = own.flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges));
  return characters + runs.reduce((sum, { count }) => sum + count, 0);
};
