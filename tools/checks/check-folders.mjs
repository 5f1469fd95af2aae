// Checks that no folder of code holds more than thirty files side by side, so that a reader finds a file by the names
// of folders.
import { globSync } from 'node:fs';
import path from 'node:path';

const MOST = 30;

const counts = new Map();
for (const file of globSync(
  '{app,features,platform,ingest,bench,evals,e2e,tools}/**/*.{ts,tsx,mjs,js,css}',
)) {
  const folder = path.dirname(file);
  counts.set(folder, (counts.get(folder) ?? 0) + 1);
}

let full = 0;
for (const [folder, count] of counts) {
  if (count <= MOST) continue;
  full++;
  console.error(
    `${folder} holds ${count} files, more than ${MOST}: move those of one job to a folder named after it.`,
  );
}

console.log(`${counts.size} folders, ${full} with more than ${MOST} files`);
process.exit(full > 0 ? 1 : 0);
