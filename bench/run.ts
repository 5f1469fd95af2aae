/**
 * `npm run bench [-- NAME…]`: runs the benches and prints a table of each. Figures are ratios and times of one run on
 * one machine; docs/performance.md keeps a run with its machine and command.
 */
import { cpus, totalmem } from 'node:os';
import { coursesCall } from './courses-call.ts';
import { pdf } from './pdf.ts';
import { signIn } from './sign-in.ts';
import { firstWord } from './first-word.ts';
import { startAndMemory } from './start-and-memory.ts';
import { streaming } from './streaming.ts';
import type { Bench, BenchRow } from './support/bench.ts';

const BENCHES: Bench[] = [coursesCall, firstWord, streaming, startAndMemory, signIn, pdf];

const print = ({ name, about }: Bench, rows: BenchRow[]) => {
  console.log(`\n### ${name}: ${about}\n\n| what | measured | bound | |\n| --- | ---: | ---: | --- |`);
  for (const { what, value, bound = '', holds } of rows)
    console.log(
      `| ${what} | ${value} | ${bound} | ${holds === undefined ? '' : holds ? 'holds' : '**misses**'} |`,
    );
};

const wanted = process.argv.slice(2);
const chosen = wanted.length === 0 ? BENCHES : BENCHES.filter(({ name }) => wanted.includes(name));
if (chosen.length === 0) {
  console.error(`No such bench. There are: ${BENCHES.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
const [cpu] = cpus();
console.log(
  `${cpus().length} cores (${cpu?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, ${process.platform}`,
);
for (const bench of chosen) print(bench, await bench.run());
