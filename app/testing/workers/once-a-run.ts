import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import v8 from 'node:v8';

/** Then the worker that makes it has ended badly, or the machine is so busy that another one may as well make it. */
const LONGEST_WAIT_MS = 120_000;
const LOOK_EVERY_MS = 100;

/** Where workers of this run leave values for each other. None while tests are watched: what makes a value may change. */
const sharedFolder = (): string | undefined =>
  process.env.VITEST_MODE === 'RUN' ? process.env.SHARED_FOLDER : undefined;

/** Whether this worker is the first to ask for it. */
const begin = (mark: string): boolean => {
  try {
    closeSync(openSync(mark, 'wx'));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
};

/**
 * A value that takes seconds to make: made once for all test files of a worker, which share modules, and by one worker
 * for the others of a run. Nobody modifies it.
 *
 * @param make returns plain data
 */
export const onceARun = <Value>(name: string, make: () => Promise<Value>): (() => Promise<Value>) => {
  const fromOthers = async (folder: string): Promise<Value> => {
    const file = path.join(folder, name);
    const mark = `${file}.mark`;
    const end = Date.now() + LONGEST_WAIT_MS;
    while (!existsSync(file)) {
      if (begin(mark)) {
        try {
          const value = await make();
          writeFileSync(`${file}.part`, v8.serialize(value));
          renameSync(`${file}.part`, file);
          return value;
        } catch (error) {
          rmSync(mark);
          throw error;
        }
      }
      if (Date.now() > end) return make();
      await sleep(LOOK_EVERY_MS);
    }
    return v8.deserialize(readFileSync(file)) as Value;
  };
  let made: Promise<Value> | undefined;
  return () => {
    const folder = sharedFolder();
    return (made ??= folder === undefined ? make() : fromOthers(folder));
  };
};
