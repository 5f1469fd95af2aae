// How `npm start`, tests and benches run the server.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './prepare.mjs';

export const serverArguments = [
  '--disable-warning=ExperimentalWarning',
  // By default a machine with much memory would get a young generation of 130 MB, a third of the idle server's
  // memory.
  '--max-semi-space-size=16',
  // For the one collection after the start (platform/server/collect-garbage.ts).
  '--expose-gc',
  // Else each collection lets go of compiled code that was not used since the last ones, and whoever comes next waits for
  // it to be compiled again.
  '--no-flush-bytecode',
  '--import',
  pathToFileURL(path.join(root, 'app/blank-settings.mjs')).href,
  '--import',
  pathToFileURL(path.join(root, 'tools/quick-imports.mjs')).href,
  path.join(root, 'app/server.ts'),
];

export const serverEnvironment = {
  // Node's compile cache, so that the next start need not strip types and compile again.
  NODE_COMPILE_CACHE: path.join(root, '.cache/compiled'),
  // glibc raises its thresholds with every large block that is freed, and then keeps freed memory for itself: after a
  // start with a large catalogue that was 80 MB. Stated, they stay; in bytes. Other libraries ignore it.
  MALLOC_TRIM_THRESHOLD_: String(2 ** 20),
};
