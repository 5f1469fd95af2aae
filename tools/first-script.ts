import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
// @ts-expect-error plain JavaScript, like the checks
import { barModulesOf, screensOf } from './checks/list-screens.mjs';
import { firstFontsOf } from './first-fonts.ts';

const FIRST_PAINT = 'app/first-paint.js';
const FIRST_REQUESTS = 'app/first-requests.js';

interface Chunk {
  type: 'chunk';
  fileName: string;
  moduleIds: readonly string[];
  imports: readonly string[];
  isEntry: boolean;
}
type Bundle = Readonly<Record<string, Chunk | { type: 'asset' }>>;

interface Screen {
  path: string;
  isSignedIn: boolean;
  modules: string[];
}

/** The files that a screen loads beyond those of the start. */
const filesOf = (bundle: Bundle, root: string, modules: readonly string[]): string[] => {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const closure = (from: readonly Chunk[]): Set<Chunk> => {
    const known = new Set(from);
    for (const chunk of known)
      for (const file of chunk.imports) {
        const next = byFile.get(file);
        if (next) known.add(next);
      }
    return known;
  };
  const start = closure(chunks.filter(({ isEntry }) => isEntry));
  const wanted = new Set(modules.map((module) => path.join(root, module)));
  return [
    ...closure(chunks.filter(({ moduleIds }) => moduleIds.some((id) => wanted.has(path.normalize(id))))),
  ]
    .filter((chunk) => !start.has(chunk))
    .map(({ fileName }) => `/${fileName}`);
};

/**
 * The theme must be set before the first paint, and the content security policy allows no inline script: one small
 * blocking file, with a hash in its name so that it is cached. It also asks for what the first screen waits for: only a
 * script knows whether somebody is signed in, so which screen will be shown.
 *
 * @param root the folder of the repository
 */
export const firstScript = (root: string): Plugin => {
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  let built = '';
  return {
    name: 'first-script',
    // Before the style sheets, for which a script below them would wait.
    transformIndexHtml: (_, { server }) => [
      { tag: 'script', attrs: { src: server ? `/${FIRST_PAINT}` : `/${built}` }, injectTo: 'head-prepend' },
    ],
    generateBundle(_, bundle) {
      const bar: string[] = barModulesOf(read('app/routes.tsx'));
      const screens = (screensOf(read('app/screens.tsx')) as Screen[]).map(
        ({ path: address, isSignedIn, modules }) => [
          address,
          isSignedIn,
          filesOf(bundle as unknown as Bundle, root, isSignedIn ? [...modules, ...bar] : modules),
        ],
      );
      const base = process.env['VITE_API_BASE'] ?? '';
      const values = `globalThis.firstRequests = ${JSON.stringify({ screens, base, fonts: firstFontsOf(bundle) })};\n`;
      const source = read(FIRST_PAINT) + values + read(FIRST_REQUESTS);
      built = `assets/first-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`;
      this.emitFile({ type: 'asset', fileName: built, source });
    },
  };
};
