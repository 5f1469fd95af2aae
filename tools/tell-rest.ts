import type { Reporter, TestSpecification } from 'vitest/node';

/** The last files, all short, take some twenty seconds: as long as the products of the browser tests take to start. */
const REST = 100;

/** Tells the process that runs the tests when only `REST` files are left, so that it can start what comes next. */
// oxlint-disable-next-line import/no-default-export -- where Vitest looks for a reporter
export default class TellRest implements Reporter {
  #left = 0;

  onTestRunStart(files: readonly TestSpecification[]): void {
    this.#left = files.length;
  }

  onTestModuleEnd(): void {
    this.#left -= 1;
    if (this.#left === REST) process.send?.('nearly done');
  }
}
