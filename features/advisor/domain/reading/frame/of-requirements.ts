import type { Context } from '../context.ts';
import { fold } from '../spans/lexicon.ts';
import type { Vocabulary } from '../spans/vocabulary.ts';
import type { Act, Condition } from '../spans/meaning.ts';
import type { Frame } from './frame.ts';

const OF_COURSES: ReadonlySet<Act> = new Set(['compare', 'clash', 'together', 'total'] as const);

/** What the name of a group of requirements may be taken for. */
const NAMES: ReadonlySet<Condition['on']> = new Set(['topic', 'subjects', 'areas'] as const);

/**
 * After the open requirements of a programme, "what could I take for it" refers to that programme, and "which of the
 * theory ones are in spring" to its group of that name.
 */
export const ofRequirements = (frame: Frame, { last }: Context, { lexicon }: Vocabulary): Frame => {
  if (last?.kind !== 'requirements' || frame.programmes.length > 0) return frame;
  // "Who teaches it", "can I take it with PHYSICS 11" are about a course.
  const isOfCourse =
    frame.fields.length + frame.named.length > 0 || frame.acts.some((act) => OF_COURSES.has(act));
  const named = frame.conditions.flatMap(({ condition: { on, isTurned }, said }) => {
    const group = NAMES.has(on) && !isTurned ? lexicon.groups.get(fold(said)) : undefined;
    return group === undefined ? [] : [group];
  });
  if ((frame.references.length === 0 || isOfCourse) && named.length === 0) return frame;
  return {
    ...frame,
    references: [],
    programmes: [last.programme],
    groups: [...frame.groups, ...named],
    conditions: frame.conditions.filter(({ said }) => !named.includes(lexicon.groups.get(fold(said)) ?? '')),
  };
};
