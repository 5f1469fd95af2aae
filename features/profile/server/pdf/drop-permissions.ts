import fs from 'node:fs';

/** Node's types do not have `drop` yet. */
const permission = process.permission as typeof process.permission & {
  drop(scope: 'fs.read' | 'worker'): void;
};
/** Where the parent listens (`sandbox.ts`). */
const PARENT = 3;

/**
 * Gives up what the process needed to load its modules, before it is sent a file: to read files, and to start threads,
 * since Node's permissions do not hold in a thread that is started with options of its own.
 */
export const dropPermissions = (): void => {
  permission.drop('worker');
  permission.drop('fs.read');
  fs.writeSync(PARENT, 'ready\n');
};
