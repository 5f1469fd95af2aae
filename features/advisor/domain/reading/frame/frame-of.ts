import { type Asked, type Frame, type Named, NO_FRAME } from './frame.ts';
import { be, turned } from './conditions.ts';
import type { Condition, Figure } from '../spans/meaning.ts';
import { possibleTogether } from './possible.ts';
import type { Scoped } from './denied/scoped.ts';

type Mutable<Shape> = {
  -readonly [Key in keyof Shape]: Shape[Key] extends readonly (infer Item)[] ? Item[] : Shape[Key];
};

/** Adds up the parts of a message. `said` returns the words between two indexes as typed. */
export const frameOf = (parts: readonly Scoped[], said: (from: number, to: number) => string): Frame => {
  const frame = structuredClone(NO_FRAME) as Mutable<Frame>;
  for (const part of parts) add(frame, part, said(part.from, part.to));
  // "A math seminar", where titles alone say that it is one.
  const kind = parts.find(
    ({ meaning, isTurned }) => meaning.is === 'noun' && meaning.kind && !isTurned,
  )?.meaning;
  const isOf = (key: Condition['on']) => frame.conditions.some(({ condition: { on } }) => on === key);
  if (kind?.is === 'noun' && kind.kind !== undefined && !isOf('topic'))
    frame.conditions.push({ condition: be('topic', kind.kind), said: kind.kind });
  // "Less work, under five hours" gives the bound itself.
  const isSaid =
    frame.than !== null &&
    frame.conditions.some(({ condition: { on } }) => on === FIGURES[frame.than?.field ?? 'rating']);
  // "Which class teaches proofs? I am bad at proofs": a topic that is wanted is not excluded too.
  const headOf = ({ condition: { on, value } }: Asked) => (on === 'subjects' ? JSON.stringify(value) : null);
  const wanted = new Set(frame.conditions.filter(({ condition }) => !condition.isTurned).map(headOf));
  const topics = frame.conditions.flatMap(({ condition: { on, value, isTurned } }) =>
    on === 'topic' && !isTurned ? value.split(' ') : [],
  );
  const isWanted = (each: Asked): boolean => {
    const { on, value } = each.condition;
    if (on === 'topic') return value.split(' ').every((word) => topics.includes(word));
    return headOf(each) !== null && wanted.has(headOf(each));
  };
  // "No Fridays, I go home Fridays": a day excluded once stays excluded.
  const refused = frame.conditions.flatMap(({ condition }) =>
    condition.on === 'days' && condition.isTurned ? condition.value.on : [],
  );
  const isRefused = ({ on, value, isTurned }: Condition): boolean =>
    on === 'days' && !isTurned && value.on.every((day) => refused.includes(day));
  const kept = frame.conditions.flatMap((each) => {
    if (isRefused(each.condition)) return [];
    if (!each.condition.isTurned || !isWanted(each)) return [each];
    // "Something in 24 that is not linguistics": a part of that department.
    const isPart =
      each.condition.on === 'subjects' &&
      !frame.conditions.some(({ condition, said }) => !condition.isTurned && said === each.said);
    return isPart ? [{ ...each, condition: turned(be('topic', each.said.toLowerCase())) }] : [];
  });
  return {
    ...frame,
    than: isSaid ? null : frame.than,
    conditions: narrowed(possibleTogether(inFigures(kept))),
  };
};

/** "At night, like after four", "light, ten hours at most": what is said in figures holds, and not the word before it. */
const inFigures = (conditions: readonly Asked[]): Asked[] => {
  const bounds = new Set(
    conditions.flatMap(({ condition, said }) => (/\d/.test(said) ? (boundOf(condition) ?? []) : [])),
  );
  return conditions.filter(({ condition, said }, at) => {
    const bound = boundOf(condition);
    if (bound === null || /\d/.test(said) || !bounds.has(bound)) return true;
    // "I work till 3, so an evening class": what comes after the figure narrows it.
    return (
      TIMED.has(condition.on) &&
      conditions.some((each) => boundOf(each.condition) === bound && OWN_DAY.test(each.said)) &&
      !conditions.slice(at).some((each) => boundOf(each.condition) === bound && /\d/.test(each.said))
    );
  });
};

