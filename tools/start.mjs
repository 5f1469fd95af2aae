// `npm start`: installs packages if the lockfile changed, builds the web app if a source is newer than the build,
// then runs the server on the pinned Node. Plain JavaScript for old versions of Node, since it runs before anything
// is installed.
import { spawn } from 'node:child_process';
import { build, install, pinnedNode, root } from './prepare.mjs';
import { serverArguments, serverEnvironment } from './server-process.mjs';

await install();
await build();

const server = spawn(pinnedNode, serverArguments, {
  cwd: root,
  env: { ...serverEnvironment, ...process.env },
  stdio: 'inherit',
});
// The server takes time to stop; this process waits for it and passes on its exit code. package.json starts it by
// `exec`: otherwise npm's shell would die of the signal without passing it on.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
// npm dies of SIGHUP and SIGKILL without forwarding them, and its children are not notified. Until this is noticed, the
// server accepts new work.
const LOOK_EVERY_MS = 25;
const { ppid, env } = process;
const watching = setInterval(() => {
  if (!env.npm_lifecycle_event || process.ppid === ppid) return;
  clearInterval(watching);
  server.kill('SIGTERM');
}, LOOK_EVERY_MS);
watching.unref();
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
