import type { Meaning, Span } from '../spans/meaning.ts';
import type { Topic } from '../spans/topics.ts';
import type { Word } from '../spans/words.ts';
import { BETWEEN, isJoined } from './topics/joined-topics.ts';
import { endOfReason, LEADING_ACTS, topicsPointedAt } from './topics/topics-told.ts';
import { SAME_TOPICS } from '../tables/topics/same-topics.ts';

type Kinds = ReadonlySet<Meaning['is']>;
/** What may introduce a topic: "any jazz", "something about jazz", "no jazz", "best jazz classes". */
const LEADS: Kinds = new Set([
  'cue',
  'not',
  'forget',
  'noun',
  'count',
  'order',
  'conditions',
  'kind',
  'term',
  'allow',
]);
const ASKING: Kinds = new Set(['noun', 'cue', 'act', 'ask']);
const SAYING: Kinds = new Set(['conditions', 'noun', 'cue', 'order', 'act', 'ask', 'role', 'forget']);
const HEADS: ReadonlySet<string> = new Set(['subjects', 'areas', 'attributes', 'instructor']);

/** "Where you get to look through an actual telescope". */
const MOST_LED = 7;
const [MOST_BETWEEN, SHORT_CLAUSE, SHORT_MESSAGE] = [4, 5, 8];

/** Verbs for learning a topic: "where I can learn to draw". */
const LEARNING = new Set(
  (
    'learn learning study studying explore exploring read reading understand discuss covers covering practice practise ' +
    'practices practises practicing practising'
  ).split(' '),
);
const LINKING = new Set('type style themed related focused oriented based kind sort'.split(' '));
const RELATIVE = new Set(['that', 'which']);
const ASKS_WHICH = new Set(['which', 'any', 'some', 'no', 'what']);

/** The message around a topic. */
interface Setting {
  /** Whether some title of the catalogue has the word. */
  isTitled: (word: string) => boolean;
  saysNothing: (word: string) => boolean;
  /** Whether it is said much more often in talk than in titles: "home", "mind". */
  isOfSpeech: (word: string) => boolean;
  /** Whether some title has the words side by side. */
  isPair: (word: string, next: string) => boolean;
}

/**
 * The topics of a wish. Students also tell other things, in words that no table can list, so a topic must be introduced
 * ("classes about", "any", "no"), precede a word like "class", or fill its clause. If none does and no field is named,
 * title words are topics in clauses that ask, and in a short message all of them.
 */
export const topicsMeant = (
  found: readonly Topic[],
  spans: readonly Span[],
  words: readonly Word[],
  setting: Setting,
): readonly Topic[] => {
  const cued = new Set(spans.flatMap((span) => (span.meaning.is === 'cue' || isWhere(span) ? span.to : [])));
  const reason = endOfReason(spans, words);
  const topics = found
    .filter(({ to }) => to > reason)
    .filter(
      ({ from, to }) =>
        (cued.has(from) && names(from, to, words)) ||
        !(
          isVerb(from, words) ||
          isReason(from, words) ||
          isDone(from, words, setting) ||
          (to - from === 1 && LEARNING.has(words[from]?.text ?? ''))
        ),
    )
    .filter((topic) => !spellsOut(topic, spans, words))
    .map((topic) => withoutVerb(topic, words, setting));
  const led = topics.map((topic) => isLed(topic, spans, words, setting));
  for (const at of topics.keys())
    if (at > 0 && led[at - 1] && isJoined(topics[at - 1], topics[at], words)) led[at] = true;
  for (let at = topics.length - 2; at >= 0; at -= 1)
    if (led[at + 1] && isJoined(topics[at], topics[at + 1], words)) led[at] = true;
  const isHeaded = spans.some((span) => isHead(span) && !isTurned(span, spans, FAR_TURNED));
  const isOfField = spans.some(
    (span) => span.meaning.is === 'conditions' && isHead(span) && !isTurned(span, spans),
  );
  if (led.includes(true)) {
    const meant = topics.filter(
      (topic, at) => led[at] === true && !(isOfField && isStray(topic, spans, words, setting)),
    );
    return withoutTalk(meant, spans, words, setting);
  }
  if (isHeaded) return [];
  const pointed = topicsPointedAt(topics, spans, words, setting);
  if (pointed.length > 0) return pointed;
  const asking = inSentencesThatAsk(topics, spans, words).filter(({ from }) => !isTold(from, words));
  const titled = withoutTalk(
    asking.filter((topic) => topic.words.flat().some(setting.isTitled)),
    spans,
    words,
    setting,
  );
  if (titled.length > 0) return titled;
  if (words.length <= SHORT_MESSAGE) return asking;
  // "I need something calm to balance it out, maybe pottery": no title has it, but nothing else is asked for.
  return asking.filter(({ from, to }) => isWholeClause(from, to, spans, words, setting.saysNothing));
};

