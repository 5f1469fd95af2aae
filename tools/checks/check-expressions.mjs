// Checks that no regular expression takes exponential time on any text: one did on the twenty-fifth " And" of a message.
// Expressions in the source are parsed; those that tables put together are seen by importing what reads text.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { analyse } from 'scslre';
import { parseSync } from 'vite';

const SOURCES = '{app,features,platform,ingest}/**/*.{ts,tsx}';
/** Reads what students and vendors write, and does nothing when imported. */
const READERS = 'features/*/domain/**/*.ts';
const NOT_OURS = /\.test\.|testing\/|\.worker\./;

/**
 * @param {string} source
 * @param {string} flags
 * @returns {boolean} whether the time doubles with each repetition of some text
 */
export const isExponential = (source, flags) =>
  analyse({ source, flags }, { reportTypes: { Move: false } }).reports.some(({ exponential }) => exponential);

/** Calls `found` with each regular expression below a node of the syntax tree. */
const eachLiteral = (node, found) => {
  if (node === null || typeof node !== 'object') return;
  if (node.type === 'Literal' && node.regex) found(node);
  for (const child of Object.values(node)) eachLiteral(child, found);
};

/**
 * @param {string} file path of a source
 * @param {string} text its content
 * @returns {{at: string, source: string, flags: string}[]} its expressions, with file and line
 */
export const literalsIn = (file, text) => {
  const literals = [];
  eachLiteral(parseSync(file, text).program, ({ start, regex }) =>
    literals.push({
      at: `${file}:${text.slice(0, start).split('\n').length}`,
      source: regex.pattern,
      flags: regex.flags,
    }),
  );
  return literals;
};

/** What `new RegExp` makes while modules are imported. */
const madeByImports = async (files) => {
  const made = new Map();
  const Native = globalThis.RegExp;
  globalThis.RegExp = new Proxy(Native, {
    construct: (target, parts, asked) => {
      const expression = Reflect.construct(target, parts, asked);
      made.set(String(expression), expression);
      return expression;
    },
  });
  try {
    for (const file of files) await import(pathToFileURL(path.resolve(file)).href);
  } finally {
    globalThis.RegExp = Native;
  }
  return [...made.values()].map(({ source, flags }) => ({ at: 'put together', source, flags }));
};

if (import.meta.main) {
  const sources = globSync(SOURCES).filter((file) => !NOT_OURS.test(file));
  const readers = globSync(READERS).filter((file) => !NOT_OURS.test(file));
  const all = [
    ...sources.flatMap((file) => literalsIn(file, readFileSync(file, 'utf8'))),
    ...(await madeByImports(readers)),
  ];
  const exponential = all.filter(({ source, flags }) => isExponential(source, flags));
  for (const { at, source, flags } of exponential)
    console.error(`${at}: takes exponential time on some texts: /${source}/${flags}`);
  console.log(`${all.length} expressions, ${exponential.length} of them exponential`);
  process.exit(exponential.length > 0 || all.length < sources.length ? 1 : 0);
}
