// `npm start`: installs when the lockfile changed, builds the web app when a source is newer than the build, then
// runs the server on the pinned Node. Plain JavaScript on old Node's terms, since it runs before anything is installed.
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
// The server takes its time to stop; this process outlives it and passes its exit code on. package.json runs it by
// `exec`: the shell that npm puts in between would die of the signal without passing it on.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
// npm itself dies of SIGHUP, and of SIGKILL, without a word to anybody.
const { ppid, env } = process;
const watching = setInterval(() => {
  if (!env.npm_lifecycle_event || process.ppid === ppid) return;
  clearInterval(watching);
  server.kill('SIGTERM');
}, 500);
watching.unref();
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