/**
 * Without words of talk in a long message, of which nothing says that courses are about them: "I go home on Fridays", "while I make
 * up my mind".
 */
const withoutTalk = (
  topics: readonly Topic[],
  spans: readonly Span[],
  words: readonly Word[],
  { isOfSpeech }: Setting,
): readonly Topic[] => {
  if (words.length <= LONG_MESSAGE) return topics;
  const isTalk = ({ from, to, words: said }: Topic): boolean =>
    said.flat().every(isOfSpeech) &&
    !spans.some(
      ({ meaning, from: start, to: end }) =>
        (meaning.is === 'cue' && end <= from && from - end <= 2) ||
        (meaning.is === 'noun' && start === to && words[to]?.gap === 'space') ||
        (meaning.is === 'not' && end === from),
    ) &&
    !(ASKS_WHICH.has(words[from - 1]?.text ?? '') && words[from]?.gap === 'space');
  return topics.filter(
    (topic, at) =>
      !isTalk(topic) ||
      [topics[at - 1], topics[at + 1]].some(
        (other) =>
          other !== undefined &&
          !isTalk(other) &&
          (isJoined(other, topic, words) || isJoined(topic, other, words)),
      ),
  );
};
const LONG_MESSAGE = 14;

/** Whether the word after "I" is what the student does or is: "I row in the afternoon", "I am feeling brave". */
const isVerb = (from: number, words: readonly Word[]): boolean => {
  if (words[from]?.gap !== 'space') return false;
  const [before, earlier] = [words[from - 1]?.text ?? '', words[from - 2]?.text ?? ''];
  // "I cannot shoot" has another word between.
  const isUnable = before === 'not' && BEING.has(earlier) && SELF.has(words[from - 3]?.text ?? '');
  return isUnable || SELF.has(before) || (SELF.has(earlier) && BEING.has(before));
};
/** "Communication-intensive subjects (CI-H)": what the name of an attribute is short for. */
const spellsOut = ({ words: said }: Topic, spans: readonly Span[], words: readonly Word[]): boolean => {
  const initials = said
    .flat()
    .map(([first = '']) => first)
    .join('');
  return (
    initials.length > 1 &&
    spans.some(
      ({ meaning, from, to }) =>
        meaning.is === 'conditions' &&
        meaning.conditions[0]?.on === 'attributes' &&
        words.slice(from, to).some(({ text }) => text === initials),
    )
  );
};

/** "Because of a part-time employment", "thanks to rowing": a reason. */
const isReason = (from: number, words: readonly Word[]): boolean => {
  for (let at = from; at > Math.max(1, from - FAR_BACK) && words[at]?.gap === 'space'; at -= 1)
    if (REASONS.has(`${words[at - 2]?.text} ${words[at - 1]?.text}`)) return true;
  return false;
};
const FAR_BACK = 5;
const REASONS = new Set(['because of', 'due to', 'thanks to', 'owing to', 'account of', 'sake of']);

/** "Which are evaluated with 4.3 or better": what is done with courses, and no word of a title. */
const isDone = (from: number, words: readonly Word[], { isTitled }: Setting): boolean =>
  words[from]?.gap === 'space' &&
  DONE.test(words[from]?.text ?? '') &&
  DONE_TO.has(words[from - 1]?.text ?? '') &&
  !isTitled(words[from]?.text ?? '');
const DONE = /^.{3,}ed$/;
const DONE_TO = new Set('is are was were be been being get gets got'.split(' '));

/** "I want study gene", "practises public speaking": without the verb for learning, unless a title has both words. */
const withoutVerb = (topic: Topic, words: readonly Word[], { isPair }: Setting): Topic => {
  const [verb = '', next = ''] = [words[topic.from]?.text, words[topic.from + 1]?.text];
  const [first = [], ...others] = topic.words;
  if (!LEARNING.has(verb) || first.length < 2 || first[0] !== verb || isPair(verb, next)) return topic;
  return { ...topic, from: topic.from + 1, words: [first.slice(1), ...others] };
};