/** What the student does then. */
const OWN_DAY = /^(?:i|i['’]m|my|we)\b.*\d/i;
const TIMED: ReadonlySet<Condition['on']> = new Set(['startsAfter', 'endsBefore']);

/** Which end of what a condition bounds. */
const boundOf = ({ on, value, isTurned }: Condition): string | null => {
  if (isTurned) return null;
  if (on === 'startsAfter' || on === 'endsBefore') return on;
  if (on !== 'hours' && on !== 'size') return null;
  return `${on} ${value.min === null ? 'most' : value.max === null ? 'least' : 'between'}`;
};

const FIGURES: Record<Figure, Condition['on']> = { workload: 'hours', rating: 'rating', enrollment: 'size' };

const add = (frame: Mutable<Frame>, { meaning, isTurned, isForgotten, role }: Scoped, said: string): void => {
  switch (meaning.is) {
    case 'conditions': {
      const { conditions } = meaning;
      if (isForgotten) frame.forgotten.push(...conditions);
      else {
        const held = isTurned ? (meaning.turned ?? conditions.map(turned)) : conditions;
        frame.conditions.push(...held.map((condition) => ({ condition, said })));
      }
      break;
    }
    case 'course':
      // "Scrap the linear algebra idea": a topic that was wished for.
      if (isForgotten && meaning.byTitle) frame.forgotten.push(be('topic', said.toLowerCase()));
      else addCourse(frame, { ...meaning, role: isTurned || isForgotten ? 'without' : role }, said);
      break;
    case 'order':
      if (isTurned) break;
      frame.order ??= meaning.order;
      frame.count ??= meaning.count ?? null;
      break;
    case 'than':
      frame.than ??= { field: meaning.field, less: meaning.less, codes: [] };
      break;
    case 'count':
      frame.count ??= meaning.count;
      break;
    case 'forgets':
      frame.forgotten.push(...meaning.conditions);
      break;
    case 'allow':
      frame.allowed.push(...meaning.days);
      break;
    case 'reference':
      frame.references.push({ to: meaning.to, role: isTurned || isForgotten ? 'without' : role });
      break;
    case 'act':
      frame.acts.push(meaning.act);
      break;
    case 'ask':
      frame.fields.push(...meaning.fields.map((field) => ({ field, isSure: meaning.isSure })));
      break;
    case 'unheld':
      if (!frame.unheld.includes(meaning.thing)) frame.unheld.push(meaning.thing);
      break;
    case 'programme':
      frame.programmes.push(meaning.name);
      break;
    case 'group':
      frame.groups.push(meaning.name);
      break;
    case 'talk':
      frame.talk.push(meaning.talk);
      break;
    case 'outside':
      frame.outside.push(meaning.about);
      break;
    case 'elsewhere':
      frame.elsewhere.push(meaning.university);
      break;
    case 'noun':
      frame.hasNoun = true;
      break;
    case 'cue':
      frame.hasCue = true;
      break;
    default:
  }
};

const addCourse = (frame: Mutable<Frame>, course: Named & { byTitle: boolean }, said: string): void => {
  const { code, known, candidates, role, byTitle } = course;
  if (byTitle) {
    // "ENV-STD 118, the rivers and dams one": the same course again.
    if (frame.named.some((each) => each.code === code)) return;
    const topic = be('topic', said);
    const titled = candidates.length > 0 ? candidates : [code];
    frame.conditions.push({ condition: role === 'without' ? turned(topic) : topic, said, titled });
    return;
  }
  if (frame.named.some((each) => each.code === code)) return;
  frame.named.push({ code, known, candidates, role });
  if (role === 'without') frame.without.push(code);
  else if (role === null) frame.codes.push(code);
};

/**
 * "Arts and Imagination gened" means that one value, not all of the scheme: of two choices of one scheme the narrower
 * holds.
 */
const narrowed = (conditions: readonly Asked[]): Asked[] =>
  conditions.filter(({ condition: wide }) => {
    if (wide.on !== 'attributes' || wide.isTurned) return true;
    return !conditions.some(({ condition: narrow }) => narrow !== wide && isNarrower(narrow, wide));
  });

const isNarrower = (narrow: Condition, wide: Condition): boolean =>
  narrow.on === 'attributes' &&
  wide.on === 'attributes' &&
  !narrow.isTurned &&
  narrow.value.every((one) =>
    wide.value.some(
      (other) =>
        other.scheme === one.scheme &&
        one.values.length < other.values.length &&
        one.values.every((value) => other.values.includes(value)),
    ),
  );
