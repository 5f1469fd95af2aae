import { changed, headsOf, type Joining } from './change.ts';
import { be } from './frame/conditions.ts';
import { withoutIdleParts } from './frame/idle-parts.ts';
import { DAY_WORDS } from './spans/line.ts';
import type { Frame } from './frame/frame.ts';
import { isEmptyWish, leavesAllOpen } from './wish.ts';
import type { Wish } from './request.ts';
import { SAME_TOPICS } from './tables/topics/same-topics.ts';
import { isSound } from './spans/says-nothing.ts';
import { toWish } from './to-wish.ts';
import { does, dropsOfList, isBeside, namedAs, seeks, type Turn, wantedHeads } from './turn.ts';

/** The wish of a message, on its own or as a change of the last one; null if it has none. */
export const wishOf = (turn: Turn): Wish | null => {
  const { frame, context, vocabulary } = turn;
  // "Undo that": the wish before the last change.
  if (does(turn, 'undo') && context.earlier !== null && !saysSomething(frame))
    return toWish(context.earlier, vocabulary);
  const isFollowing = context.frame !== null && isChange(turn);
  if (!isFollowing && !standsAlone(turn)) return null;
  const typed = (from: number, to: number) =>
    turn.message.slice(turn.reading.words[from]?.start, turn.reading.words[to - 1]?.end);
  const { frame: held, idle } = withoutIdleParts(frame, turn.reading, typed);
  const said = withoutOneOfThem(withCourses(held, turn), turn.message);
  const whole =
    isFollowing && context.frame
      ? changed(context.frame, said, joiningOf(turn))
      : withAllowed(said, turn.reading.words);
  const wish = toWish(whole, vocabulary);
  wish.unread.push(...idle, ...unreadIn(turn));
  // "What my roommate wants" has unread words, so it does not leave everything open.
  if (!isFollowing && leavesAllOpen(wish) && tellsMore(turn)) return null;
  const { isMore } = wish;
  if (wish.than !== null && wish.than.codes.length === 0) {
    const codes = comparedWith(turn);
    if (codes.length > 0) {
      wish.than = { ...wish.than, codes };
      wish.frame = { ...wish.frame, than: wish.than };
    } else putFirst(wish);
  }
  const others = isMore || wish.than?.codes.length === 1 ? context.offered : [];
  if (others.length > 0)
    wish.search.exclude_codes = [...new Set([...(wish.search.exclude_codes ?? []), ...others])];
  if (isAmong(turn)) {
    wish.search.codes = [...turn.pointed];
    wish.isAmongShown = true;
  }
  if (does(turn, 'plan') && turn.asked.length > 0) wish.search.no_conflict_with ??= [...turn.asked];
  return wish;
};

/** "Two classes about dams; does the history one count": the field says which of them is asked about, and is wished for by none. */
const withoutOneOfThem = (frame: Frame, message: string): Frame => {
  const isAboutSomething = frame.conditions.some(({ condition }) => condition.on === 'topic');
  if (!isAboutSomething) return frame;
  const text = message.toLowerCase();
  const isOneOfThem = ({ condition, said }: Frame['conditions'][number]): boolean =>
    condition.on === 'subjects' && said !== '' && text.includes(`the ${said.toLowerCase()} one`);
  return { ...frame, conditions: frame.conditions.filter((each) => !isOneOfThem(each)) };
};

/** "Econ Monday Wednesday ok?", with no days before: these are wished for. */
const withAllowed = (frame: Frame, words: Turn['reading']['words']): Frame => {
  const on = [...new Set(frame.allowed)];
  if (
    on.length < 2 ||
    on.length > MOST_WISHED ||
    frame.conditions.some((each) => each.condition.on === 'days')
  )
    return frame;
  const isAny = on.length === 1 || words.some(({ text }) => text === 'or');
  const days = isAny
    ? [be('days', { on, mode: 'any' })]
    : [be('days', { on, mode: 'all' }), be('days', { on, mode: 'only' })];
  return {
    ...frame,
    conditions: [...frame.conditions, ...days.map((condition) => ({ condition, said: '' }))],
  };
};
const MOST_WISHED = 4;