/**
 * Whether a topic beside a field is no more than a word of the sentence: no title has it, and no "about" is before it.
 * "I need breakfast. Course 9 stuff from ten".
 */
const isStray = (
  { from, to, words: said }: Topic,
  spans: readonly Span[],
  words: readonly Word[],
  { isTitled }: Setting,
): boolean =>
  !said.flat().some((word) => isTitled(word) || SAME_TOPICS.has(word)) &&
  !spans.some(
    ({ meaning, from: start, to: end }) =>
      ((meaning.is === 'cue' ||
        meaning.is === 'not' ||
        (meaning.is === 'role' && meaning.role === 'clear')) &&
        end <= from &&
        from - end <= MOST_BETWEEN &&
        words.slice(end, from + 1).every(({ gap }) => gap !== 'stop')) ||
      (meaning.is === 'noun' &&
        ((start === to && words[to]?.gap === 'space') ||
          (end <= from && from - end <= 2 && ON.has(words[end]?.text ?? '')))),
  );

const ON = new Set(['on', 'about', 'around', 'of']);

/** Whether a clause is about somebody, and so asks nothing: "My mother could watch her then". */
const isTold = (from: number, words: readonly Word[]): boolean => {
  let first = from;
  while (first > 0 && words[first]?.gap === 'space') first -= 1;
  return OTHERS.has(words[first]?.text ?? '');
};
const OTHERS = new Set('my our his her their he she they'.split(' '));
const SELF = new Set(['i', 'we', 'you']);
const BEING = new Set(
  'am was feel feeling are get will can could would just also actually really'.split(' '),
);

const isLed = (
  { from, to }: Topic,
  spans: readonly Span[],
  words: readonly Word[],
  { isTitled, saysNothing }: Setting,
): boolean => {
  if (words[to]?.text === 'instead') return true;
  // "Movies that count as art": what they should be follows.
  const isDescribed =
    words[to]?.gap === 'space' &&
    RELATIVE.has(words[to]?.text ?? '') &&
    (from === 0 || words[from]?.gap !== 'space');
  if (isDescribed && words.slice(from, to).some(({ text }) => isTitled(text) || SAME_TOPICS.has(text)))
    return true;
  // Beside a field, only title words are topics: not in "French comes", "stats flavoured".
  const isBeside = words[from]?.gap === 'space' && spans.some((span) => span.to === from && isHead(span));
  const isBefore = words[to]?.gap === 'space' && spans.some((span) => span.from === to && isHead(span));
  if (isBefore) return words.slice(from, to).some(({ text }) => isTitled(text) || SAME_TOPICS.has(text));
  if (isBeside && !words.slice(from, to).some(({ text }) => isTitled(text))) return false;
  // "Ensemble type classes".
  const end = words[to]?.gap === 'space' && LINKING.has(words[to]?.text ?? '') ? to + 1 : to;
  if (spans.some((span) => span.from === end && words[end]?.gap === 'space' && isFollowing(span)))
    return true;
  let before = from;
  let count = 0;
  let isLearnt = false;
  while (before > 0 && count < MOST_LED && words[before]?.gap === 'space' && !endsAt(before, spans)) {
    if (!BETWEEN.has(words[before - 1]?.text ?? '')) break;
    isLearnt ||= LEARNING.has(words[before - 1]?.text ?? '') && !SELF.has(words[before - 2]?.text ?? '');
    before -= 1;
    count += 1;
  }
  if (isLearnt) return true;
  if (ASKS_WHICH.has(words[before - 1]?.text ?? '') && words[before]?.gap === 'space') return true;
  const lead = spans.find((span) => span.to === before);
  // "I have never done art" is about the student.
  const isOfSelf = lead?.meaning.is === 'conditions' && words[lead.from]?.text === 'never';
  if (
    lead &&
    !isOfSelf &&
    words[before]?.gap === 'space' &&
    (isLeading(lead) || isWith(lead, spans) || (isWhere(lead) && names(from, to, words)))
  )
    return true;
  const isSupported =
    words.length <= SHORT_MESSAGE || words.slice(from, to).some(({ text }) => isTitled(text));
  return isSupported && isWholeClause(from, to, spans, words, saysNothing);
};

/** Whether it contains more than a verb: "where you write". */
const names = (from: number, to: number, words: readonly Word[]): boolean =>
  words.slice(from, to).some(({ text }) => !BETWEEN.has(text));

