import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const CONTRACT =
  /[\\/](?:features[\\/][^\\/]+[\\/](?:[\w-]+\.)?contract|platform[\\/]contract[\\/][\w-]+)\.ts$/;

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isSchema = (value: unknown): boolean => isObject(value) && '_zod' in value;
const isCall = (value: unknown): value is Fields =>
  isObject(value) && 'method' in value && 'path' in value && 'response' in value;

/**
 * The parts of a call that screens and `platform/web/api/request.ts` use: its name, which is the cache key of its
 * responses, its path, its query fields, and whether it has a body.
 */
const wireOf = ({ name, method, path: address, query, body, form }: Fields): object => ({
  name,
  method,
  path: address,
  ...(isObject(query) && isObject(query['shape'])
    ? { query: { shape: Object.fromEntries(Object.keys(query['shape']).map((key) => [key, 0])) } }
    : {}),
  ...(body ? { body: 1 } : {}),
  ...(form ? { form: 1 } : {}),
});

/**
 * A contract in the browser's form: calls reduced to what a request needs, lists and limits unchanged, functions as
 * source text, no schemas.
 *
 * @param exports of the contract module, as evaluated by Node
 * @param declared all names that the file declares or imports: a function may only use exported ones
 */
export const browserContract = (exports: Fields, declared: readonly string[]): string => {
  const unseen = declared.filter((name) => !(name in exports) || isSchema(exports[name]));
  const lines = Object.entries(exports).flatMap(([name, value]) => {
    if (isSchema(value)) return [];
    if (typeof value !== 'function')
      return [`export const ${name} = ${JSON.stringify(isCall(value) ? wireOf(value) : value)};`];
    const text = String(value);
    const missing = unseen.find((other) => new RegExp(`\\b${other}\\b`).test(text));
    // A function that uses schemas is for the server only; importing it in the browser fails the build.
    return missing ? [] : [`export const ${name} = ${text};`];
  });
  return `${lines.join('\n')}\n`;
};

/** Names that a contract declares or imports. */
export const declaredIn = (source: string): string[] =>
  [
    ...[...source.matchAll(/^(?:const|let|function|class) (\w+)/gm)].map(([, name]) => name ?? ''),
    ...[...source.matchAll(/^import (?:\* as (\w+)|\{([^}]*)\})/gm)].flatMap(([, all, some]) =>
      all ? [all] : (some ?? '').split(',').map((name) => name.trim().split(' ').at(-1) ?? ''),
    ),
    ...[...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => name ?? ''),
  ].filter((name) => name !== '');

/**
 * Contracts are written with zod, which the server validates with. The browser only uses their types, which are free,
 * and a few values: this plugin removes the schemas, and the build fails if zod still gets into a bundle
 * (docs/decisions/0040-what-a-first-visit-loads.md).
 */
export const browserContracts = (): Plugin => ({
  name: 'browser-contracts',
  async transform(code, id) {
    const [file = ''] = id.split('?');
    if (!CONTRACT.test(file) || !/from ["'](?:zod|.*\/call\.ts)["']/.test(code)) return null;
    // A new URL for a new text; otherwise Node would return the cached module.
    const { href } = pathToFileURL(file);
    const exports = (await import(`${href}?${Date.now()}`)) as Fields;
    return { code: browserContract(exports, declaredIn(code)), map: null };
  },
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const zod = Object.keys(chunk.modules).find((id) => /[\\/]node_modules[\\/]zod[\\/]/.test(id));
      if (!zod) continue;
      const importers = (this.getModuleInfo(zod)?.importers ?? []).map((id) => path.relative('.', id));
      this.error(`zod reached the browser, by ${importers.join(', ')}: its schemas belong in contracts.`);
    }
  },
});
