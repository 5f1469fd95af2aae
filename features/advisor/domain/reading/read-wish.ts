import type { Context } from '../understanding/context.ts';
import type { SearchInput, Understanding, Wish } from '../understanding/request.ts';
import { mergeWishes } from '../understanding/wish.ts';
import type { Asked, Frame } from './frame.ts';
import { TALK_TABLE } from './lines.ts';
import type { Act, Condition, Meaning } from './meaning.ts';
import { type Reading, readMessage } from './read-message.ts';
import { toWish, weekdaysOf } from './to-wish.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * What a message wishes of courses, by itself or as a change of the last wish; null where it asks for anything
 * else, which the frame does not answer yet.
 *
 * @param today ISO date
 */
export const readWish = (
  text: string,
  context: Context,
  vocabulary: Vocabulary,
  today: string,
): Understanding | null => {
  const reading = readMessage(text, vocabulary, { today, table: TALK_TABLE });
  const { frame } = reading;
  if (asksFor(reading, 'after')) return leadingOn(frame, context, vocabulary);
  if (asksFor(reading, 'other') || frame.codes.length > 0 || leavesTooMuch(reading)) return null;
  const said = toWish(frame, vocabulary);
  if (said === null || !saysSomething(frame)) return null;
  const earlier = context.wish !== null && isChange(reading) ? context.wish : null;
  if (earlier === null && !standsAlone(reading)) return null;
  const wish = compared(earlier === null ? said : changed(earlier, said, frame), context);
  return wish === null ? null : { requests: [{ kind: 'recommend', wish }], readings: [] };
};

const has = ({ spans }: Reading, what: Meaning['is']): boolean =>
  spans.some(({ meaning }) => meaning.is === what);

const asksFor = ({ spans }: Reading, act: Act): boolean =>
  spans.some(({ meaning }) => meaning.is === 'act' && meaning.act === act);

/** "What does STAT 110 open up": courses that ask for those named, or for the one spoken of. */
const leadingOn = (frame: Frame, { focus }: Context, vocabulary: Vocabulary): Understanding | null => {
  const after = frame.codes.length > 0 ? frame.codes : focus.length === 1 ? focus : [];
  const wish = toWish({ ...frame, conditions: frame.conditions.filter(isOfWhen) }, vocabulary);
  if (wish === null || after.length === 0) return null;
  wish.after = [...after];
  wish.search.exclude_codes = [...new Set([...(wish.search.exclude_codes ?? []), ...after])];
  return { requests: [{ kind: 'recommend', wish }], readings: [] };
};

/** Titles and other words beside the courses name those, and are no topic. */
const isOfWhen = ({ condition: { on } }: Asked): boolean =>
  on !== 'topic' && on !== 'subjects' && on !== 'isReady';

const saysSomething = ({ conditions, order, than, count, allowed, forgotten, without }: Frame): boolean =>
  [conditions, allowed, forgotten, without].some((some) => some.length > 0) ||
  [order, than, count].some((one) => one !== null);

const LONG = 20;
const MOST_TOPICS = 2;

/** A number that nothing was made of, or a long story with many things in it. */
const leavesTooMuch = ({ words, spans, topics }: Reading): boolean => {
  const isHeld = words.map(() => false);
  for (const { from, to } of spans) isHeld.fill(true, from, to);
  return (
    words.some(({ number, clock }, at) => isHeld[at] === false && (number ?? clock) !== null) ||
    (words.length > LONG && topics.length > MOST_TOPICS)
  );
};

/** What courses are about: a message that names it is a wish of its own. */
const HEADS: ReadonlySet<Condition['on']> = new Set(['subjects', 'areas', 'attributes', 'topic']);

const headsOf = ({ conditions }: Frame): Condition[] =>
  conditions.flatMap(({ condition }) => (HEADS.has(condition.on) ? condition : []));

/** Words with which a change begins, though it names something new: "or bio", "same but about food". */
const CHANGES = new Set(['or', 'and', 'also', 'same', 'but', 'instead', 'actually', 'not', 'no', 'without']);

