/**
 * `npm run bench [-- NAME… PART…]`: runs all benches, or those named, and prints a table of each. A bench with parts
 * measures the parts named. Figures are ratios and times of one run on one machine; docs/performance.md records a run
 * with its machine and command.
 */
import { cpus, totalmem } from 'node:os';
// @ts-expect-error plain JavaScript, since npm test runs it before anything is built
import { build } from '../tools/prepare.mjs';
import { chatRender } from './chat-render.ts';
import { coursesCall } from './courses-call.ts';
import { hostileText } from './hostile-text.ts';
import { importing } from './importing.ts';
import { pdf } from './pdf.ts';
import { planner } from './planner.ts';
import { recall } from './recall.ts';
import { savedLists } from './saved-lists.ts';
import { search } from './search.ts';
import { signIn } from './sign-in.ts';
import { firstAnswer } from './first-answer.ts';
import { firstLoad } from './first-load.ts';
import { firstWord } from './first-word.ts';
import { startAndMemory } from './start-and-memory.ts';
import { timetable } from './timetable.ts';
import { streaming } from './streaming.ts';
import type { Bench, BenchRow } from './support/bench.ts';

const BENCHES: Bench[] = [
  coursesCall,
  search,
  recall,
  firstLoad,
  firstWord,
  firstAnswer,
  streaming,
  chatRender,
  startAndMemory,
  signIn,
  importing,
  pdf,
  hostileText,
  timetable,
  planner,
  savedLists,
];

const print = ({ name, about }: Bench, rows: BenchRow[]) => {
  console.log(`\n### ${name}: ${about}\n\n| what | measured | bound | |\n| --- | ---: | ---: | --- |`);
  for (const { what, value, bound = '', holds } of rows)
    console.log(
      `| ${what} | ${value} | ${bound} | ${holds === undefined ? '' : holds ? 'holds' : '**misses**'} |`,
    );
};

const wanted = process.argv.slice(2);
const chosen = wanted.length === 0 ? BENCHES : BENCHES.filter(({ name }) => wanted.includes(name));
const parts = wanted.filter((word) => !chosen.some(({ name }) => name === word));
if (!parts.every((part) => chosen.some((bench) => bench.parts?.includes(part)))) {
  const words = BENCHES.map((bench) => [bench.name, ...(bench.parts ?? [])].join(' '));
  console.error(`No such bench, or no such part of it. There are: ${words.join(', ')}`);
  process.exit(1);
}
// The screens are measured as they are served.
await (build as () => Promise<void>)();
const [cpu] = cpus();
console.log(
  `${cpus().length} cores (${cpu?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, ${process.platform}`,
);
for (const bench of chosen)
  print(bench, await bench.run(parts.filter((part) => bench.parts?.includes(part))));
