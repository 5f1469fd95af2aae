import { parentPort, workerData } from 'node:worker_threads';
import { makeSearchFiles, type SearchFilesSource } from './make-search-files.ts';

/** One job, then the thread ends and gives its memory back. */
const files = makeSearchFiles(workerData as SearchFilesSource);
parentPort?.postMessage(files, [files.topics.buffer, files.expansion.buffer]);