/** "Courses where we build robots" introduces a topic. */
const isWhere = ({ meaning, by }: Span): boolean => meaning.is === 'filler' && by.startsWith('where|');

const endsAt = (at: number, spans: readonly Span[]): boolean => spans.some(({ to }) => to === at);

const isLeading = ({ meaning }: Span): boolean =>
  (LEADS.has(meaning.is) &&
    !(meaning.is === 'conditions' && meaning.conditions.some(({ on }) => !OF_KIND.has(on)))) ||
  (meaning.is === 'act' && LEADING_ACTS.has(meaning.act)) ||
  (meaning.is === 'ask' && meaning.fields.includes('description')) ||
  (meaning.is === 'role' && meaning.role === 'like');
/** "Something with animals", but not "at home with the baby". */
const isWith = ({ meaning, from }: Span, spans: readonly Span[]): boolean =>
  meaning.is === 'role' &&
  meaning.role === 'clear' &&
  spans.some((span) => span.to === from && (span.meaning.is === 'noun' || isHead(span) || isFollowing(span)));
/** Conditions that stand like adjectives before a topic. */
const OF_KIND: ReadonlySet<string> = new Set([
  'hours',
  'rating',
  'size',
  'levels',
  'kinds',
  'terms',
  'units',
  'subjects',
  'areas',
  'attributes',
]);
const isFollowing = ({ meaning }: Span): boolean =>
  meaning.is === 'noun' ||
  (meaning.is === 'conditions' && meaning.conditions.some(({ on }) => on === 'kinds' || on === 'terms'));

/** Whether the clause contains only the topic and conditions: "Film. Making, not watching". */
const isWholeClause = (
  from: number,
  to: number,
  spans: readonly Span[],
  words: readonly Word[],
  saysNothing: Setting['saysNothing'],
): boolean => {
  let [first, last] = [from, to];
  // "GPA booster": the word is part of a wish that no record answers.
  if (
    spans.some(
      (span) =>
        span.meaning.is === 'unheld' &&
        (span.to === from || span.from === to) &&
        words[span.to === from ? from : to]?.gap === 'space',
    )
  )
    return false;
  // "Music theory, not performance" is two clauses.
  const isBorder = (at: number) =>
    spans.some(
      ({ meaning, from: start, to: end }) =>
        (meaning.is === 'border' || (meaning.is === 'not' && words.length <= SHORT_MESSAGE)) &&
        start <= at &&
        at < end,
    );
  while (first > 0 && words[first]?.gap === 'space' && !isBorder(first - 1)) first -= 1;
  while (last < words.length && words[last]?.gap === 'space' && !isBorder(last)) last += 1;
  if (last - first > SHORT_CLAUSE) return false;
  const isOther = (at: number) => {
    const text = words[at]?.text ?? '';
    if (at >= from && at < to) return false;
    return (
      TELLING.has(text) || (!saysNothing(text) && !spans.some((span) => span.from <= at && at < span.to))
    );
  };
  return !words.slice(first, last).some((_, at) => isOther(first + at));
};
const TELLING = new Set('i my we our he she his her am was were is are have had has my mine'.split(' '));

/** If one sentence asks, the others only tell. */
const inSentencesThatAsk = (
  topics: readonly Topic[],
  spans: readonly Span[],
  words: readonly Word[],
): readonly Topic[] => {
  let sentence = 0;
  const sentenceOf = words.map(({ gap }) => (gap === 'stop' ? (sentence += 1) : sentence));
  const sentencesOf = (kinds: Kinds) =>
    new Set(spans.flatMap(({ from, meaning }) => (kinds.has(meaning.is) ? (sentenceOf[from] ?? []) : [])));
  const [asking, saying] = [sentencesOf(ASKING), sentencesOf(SAYING)];
  const kept = asking.size > 0 ? asking : saying;
  const within = topics.filter(({ from }) => kept.has(sentenceOf[from] ?? 0));
  return kept.size === 0 ? topics : within;
};

/** "Not in the cs department" names a field to exclude. */
const isTurned = ({ from }: Span, spans: readonly Span[], most = 2): boolean =>
  spans.some(({ to, meaning }) => meaning.is === 'not' && to <= from && from - to <= most);
/** "Without like three years of math". */
const FAR_TURNED = 5;

const isHead = ({ meaning }: Span): boolean =>
  meaning.is === 'course' ||
  (meaning.is === 'conditions' && meaning.conditions.some(({ on }) => HEADS.has(on)));
