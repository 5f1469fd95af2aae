import type { Request } from './request.ts';
import type { Turn } from './turn.ts';

/**
 * "Is MATH 1A enough for ECON 110", and of a course spoken of "is MATH 1A enough", "do they want MATH 21A": whether that is all
 * it asks for.
 */
export const suffices = (turn: Turn): Request | null => {
  const { asked, context, reading } = turn;
  const texts = reading.words.map(({ text }) => text);
  const isEnough = texts.some((text) => ENOUGH.has(text));
  const isWanted = texts.some((text, at) => THEY.has(text) && WANT.has(texts[at + 1] ?? texts[at + 2] ?? ''));
  const isFor = isEnough && texts.includes('for') && asked.length > 1;
  const [focus, ...others] = context.focus;
  const of = isFor ? asked.at(-1) : others.length === 0 ? focus : undefined;
  const held = asked.filter((code) => code !== of);
  if (of === undefined || held.length === 0 || !(isEnough || (isWanted && turn.isQuestion))) return null;
  // "Is A enough or do they want B": what they may want is not taken.
  const taken = isEnough ? held.slice(0, isWanted ? 1 : held.length) : [];
  return { kind: 'prerequisites', codes: [of], titles: [], taken };
};
const ENOUGH = new Set(['enough', 'suffice', 'suffices', 'sufficient']);
const THEY = new Set(['they', 'it', 'secretly', 'really', 'actually']);
const WANT = new Set('want wants need needs require requires expect expects assume assumes'.split(' '));
