import { type Check, type Fact, REPLY_MAX, type Statement } from '#features/advisor/contract.ts';
import type { SearchReading } from '#features/advisor/reading.contract.ts';
import type { Understanding } from '#features/advisor/domain/reading/request.ts';
import type { AdvisorReaders } from '#features/advisor/server/advisor.context.ts';
import type { Account, SpokenStudent } from '#features/advisor/server/replies/account.ts';
import { recordsForChecks } from '#features/advisor/server/asking/records-for-checks.ts';
import type { Understand } from '#features/advisor/server/offline/offline-model.ts';
import { readingSourceOf } from '#features/catalogue/server/shared/catalogue-for-reading.ts';
import type { Course } from '#features/catalogue/contract.ts';
import type { Catalogue } from '#features/catalogue/server/shared/catalogue.ts';
import { catalogueDate } from '#features/catalogue/server/shared/today.ts';
import type { CurrentCatalogue } from '#features/catalogue/server/current-catalogue.ts';
import type { CourseItem } from '#features/profile/contract.ts';
import type { ProfileContext } from '#features/profile/server/profile.context.ts';
import type { Clock } from '#platform/server/clock.ts';
import { DeadlineWorker, OutOfTime, type WorkerLimits } from '#platform/server/deadline-worker.ts';
import type { Log } from '#platform/server/log.ts';

/** Inputs and outputs of the thread's jobs, by name. */
export interface TextJobs {
  readCourseList: { input: string; output: CourseItem[] };
  /** The catalogue's courses named in a text, without repeats. */
  codesNamed: { input: string; output: string[] };
  accountFor: {
    input: {
      content: string;
      facts: readonly Fact[];
      records: Map<string, Course[]>;
      today: string;
      student: SpokenStudent;
    };
    output: { statements: Statement[]; checks: Check[] };
  };
  understand: {
    input: { conversation: Parameters<Understand>[0]; setting: Parameters<Understand>[1] };
    output: Understanding;
  };
  readSearch: { input: { text: string; today: string }; output: SearchReading };
}

/** @throws OutOfTime if the answer takes longer than the caller can wait; the work continues, but its result is not used */
const inTime = async <Output>(answer: Promise<Output>, ms: number): Promise<Output> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new OutOfTime('the caller cannot wait')), ms);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** Reads untrusted text in one shared thread, so that it cannot block the server. */
export interface TextReader extends AdvisorReaders, Pick<ProfileContext, 'readCourseList'> {}

/** An ordinary text takes some milliseconds, a few times as long on a busy machine. */
const LIMITS: WorkerLimits = { deadlineMs: 3_000, startMs: 20_000, heapMb: 256 };
const WORKER = new URL('./text-reader.worker.ts', import.meta.url);

/** The thread that one reader uses, or several of one process after another: it keeps nothing but the catalogue's words. */
export const newTextThread = (): DeadlineWorker => new DeadlineWorker(WORKER, LIMITS);

export const openTextReader = (
  { catalogue, clock, log }: { catalogue: CurrentCatalogue; clock: Clock; log: Log },
  thread: Pick<DeadlineWorker, 'run'>,
): TextReader => {
  const run = async <Name extends keyof TextJobs>(
    current: Catalogue,
    name: Name,
    input: TextJobs[Name]['input'],
  ): Promise<TextJobs[Name]['output']> => {
    const setting = { key: current.version, make: () => readingSourceOf(current) };
    const isTyped = name === 'readSearch';
    return (await thread.run(name, input, setting, isTyped)) as TextJobs[Name]['output'];
  };
  const account = async (
    current: Catalogue,
    content: string,
    facts: readonly Fact[],
    student: SpokenStudent,
  ): Promise<Account> => {
    const codes = await run(current, 'codesNamed', content);
    const records = recordsForChecks(current, codes, clock.now());
    const now = clock.now();
    const today = now.toISOString().slice(0, 10);
    const read = await run(current, 'accountFor', { content, facts, records, today, student });
    return { ...read, catalogueDate: catalogueDate(current, now) };
  };
  /** Replaces an answer that missed the deadline. */
  const orElse = async <Output, Other>(answer: Promise<Output>, what: string, other: Other) => {
    try {
      return await answer;
    } catch (error) {
      if (!(error instanceof OutOfTime)) throw error;
      log.warn({ reason: error.message }, what);
      return other;
    }
  };
  return {
    readCourseList: (text) =>
      orElse(
        run(catalogue.current(), 'readCourseList', text),
        'a course list could not be read in time',
        null,
      ),
    accountFor: (whole, facts, student, withinMs) => {
      // Replies stored before there was a length limit are checked up to it.
      const content = whole.slice(0, REPLY_MAX);
      const current = catalogue.current();
      const unread: Statement = { start: 0, end: content.length, verdict: 'own_words', claims: [] };
      const other = { statements: [unread], checks: [], catalogueDate: catalogueDate(current, clock.now()) };
      const answer = account(current, content, facts, student);
      return orElse(
        withinMs === undefined ? answer : inTime(answer, withinMs),
        'a reply could not be checked in time',
        other,
      );
    },
    readSearch: (text) =>
      orElse(
        run(catalogue.current(), 'readSearch', { text, today: clock.now().toISOString().slice(0, 10) }),
        'a search could not be read in time',
        { filters: '', text, unused: [] },
      ),
    understand: (conversation, setting) => run(catalogue.current(), 'understand', { conversation, setting }),
  };
};
