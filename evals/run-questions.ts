import { type EvalProduct, type EvalProvider, openEvalProduct, type Reply } from './eval-product.ts';
import { packFolderOf } from './catalogues.ts';
import { type JudgedCatalogue, readJudgedCatalogue } from './judged-catalogue.ts';
import { judgeReply, type Verdict } from './judges/judge-reply.ts';
import type { CatalogueName, Question, Student } from './question-shape.ts';
import { canPick, pickCourses, type QuestionSet } from './read-questions.ts';

export interface JudgedTurn {
  set: string;
  catalogue: CatalogueName;
  id: string;
  turn: number;
  asked: string;
  kind: string;
  reply: Reply;
  verdict: Verdict;
}

export interface RunOptions {
  provider: EvalProvider;
  /** Receives skipped items and progress. */
  tell(line: string): void;
}

/** Asks all questions, with one product instance per catalogue. */
export const runQuestions = async (
  sets: readonly QuestionSet[],
  { provider, tell }: RunOptions,
): Promise<JudgedTurn[]> => {
  const turns: JudgedTurn[] = [];
  for (const [name, files] of Map.groupBy(sets, ({ content }) => content.catalogue)) {
    const opened = await openCatalogue(name, provider);
    if (opened === null) {
      tell(`Skipped: the data of the catalogue ${name} is not beside the project (../shared/data).`);
      continue;
    }
    try {
      for (const { set, content } of files)
        for (const question of content.questions) {
          const student = question.student ?? content.student;
          if (canPick(question, opened.catalogue, student))
            turns.push(...(await askQuestion(set, content.catalogue, question, student, opened)));
          else tell(`Skipped: nothing of ${name} fits what ${set}/${question.id} picks any more.`);
        }
    } finally {
      await opened.product.close();
    }
  }
  return turns;
};

interface Opened {
  product: EvalProduct;
  catalogue: JudgedCatalogue;
}

const openCatalogue = async (name: CatalogueName, provider: EvalProvider): Promise<Opened | null> => {
  const folder = await packFolderOf(name);
  if (folder === null) return null;
  return { catalogue: await readJudgedCatalogue(folder), product: await openEvalProduct(folder, provider) };
};

const askQuestion = async (
  set: string,
  name: CatalogueName,
  question: Question,
  student: Student,
  { product, catalogue }: Opened,
): Promise<JudgedTurn[]> => {
  const { id, injection, turns } = pickCourses(question, catalogue, student);
  const judged: JudgedTurn[] = [];
  let before: Reply | null = null;
  let said = '';
  let week: Reply['week'] = null;
  for (const [at, { ask, expect }] of turns.entries()) {
    const reply: Reply = await product.ask(student, ask, before?.sessionId ?? null);
    said += `\n${ask}`;
    const verdict = judgeReply({ expectation: expect, reply, before, catalogue, student }, said, injection);
    judged.push({ set, catalogue: name, id, turn: at + 1, asked: ask, kind: expect.kind, reply, verdict });
    // Questions about a week refer to the last one shown.
    week = reply.week ?? week;
    before = { ...reply, week };
  }
  return judged;
};
