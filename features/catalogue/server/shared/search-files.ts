import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setImmediate as breathe } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { GENERAL_SYNONYMS } from '../../domain/search/topics/general-synonyms.ts';
import type { TopicRecord } from '../../domain/search/topics/topic-file.ts';
import { filesOf, type SearchFiles } from '../search-files/make-search-files.ts';
import type { Catalogue } from './catalogue.ts';
import { perCatalogue } from './per-catalogue.ts';

const PROGRAM = fileURLToPath(new URL('../search-files/search-files.process.ts', import.meta.url));
const RECORDS_A_TURN = 200;
/** A catalogue of 50,000 records needs a fifth of it. */
const HEAP_MB = 1_500;

/**
 * Built once per version, in a process that ends with it: what a thread had used stayed with the server, some seventy megabytes.
 * Rejects if the process fails; the next call retries.
 */
const made = perCatalogue((catalogue) => ({ files: null as Promise<SearchFiles> | null, catalogue }));

export const searchFilesOf = (catalogue: Catalogue): Promise<SearchFiles> => {
  const held = made(catalogue);
  held.files ??= makeInProcess(catalogue).catch((error: unknown) => {
    held.files = null;
    throw error;
  });
  return held.files;
};

const makeInProcess = async (catalogue: Catalogue): Promise<SearchFiles> => {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', `--max-old-space-size=${HEAP_MB}`, PROGRAM],
    {
      // No settings or secrets of the server, only the location of Node's compile cache.
      env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '' },
      stdio: ['pipe', 'pipe', 'ignore'],
    },
  );
  const kill = (): void => void child.kill('SIGKILL');
  // Nobody is left who could use them.
  process.once('exit', kill);
  const [[code, signal], bytes] = await Promise.all([
    once(child, 'close'),
    buffer(child.stdout),
    pipeline(Readable.from(linesOf(catalogue)), child.stdin),
  ]).finally(() => process.off('exit', kill));
  if (code !== 0) throw new Error(`the process ended without the search files (${String(signal ?? code)})`);
  return filesOf(bytes);
};

/** What `makeSearchFiles` reads; in pieces, since a whole catalogue in one would stay with the server as garbage. */
async function* linesOf({ courses, synonyms }: Catalogue): AsyncGenerator<string> {
  yield `${JSON.stringify([...synonyms, ...GENERAL_SYNONYMS])}\n`;
  for (let from = 0; from < courses.length; from += RECORDS_A_TURN) {
    const some = courses
      .slice(from, from + RECORDS_A_TURN)
      .map(({ class_tag, class_name, description, department, attributes, instructors }): TopicRecord => ({
        class_tag,
        class_name,
        description,
        department,
        attributes,
        instructors,
      }));
    yield `${JSON.stringify(some)}\n`;
    await breathe();
  }
}
