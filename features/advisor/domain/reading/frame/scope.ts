import { be } from './conditions.ts';
import { isHelped, staysFree, tellsOfPast } from './denials.ts';
import { AMOUNTS, kindOf, type Scoped } from './denied/scoped.ts';
import { forgetNamedAgain, turnWhole, withPhrase } from './denied/with-phrase.ts';
import type { Condition, Meaning, Role, Span } from '../spans/meaning.ts';
import type { FactField } from '../askable.ts';
import type { Topic } from '../spans/topics.ts';
import type { Word } from '../spans/words.ts';

/** Words that extend a "no" to a second condition. */
const JOINTS = new Set(['or', 'nor', 'and']);

/**
 * Finds the target of each "no": the next condition and those joined to it, or the one before it at the end of a clause
 * ("econ no").
 */
export const spansInScope = (
  spans: readonly Span[],
  topics: readonly Topic[],
  words: readonly Word[],
  wished: readonly Condition[] = [],
): Scoped[] => {
  const parts: Scoped[] = [
    ...spans.map(({ from, to, meaning }) => ({ from, to, meaning, ...AS_SAID })),
    ...topics.map((topic) => ({ ...topicPart(topic), ...AS_SAID })),
  ].toSorted((a, b) => a.from - b.from);
  let named = 0;
  for (const [at, part] of parts.entries()) {
    if (isOwn(part, named, words)) part.meaning = { is: 'filler' };
    if (isNamed(part)) named += 1;
    if (part.meaning.is === 'conditions' && isOnly(parts, at, words)) part.meaning = onlyThose(part.meaning);
    if (part.meaning.is === 'forget') {
      const next = parts.slice(at + 1).find(({ meaning }) => meaning.is !== 'noun');
      // "Never mind. Art instead" gives up what was before.
      if (next && words[next.from]?.gap === 'space') next.isForgotten = true;
    }
    if (part.meaning.is === 'act' && part.meaning.act === 'swap') {
      // "Swap the cities for architecture" drops the first.
      const [gone, come] = parts
        .slice(at + 1, at + 4)
        .filter(({ meaning: { is } }) => is !== 'role' && is !== 'noun');
      if (gone?.meaning.is === 'conditions' && come?.meaning.is === 'conditions') gone.isForgotten = true;
    }
    if (part.meaning.is === 'role') {
      const next = parts[at + 1];
      // "Instead of gender, race" drops the first.
      if (part.meaning.role === 'instead' && next?.meaning.is === 'conditions' && next.from - part.to <= 1)
        next.isForgotten = true;
      else if (
        part.meaning.role === 'without' &&
        next?.meaning.is === 'conditions' &&
        next.from - part.to <= 1
      )
        next.isTurned = true;
      else if (part.meaning.role === 'taken' && next && isTakenKind(part, next, words)) {
        // "I already took the intro" asks for another level.
        if (kindOf(next) === 'levels') next.isTurned = true;
        else next.meaning = { is: 'filler' };
      } else giveRole(parts, at, part.meaning.role, words);
    }
    if (part.meaning.is === 'act' && part.meaning.act === 'compare') forgetLesser(parts, at, words);
    // "Does it need bio", "what it deals with": questions about a course, no wishes.
    const before = parts[at - 1];
    const verb = words[part.from];
    const isOfIt = before && verb?.gap === 'space' && isCourse(before, part);
    const field = isOfIt ? ASKED_OF[verb.text] : undefined;
    const isLast = field === 'prerequisites' || (words[part.to]?.gap ?? 'stop') !== 'space';
    if (field !== undefined && isLast && (part.meaning.is === 'act' || part.meaning.is === 'cue'))
      part.meaning = { is: 'ask', fields: [field], isSure: true };
    if (part.meaning.is !== 'not') continue;
    if (tellsOfPast(part, words)) {
      const next = parts.slice(at + 1).find(isSaid);
      const isNear =
        next !== undefined &&
        next.from - part.to <= FAR &&
        words.slice(part.to, next.from + 1).every(({ gap }) => gap === 'space');
      if (!isNear || next.meaning.is === 'conditions') {
        if (isNear) next.meaning = { is: 'filler' };
        part.meaning = { is: 'filler' };
        continue;
      }
    }
    // "My boss won't give me Fridays off" asks for nothing.
    const denied = parts[at + 1];
    if (denied?.from === part.to && denied.meaning.is === 'act' && isHelped(part, words)) {
      // "For reasons I won't explain I also want BIOL 7".
      const isTold = denied.meaning.act === 'tell';
      for (const each of isTold ? [part, denied] : [denied]) each.meaning = { is: 'filler' };
      if (isTold) continue;
    }
    // "What gets me outside" is no "no", but "outside computing" is.
    if (words[part.from]?.text === 'outside' && !isFieldNext(part, parts[at + 1])) {
      part.meaning = { is: 'filler' };
      continue;
    }
    // "I teach Tuesdays, so not then" negates the time before.
    const timed = words[part.to]?.text === 'then' ? parts.slice(0, at).findLast(isTimed) : undefined;
    if (timed) {
      if (isOnSome(timed)) timed.isTurned = true;
      continue;
    }
    // "No, the other one" negates nothing.
    const asked = parts[at + 1];
    if (
      asked?.meaning.is === 'reference' &&
      asked.from === part.to &&
      ANSWERS.has(words[part.from]?.text ?? '') &&
      !isIt(asked)
    )
      continue;
    // "That does not need any prerequisites" negates the prerequisites.
    if (
      asked?.meaning.is === 'ask' &&
      asked.from === part.to &&
      asked.meaning.fields[0] === 'prerequisites'
    ) {
      asked.meaning = { is: 'conditions', conditions: [be('statesNone', true)] };
      continue;
    }
    if (turnAfter(parts, at, words, wished)) continue;
    const last = isLastOfClause(parts, at, words) ? saidBefore(parts, at, words) : null;
    if (last && staysFree(last.meaning)) continue;
    // "Monday mornings are a no": the day and its part are one.
    if (last) turnWhole(parts, last, words);
    else part.isIdle = true;
  }
  forgetNamedAgain(parts, words);
  return parts;
};

