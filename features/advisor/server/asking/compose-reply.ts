import type { Catalogue } from '#features/catalogue/server/shared/catalogue.ts';
import { perCatalogue } from '#features/catalogue/server/shared/per-catalogue.ts';
import type { Provider } from '#platform/contract/provider.ts';
import type { SignedIn } from '#platform/server/context.ts';
import type { Answerer } from '../../contract.ts';
import { checkReply } from '../../domain/checks/check-reply.ts';
import type { MessageRow } from '../advisor.access.ts';
import type { Admission } from './admit-reply.ts';
import type { AdvisorContext } from '../advisor.context.ts';
import { catalogueForChecks } from './catalogue-for-checks.ts';
import { askModel } from '../models/ask-model.ts';
import { windowOf } from '../models/history-window.ts';
import { instructionsFor } from '../models/instructions.ts';
import { createOfflineModel } from '../offline/offline-model.ts';
import type { ReplyOrder } from '../replies/reply-job.ts';
import { dayOf } from '../models/daily-token-limit.ts';
import { openToolbox, statusOf } from '../tools/toolbox.ts';

/** Who writes a reply, as its row says. */
export interface Writer {
  answerer: Answerer;
  modelName: string | null;
}

/** Who answers when a student chose this provider: the vendor, or the offline advisor where it is not configured. */
export const answererFor = ({ advisor, settings }: AdvisorContext, provider: Provider): Writer =>
  advisor.models[provider]
    ? { answerer: provider, modelName: settings[provider]?.model ?? '' }
    : { answerer: 'offline', modelName: 'offline-advisor' };

/**
 * How one reply is to be written.
 *
 * @param reply its row, `running`
 * @param before the conversation before it, oldest first, the question last
 * @param provider the one the student chose, whoever answers
 */
export const composeReply = (
  ctx: SignedIn<AdvisorContext>,
  reply: MessageRow,
  before: readonly MessageRow[],
  { profile, reservation }: Admission,
  provider: Provider,
): ReplyOrder => {
  const catalogue = ctx.catalogue.current();
  const today = ctx.clock.now();
  const { messages, leftOut } = windowOf(before);
  const vendor = reservation === null ? null : ctx.advisor.models[provider];
  const { userId } = ctx.viewer;
  return {
    id: reply.id,
    userId,
    sessionId: reply.sessionId,
    jobId: reply.jobId ?? '',
    reserved: reservation?.tokens ?? 0,
    day: reservation?.day ?? dayOf(today),
    leftOut,
    ask: async (signal, tell) => {
      const outcome = await askModel(
        {
          model: vendor ?? createOfflineModel({ catalogue, profile, today }),
          instructions: instructionsFor({ university: catalogue.university, profile, today, leftOut }),
          messages,
          tools: openToolbox(ctx),
          statusOf,
          log: ctx.log,
          ...(vendor ? { tokens: ctx.settings.replyTokens } : {}),
        },
        signal,
        tell,
      );
      return vendor ? outcome : { ...outcome, tokens: 0 };
    },
    allowsAddress: (address) => isReport(catalogue, address) || saidByStudent(before, address),
    check: (content) => checkReply(content, catalogueForChecks(catalogue, today)),
  };
};

const reportsIn = perCatalogue(({ courses }) => new Set(courses.map(({ q_report }) => q_report)));

/** Whether an address is that of an evaluation report in the catalogue. */
const isReport = (catalogue: Catalogue, address: string): boolean =>
  address !== '' && reportsIn(catalogue).has(address);

const saidByStudent = (before: readonly MessageRow[], address: string): boolean =>
  before.some(({ role, content }) => role === 'user' && content.split(/[\s<>()"']+/).includes(address));
