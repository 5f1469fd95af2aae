// Measures the processor time of programs started by this one.
import { readFileSync } from 'node:fs';

/** The kernel counts in ticks of this many milliseconds, on every processor that Node runs on. */
const TICK_MS = 10;

/**
 * Milliseconds of processor time of all child processes that have ended, including their own children. Null if the
 * system does not provide it: Node has no call for it, and only Linux has the file.
 */
export const childrenMilliseconds = () => {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    // After the program's name in parentheses: cutime and cstime are fields 16 and 17 of proc(5).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[13]) + Number(fields[14])) * TICK_MS;
  } catch {
    return null;
  }
};

/**
 * Starts measuring.
 *
 * @returns a function that returns the time since then, as `12.3 s, 20.1 s of processor time`
 */
export const startTimer = () => {
  const started = Date.now();
  const before = childrenMilliseconds();
  const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
  return () => {
    const after = childrenMilliseconds();
    const worked = before === null || after === null ? '' : `, ${seconds(after - before)} of processor time`;
    return seconds(Date.now() - started) + worked;
  };
};