/** Whether a reference is to a course of the same message: "Who teaches Bach, and when is it". */
const isOwn = ({ meaning, from }: Scoped, named: number, words: readonly Word[]): boolean =>
  meaning.is === 'reference' &&
  (meaning.to.kind === 'one' || meaning.to.kind === 'person'
    ? named === 1
    : meaning.to.kind === 'all' && named > 1) &&
  !BESIDE_ANOTHER.has(words[from - 1]?.text ?? '');
/** Words that compare with the reference: "harder than that", "clash with it". */
const BESIDE_ANOTHER = new Set(
  'with than and or versus to from after before besides like against of as same'.split(' '),
);
const isNamed = ({ meaning, isTurned, role }: Scoped): boolean =>
  !isTurned &&
  role === null &&
  (meaning.is === 'course' ||
    (meaning.is === 'conditions' && meaning.conditions.every(({ on }) => on === 'topic')));

const ANSWERS = new Set(['no', 'nah', 'nope']);

const isTimed = ({ meaning }: Scoped): boolean =>
  meaning.is === 'conditions' &&
  meaning.conditions.some(
    ({ on }) => on === 'days' || on === 'startsAfter' || on === 'endsBefore' || on === 'keepsFree',
  );

const isOnSome = ({ meaning }: Scoped): boolean =>
  meaning.is === 'conditions' && meaning.conditions.every(({ isTurned }) => !isTurned);

const isFieldNext = ({ to }: Scoped, next?: Scoped): boolean =>
  next !== undefined &&
  next.from - to <= 1 &&
  ['topic', 'subjects', 'areas', 'programme'].includes(kindOf(next));

/** Fields asked for by a verb after the course. */
const ASKED_OF: Readonly<Record<string, FactField>> = {
  need: 'prerequisites',
  needs: 'prerequisites',
  require: 'prerequisites',
  requires: 'prerequisites',
  cover: 'description',
  covers: 'description',
  deals: 'description',
  involves: 'description',
};

const isCourse = ({ meaning, to }: Scoped, { from }: Scoped): boolean =>
  (meaning.is === 'course' || meaning.is === 'reference') && to === from;

