// Finds a Chromium for the browser tests, or installs one: Debian's headless shell by apt if run as root on Debian,
// otherwise Playwright's download.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pinnedNode, root, run } from './prepare.mjs';

const KNOWN = [
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
];

/** @returns {string} path of an installed Chromium, or '' */
export const findBrowser = () =>
  [process.env.LECTERN_BROWSER, ...KNOWN].find((file) => file && existsSync(file)) ?? '';

/** A new machine often installs updates when it starts: waits for them instead of failing. */
const PATIENT = ['-o', 'DPkg::Lock::Timeout=300'];

const canUseApt = () =>
  process.platform === 'linux' &&
  process.getuid() === 0 &&
  spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;

/**
 * @param {Promise<void>} installed resolves when the packages are there, which Playwright's download needs
 * @returns {Promise<string>} path of a Chromium, or '' for Playwright's own
 */
export const ensureBrowser = async (installed) => {
  const found = findBrowser();
  if (found) return found;
  process.stdout.write('Getting a browser for the tests…\n');
  if (canUseApt()) {
    await run('apt-get', [...PATIENT, 'update', '-q'], 'Updating the package lists');
    await run(
      'apt-get',
      [...PATIENT, 'install', '-yq', '--no-install-recommends', 'chromium-headless-shell'],
      'Installing the browser',
    );
    const got = findBrowser();
    if (got) return got;
  }
  await installed;
  await run(
    pinnedNode,
    [path.join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium-headless-shell'],
    'Getting the browser',
  );
  return '';
};
