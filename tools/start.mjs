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
// The terminal sends Ctrl-C to both; this process only has to outlive the server and pass its exit code on.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
