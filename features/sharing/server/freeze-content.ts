import { readConversation } from '#features/advisor/server/shared/read-conversation.ts';
import { freezePlan } from '#features/planning/server/shared/freeze-plan.ts';
import { getProfile } from '#features/profile/server/shared/get-profile.ts';
import { Failure } from '#platform/contract/errors.ts';
import type { SignedIn } from '#platform/server/context.ts';
import { SHARED_FIELDS, type SharedContent, type SharedField } from '../contract.ts';
import type { SharingContext } from './sharing.context.ts';

/** The owner's selection. */
export interface ShareChoice {
  fields: readonly SharedField[];
  sessionId: string | null;
  planVersionId: string | null;
  leftOut: readonly string[];
}

export type SharableMessage = Awaited<ReturnType<typeof readConversation>>[number];

export interface Frozen {
  content: SharedContent;
  /** All messages of the conversation, including those left out. */
  messages: SharableMessage[];
}

const toShared = ({
  role,
  content,
  status,
  statements,
  checks,
  catalogue_date,
  facts,
  week,
}: SharableMessage): SharedContent['chatHistory'][number] =>
  role === 'user'
    ? { role, content }
    : {
        role,
        content,
        ...(status === 'stopped' || status === 'interrupted' ? { ended: status } : {}),
        statements,
        ...(statements === null && checks.length > 0 ? { checks } : {}),
        catalogue_date,
        facts,
        ...(week ? { week } : {}),
      };

/** Defaults: all fields, no conversation, no plan. */
export const toChoice = (
  {
    fields,
    session_id,
    left_out,
    plan_version_id,
  }: {
    fields?: SharedField[];
    session_id?: string | null;
    left_out?: string[];
    plan_version_id?: string | null;
  },
  before: ShareChoice = { fields: SHARED_FIELDS, sessionId: null, planVersionId: null, leftOut: [] },
): ShareChoice => ({
  // A fixed order, so that equal choices compare equal.
  fields: SHARED_FIELDS.filter((field) => (fields ?? before.fields).includes(field)),
  sessionId: session_id === undefined ? before.sessionId : session_id,
  planVersionId: plan_version_id === undefined ? before.planVersionId : plan_version_id,
  leftOut: left_out ?? before.leftOut,
});

/**
 * The content of a link with this choice, as of now. Built from an allow-list of fields, so that a new field is never
 * exposed by accident.
 *
 * @throws Failure `not_found` for another student's conversation or plan, `invalid_request` for an empty choice
 */
export const freezeContent = async (
  ctx: SignedIn<SharingContext>,
  { fields, sessionId, planVersionId, leftOut }: ShareChoice,
): Promise<Frozen> => {
  if (fields.length === 0 && sessionId === null && planVersionId === null)
    throw new Failure('invalid_request', 'Choose at least one field, a conversation or a plan to share.');
  const { profile } = await getProfile(ctx);
  const has = (field: SharedField) => fields.includes(field);
  const messages = sessionId === null ? [] : await readConversation(ctx, { session_id: sessionId });
  return {
    content: {
      profile: {
        concentration: has('concentration') ? profile.concentration : '',
        year: has('year') ? profile.year : '',
        courses_taken: has('courses_taken') ? profile.courses_taken : [],
        interests: has('interests') ? profile.interests : [],
      },
      chatHistory: messages.filter(({ id }) => !leftOut.includes(id)).map(toShared),
      ...(planVersionId === null ? {} : { plan: await freezePlan(ctx, planVersionId) }),
    },
    messages,
  };
};