/** Whether the message has title words that were not read. */
const tellsMore = ({ reading: { told }, vocabulary: { lexicon } }: Turn): boolean =>
  told.some(({ words }) => words.flat().some((word) => lexicon.titleWords.has(word)));

/** Words in a clause that asks and is not about the student or somebody else: they played no part. */
const unreadIn = ({ reading: { told, words, spans, topics }, message }: Turn): string[] => {
  const asking = new Set<number>();
  let clause = 0;
  const clauseOf = words.map(({ gap }) => (gap === 'space' ? clause : (clause += 1)));
  for (const { from, meaning } of spans)
    if (ASKING.has(meaning.is) || (meaning.is === 'act' && meaning.act === 'find'))
      asking.add(clauseOf[from] ?? 0);
  for (const [at, { text }] of words.entries()) if (TELLS.has(text)) asking.delete(clauseOf[at] ?? 0);
  const isAsking = (at: number): boolean => asking.has(clauseOf[at] ?? 0);
  const saidOf = (from: number, to: number): string => message.slice(words[from]?.start, words[to - 1]?.end);
  // "Set before 1750".
  const years = words.flatMap(({ number }, at) =>
    number !== null && number >= FIRST_YEAR && isAsking(at) && BESIDE_YEARS.has(words[at - 1]?.text ?? '')
      ? saidOf(at - 1, at + 1)
      : [],
  );
  // Figures and days that play no part, in a clause that asks.
  const isHeld = words.map(() => false);
  for (const { from, to } of [...spans, ...topics, ...told]) isHeld.fill(true, from, to);
  const wishing = new Set(
    spans.flatMap(({ from, meaning }) => (meaning.is === 'conditions' ? clauseOf[from] : [])),
  );
  for (const [at, { text }] of words.entries()) if (TELLS.has(text)) wishing.delete(clauseOf[at]);
  const figures = words.flatMap(({ number, clock, text }, at) =>
    isHeld[at] === false &&
    (isAsking(at) || wishing.has(clauseOf[at])) &&
    (clock !== null || DAY_WORDS.has(text) || (number !== null && number > 1 && number < FIRST_YEAR))
      ? saidOf(at, words[at + 1]?.gap === 'space' ? at + 2 : at + 1)
      : [],
  );
  return [...told.flatMap(({ from, to }) => (isAsking(from) ? saidOf(from, to) : [])), ...years, ...figures];
};
const [FIRST_YEAR, BESIDE_YEARS] = [1000, new Set(['before', 'after', 'around', 'until', 'since'])] as const;
const ASKING: ReadonlySet<string> = new Set(['noun', 'cue', 'kind', 'order']);
const TELLS = new Set('i my me we our he she they his her their because since'.split(' '));

/** Whether it selects from the list shown: "Which of those". */
const isAmong = ({ isOfList, pointed, frame }: Turn): boolean =>
  isOfList && pointed.length > 1 && frame.than === null && !frame.acts.includes('more');

/** Gives the courses that a wish names without a role, or refers to, their role in the wish. */
const withCourses = (frame: Frame, turn: Turn): Frame => {
  const asked = isAmong(turn) ? [] : turn.asked;
  if (asked.length === 0)
    return does(turn, 'after') ? { ...frame, named: [...frame.named, ...focused(turn)] } : frame;
  if (does(turn, 'after')) {
    const pointed = turn.pointed.map((code) => ({ code, known: true, candidates: [], role: null }));
    return { ...withoutHeads(frame), named: [...frame.named, ...pointed] };
  }
  const isOut = frame.than !== null || dropsOfList(turn);
  const role = isBeside(turn) ? ('clear' as const) : isOut ? ('without' as const) : ('like' as const);
  return {
    ...frame,
    named: [...frame.named, ...asked.map((code) => ({ code, known: true, candidates: [], role }))],
  };
};

/** The only course spoken of, for "What would I do after it". */
const focused = ({ context: { focus } }: Turn) =>
  focus.slice(0, 1).map((code) => ({ code, known: true, candidates: [], role: null }));

/** Removes topics: beside courses these words name the courses. */
const withoutHeads = (frame: Frame): Frame => ({
  ...frame,
  conditions: frame.conditions.filter(({ condition: { on } }) => on !== 'topic' && on !== 'isReady'),
});

