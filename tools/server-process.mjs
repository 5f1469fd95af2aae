// How the server is run, by `npm start`, by tests and by benches alike.
import path from 'node:path';
import { root } from './prepare.mjs';

export const serverArguments = [
  '--disable-warning=ExperimentalWarning',
  // A machine with much memory would get a nursery of 130 MB, a third of all that the server holds at rest.
  '--max-semi-space-size=16',
  path.join(root, 'app/server.ts'),
];

/** Where Node keeps what it made of the sources, so that the next start need not strip and compile them again. */
export const serverEnvironment = { NODE_COMPILE_CACHE: path.join(root, '.cache/compiled') };
