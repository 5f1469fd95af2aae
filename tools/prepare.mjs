// Prerequisites of `npm start` and `npm test`: the lockfile's packages and a build of the web app, each made only if
// missing or stale.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const inModules = (...parts) => path.join(root, 'node_modules', ...parts);

/** The project's pinned Node, whatever Node runs this script. */
export const pinnedNode = inModules('.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

const hash = (...files) => {
  const sum = createHash('sha256');
  for (const file of files) sum.update(file).update('\0').update(readFileSync(file));
  return sum.digest('hex');
};

const readOr = (file, fallback) => (existsSync(file) ? readFileSync(file, 'utf8') : fallback);

/** Runs a command and shows its output only if it fails; then ends the program. */
export const run = async (command, args, what) => {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const status = await new Promise((resolve) => {
    child.on('close', resolve);
    child.on('error', (error) => {
      output += `${error.message}\n`;
      resolve(1);
    });
  });
  if (status === 0) return;
  process.stderr.write(`${output}${what} failed.\n`);
  process.exit(1);
};

const npm = (args, what) =>
  // npm's own script, if npm runs this, so that no shell is needed to find it.
  process.env.npm_execpath
    ? run(process.execPath, [process.env.npm_execpath, ...args], what)
    : run('npm', args, what);

/** Installs the lockfile's packages unless exactly these are installed. */
export const install = async () => {
  const mark = inModules('.lectern-lock');
  const wanted = hash(path.join(root, 'package-lock.json'), path.join(root, 'package.json'));
  if (readOr(mark, '') === wanted && existsSync(pinnedNode)) return;
  process.stdout.write('Installing packages…\n');
  // Neither changes what is installed, and each asks the network once more.
  await npm(['ci', '--no-audit', '--no-fund'], 'Installing the packages');
  writeFileSync(mark, wanted);
};

const WEB_SOURCES = [
  'app',
  'features',
  'platform',
  'index.html',
  'public',
  'vite.config.ts',
  'package-lock.json',
  'tools/build-web.mjs',
  'tools/browser-contracts.ts',
  'tools/checks/list-screens.mjs',
  'tools/first-fonts.ts',
  'tools/first-script.ts',
  'tools/shared-chunks.ts',
  'tools/slim/preload.ts',
  'tools/slim/router.ts',
];

const sourcesUnder = (relative) => {
  const absolute = path.join(root, relative);
  if (!existsSync(absolute)) return [];
  if (!statSync(absolute).isDirectory()) return [absolute];
  return readdirSync(absolute, { recursive: true })
    .map((name) => path.join(absolute, String(name)))
    .filter(
      (file) =>
        /\.(tsx?|css|html|svg|pdf|js|mjs)$/.test(file) &&
        !/\.test\.tsx?$|[\\/](server|testing)[\\/]/.test(file),
    );
};

/** Builds the web app unless the sources are unchanged since the last build. */
export const build = async () => {
  const mark = path.join(root, '.build', 'web-sources');
  const wanted = hash(...WEB_SOURCES.flatMap(sourcesUnder).sort());
  if (readOr(mark, '') === wanted && existsSync(path.join(root, '.build/web/index.html'))) return;
  process.stdout.write('Building the web app…\n');
  await run(pinnedNode, [path.join(root, 'tools/build-web.mjs')], 'Building the web app');
  mkdirSync(path.dirname(mark), { recursive: true });
  writeFileSync(mark, wanted);
};
