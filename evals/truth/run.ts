/**
 * `npm run evals -- truth [--file PATH] [--check] [--failures] [--seed TEXT]`, `truth --validate PATH`, or
 * `truth --provider openai [--questions N] [--ceiling TOKENS]`; see README.md.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { packFolderOf } from '../catalogues.ts';
import type { EvalProvider } from '../eval-product.ts';
import { askModel, tableOfReplies } from './ask-model.ts';
import { type JudgedCatalogue, readJudgedCatalogue } from '../judged-catalogue.ts';
import { fill, type Filled } from './fill.ts';
import { judgeFilled, type Outcome } from './judge.ts';
import { tablesOf } from './tables.ts';
import { readTemplates, type Template } from './template.ts';

const NAMES = ['alder', 'harvard', 'mit'] as const;

const args = process.argv.slice(2).filter((arg) => arg !== 'truth');
const { values } = parseArgs({
  args,
  options: {
    file: { type: 'string', multiple: true },
    check: { type: 'boolean', default: false },
    validate: { type: 'string', multiple: true },
    failures: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    provider: { type: 'string' },
    questions: { type: 'string', default: '40' },
    ceiling: { type: 'string', default: '2000000' },
  },
});

const PROVIDERS: readonly string[] = ['offline', 'openai', 'anthropic'] satisfies EvalProvider[];
const isProvider = (name: string): name is EvalProvider => PROVIDERS.includes(name);
if (values.provider !== undefined) {
  if (!isProvider(values.provider)) throw new Error(`--provider is one of ${PROVIDERS.join(', ')}`);
  const [questions, ceiling] = [Number(values.questions), Number(values.ceiling)];
  const tell = (line: string): void => console.log(line);
  const replies = await askModel({ provider: values.provider, questions, ceiling, tell });
  console.log(tableOfReplies(replies));
  process.exit();
}

let faults = 0;
const fault = (said: string): void => {
  faults += 1;
  console.log(`!! ${said}`);
  process.exitCode = 1;
};

const folder = join(import.meta.dirname, 'statements');
/** For authors of statements: prints format errors of a file, and the filled texts. Runs no reader. */
const isCheck = values.check || values.validate !== undefined;
const files =
  values.validate ??
  values.file ??
  readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => join(folder, name));
const templates = files.flatMap(readTemplates);
const ids = Map.groupBy(templates, ({ id }) => id);
for (const [id, { length }] of ids) if (length > 1) fault(`${id} is the id of ${length} statements`);

const catalogues = new Map<string, JudgedCatalogue>();
for (const name of NAMES) {
  const pack = await packFolderOf(name);
  if (pack === null)
    console.log(`Skipped: the data of the catalogue ${name} is not beside the project (../shared/data).`);
  else catalogues.set(name, await readJudgedCatalogue(pack));
}

/** A statement for any catalogue is filled from one after the other, until one has suitable courses. */
const fillSomewhere = (template: Template, at: number): { filled: Filled; name: string } | null => {
  const names: readonly string[] =
    template.catalogue === 'any'
      ? NAMES.map((_, by) => NAMES[(at + by) % NAMES.length] as string)
      : [template.catalogue];
  for (const name of names) {
    const catalogue = catalogues.get(name);
    const filled = catalogue ? fill(template, catalogue, values.seed) : null;
    if (filled) return { filled, name };
    if (catalogue && values.check) console.log(`!! ${template.id}: nothing in ${name} fits`);
  }
  return null;
};

const outcomes: Outcome[] = [];
let unfilled = 0;
for (const [at, template] of templates.entries()) {
  try {
    const found = fillSomewhere(template, at);
    if (!found) {
      unfilled += 1;
      console.log(`Not filled: ${template.id}`);
      continue;
    }
    const { filled, name } = found;
    if (isCheck)
      console.log(`${template.id} (${name}, ${template.truth}, ${template.field})\n${filled.content}\n`);
    else outcomes.push(judgeFilled(filled, name, catalogues.get(name) as JudgedCatalogue));
  } catch (error) {
    fault(`${template.id}: ${(error as Error).message}`);
  }
}
if (isCheck) {
  const count = (truth: string) => templates.filter((each) => each.truth === truth).length;
  console.log(
    `${templates.length} statements: ${count('true')} true, ${count('false')} false; not filled: ${unfilled}; faults: ${faults}`,
  );
} else {
  if (values.failures)
    for (const { filled, catalogue, verdict, isFault, isMissed, account } of outcomes)
      if (isFault || isMissed)
        console.log(
          `${isFault ? '✗✗' : '·'} ${filled.template.id} ${catalogue} ${filled.template.truth}/${filled.template.field}/${filled.template.category} → ${verdict}\n    ${filled.content.replaceAll('\n', '\n    ')}\n${account}`,
        );
  console.log(tablesOf(outcomes));
  if (unfilled > 0) console.log(`${unfilled} templates found no course that fits them.`);
}
