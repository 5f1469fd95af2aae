import fs from 'node:fs';

/** Node's types do not declare `drop` yet. */
const permission = process.permission as typeof process.permission & {
  drop(scope: 'fs.read' | 'worker'): void;
};
/** The file descriptor on which the parent listens (`sandbox.ts`). */
const PARENT = 3;

/**
 * Drops the permissions that the process needed to load its modules, before it is sent a file: reading files, and
 * starting threads, since Node's permissions do not apply in a thread started with its own options.
 */
export const dropPermissions = (): void => {
  permission.drop('worker');
  permission.drop('fs.read');
  fs.writeSync(PARENT, 'ready\n');
};