/** The courses that "something easier" is compared with. */
const comparedWith = (turn: Turn): string[] => {
  const { asked, context, frame } = turn;
  const named = namedAs({ frame }, 'instead', 'like');
  return [...([named, asked, context.focus, context.shown].find((codes) => codes.length > 0) ?? [])];
};

/** A comparison with nothing becomes an order, with the lowest or highest first. */
const putFirst = (wish: Wish): void => {
  if (wish.than === null) return;
  const { field: by, less } = wish.than;
  const order = { by, descending: !less && by !== 'rating' };
  wish.search.sort ??= by;
  if (order.descending) wish.search.descending = true;
  wish.than = null;
  // The next message must not compare with what is shown now.
  wish.frame = { ...wish.frame, than: null, order: wish.frame.order ?? order };
};

/** First words of a message that changes the wish although it names something new: "or bio", "same but about food". */
const CHANGES = new Set(
  'or and also same but instead actually not no without only just maybe with'.split(' '),
);

/** The first word that is no interjection: "hm. same days but theater". */
const firstOf = ({ reading: { words } }: Turn): string =>
  words.find(({ text }) => !isSound(text) && !BEFORE_CHANGE.has(text))?.text ?? '';
const BEFORE_CHANGE = new Set('ok okay cool well then wait yeah yes lol thanks great'.split(' '));

/** Words that mark a change anywhere in a message. */
const CHANGING = new Set(['instead', 'though', 'possible', 'preferably', 'again']);

/** Whether a message changes the last wish: it names nothing new, or says that it is a change. */
const isChange = (turn: Turn): boolean => {
  const { frame, reading, context } = turn;
  const isListed = context.last?.kind === 'recommend' || context.isOfWeek;
  if (does(turn, 'plan', 'begin', 'interests', 'after')) return false;
  if (
    frame.forgotten.length > 0 ||
    frame.allowed.length > 0 ||
    frame.than !== null ||
    does(turn, 'more', 'again', 'within', 'other_field')
  )
    return true;
  if (isAmong(turn) || dropsOfList(turn)) return true;
  if (!saysSomething(frame)) return false;
  if (saysOnes(turn)) return true;
  // "Something small in spring", then "in history or philosophy": the first had no topic yet.
  if (context.frame !== null && wantedHeads(context.frame).length === 0 && wantedHeads(frame).length > 0)
    return isListed && context.frame.conditions.length > 0;
  if (headsOf(frame).every(({ isTurned }) => isTurned))
    return !(seeks(turn) && frame.hasNoun && frame.conditions.length > 1);
  const first = firstOf(turn);
  if (narrowsToField(turn) || CHANGES.has(first) || reading.words.some(({ text }) => CHANGING.has(text)))
    return true;
  if (isListed && isOfOneKind(frame) && !frame.hasNoun && !does(turn, 'find')) return true;
  const isWhole = frame.hasNoun || does(turn, 'find') || frame.conditions.length > 1;
  return (frame.hasCue || does(turn, 'about')) && !isWhole;
};

/** "Gened ones", after a list, changes the wish. */
const saysOnes = ({ reading: { words }, context }: Turn): boolean =>
  (context.frame !== null || context.isOfWeek) &&
  (words.some(({ text }) => text === 'ones') ||
    // "Is there a well rated one under six hours", after a list.
    (context.last?.kind === 'recommend' &&
      words.some(
        ({ text }, at) =>
          text === 'one' &&
          words.slice(Math.max(0, at - FAR_BACK), at).some((each) => ANY_ONE.has(each.text)),
      )));
const FAR_BACK = 4;
const ANY_ONE = new Set(['a', 'an', 'any', 'there']);

/** Whether the message has one condition, or alternatives of one: "Austen or the Brontës then". */
const isOfOneKind = (frame: Frame): boolean => {
  const wanted = frame.conditions.filter(({ condition: { isTurned } }) => !isTurned);
  return wanted.length === 1 || (wanted.length > 0 && wanted.length === wantedHeads(frame).length);
};

