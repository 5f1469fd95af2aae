import { packFolderOf } from '../catalogues.ts';
import { type EvalProvider, openEvalProduct, type Reply } from '../eval-product.ts';
import { readJudgedCatalogue } from '../judged-catalogue.ts';
import { pickCourses, readQuestions } from '../read-questions.ts';

interface Asking {
  provider: EvalProvider;
  /** Maximum number of tokens of all replies together: the product's own limit, which reserves before each request. */
  ceiling: number;
  questions: number;
  tell(line: string): void;
}

const VERDICTS = ['verified', 'quoted', 'own_words', 'contradicted', 'unknown_course'] as const;

const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`;

/** Asks a model about the demonstration's university until the questions or the tokens are used up. */
export const askModel = async ({ provider, ceiling, questions, tell }: Asking): Promise<Reply[]> => {
  const folder = await packFolderOf('alder');
  if (folder === null) throw new Error('The demonstration university is missing.');
  const catalogue = await readJudgedCatalogue(folder);
  const product = await openEvalProduct(folder, provider, {
    DAILY_TOKEN_LIMIT: String(ceiling),
    STUDENT_DAILY_TOKENS: String(ceiling),
  });
  const asked = readQuestions()
    .filter(({ content }) => content.catalogue === 'alder')
    .flatMap(({ content }) =>
      content.questions.map((question) => ({ question, student: question.student ?? content.student })),
    )
    .slice(0, questions);
  const replies: Reply[] = [];
  try {
    for (const { question, student } of asked) {
      const [first] = pickCourses(question, catalogue, student).turns;
      if (!first) continue;
      replies.push(await product.ask(student, first.ask, null));
    }
  } catch (error) {
    tell(`Stopped after ${replies.length} of ${asked.length} questions: ${(error as Error).message}`);
  } finally {
    await product.close();
  }
  return replies;
};

/** How many values were references, and the verdicts of the statements. */
export const tableOfReplies = (replies: readonly Reply[]): string => {
  const statements = replies.flatMap((reply) => reply.statements);
  const facts = replies.flatMap((reply) => reply.facts);
  const claims = replies.flatMap((reply) =>
    reply.statements.flatMap((statement) =>
      statement.claims.map((claim) => ({
        claim,
        isReferred: reply.facts.some(({ start, end }) => claim.start < end && claim.end > start),
      })),
    ),
  );
  const own = claims.filter(({ claim, isReferred }) => !isReferred && claim.agrees !== 'open').length;
  const lost = claims.filter(({ claim }) => claim.field === 'reference').length;
  const withFacts = replies.filter((reply) => reply.facts.length > 0).length;
  const rows: [string, string][] = [
    ['replies', String(replies.length)],
    ['replies with a reference', `${withFacts} (${share(withFacts, replies.length)})`],
    ['values by reference', `${facts.length} (${share(facts.length, facts.length + own)})`],
    ['values in own words that were compared', String(own)],
    ['references that name nothing', String(lost)],
    ['statements', String(statements.length)],
    ...VERDICTS.map((verdict): [string, string] => {
      const count = statements.filter((each) => each.verdict === verdict).length;
      return [`  ${verdict}`, `${count} (${share(count, statements.length)})`];
    }),
  ];
  return ['measure | count', '---|---', ...rows.map((row) => row.join(' | '))].join('\n');
};
