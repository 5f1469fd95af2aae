import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueText, PACK } from './catalogue-text.ts';

// `npm run build:alder`: generates the demonstration catalogue from its hand-written source.
const text = catalogueText();
writeFileSync(join(PACK, 'courses.ndjson'), text);
console.log(`${text.split('\n').length - 1} records written to universities/alder/courses.ndjson`);
