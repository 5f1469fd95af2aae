// Checks that every suppression has a reason: a lint directive after ` -- `, an expected type error after its name.
import { globSync, readFileSync } from 'node:fs';

const files = globSync([
  '*.{ts,mjs}',
  '{app,features,platform,ingest,bench,evals,e2e,tools}/**/*.{ts,tsx,mjs,js}',
]);
const DIRECTIVE = /(?:\/\/|\/\*)\s*(?:(?:ox|es)lint-disable|@ts-|(?:oxfmt|prettier)-ignore)/;
const WITH_REASON = /lint-disable\S* [^*]*? -- \S|(?:@ts-[a-z-]+|(?:oxfmt|prettier)-ignore) \w/;

let bare = 0;
for (const file of files)
  readFileSync(file, 'utf8')
    .split('\n')
    .forEach((line, index) => {
      if (!DIRECTIVE.test(line) || WITH_REASON.test(line)) return;
      bare++;
      console.error(`${file}:${index + 1} escapes from a rule without a reason: ${line.trim()}`);
    });

console.log(`${files.length} files, ${bare} escapes without a reason`);
process.exit(bare > 0 ? 1 : 0);
