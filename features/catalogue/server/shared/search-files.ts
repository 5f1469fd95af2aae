import { setImmediate as breathe } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { GENERAL_SYNONYMS } from '../../domain/search/topics/general-synonyms.ts';
import type { TopicRecord } from '../../domain/search/topics/topic-file.ts';
import type { SearchFiles, SearchFilesSource } from '../search-files/make-search-files.ts';
import type { Catalogue } from './catalogue.ts';
import { perCatalogue } from './per-catalogue.ts';

const WORKER = new URL('../search-files/search-files.worker.ts', import.meta.url);
const RECORDS_A_TURN = 200;
/** A catalogue of 50,000 records needs a fifth of it. */
const HEAP_MB = 1_500;

/** Built once per version, in a thread that ends with it. Rejects if the thread fails; the next call retries. */
const made = perCatalogue((catalogue) => ({ files: null as Promise<SearchFiles> | null, catalogue }));

export const searchFilesOf = (catalogue: Catalogue): Promise<SearchFiles> => {
  const held = made(catalogue);
  held.files ??= makeInThread(catalogue).catch((error: unknown) => {
    held.files = null;
    throw error;
  });
  return held.files;
};

const makeInThread = async (catalogue: Catalogue): Promise<SearchFiles> => {
  const workerData: SearchFilesSource = {
    records: await recordsOf(catalogue),
    synonyms: [...catalogue.synonyms, ...GENERAL_SYNONYMS],
  };
  return new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, {
      workerData,
      // No settings or secrets of the server, only the location of Node's compile cache.
      env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '' },
      execArgv: ['--disable-warning=ExperimentalWarning'],
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    worker.unref();
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the thread ended without the search files')));
  });
};

const recordsOf = async ({ courses }: Catalogue): Promise<string> => {
  const parts: string[] = [];
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
    parts.push(JSON.stringify(some).slice(1, -1));
    await breathe();
  }
  return `[${parts.join(',')}]`;
};
