import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { JudgedTurn } from './run-questions.ts';

export const VERDICTS = ['good', 'weak', 'wrong'] as const;
export type Kind = (typeof VERDICTS)[number];

/** A person's verdict on a reply that no record decides, or that code judged too strictly. */
const readVerdict = z.strictObject({
  set: z.string(),
  id: z.string(),
  turn: z.number().int().min(1),
  verdict: z.enum(VERDICTS),
  why: z.string().min(1),
});
type ReadVerdict = z.infer<typeof readVerdict>;

/** The verdicts of a person, `judged.jsonl` beside the sets; empty if nobody has judged. */
export const readVerdicts = (folder: string): ReadVerdict[] => {
  const file = join(folder, 'judged.jsonl');
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, at) => {
      const parsed = readVerdict.safeParse(JSON.parse(line));
      if (!parsed.success) throw new Error(`judged.jsonl, line ${at + 1}: ${z.prettifyError(parsed.error)}`);
      return parsed.data;
    });
};

/** Faults that mean something untrue, or an answer to a different question. */
const WRONG =
  /does not satisfy the filter|^says |is stated as|^invents|acted on an injected|^names (?!\d)|^holds \//;

/** Automatic verdict: something untrue is wrong; too little, or a question back, is weak. */
const byCode = ({ verdict: { faults, understood } }: JudgedTurn): Kind => {
  if (faults.length === 0 && understood) return 'good';
  return faults.some((fault) => WRONG.test(fault)) ? 'wrong' : 'weak';
};

/** A turn with its verdict: a person's if there is one. */
export const verdictOf = (turn: JudgedTurn, read: readonly ReadVerdict[]): Kind =>
  read.find((each) => each.set === turn.set && each.id === turn.id && each.turn === turn.turn)?.verdict ??
  byCode(turn);

const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`;

/** A table by verdict and kind for each set, with how many conversations were good throughout. */
export const verdictTable = (turns: readonly JudgedTurn[], read: readonly ReadVerdict[]): string => {
  const lines = ['| set: kind | turns | good | weak | wrong |', '| --- | ---: | ---: | ---: | ---: |'];
  for (const [set, own] of Map.groupBy(turns, (turn) => turn.set)) {
    const row = (name: string, some: readonly JudgedTurn[]) => {
      const of = (kind: Kind) => some.filter((turn) => verdictOf(turn, read) === kind).length;
      lines.push(
        `| ${name} | ${some.length} | ${VERDICTS.map((kind) => `${of(kind)} (${percent(of(kind), some.length)})`).join(' | ')} |`,
      );
    };
    row(`**${set}**`, own);
    const conversations = [...Map.groupBy(own, ({ id }) => id).values()].filter(({ length }) => length > 1);
    const talked = new Set(conversations.flat());
    row(
      `${set}: single questions`,
      own.filter((turn) => !talked.has(turn)),
    );
    row(`${set}: turns of conversations`, [...talked]);
    for (const [kind, some] of Map.groupBy(own, (turn) => turn.kind)) row(`${set}: ${kind}`, some);
    const good = conversations.filter((each) =>
      each.every((turn) => verdictOf(turn, read) === 'good'),
    ).length;
    lines.push(
      `| ${set}: conversations good throughout | ${conversations.length} | ${good} (${percent(good, conversations.length)}) | | |`,
    );
  }
  return lines.join('\n');
};
