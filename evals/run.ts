/**
 * `npm run evals -- topics FILE [--university alder|harvard|mit|FOLDER]`: the first five courses for each line.
 * `npm run evals [-- --provider offline|openai|anthropic] [--only NAME] [--failures] [--kinds] [--verdicts] [--check]
 *   [--questions FOLDER] [--replies FILE]`; see README.md.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { packFolderOf } from './catalogues.ts';
import type { EvalProvider } from './eval-product.ts';
import { planSummary } from './judges/check-plan.ts';
import { readJudgedCatalogue } from './judged-catalogue.ts';
import { BOUNDS, measure, tableOf } from './measures.ts';
import type { Expectation } from './question-shape.ts';
import { pickCourses, type QuestionSet, readQuestions } from './read-questions.ts';
import { type JudgedTurn, runQuestions } from './run-questions.ts';
import { codesWhere } from './record-lookups.ts';
import { readVerdicts, verdictOf, verdictTable } from './verdicts.ts';
import { printTopics } from './topics.ts';

if (process.argv[2] === 'truth') {
  await import('./truth/run.ts');
  process.exit();
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    university: { type: 'string', default: 'alder' },
    provider: { type: 'string', default: 'offline' },
    only: { type: 'string' },
    failures: { type: 'boolean', default: false },
    kinds: { type: 'boolean', default: false },
    verdicts: { type: 'boolean', default: false },
    questions: { type: 'string', default: join(import.meta.dirname, 'questions') },
    replies: { type: 'string' },
    check: { type: 'boolean', default: false },
  },
});

/** Sets on which the advisor must meet its bounds; the others are for learning and tuning. */
const BOUND_SETS: ReadonlySet<string> = new Set(['own', 'blind']);

const chosen = (sets: readonly QuestionSet[], only: string | undefined): QuestionSet[] =>
  sets.flatMap((each) => {
    if (only === undefined || each.set === only || each.file === only) return [each];
    const questions = each.content.questions.filter(({ id }) => id === only);
    return questions.length > 0 ? [{ ...each, content: { ...each.content, questions } }] : [];
  });

const summaryOf = (expectation: Expectation, fitting: ReadonlySet<string> | null): string =>
  fitting === null
    ? expectation.kind
    : `${expectation.kind}: ${fitting.size} fit ${[...fitting].slice(0, 4).join(', ')}`;

/** Prints the catalogue's data for each question, so that its author can check the filter. */
const checkQuestions = async (sets: readonly QuestionSet[]) => {
  for (const [name, files] of Map.groupBy(sets, ({ content }) => content.catalogue)) {
    const folder = await packFolderOf(name);
    if (folder === null) continue;
    const catalogue = await readJudgedCatalogue(folder);
    for (const { set, file, content } of files)
      for (const question of content.questions) {
        const student = question.student ?? content.student;
        for (const { ask, expect } of pickCourses(question, catalogue, student).turns) {
          const fitting = expect.kind === 'courses' ? codesWhere(expect.where, catalogue, student) : null;
          const ofPlan = planSummary(expect, catalogue, student);
          console.log(`${set}/${file}/${question.id}: “${ask}” → ${ofPlan ?? summaryOf(expect, fitting)}`);
          const codes =
            'courses' in expect && Array.isArray(expect.courses) && expect.kind !== 'plan_week'
              ? expect.courses
              : 'course' in expect
                ? [expect.course]
                : [];
          for (const code of codes)
            if (catalogue.recordsOf(code).length === 0) console.log(`  !! ${code} is not in the catalogue`);
        }
      }
  }
};

const printFailures = (turns: readonly JudgedTurn[]) => {
  for (const { set, id, turn, asked, reply, verdict } of turns)
    if (verdict.faults.length > 0 || !verdict.understood)
      console.log(
        `\n### ${set}/${id} (turn ${turn}): ${asked}\n${reply.text}\n  tools: ${JSON.stringify(reply.tools)}\n${[
          ...verdict.faults,
          ...(verdict.understood ? [] : ['not understood']),
        ]
          .map((fault) => `  ✗ ${fault}`)
          .join('\n')}`,
      );
};

/** One line for a person who judges what no record decides. */
const repliedLine = ({ set, id, turn, asked, reply, verdict }: JudgedTurn, by: string): string =>
  `${JSON.stringify({
    set,
    id,
    turn,
    asked,
    reply: reply.text,
    verdict: by,
    faults: verdict.faults,
    unchecked: reply.statements
      .filter((each) => each.verdict !== 'verified' && each.verdict !== 'quoted')
      .map(({ start, end }) => reply.text.slice(start, end)),
  })}\n`;

const columnsOf = (turns: readonly JudgedTurn[], nameOf: (turn: JudgedTurn) => string) =>
  [...Map.groupBy(turns, nameOf)].map(([name, own]) => ({ name, measures: measure(own) }));

/** Prints columns for the sets and for each set on each catalogue; returns whether a bound is broken. */
const printTables = (turns: readonly JudgedTurn[], isBound: boolean): boolean => {
  if (turns.length === 0) return false;
  const bySet = columnsOf(turns, ({ set }) => set);
  const byCatalogue = columnsOf(turns, ({ set, catalogue }) => `${set}, ${catalogue}`);
  const columns = bySet.length > 1 ? [...bySet, { name: 'all', measures: measure(turns) }] : bySet;
  console.log(`\n${tableOf(columns, isBound)}`);
  if (byCatalogue.length > bySet.length) console.log(`\n${tableOf(byCatalogue, isBound)}`);
  return [...columns, ...byCatalogue].some(({ measures }) => BOUNDS.some(([, , holds]) => !holds(measures)));
};

/** How many turns of each kind were answered without a fault: the only result that may be known of a tuning set. */
const kindsOf = (turns: readonly JudgedTurn[]): string =>
  [...Map.groupBy(turns, ({ set, kind }) => `${set}: ${kind}`)]
    .map(([name, own]) => `${name} ${own.filter(isWell).length} of ${own.length}`)
    .toSorted()
    .join('\n');

const isWell = ({ verdict }: JudgedTurn): boolean => verdict.faults.length === 0 && verdict.understood;

const [command, topicsFile] = positionals;
const sets = chosen(readQuestions(values.questions), values.only);
if (command === 'topics' && topicsFile !== undefined) await printTopics(topicsFile, values.university);
else if (command !== undefined) {
  console.error('There is one command: topics FILE.');
  process.exitCode = 1;
} else if (sets.length === 0) {
  console.error('There is no such question.');
  process.exitCode = 1;
} else if (values.check) await checkQuestions(sets);
else {
  const provider = values.provider as EvalProvider;
  const turns = await runQuestions(sets, { provider, tell: (line) => console.log(line) });
  if (values.failures) printFailures(turns);
  if (values.kinds) console.log(`\n${kindsOf(turns)}`);
  const read = readVerdicts(values.questions);
  if (values.verdicts) console.log(`\n${verdictTable(turns, read)}`);
  if (values.replies !== undefined)
    writeFileSync(values.replies, turns.map((turn) => repliedLine(turn, verdictOf(turn, read))).join(''));
  const isBound = provider === 'offline';
  const bound = turns.filter(({ set }) => BOUND_SETS.has(set));
  const others = turns.filter(({ set }) => !BOUND_SETS.has(set));
  const isBroken = printTables(bound, isBound);
  printTables(others, false);
  if (isBound && isBroken) process.exitCode = 1;
}
