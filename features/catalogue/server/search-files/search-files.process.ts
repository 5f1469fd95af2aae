import os from 'node:os';
import { text } from 'node:stream/consumers';
import { makeSearchFiles } from './make-search-files.ts';

// Students' requests have priority: searches by name do without these files, and after a start nobody needs them yet.
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);

/** Reads lines, writes the files, and ends; with it ends all memory that they took. */
const lines = (await text(process.stdin)).trimEnd().split('\n');
process.stdout.write(makeSearchFiles(lines));
