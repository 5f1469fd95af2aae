import { parentPort, workerData } from 'node:worker_threads';
import { makeSearchFiles, type SearchFilesSource } from './make-search-files.ts';

/** Runs one job; then the thread ends and frees its memory. */
const files = makeSearchFiles(workerData as SearchFilesSource);
parentPort?.postMessage(files, [files.topics.buffer, files.expansion.buffer]);
