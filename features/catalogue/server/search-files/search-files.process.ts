import os from 'node:os';
import { text } from 'node:stream/consumers';
import { makeSearchFiles } from './make-search-files.ts';

// Nobody waits for topics yet, while students may wait for the server that just started.
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
/** Reads lines, writes the files, and ends; with it ends all memory that they took. */
const lines = (await text(process.stdin)).trimEnd().split('\n');
process.stdout.write(makeSearchFiles(lines));