/** Whether a condition is in the last wish. */
const isWished = ({ meaning }: Scoped, wished: readonly Condition[]): boolean =>
  meaning.is === 'conditions' &&
  meaning.conditions.some((each) => wished.some((other) => JSON.stringify(each) === JSON.stringify(other)));

/** "She would rather have Japanese than Spanish": drops the second, which is in the last wish. */
const forgetLesser = (parts: readonly Scoped[], cue: number, words: readonly Word[]): void => {
  if (words[parts[cue]?.from ?? 0]?.text !== 'rather') return;
  const lesser = parts
    .slice(cue + 1)
    .find(({ from, meaning }) => words[from - 1]?.text === 'than' && meaning.is === 'conditions');
  if (lesser) lesser.isForgotten = true;
};

const isTakenKind = (role: Scoped, next: Scoped, words: readonly Word[]): boolean =>
  next.from - role.to <= 1 &&
  words[next.from]?.gap === 'space' &&
  words[next.from]?.text !== 'never' &&
  (kindOf(next) === 'levels' || kindOf(next) === 'kinds');

/** "I can only come on Tuesdays and Thursdays": no other days, but not necessarily both. */
const isOnly = (parts: readonly Scoped[], at: number, words: readonly Word[]): boolean => {
  const to = parts[at]?.from ?? 0;
  const only = parts.findLast(
    ({ meaning, from }, before) => before < at && meaning.is === 'border' && words[from]?.text === 'only',
  );
  return (
    only !== undefined &&
    to - only.to <= FAR_ONLY &&
    words.slice(only.to, to + 1).every(({ gap }) => gap === 'space')
  );
};
const FAR_ONLY = 5;
const onlyThose = <Said extends Meaning & { is: 'conditions' }>(meaning: Said): Said => {
  const conditions = meaning.conditions.filter(
    (each) => each.on !== 'days' || each.isTurned || each.value.mode !== 'all',
  );
  return {
    ...meaning,
    conditions: conditions.map((each) =>
      each.on === 'days' && !each.isTurned ? be('days', { on: each.value.on, mode: 'only' }) : each,
    ),
  };
};

const AS_SAID = { isTurned: false, isForgotten: false, isIdle: false, role: null };

/** How many words may come between "I took" and the course. */
const FAR = 3;

/** Gives a role to the course after "I took", "instead of" or "like", and to those joined to it. */
const giveRole = (parts: readonly Scoped[], cue: number, role: Role, words: readonly Word[]): void => {
  let end = parts[cue]?.to ?? 0;
  let isFirst = true;
  for (const part of parts.slice(cue + 1)) {
    if ((words[part.from]?.gap ?? 'stop') === 'stop' || part.from - end > FAR) break;
    if (part.meaning.is === 'border' || part.meaning.is === 'role') break;
    if (part.meaning.is === 'filler' && JOINTS.has(words[part.from]?.text ?? '')) continue;
    if (part.meaning.is !== 'course' && part.meaning.is !== 'reference') {
      if (isFirst && part.meaning.is !== 'conditions') continue;
      break;
    }
    if (isFirst && role === 'like' && part.from > end) break;
    if (!isFirst && !isListed(part, words)) break;
    part.role = role;
    isFirst = false;
    end = part.to;
  }
};

const isListed = ({ from }: Scoped, words: readonly Word[]): boolean =>
  words[from]?.gap === 'comma' || JOINTS.has(words[from - 1]?.text ?? '') || words[from - 1]?.text === 'plus';

const topicPart = ({ from, to, words }: Topic): Pick<Scoped, 'from' | 'to' | 'meaning'> => ({
  from,
  to,
  meaning: { is: 'conditions', conditions: words.map((some) => be('topic', some.join(' '))) },
});

/** Whether a meaning can be negated. */
const isSaid = ({ meaning }: Scoped): boolean =>
  meaning.is === 'conditions' || meaning.is === 'course' || meaning.is === 'reference';

