import { todayOf } from '#features/catalogue/server/shared/today.ts';
import type { Catalogue } from '#features/catalogue/server/shared/catalogue.ts';
import { perCatalogue } from '#features/catalogue/server/shared/per-catalogue.ts';
import type { Provider } from '#platform/contract/provider.ts';
import type { SignedIn } from '#platform/server/context.ts';
import type { Answerer } from '../../contract.ts';
import type { ReplyRow } from '../advisor.access.ts';
import type { Admission } from './admit-reply.ts';
import type { AdvisorContext } from '../advisor.context.ts';
import { askModel, OFFLINE_STEPS } from '../models/ask-model.ts';
import { type RecentlySaid, type SaidRow, windowOf } from '../models/history.ts';
import { instructionsFor } from '../models/instructions.ts';
import { createOfflineModel } from '../offline/offline-model.ts';
import type { ReplyOrder } from '../replies/reply-job.ts';
import { dayOf } from '../models/daily-token-limit.ts';
import { openToolbox, statusOf } from '../tools/toolbox.ts';
import { plannedOf } from '../tools/week/planned-of.ts';
import { ReplyWeek } from '../tools/week/reply-week.ts';
import { readBeside, tellingReading } from '../reading/read-beside.ts';
import { ReplyReading } from '../reading/reply-reading.ts';
import { ReplyFacts } from '../facts/reply-facts.ts';
import { hearTool } from '../facts/hear-tool.ts';

/** The answerer of a reply, as stored in its row. */
export interface Writer {
  answerer: Answerer;
  modelName: string | null;
}

/** The answerer for the chosen provider: the vendor, or the offline advisor if the vendor is not configured. */
export const answererFor = ({ advisor, settings }: AdvisorContext, provider: Provider): Writer =>
  advisor.models[provider]
    ? { answerer: provider, modelName: settings[provider]?.model ?? '' }
    : { answerer: 'offline', modelName: 'offline-advisor' };

/**
 * Prepares the order for one reply.
 *
 * @param reply its row, status `running`
 * @param before the latest messages before the reply, ending with the question
 * @param provider the student's choice; the answerer may differ
 */
export const composeReply = (
  ctx: SignedIn<AdvisorContext>,
  reply: Pick<ReplyRow, 'id' | 'sessionId' | 'jobId'>,
  before: RecentlySaid,
  { profile, reservation }: Admission,
  provider: Provider,
): ReplyOrder => {
  const catalogue = ctx.catalogue.current();
  const today = todayOf(ctx);
  const vendor = reservation === null ? null : ctx.advisor.models[provider];
  const { messages, said, leftOut } = windowOf(before, { asReferences: vendor !== null });
  const facts = new ReplyFacts(ctx);
  const reading = new ReplyReading(catalogue);
  const week = new ReplyWeek();
  const questionText = said.at(-1)?.text ?? '';
  const { userId } = ctx.viewer;
  const { accountFor, understand } = ctx.advisor.readers;
  const { assistant, product, name: university } = catalogue.university;
  const day = today.toISOString().slice(0, 10);
  const understood = async (signal: AbortSignal) => {
    // Read before its turn, so that nobody waits for a slow database of another.
    const planned = await plannedOf(ctx);
    return ctx.advisor.turns.run(userId, async () => {
      // Of a reply that was stopped while it waited nothing is read any more.
      signal.throwIfAborted();
      const { concentration, courses_taken: taken } = profile;
      return understand(said, { today: day, assistant, product, university, planned, concentration, taken });
    });
  };
  return {
    id: reply.id,
    userId,
    sessionId: reply.sessionId,
    jobId: reply.jobId ?? '',
    reserved: reservation?.tokens ?? 0,
    day: reservation?.day ?? dayOf(today),
    leftOut,
    ask: async (signal, tell) => {
      const question = {
        instructions: instructionsFor({
          university: catalogue.university,
          programs: catalogue.programs,
          profile,
          today,
          leftOut,
        }),
        messages,
        tools: openToolbox(ctx, week.hearing(hearTool(facts, vendor === null ? 'offline' : 'vendor'))),
        statusOf,
        log: ctx.log,
      };
      if (vendor) {
        const asked = { ...question, model: vendor, tokens: ctx.settings.replyTokens };
        const beside = { reading, question: questionText, tell, log: ctx.log, signal };
        return readBeside(
          (hear) => askModel(asked, signal, hear),
          () => understood(signal),
          beside,
        );
      }
      const model = createOfflineModel({
        catalogue,
        profile,
        today,
        understand: () =>
          tellingReading(understood(signal), { reading, question: questionText, answered: true, tell }),
      });
      return { ...(await askModel({ ...question, model, steps: OFFLINE_STEPS }, signal, tell)), tokens: 0 };
    },
    allowsAddress: allowedAddresses(catalogue, before.rows),
    factOf: (inner, before) => facts.factOf(inner, before),
    reading: () => reading.stored,
    unanswered: () => reading.unanswered,
    week: () => week.stored,
    account: (content, written, withinMs) => {
      const { concentration, second_concentration, secondary_field } = profile;
      const programmes = [concentration, second_concentration, secondary_field].filter((name) => name !== '');
      return accountFor(content, written, { taken: profile.courses_taken, programmes }, withinMs);
    },
  };
};

/** URLs of evaluation reports in the catalogue. */
const reportsOf = perCatalogue(({ courses }) => new Set(courses.map(({ q_report }) => q_report)));

const wordsOfStudent = (before: readonly SaidRow[]): Set<string> =>
  new Set(before.flatMap(({ role, content }) => (role === 'user' ? content.split(/[\s<>()"']+/) : [])));

/** URLs that may remain in a reply: evaluation reports, and URLs that the student wrote. */
const allowedAddresses = (catalogue: Catalogue, before: readonly SaidRow[]) => {
  // A reply may hold thousands of URLs: the conversation is scanned once, and only if needed.
  let said: Set<string> | null = null;
  return (address: string): boolean => {
    if (address === '') return false;
    said ??= wordsOfStudent(before);
    return reportsOf(catalogue).has(address) || said.has(address);
  };
};
