import type { Condition, Meaning, Span } from '../spans/meaning.ts';
import type { Word } from '../spans/words.ts';
import { OF_COURSES, OTHERS_SUBJECT, PAST } from '../tables/own/told.ts';

/** What the courses of a wish are of or about: without one elsewhere, a told one is the wish. */
const HEADS: ReadonlySet<Condition['on']> = new Set([
  'subjects',
  'areas',
  'attributes',
  'instructor',
  'topic',
] as const);
const ASKING: ReadonlySet<Meaning['is']> = new Set(['noun', 'cue', 'order', 'unheld', 'ask', 'kind']);
const ACTS_THAT_ASK: ReadonlySet<string> = new Set(
  'find tell plan begin counted compare about after ready left profile total clash together more'.split(' '),
);
const WISHING = new Set(
  'want wants need needs would like love hope looking should must please only avoid prefer rather'.split(' '),
);
const OBLIGED = new Set('have has got need ought supposed'.split(' '));
const QUESTIONS = new Set(
  'is are was were do does did has have had can could will would who what which when where how why any'.split(
    ' ',
  ),
);
/** After a comma these ask: "my shifts changed, could it be done without Thursdays?" */
const ASKING_CLAUSE = new Set('can could may will'.split(' '));
/** Before the subject of a sentence. */
const LEADING = new Set('so and but well ok honestly also because plus'.split(' '));
const TIMES: ReadonlySet<Condition['on']> = new Set(['days', 'startsAfter', 'endsBefore'] as const);
/** Meanings that a story has by accident; a course or its role is of the student's record. */
const BY_ACCIDENT: ReadonlySet<Meaning['is']> = new Set([
  'conditions',
  'cue',
  'noun',
  'order',
  'ask',
  'unheld',
  'kind',
  'count',
  'bound',
  'reference',
  'term',
  'outside',
] as const);

interface Sentence {
  from: number;
  to: number;
  spans: readonly Span[];
}

/**
 * Without what a story says by accident: "I looked at Saturn last night! Is there an astronomy class?" asks for no class
 * at night. A story is a sentence in the past or about somebody else that wishes for nothing, beside one that asks and
 * says of itself what about, or that thanks. Courses and the student's own hours are kept.
 */
export const withoutStories = (
  spans: readonly Span[],
  words: readonly Word[],
  isTopic: (word: string) => boolean,
): readonly Span[] => {
  const sentences = sentencesOf(words, spans);
  const told = sentences.filter((each) => isTold(each, words));
  const others = sentences.filter((each) => !told.includes(each));
  const isThanked = others.some(thanks) && others.every(saysLittle);
  const isAlone = others.length === 0 && told.some((each) => isPast(each, words)) && told.every(saysTimes);
  // "I'd do the Histories one first. What could I choose from?": one says about what, another asks.
  const isAsked = others.some(asks) && others.some((each) => saysAbout(each, words, isTopic));
  // "That looks rather high. Is there one under six hours?"
  const isRemarked =
    told.every((each) => isRemark(each, words)) && others.some((each) => isQuestion(each, words));
  if (
    told.length === 0 ||
    !(isThanked || isAlone || isAsked || isRemarked || others.some((each) => asksAbout(each, words, isTopic)))
  )
    return spans;
  const isDropped = ({ meaning, by }: Span): boolean =>
    (BY_ACCIDENT.has(meaning.is) && by !== 'own hours' && !isOfReadiness(meaning)) ||
    (isThanked && meaning.is === 'course');
  const dropped = new Set(told.flatMap((each) => each.spans.filter(isDropped)));
  const kept = spans.filter((span) => !dropped.has(span));
  const isHeld = words.map(() => false);
  for (const { from, to } of kept) isHeld.fill(true, from, to);
  const fillers = told.flatMap(({ from, to }) =>
    words
      .slice(from, to)
      .flatMap((_, at): Span[] =>
        isHeld[from + at] === true
          ? []
          : [{ from: from + at, to: from + at + 1, weight: 1, meaning: { is: 'filler' }, by: STORY }],
      ),
  );
  return [...kept, ...fillers].toSorted((a, b) => a.from - b.from);
};

/** "I have never coded" says what the student can take. */
const isOfReadiness = (meaning: Meaning): boolean =>
  meaning.is === 'conditions' && meaning.conditions.some(({ on }) => on === 'isReady' || on === 'statesNone');
const STORY = 'story';
/** Whether a message only tells something. */
export const isStory = (spans: readonly Span[]): boolean =>
  spans.some(({ by }) => by === STORY) &&
  spans.every(({ by, meaning }) => by === STORY || meaning.is === 'filler');

/** In one pass: both lists are in the order of the message. */
const sentencesOf = (words: readonly Word[], spans: readonly Span[]): Sentence[] => {
  const starts = words.flatMap(({ gap }, at) => (at === 0 || gap === 'stop' ? at : []));
  let next = 0;
  return starts.map((from, at) => {
    const to = starts[at + 1] ?? words.length;
    const own: Span[] = [];
    for (let span = spans[next]; span && span.from < to; span = spans[(next += 1)]) own.push(span);
    return { from, to, spans: own };
  });
};