/** Whether it changes the last wish: it names nothing new, or says that it does. */
const isChange = ({ frame, words }: Reading): boolean => {
  if (frame.forgotten.length > 0 || frame.allowed.length > 0 || frame.than !== null) return true;
  const heads = headsOf(frame);
  if (heads.every(({ isTurned }) => isTurned)) return true;
  return CHANGES.has(words[0]?.text ?? '') || words.some(({ text }) => text === 'instead');
};

/** A wish that can be searched: more than words that may mean anything. */
const standsAlone = (reading: Reading): boolean => {
  const { frame } = reading;
  if (frame.forgotten.length > 0 || frame.allowed.length > 0) return false;
  const asked = frame.conditions.filter(({ condition: { on } }) => on !== 'topic');
  const isAsked = has(reading, 'noun') || has(reading, 'cue') || has(reading, 'act');
  const hasHead = headsOf(frame).some(({ isTurned }) => !isTurned);
  const isKind = asked.some(({ condition: { on } }) => on === 'kinds');
  // "What about spring?", with nothing before it.
  if (!has(reading, 'noun') && !hasHead && asked.every(({ condition: { on } }) => on === 'terms'))
    return false;
  return asked.length > 0 && (isAsked || hasHead || isKind || frame.order !== null);
};

/** The last wish with what a message changes. */
const changed = (earlier: Wish, said: Wish, frame: Frame): Wish => {
  const { exclude_codes: _shown, codes: _among, ...search } = earlier.search;
  const isNewHead = headsOf(frame).some(({ isTurned }) => !isTurned);
  const kept = isNewHead ? without(search, HEAD_KEYS) : search;
  const merged = mergeWishes({ ...earlier, search: forgetting(kept, frame), than: null, wanted: null }, said);
  return { ...merged, search: allowing(merged.search, frame) };
};

const HEAD_KEYS: readonly (keyof SearchInput)[] = ['subjects', 'areas', 'text', 'topics', 'attributes_any'];

const KEYS: Partial<Record<Condition['on'], readonly (keyof SearchInput)[]>> = {
  subjects: HEAD_KEYS,
  areas: HEAD_KEYS,
  topic: HEAD_KEYS,
  attributes: ['attributes_any', 'attributes_none'],
  days: ['days', 'meets_on', 'avoid_days'],
  startsAfter: ['starts_at_or_after'],
  endsBefore: ['ends_at_or_before'],
  keepsFree: ['free_times'],
  hours: ['min_hours', 'max_hours'],
  rating: ['min_rating', 'max_rating'],
  units: ['min_units', 'max_units'],
  size: ['min_enrollment', 'max_enrollment'],
  levels: ['levels'],
  kinds: ['component', 'exclude_component'],
  terms: ['terms'],
};

const forgetting = (search: SearchInput, { forgotten }: Frame): SearchInput =>
  without(
    search,
    forgotten.flatMap(({ on }) => KEYS[on] ?? []),
  );

const without = (search: SearchInput, keys: readonly (keyof SearchInput)[]): SearchInput =>
  Object.fromEntries(
    Object.entries(search).filter(([key]) => !keys.includes(key as keyof SearchInput)),
  ) as SearchInput;

/** Days that are fine, too: no longer avoided, and among those asked for. */
const allowing = (search: SearchInput, { allowed }: Frame): SearchInput => {
  if (allowed.length === 0) return search;
  const days = weekdaysOf(allowed);
  const next: SearchInput = { ...search };
  const avoided = (search.avoid_days ?? []).filter((day) => !days.includes(day));
  if (avoided.length > 0) next.avoid_days = avoided;
  else delete next.avoid_days;
  const asked = search.days ?? search.meets_on;
  if (asked) {
    delete next.meets_on;
    next.days = [...new Set([...asked, ...days])];
  }
  return next;
};

/** "Something easier" is compared with what was shown; null where nothing was. */
const compared = (wish: Wish, { focus, shown }: Context): Wish | null => {
  if (wish.than === null) return wish;
  const codes = focus.length > 0 ? focus : shown;
  return codes.length === 0 ? null : { ...wish, than: { ...wish.than, codes: [...codes] } };
};
