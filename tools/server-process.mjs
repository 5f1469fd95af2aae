// How `npm start`, tests and benches run the server.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './prepare.mjs';

export const serverArguments = [
  '--disable-warning=ExperimentalWarning',
  // By default a machine with much memory would get a young generation of 130 MB, a third of the idle server's
  // memory.
  '--max-semi-space-size=16',
  '--import',
  pathToFileURL(path.join(root, 'tools/quick-imports.mjs')).href,
  path.join(root, 'app/server.ts'),
];

/** Node's compile cache, so that the next start need not strip types and compile again. */
export const serverEnvironment = { NODE_COMPILE_CACHE: path.join(root, '.cache/compiled') };
