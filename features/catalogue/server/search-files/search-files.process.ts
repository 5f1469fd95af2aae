import { text } from 'node:stream/consumers';
import { makeSearchFiles } from './make-search-files.ts';

/** Reads lines, writes the files, and ends; with it ends all memory that they took. */
const lines = (await text(process.stdin)).trimEnd().split('\n');
process.stdout.write(makeSearchFiles(lines));