const joiningOf = (turn: Turn): Joining => {
  const {
    frame,
    context,
    reading: { words },
  } = turn;
  const first = firstOf(turn);
  if (frame.forgotten.length > 0 || words.some(({ text }) => text === 'instead')) return 'instead';
  // "Or bio" replaces the topic; "bio too" adds one.
  // So does "I'd also be fine with theater".
  const isAllowed = words.some(({ text }) => text === 'also') && words.some(({ text }) => FINE.has(text));
  if (first === 'also' || isAllowed || TOO.has(words.at(-1)?.text ?? '')) return 'or';
  if (words.some(({ text }, at) => text === 'same' && TOPIC_WORDS.has(words[at + 1]?.text ?? '')))
    return 'within';
  if (first === 'same') return 'instead';
  // "Art history", then "20th century": a topic alone narrows a field.
  const isWithinField =
    !does(turn, 'about') &&
    wantedHeads(frame).every(({ on }) => on === 'topic') &&
    (context.frame ? wantedHeads(context.frame) : []).every(({ on }) => on !== 'topic');
  // "Or slavery", after a history class about war: still in history.
  const isOtherTopic =
    first === 'or' && wantedHeads(frame).every(({ on }) => on === 'topic') && context.frame !== null;
  return isWithinField ||
    does(turn, 'within') ||
    narrowsToField(turn) ||
    isOtherTopic ||
    saysOnes(turn) ||
    words.some(({ text }) => PREFERRED.has(text)) ||
    WITHIN.has(first) ||
    (frame.hasCue && wantedHeads(frame).every(({ on }) => on === 'topic'))
    ? 'within'
    : 'instead';
};
/** "Econ dept", "history only", "I mean only music", of courses about a topic: those of that field. */
const narrowsToField = ({ frame, context, reading: { words } }: Turn): boolean =>
  (context.frame ? wantedHeads(context.frame) : []).some(({ on }) => on === 'topic') &&
  frame.conditions.some(({ condition: { on, isTurned }, said }) => {
    if (isTurned || !FIELDS_NAMED.has(on)) return false;
    const [first = '', ...others] = said.toLowerCase().split(' ');
    const at = words.findIndex(({ text }) => text === first);
    if (at === -1) return false;
    const [before, after] = [words[at - 1], words[at + others.length + 1]].map((word) => word?.text ?? '');
    return ONLY.has(before ?? '') || ONLY.has(after ?? '') || DEPARTMENT.has(after ?? '');
  });
const FIELDS_NAMED: ReadonlySet<string> = new Set(['subjects', 'areas', 'attributes']);
const ONLY: ReadonlySet<string> = new Set(['only', 'just']);
const DEPARTMENT: ReadonlySet<string> = new Set(['dept', 'department']);
/** "On the same subject": of what was wished before. */
const TOPIC_WORDS = new Set(['subject', 'topic', 'theme', 'matter']);
const PREFERRED = new Set(['possible', 'ideally', 'preferably', 'preferred']);
const FINE = new Set('fine ok okay open happy good'.split(' '));
const TOO = new Set(['too', 'also', 'well']);
const WITHIN = new Set(['in', 'from', 'within', 'only', 'just', 'any']);

const saysSomething = ({
  conditions,
  order,
  than,
  count,
  without,
  unheld,
  named,
  programmes,
  groups,
}: Frame): boolean =>
  [conditions, without, unheld, named, programmes, groups].some((some) => some.length > 0) ||
  [order, than, count].some((one) => one !== null);

