// Checks that every path and picture cited in a document exists.
import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const TOP = new Set(readdirSync('.').filter((name) => !name.startsWith('.') || name === '.ci'));
const NOT_KEPT = /^(node_modules|\.build|\.data|test-results)(\/|$)/;
const documents = globSync([
  '*.md',
  'docs/**/*.md',
  '{app,features,platform,ingest,bench,evals,e2e,tools,universities}/**/*.md',
]);

/** `features/x/…` and `[text](docs/y.md)`; a path with a wildcard, a NAME or an ellipsis is a pattern. */
const citedPaths = (text, folder) => {
  const inCode = [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, cited]) => cited)
    .filter((cited) => TOP.has(cited.split('/')[0]) && cited.includes('/'))
    .map((cited) => cited.replace(/[:#].*$/, ''));
  const inLinks = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target)
    .filter((target) => !/^([a-z]+:|#|\/)/i.test(target))
    .map((target) => path.join(folder, target.replace(/#.*$/, '')));
  return [...inCode, ...inLinks].filter(
    (cited) => !/[*…<>{}]|\.\.\.|NAME|\bx\b/.test(cited) && !NOT_KEPT.test(cited),
  );
};

let broken = 0;
for (const document of documents) {
  for (const cited of citedPaths(readFileSync(document, 'utf8'), path.dirname(document))) {
    if (existsSync(cited)) continue;
    broken++;
    console.error(`${document} cites ${cited}, which does not exist`);
  }
}
/** Each decision's title has the number of its file, numbers are unique, and the index has the same titles. */
const DECISIONS = 'docs/decisions';
const index = readFileSync(path.join(DECISIONS, 'README.md'), 'utf8');
const numbers = new Set();
for (const file of readdirSync(DECISIONS).filter((name) => name !== 'README.md')) {
  const [heading = ''] = readFileSync(path.join(DECISIONS, file), 'utf8').split('\n');
  const [, number, title] = /^# (\d+)\. (.+)$/.exec(heading) ?? [];
  const isOwn =
    number !== undefined && file.startsWith(`${number.padStart(4, '0')}-`) && !numbers.has(number);
  numbers.add(number);
  if (isOwn && index.includes(`- ${number}: [${title}](${file})`)) continue;
  broken++;
  console.error(
    `${DECISIONS}/${file} must begin with "# N. Title", N being its own number, and stand in ${DECISIONS}/README.md as "- N: [Title](${file})"`,
  );
}

console.log(`${documents.length} documents, ${broken} broken paths`);
process.exit(broken > 0 ? 1 : 0);
