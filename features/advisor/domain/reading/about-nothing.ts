import type { Request } from './request.ts';
import { does, sureFields, type Turn, wantedHeads } from './turn.ts';

/** The answer to small talk, if the message contains nothing else. */
export const smallTalk = (turn: Turn): Request | null => {
  const { frame, reading, vocabulary } = turn;
  const { talk, conditions, named, unheld, outside, elsewhere } = frame;
  const help = ABOUT_PRODUCT.find((each) => talk.includes(each));
  if (help !== undefined && named.length === 0) return { kind: 'small_talk', talk: help };
  // "Amazing, thank you" is praise, no condition.
  const isPraise = talk.includes('thanks') && !frame.hasNoun;
  const others = conditions.filter(
    ({ condition: { on } }) => on !== 'topic' && !(isPraise && (on === 'rating' || on === 'size')),
  );
  const asksWhich = reading.words.some(({ text }) => text === 'which');
  const asks =
    named.length > 0 ||
    // "The second one sounds cool", of a list of one.
    (turn.unclear.length > 0 && frame.references.some(({ to }) => to.kind === 'nth')) ||
    others.length > 0 ||
    unheld.length > 0 ||
    outside.length > 0 ||
    elsewhere.length > 0 ||
    // "That helps a lot, thank you" asks for no work.
    (frame.fields.length > 0 && (turn.isQuestion || !talk.includes('thanks'))) ||
    // "Thanks! Which of those is the lightest".
    (frame.order !== null && (frame.hasNoun || asksWhich || !talk.includes('thanks'))) ||
    frame.than !== null ||
    (turn.pointed.length > 0 && frame.references.some(({ to }) => to.kind === 'other')) ||
    frame.allowed.length > 0 ||
    frame.forgotten.length > 0 ||
    frame.programmes.length > 0 ||
    does(
      turn,
      'find',
      'plan',
      'compare',
      'clash',
      'total',
      'ready',
      'left',
      'after',
      'more',
      'begin',
      'profile',
    );
  if (reading.words.length === 0) return { kind: 'small_talk', talk: 'hello' };
  if (talk.length === 0 || asks || (frame.hasNoun && reading.topics.length > 0)) return null;
  // "Thank you. Do you also know where I get decent dumplings?"
  if (turn.message.includes('?') && reading.told.length > 0 && frame.talk[0] !== 'worry') return null;
  const strange = reading.topics.flatMap(({ words }) => words.flat());
  const isTopic = strange.some((word) => vocabulary.lexicon.titleWords.has(word));
  const [said = 'agree'] = TOLD.filter((each) => talk.includes(each) && !(each === 'worry' && isOver(turn)));
  if (said === 'thanks' || said === 'bye' || said === 'worry') return { kind: 'small_talk', talk: said };
  const most = said === 'agree' ? 0 : MOST_STRANGE;
  return isTopic || strange.length > most ? null : { kind: 'small_talk', talk: said };
};

/** "Thank you so much, I was freaking out": a worry that is over. */
const isOver = ({ frame: { talk }, reading: { spans, words } }: Turn): boolean =>
  talk.includes('thanks') &&
  spans.every(
    ({ meaning, from }) =>
      meaning.is !== 'talk' ||
      meaning.talk !== 'worry' ||
      words.slice(Math.max(0, from - FAR_BACK), from).some(({ text }) => PAST.has(text)),
  );
const FAR_BACK = 3;
const PAST = new Set('was were been got felt'.split(' '));

/** How the product is used: told whatever else the message says of itself. */
const ABOUT_PRODUCT = ['sharing', 'privacy', 'entering'] as const;
/** In order of priority: of several, the first is answered. */
const TOLD = [
  'worry',
  ...ABOUT_PRODUCT,
  'who',
  'abilities',
  'thanks',
  'mood',
  'bye',
  'hello',
  'agree',
] as const;
const MOST_STRANGE = 2;

/** Questions and orders that are not for a course advisor. */
export const outsideMatters = (turn: Turn): Request | null => {
  const { frame, asked } = turn;
  const { outside, elsewhere } = frame;
  const refused = (about: 'orders' | 'actions' | 'anything' | 'elsewhere'): Request => ({
    kind: 'outside',
    about,
    unheld: [],
  });
  const isPlain =
    asked.length > 0 &&
    !isAskedOutside(turn) &&
    (sureFields(turn).length > 0 ||
      (frame.fields.length > 0 && does(turn, 'tell', 'compare')) ||
      does(turn, 'ready', 'clash', 'together', 'total'));
  if (outside.includes('orders') && !isPlain) return refused('orders');
  if (outside.includes('actions')) return refused('actions');
  if (elsewhere.length > 0 && wantedHeads(frame).every(({ on }) => on === 'topic' || on === 'subjects'))
    return refused('elsewhere');
  const isWish = does(turn, 'find', 'plan') && frame.hasNoun;
  return outside.includes('anything') && !isPlain && !(isWish && !isErrand(turn))
    ? { kind: 'outside', about: 'anything', unheld: [], isSaid: true }
    : null;
};

/**
 * "Will it snow on the day of my HISTORY 34 seminar": what is asked is no matter of courses, whatever its course and day
 * are, and nothing else is asked.
 */
const isAskedOutside = ({ reading: { spans, words } }: Turn): boolean => {
  const asks = spans.findIndex(
    ({ meaning, from, to }) =>
      meaning.is === 'outside' &&
      (meaning.about === 'anything' || meaning.about === 'orders') &&
      words.slice(Math.max(0, from - SPOKEN_OF), to).some(({ text }) => ASKING.has(text)) &&
      !words.slice(0, Math.max(0, from - SPOKEN_OF)).some(({ text }) => ASKING.has(text)),
  );
  const end = spans[asks]?.to;
  return (
    end !== undefined &&
    !words
      .slice(end)
      .some(
        ({ text, gap }, at) =>
          ASKING.has(text) && (gap !== 'space' || words[end + at - 1]?.text === 'and') && text !== 'can',
      )
  );
};
/** "Is it", before what is asked. */
const SPOKEN_OF = 2;
const ASKING = new Set(
  'what which who whoever how when where why is are do does did can could will has have'.split(' '),
);

/** Whether the student wants their own work done for them. */
const isErrand = ({ reading: { spans } }: Turn): boolean =>
  spans.some(
    ({ meaning, from, to }) => meaning.is === 'outside' && meaning.about === 'anything' && to - from > 2,
  );

/** In another language only codes and titles are read: the answer describes those courses. */
export const ofNames = ({ frame: { named, conditions } }: Turn): Request => {
  const titled = conditions.flatMap(({ said, titled: codes = [] }) => (said.includes(' ') ? codes : []));
  const codes = [...new Set([...named.flatMap(({ code, known }) => (known ? code : [])), ...titled])];
  if (codes.length === 0) return { kind: 'outside', about: 'language', unheld: [] };
  const about = { codes, fields: [], unheld: [] };
  return codes.length > 1
    ? { kind: 'compare', ...about }
    : { kind: 'facts', ...about, term: null, meetsOn: null, free: null };
};