/** Whether a wish can be searched on its own. */
const standsAlone = (turn: Turn): boolean => {
  const { frame, reading, vocabulary } = turn;
  // "Who is the kindest professor in the English department": no list answers it.
  if (
    (reading.words.some(({ text }) => text === 'who') ||
      frame.fields.some(({ field }) => field === 'instructor')) &&
    frame.unheld.includes('personality')
  )
    return false;
  if (frame.forgotten.length > 0 || frame.allowed.length > 0)
    return wantedHeads(frame).length > 0 || frame.conditions.length > 1;
  if (does(turn, 'plan', 'begin', 'interests', 'counted')) return true;
  if (frame.programmes.length + frame.groups.length > 0 || does(turn, 'after'))
    return saysSomething(frame) || turn.asked.length + turn.context.focus.length > 0;
  if (frame.than !== null && comparedWith(turn).length > 0) return true;
  const isAsked = frame.hasNoun || frame.hasCue || does(turn, 'find', 'more');
  const others = frame.conditions.filter(({ condition: { on } }) => on !== 'topic');
  const heads = wantedHeads(frame);
  // "He hasn't answered. Do you know whether he has read it": what is ruled out is no wish by itself.
  const isRuledOut = frame.conditions.every(({ condition: { on, isTurned } }) => on === 'topic' && isTurned);
  if (isRuledOut && frame.conditions.length > 0 && !frame.hasNoun && frame.order === null) return false;
  if (frame.unheld.length > 0 && isAsked && (frame.hasNoun || others.length > 0)) return true;
  if (heads.length === 0 && others.length === 0 && does(turn, 'find') && saysTake(turn)) return true;
  if (frame.unheld.length > 0 && turn.asksOutright && !isAsked) return false;
  // "Is there a room where I can leave a toddler": no class is meant.
  const isOfPlace = frame.unheld.some((thing) => OF_NO_COURSE.has(thing));
  if (isOfPlace && !(frame.hasNoun && does(turn, 'find')) && !frame.hasCue && others.length === 0)
    return false;
  // "What about spring?", with no wish before it.
  if (!frame.hasNoun && heads.length === 0 && others.every(({ condition: { on } }) => on === 'terms'))
    return does(turn, 'find') && !isEmptyWish(toWish(frame, vocabulary))
      ? true
      : namedAs(turn, 'like', 'clear', 'instead').length > 0;
  const isTopical = heads.every(({ on }) => on === 'topic');
  if (others.length > 0 || frame.order !== null)
    return (
      isAsked ||
      asksWhatIs(turn) ||
      (heads.length > 0 && !(turn.asksOutright && isTopical)) ||
      hasKind(frame) ||
      frame.order !== null ||
      // "My boss won't give me Fridays off, what do I tell him".
      (!turn.asksOutright && reading.told.length === 0)
    );
  if (heads.length === 0) return frame.hasNoun && (seeks(turn) || frame.named.length > 0 || saysAny(turn));
  // Words alone are a topic if courses are mentioned, or if the message is short and the catalogue has the words.
  const words = reading.topics.flatMap((topic) => topic.words.flat());
  const known = words.filter(
    (word) =>
      SAME_TOPICS.has(word) ||
      [word, word.replace(/s$/, ''), word.replace(/es$/, '')].some((form) =>
        vocabulary.lexicon.words.has(form),
      ),
  );
  const isTitled = frame.conditions.some(({ titled }) => titled !== undefined);
  if (isAsked) return known.length > 0 || frame.hasNoun || frame.hasCue || isTitled;
  return !turn.asksOutright && words.length <= SHORT && known.length === words.length;
};
const SHORT = 6;
/** What the university or its people have, not a course. */
const OF_NO_COURSE: ReadonlySet<string> = new Set([
  'rooms',
  'rules',
  'deadlines',
  'personality',
  'grades',
  'standing',
]);

/** "What's light next spring", with no course that it could be asked about. */
const asksWhatIs = ({ reading: { words }, frame, context }: Turn): boolean =>
  words.some(({ text }, at) => text === 'what' && words[at + 1]?.text === 'is') &&
  frame.named.length === 0 &&
  context.focus.length + context.shown.length === 0;

/** "I have no idea what to take" leaves everything open. */
const saysTake = ({ reading: { words, topics }, frame }: Turn): boolean =>
  topics.length === 0 &&
  frame.unheld.length === 0 &&
  frame.references.length === 0 &&
  words.some(({ text }) => TAKING.has(text));
const TAKING = new Set(['take', 'recommend', 'suggest', 'recommendations', 'suggestions', 'recs']);

const saysAny = ({ reading: { words } }: Turn): boolean => words.some(({ text }) => ANY.has(text));
const ANY = new Set(['any', 'some', 'good', 'fun', 'interesting', 'cool']);

const hasKind = ({ conditions }: Frame): boolean =>
  conditions.some(({ condition: { on } }) => on === 'kinds');
