import { eq } from 'drizzle-orm';
import { Failure } from '#platform/contract/errors.ts';
import { toOneLine } from '#platform/contract/text.ts';
import type { CatalogueContext } from '#features/catalogue/server/catalogue.context.ts';
import type { SignedIn } from '#platform/server/context.ts';
import { MAX_COURSES } from '../../contract.ts';
import { codeKey, codesOfSameClass } from '../../domain/course-identity.ts';
import { profiles } from '../profile.tables.ts';
import { requirementIndexOf } from './requirement-index.ts';

/**
 * Adds a course to the caller's courses taken, unless present, or removes it under any code of the class.
 *
 * @returns the codes of all courses taken
 * @throws Failure `profile_incomplete` when no profile was saved, `quota_reached` when it can hold no more courses
 */
export const markCourseTaken = async (
  ctx: SignedIn<CatalogueContext>,
  code: string,
  isTaken: boolean,
): Promise<string[]> => {
  const ofProfile = eq(profiles.userId, ctx.viewer.userId);
  const sameClass = codesOfSameClass(code, requirementIndexOf(ctx.catalogue.current()));
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ coursesTaken: profiles.coursesTaken })
      .from(profiles)
      .where(ofProfile)
      .for('update');
    if (!row) throw new Failure('profile_incomplete');
    const others = row.coursesTaken.filter((taken) => !sameClass.has(codeKey(taken)));
    const isThere = others.length < row.coursesTaken.length;
    if (isThere === isTaken) return row.coursesTaken.map(toOneLine);
    if (isTaken && row.coursesTaken.length >= MAX_COURSES)
      throw new Failure('quota_reached', `A profile has at most ${MAX_COURSES} courses.`);
    const coursesTaken = isTaken ? [...row.coursesTaken, code] : others;
    await tx.update(profiles).set({ coursesTaken, updatedAt: ctx.clock.now() }).where(ofProfile);
    return coursesTaken.map(toOneLine);
  });
};