const textsOf = ({ from, to }: Sentence, words: readonly Word[]): string[] =>
  words.slice(from, to).map(({ text }) => text);

const asks = ({ spans }: Sentence): boolean =>
  spans.some(({ meaning }) => meaning.is === 'act' && ACTS_THAT_ASK.has(meaning.act));

const isTold = (sentence: Sentence, words: readonly Word[]): boolean => {
  if (isRemark(sentence, words)) return true;
  const texts = textsOf(sentence, words);
  // "She did not say" is told, too.
  const isRuledOut = ({ from, to, meaning }: Span): boolean =>
    meaning.is === 'not' && !words.slice(from, to).some(({ text }) => PAST.has(text));
  // "So I have to be done by three" is a condition.
  const isObliged = texts.some((text, at) => text === 'to' && OBLIGED.has(texts[at - 1] ?? ''));
  const isAsked = words
    .slice(sentence.from, sentence.to)
    .some(({ text, gap }) => gap !== 'space' && ASKING_CLAUSE.has(text));
  if (isObliged || isAsked || texts.some((text) => WISHING.has(text)) || QUESTIONS.has(texts[0] ?? ''))
    return false;
  // "My grandmother used to tell me stories".
  const isOfOld = texts.some((text, at) => text === 'used' && texts[at + 1] === 'to');
  // "My friday evenings are sacred", "are reserved": hours that are kept free are no story of the past.
  const isKept = ({ meaning, by }: Span): boolean =>
    by !== 'own hours' &&
    meaning.is === 'conditions' &&
    meaning.conditions.some(({ on }) => on === 'keepsFree');
  if (sentence.spans.some((each) => isRuledOut(each) || isKept(each))) return false;
  if ((asks(sentence) && !isOfOld) || thanks(sentence)) return false;
  const subject = texts.find((text) => !LEADING.has(text)) ?? '';
  return OTHERS_SUBJECT.has(subject) || isPast(sentence, words);
};

/** "That looks rather high to me", "good lord, ten hours a week": says how something strikes the student. */
const isRemark = (sentence: Sentence, words: readonly Word[]): boolean => {
  const texts = textsOf(sentence, words).filter((text) => !LEADING.has(text));
  const [first = '', second = ''] = texts;
  const isShort = sentence.to - sentence.from <= MOST_OF_A_REMARK;
  return (
    isShort &&
    (SIGHS.has(first) ||
      SIGHS.has(`${first} ${second}`) ||
      texts.slice(1, FEW).some((text) => STRIKES.has(text)))
  );
};
const MOST_OF_A_REMARK = 9;
const FEW = 3;
const SIGHS = new Set(
  'wow whoa woah yikes ugh oof jeez geez omg damn dang huh gosh sheesh aw aww|good lord|oh no|oh my|oh dear|oh wow|my god|good grief'
    .split('|')
    .flatMap((part, at) => (at === 0 ? part.split(' ') : part)),
);
const STRIKES = new Set('looks sounds seems feels look sound seem feel'.split(' '));

const isQuestion = (sentence: Sentence, words: readonly Word[]): boolean =>
  QUESTIONS.has(textsOf(sentence, words).find((text) => !LEADING.has(text)) ?? '');

const isPast = (sentence: Sentence, words: readonly Word[]): boolean =>
  textsOf(sentence, words).some(
    (text) => PAST.has(text) || (/^.{3,}ed$/.test(text) && !OF_COURSES.has(text)),
  );

const thanks = ({ spans }: Sentence): boolean =>
  spans.some(({ meaning }) => meaning.is === 'talk' && meaning.talk === 'thanks');
const saysLittle = ({ spans }: Sentence): boolean =>
  spans.every(({ meaning }) => meaning.is === 'talk' || meaning.is === 'filler');
const saysTimes = ({ spans }: Sentence): boolean =>
  spans.every(
    ({ meaning, by }) =>
      meaning.is === 'filler' ||
      (meaning.is === 'conditions' &&
        by !== 'own hours' &&
        meaning.conditions.every(({ on }) => TIMES.has(on))),
  );

/** Whether a sentence asks for courses and says about what, or of what field. */
const asksAbout = (
  sentence: Sentence,
  words: readonly Word[],
  isTopic: (word: string) => boolean,
): boolean => {
  if (!asks(sentence) && !sentence.spans.some(({ meaning }) => ASKING.has(meaning.is))) return false;
  return saysAbout(sentence, words, isTopic);
};

const saysAbout = (
  sentence: Sentence,
  words: readonly Word[],
  isTopic: (word: string) => boolean,
): boolean => {
  const { from, to, spans } = sentence;
  const isHeaded = spans.some(
    ({ meaning }) =>
      meaning.is === 'course' ||
      (meaning.is === 'conditions' && meaning.conditions.some(({ on }) => HEADS.has(on))),
  );
  // "A seminar on grief": a word of titles that no span holds.
  const isHeld = words.slice(from, to).map(() => false);
  for (const span of spans) isHeld.fill(true, span.from - from, span.to - from);
  return isHeaded || textsOf(sentence, words).some((text, at) => isHeld[at] === false && isTopic(text));
};