/** Whether only words like "class" follow in the clause: "econ no", "no class on fridays". */
const isLastOfClause = (parts: readonly Scoped[], cue: number, words: readonly Word[]): boolean => {
  let end = parts[cue]?.to ?? 0;
  for (const { from, to, meaning } of parts.slice(cue + 1)) {
    if (from > end || words[from]?.gap !== 'space' || meaning.is === 'border') break;
    if (!SAYS_LITTLE.has(meaning.is)) return false;
    end = to;
  }
  return (
    (words[end]?.gap ?? 'stop') !== 'space' ||
    REASONS.has(words[end]?.text ?? '') ||
    parts.some(({ from, meaning }) => from === end && meaning.is === 'border')
  );
};
const REASONS = new Set(['because', 'since', 'cause', 'as']);
const SAYS_LITTLE: ReadonlySet<Meaning['is']> = new Set(['noun', 'filler', 'unheld']);

/** The last condition before a "no" in its clause. */
const saidBefore = (parts: readonly Scoped[], cue: number, words: readonly Word[]): Scoped | null => {
  let next = parts[cue]?.from ?? 0;
  for (const part of parts.slice(0, cue).toReversed()) {
    if (words[next]?.gap !== 'space') break;
    if (isSaid(part) && !isIt(part)) return part;
    if (!isIt(part) && !SAYS_LITTLE.has(part.meaning.is)) break;
    next = part.from;
  }
  return null;
};

const turnAfter = (
  parts: readonly Scoped[],
  cue: number,
  words: readonly Word[],
  wished: readonly Condition[],
): boolean => {
  let last: Scoped | null = null;
  let it: Scoped | null = null;
  let end = parts[cue]?.to ?? 0;
  for (const [place, part] of parts.slice(cue + 1).entries()) {
    const gaps = words.slice(end, part.from + 1).map(({ gap }) => gap);
    if (part.meaning.is === 'border' || gaps.includes('stop')) break;
    // "No, scrap cities" is not about the clause before the comma.
    const isDropped = part.meaning.is === 'act' && part.meaning.act === 'drop';
    if (last === null && gaps.includes('comma') && !isDropped) break;
    end = part.to;
    if (part.meaning.is === 'not') break;
    // "No essays": its target is something that no record states.
    if (last === null && part.meaning.is === 'unheld') return true;
    if (!isSaid(part)) continue;
    if (last === null && isIt(part)) {
      it ??= part;
      continue;
    }
    // "No labs at night": the time is denied already, with the kind before it.
    if (part.isTurned) {
      last = part;
      continue;
    }
    if (last !== null && !isJoined(last, part, words)) break;
    // "Nothing listed as prerequisites and at least a 4.6" begins anew.
    if (last === null && words[part.from - 1]?.text === 'and' && AMOUNTS.has(kindOf(part))) break;
    // "Not German, French": negates what was in the wish, and the next one replaces it.
    if (
      last !== null &&
      words[part.from]?.gap === 'comma' &&
      isWished(last, wished) &&
      !isWished(part, wished)
    )
      break;
    part.isTurned = true;
    last = part;
    withPhrase(parts, cue + 1 + place, words);
  }
  if (last === null && it !== null) it.isTurned = true;
  return last !== null || it !== null;
};

/** "Rather not have it above 8 hours": "it" is negated only if no condition is. */
const isIt = ({ meaning }: Scoped): boolean =>
  meaning.is === 'reference' && ANY_OF_BEFORE.has(meaning.to.kind);
const ANY_OF_BEFORE: ReadonlySet<string> = new Set(['one', 'all', 'person']);

/** Whether two conditions share a "no": "no mondays or fridays". Joined by "and", both must be of one kind. */
const isJoined = (one: Scoped, other: Scoped, words: readonly Word[]): boolean => {
  const joint = words[other.from - 1]?.text ?? '';
  if (joint === 'or' || joint === 'nor') return true;
  // "Not too many people, 30 at most", "nothing before 10, done by 3": the second says its own side.
  if (AMOUNTS.has(kindOf(other)) || ENDINGS.has(words[other.from]?.text ?? '')) return false;
  const isListed =
    words[other.from]?.gap === 'comma' ||
    JOINTS.has(joint) ||
    (other.from === one.to && kindOf(one) === 'subjects');
  return isListed && kindOf(one) === kindOf(other) && other.from - one.to <= 1;
};

const ENDINGS = new Set(
  'by done out over ends end ending finished finishes finish home is are be'.split(' '),
);
