import { sql } from 'drizzle-orm';
import type { Demo } from '#features/catalogue/domain/pack/shapes.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/database/store.ts';
import { SHARED_FIELDS, type SharedContent } from '../contract.ts';
import { newShareId } from './create-share.ts';
import type { SharingContext } from './sharing.context.ts';
import { shares } from './sharing.tables.ts';

/** The pack's demonstration as the content of a link. */
export const demoContent = ({ profile, conversation }: Demo): SharedContent => ({
  profile: {
    concentration: profile.concentration,
    year: profile.year,
    courses_taken: profile.courses_taken,
    interests: profile.interests,
  },
  chatHistory: conversation.map(({ role, content }) => ({ role, content })),
});

const demos = new WeakMap<Demo, Promise<SharedContent>>();

/** The demonstration's content with its replies checked against the catalogue; computed once per version of it. */
export const demoWithStatements = (ctx: SharingContext, demo: Demo): Promise<SharedContent> => {
  const known = demos.get(demo);
  if (known) return known;
  const made = accountForDemo(ctx, demo);
  demos.set(demo, made);
  // Not kept, so that the next opening tries again.
  made.catch(() => demos.delete(demo));
  return made;
};

const accountForDemo = async (ctx: SharingContext, demo: Demo): Promise<SharedContent> => {
  const { profile, chatHistory } = demoContent(demo);
  const student = { taken: profile.courses_taken, programmes: [profile.concentration] };
  const judged: SharedContent['chatHistory'] = [];
  for (const { role, content } of chatHistory) {
    if (role === 'user') judged.push({ role, content });
    else {
      const { statements, catalogueDate } = await ctx.advisor.readers.accountFor(content, [], student);
      judged.push({ role, content, statements, catalogue_date: catalogueDate });
    }
  }
  return { profile, chatHistory: judged };
};

/**
 * Creates the demonstration's only link at the first start and returns its id, which is the same on every start and
 * instance.
 */
export const ensureDemoShare = async (db: Db, clock: Clock, demo: Demo): Promise<string> => {
  const now = clock.now();
  const content = demoContent(demo);
  const [row] = await db
    .insert(shares)
    .values({
      id: newShareId(),
      userId: null,
      isDemo: true,
      fields: [...SHARED_FIELDS],
      sessionId: null,
      leftOut: [],
      content,
      createdAt: now,
      updatedAt: now,
      expiresAt: null,
    })
    .onConflictDoUpdate({ target: shares.isDemo, targetWhere: sql`is_demo`, set: { content } })
    .returning({ id: shares.id });
  if (!row) throw new Error('the demonstration link was neither made nor found');
  return row.id;
};
