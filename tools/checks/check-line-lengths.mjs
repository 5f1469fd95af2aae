// Checks that no line of the reader and of its answers is longer than a reviewer sees at once: an expression of a
// thousand letters hides what a change to it does. The formatter leaves strings, expressions and comments as they are.
import { globSync, readFileSync } from 'node:fs';

const READER = '{features/advisor/domain/reading,features/advisor/server/offline}/**/*.ts';
const MOST = 140;

const files = globSync(READER).filter((file) => !file.endsWith('.test.ts'));
const long = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, at) => (line.length > MOST ? [`${file}:${at + 1}`] : [])),
);
for (const place of long)
  console.error(
    `${place} is longer than ${MOST} characters: put each alternative in a line of its own (\`anyOf\`).`,
  );

console.log(`${files.length} files of the reader, ${long.length} lines of over ${MOST} characters`);
process.exit(long.length > 0 || files.length === 0 ? 1 : 0);
