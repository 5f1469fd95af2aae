import type { Context } from './context.ts';
import { type Cues, cuesOf, requestsAbout } from './decide.ts';
import { isFollowUp, LEADS_ON, wishFollowing } from './follow-up.ts';
import { fold, type Lexicon } from './lexicon.ts';
import { readOwnMatters } from './read-own-matters.ts';
import { type References, readReferences } from './read-references.ts';
import {
  ACTIONS,
  ERRANDS,
  FAILED,
  ORDERS,
  OTHERS_DATA,
  OUTSIDE,
  readTalk,
  RULES,
  WORRIED,
} from './read-talk.ts';
import { readWish, type WishRead } from './read-wish.ts';
import type { Request, Understanding, Unheld, Wish } from './request.ts';
import { Scrap } from './scrap.ts';
import { readSentence, type Sentence, SIGN } from './sentence.ts';
import { isEmptyWish } from './wish.ts';
import { isOrdinary } from './words-of-talk.ts';

export interface Setting {
  lexicon: Lexicon;
  /** ISO date. */
  today: string;
  /** The advisor's name and the product's, as students may call them. */
  assistant: string;
  product: string;
}

/** A message as all the readers see it. */
interface Reading {
  text: string;
  read: WishRead;
  cues: Cues;
  references: References;
  context: Context;
}

const only = (request: Request): Understanding => ({ requests: [request], readings: [] });

/** The advisor's name is no topic; a greeting before it goes with it. */
const withoutName = (message: string, { assistant }: Setting): string =>
  message.replaceAll(
    new RegExp(String.raw`(?<=^|[\s,.!?])@?${assistant.replaceAll(/\W/g, '\\$&')}(?=$|[\s,.!?])`, 'gi'),
    ' ',
  );

/**
 * The space between words and capitals throughout mean nothing here, where in a transcript they make columns and codes.
 * A word that nobody knows keeps its capitals: it may be the subject of a course that the catalogue lacks.
 */
const evenlyWritten = (message: string, { words, subjects, surnames }: Lexicon): string => {
  const spaced = message.replaceAll(/[^\S\n]+/g, ' ');
  if (/\p{Ll}/u.test(spaced)) return spaced;
  return spaced.replaceAll(/\p{L}+/gu, (word) => {
    const small = word.toLowerCase();
    const isKnown = isOrdinary(small) || words.has(small) || subjects.has(small) || surnames.has(small);
    return word.length < 5 || isKnown ? small : word;
  });
};

/** What one message asks for, after what was said before it. Never throws; linear in the message's length. */
export const understandMessage = (said: string, context: Context, setting: Setting): Understanding => {
  const { lexicon } = setting;
  const near = [...context.focus, ...context.shown];
  const message = evenlyWritten(said, lexicon);
  const called = withoutName(message, setting);
  const plain = readSentence(called, lexicon, near, false);
  const talk = plain.courses.length === 0 ? readTalk(plain.text, setting) : null;
  if (talk) return only({ kind: 'small_talk', talk });
  const { sentence, read } = bestReading(plain, called, near, setting);
  const { text } = sentence;
  if (OTHERS_DATA.test(text)) return only({ kind: 'outside', about: 'orders', unheld: [] });
  if (ACTIONS.test(text)) return only({ kind: 'outside', about: 'actions', unheld: [] });
  const cues = cuesOf(text, read.rest.text);
  const reading = { text, read, cues, references: readReferences(new Scrap(text), context), context };
  const unsure = sentence.courses.find(
    ({ code, candidates }) => candidates.length > 1 && read.asked.includes(code),
  );
  if (unsure) return only({ kind: 'ask', about: 'which_of', codes: [...unsure.candidates] });
  const plainlyAsked = read.asked.length > 0 && (cues.fields.length > 0 || cues.ready);
  if (ORDERS.test(message.toLowerCase()) && !plainlyAsked)
    return only({ kind: 'outside', about: 'orders', unheld: [] });
  const isForeign = OUTSIDE.test(text) && read.asked.length === 0 && !cues.courseNoun;
  if (isForeign && context.wish === null) return only({ kind: 'outside', about: 'anything', unheld: [] });
  if (ERRANDS.test(text)) return only({ kind: 'outside', about: 'anything', unheld: [] });
  return (
    aboutWorry(reading) ??
    readOwnMatters(text, read, lexicon) ??
    aboutRules(reading) ??
    aboutCourses(reading) ??
    aboutFocus(reading) ??
    aboutUnheld(reading) ??
    aboutFeelings(reading) ??
    aboutWish(reading) ??
    aboutTitle(reading, lexicon) ??
    only({ kind: 'outside', about: cues.unheld.length > 0 ? 'unheld' : 'anything', unheld: cues.unheld })
  );
};

const MANY =
  /\b(?:courses|classes|seminars|lectures|electives|something|anything|recommend|suggest|find|looking for|interested in|topics?)\b/;

/** Words that are exactly a title name that course, unless courses about such a thing are looked for. */
const bestReading = (
  plain: Sentence,
  message: string,
  near: readonly string[],
  { lexicon, today }: Setting,
): { sentence: Sentence; read: WishRead } => {
  const titled = readSentence(message, lexicon, near, true);
  const read = readWish(plain, lexicon, today);
  if (titled.courses.length === plain.courses.length) return { sentence: plain, read };
  const other = readWish(titled, lexicon, today);
  const inRole = other.asked.length === read.asked.length;
  const { fields, ready, tell, compare, conflict } = cuesOf(titled.text, '');
  const asksAboutIt = fields.length > 0 || ready || tell || compare || conflict;
  return inRole || (asksAboutIt && !MANY.test(plain.text))
    ? { sentence: titled, read: other }
    : { sentence: plain, read };
};

/** "I failed MATH 1A, am I screwed": what becomes of the student no record holds; when the course is given again, one does. */
const aboutWorry = ({ read, references, cues, text }: Reading): Understanding | null => {
  const { asked, roles } = read;
  if (!FAILED.test(text) || cues.others || cues.courseNoun || (cues.ready && asked.length > 0)) return null;
  const codes = [...new Set([...asked, ...roles.taken, ...roles.instead])];
  const meant = codes.length > 0 ? codes : references.codes;
  if (meant.length === 0 || meant.length > 2) return null;
  const unheld: Unheld[] = ['standing', ...cues.unheld];
  return only({
    kind: 'facts',
    codes: meant,
    title: null,
    fields: ['term'],
    unheld,
    term: null,
    meetsOn: null,
    free: null,
  });
};

/** "How do I declare": what the university allows no record holds. */
const aboutRules = ({ read, text }: Reading): Understanding | null =>
  RULES.test(text) && read.asked.length === 0
    ? only({ kind: 'outside', about: 'unheld', unheld: ['rules'] })
    : null;

/** "Harder than STAT 110?", with another course spoken of: both are put side by side. */
const ELLIPTIC_THAN = new RegExp(
  String.raw`^ ?(?:(?:ok(?:ay)?|and|so|but|is it|is that|it is|hmm+|still|much|way|even|a lot|really|any) ?,? ?)*(?:[a-z]+er|worse|(?:more|less|as) [a-z]+)(?: [a-z]+)? (?:than|as) ${SIGN} ?[?.!]*$`,
);

/** The message names courses, or points at some. */
const aboutCourses = ({ read, references, cues, context, text }: Reading): Understanding | null => {
  const { wish, asked, roles } = read;
  const named = asked.length > 0;
  if (
    wish.countsTowards !== null &&
    /\b(?:does|do|would|will|can|could|is|are)\b.{0,40}\bcounts?\b/.test(text)
  ) {
    const codes = named ? asked : references.codes;
    if (codes.length > 0)
      return only({ kind: 'recommend', wish: { ...wish, search: { ...wish.search, codes: [...codes] } } });
  }
  const fromNamed =
    wish.like !== null || wish.after.length > 0 || wish.countsTowards !== null || roles.clearOfThose;
  if (!named && (fromNamed || (roles.taken.length > 0 && cues.recommend))) return null;
  const easier = wish.than !== null && !/\bwhich\b/.test(text) && !cues.compareStrong;
  if (!named && easier) return null;
  const hasField = wish.search.subjects !== undefined || wish.search.areas !== undefined;
  if (!named && hasField && cues.courseNoun && !/\b(?:those|these|them|both|of the)\b/.test(text))
    return null;
  if (!named && MORE_SUCH.test(text)) return null;
  const isAboutAll = references.unclear && (cues.total || cues.totalStrong || cues.conflict);
  if (!named && references.unclear && !isAboutAll)
    return only({
      kind: 'ask',
      about: 'which_of',
      codes: context.focus.length > 0 ? context.focus : context.shown,
    });
  if (cues.others && cues.recommend && !cues.conflict) return null;
  const joint = cues.compare || cues.conflict || cues.total || cues.together;
  const others = joint
    ? [...(wish.search.no_conflict_with ?? []), ...roles.taking, ...(wish.than?.codes ?? [])]
    : roles.taking.length > 0 && !cues.recommend
      ? roles.taking
      : [];
  if (context.last?.kind !== 'recommend' && context.focus.length > 0 && ELLIPTIC_THAN.test(text.trim())) {
    const both = [...new Set([...context.focus, ...asked, ...(wish.than?.codes ?? [])])];
    return only({ kind: 'compare', codes: both, fields: cues.fields, unheld: cues.unheld });
  }
  const swapped = swapIn(read, context);
  if (swapped) return only(swapped);
  const meant = isAboutAll ? context.focus : references.codes;
  const pointed = named && !joint ? [] : meant;
  const codes = [...new Set([...pointed, ...asked, ...others])];
  if (codes.length === 0 || (!named && narrowsShown(read, cues, codes, text))) return null;
  const alone =
    codes.length === 1 && (cues.compareStrong || cues.together || cues.conflict) && cues.fields.length === 0;
  if (alone && !cues.tell && !cues.ready) return only({ kind: 'ask', about: 'second_course', codes });
  return { requests: requestsAbout(codes, cues, read, context), readings: [] };
};

/** "FILM 118 instead of ENGLISH 160": the last request, with one course in the place of another. */
const swapIn = ({ asked, roles }: WishRead, { last }: Context): Request | null => {
  if (!last || !('codes' in last) || last.kind === 'ask' || asked.length === 0) return null;
  const kept = last.codes.filter((code) => !roles.instead.includes(code));
  return kept.length < last.codes.length ? { ...last, codes: [...new Set([...kept, ...asked])] } : null;
};

const MORE_SUCH = /\bmore (?:like|of) (?:that|this|those|these|it|them)\b/;

/** "Which of those are on Tuesdays": some of the courses shown. */
const narrowsShown = ({ wish }: WishRead, cues: Cues, codes: readonly string[], text: string): boolean => {
  const { terms: _terms, exclude_codes: _not, text: topic, topics, subjects, ...others } = wish.search;
  const topical = { ...(topic && { topic }), ...(topics && { topics }), ...(subjects && { subjects }) };
  const asksOther = cues.conflict || cues.total || cues.compareStrong || cues.ready || wish.than !== null;
  const isAmong = /\b(?:any|which|some|one|ones) of (?:them|those|these)\b/.test(text);
  const narrows = Object.keys(isAmong ? { ...others, ...topical } : others).length > 0;
  return codes.length > 1 && narrows && !asksOther;
};

/** Constraints that words about a field look like: "is it hard", "in the morning?". */
const FIELD_LIKE = new Set([
  'terms',
  'min_hours',
  'max_hours',
  'sort',
  'starts_at_or_after',
  'ends_at_or_before',
  'levels',
  'min_rating',
  'exclude_codes',
  'free_times',
]);

const ASKS = /\b(?:is|are|does|do|when|what|which|how|who|where)\b/;

/** "And the workload?": a question that leaves out what it is about. */
const aboutFocus = ({ read, references, cues, context, text }: Reading): Understanding | null => {
  const { wish, asked } = read;
  if (references.codes.length > 0 || asked.length > 0 || MORE_SUCH.test(text)) return null;
  const asks = cues.fields.length > 0 || (cues.unheld.length > 0 && wish.unheld.length === 0) || cues.ready;
  const constraints = Object.keys(wish.search);
  const wishes = wish.countsTowards || wish.byInterests || wish.than || wish.like || wish.after.length > 0;
  const pointsNowhere =
    references.pointed &&
    !wishes &&
    !constraints.some((key) => key === 'text' || key === 'topics' || key === 'subjects');
  const short = text.split(' ').length <= 4;
  // "Finished CS 50 and loved it": it is the course named as taken.
  const isTaken = read.roles.taken.length > 0;
  if (
    pointsNowhere &&
    !isTaken &&
    (asks || cues.tell || cues.compare || cues.conflict || cues.total || short)
  )
    return only({ kind: 'ask', about: 'course', codes: [] });
  // After recommendations "in the spring" and "under 4 hours" change the wish.
  if (context.last?.kind === 'recommend' && !isEmptyWish(wish) && !ASKS.test(text)) return null;
  const elliptic = constraints.every((key) => FIELD_LIKE.has(key));
  // "Do I need to have taken anything?" asks of the course spoken of.
  const isOfIt = cues.ready && constraints.length === 0;
  if (!elliptic || !asks || wishes || (cues.recommend && cues.courseNoun && !isOfIt)) return null;
  const meant = context.focus.length > 0 ? context.focus : context.shown;
  if (meant.length > 4) return only({ kind: 'ask', about: 'which_of', codes: meant });
  if (meant.length > 0) return { requests: requestsAbout(meant, cues, read, context), readings: [] };
  if (wish.unheld.length > 0) return null;
  return constraints.length > 0 ? null : only({ kind: 'ask', about: 'course', codes: [] });
};

const ASKED_OUTRIGHT =
  /^ ?(?:(?:so|ok|okay|hey|hi|and|also|btw|um|well|quick question|can you|could you|please|do you know|any idea|tell me) ?,? ?)*(?:who|where|when|how|is|are|does|do|can|could|will|would|what|which|send|give|check)\b/;

/** "Who's the nicest professor in Government": asked outright, of what no record holds. */
const aboutUnheld = ({ cues, read, references, text }: Reading): Understanding | null => {
  const { unheld, courseNoun, fields } = cues;
  if (unheld.length === 0 || courseNoun || references.codes.length > 0 || read.asked.length > 0) return null;
  if (fields.some((field) => field !== 'instructor' && field !== 'department') || !ASKED_OUTRIGHT.test(text))
    return null;
  return only({ kind: 'outside', about: 'unheld', unheld });
};

/** "I'm so overwhelmed", and nothing asked beside it: neither "overwhelmed" nor "homesick" is a topic. */
const aboutFeelings = ({ cues, read, text }: Reading): Understanding | null => {
  const asks = cues.recommend || cues.courseNoun || cues.fields.length > 0 || read.asked.length > 0;
  const wishes = Object.keys(read.wish.search).some((key) => key !== 'text' && key !== 'topics');
  return WORRIED.test(text) && !asks && !wishes ? only({ kind: 'small_talk', talk: 'worry' }) : null;
};

const PERSONAL =
  /\b(?:what (?:should|could|would|can|do|to) (?:i|you|we)? ?(?:take|recommend|suggest|do|pick|choose)|(?:do not|no idea|not sure|dunno) ?(?:know|what|which|sure)?.{0,12}(?:take|pick|choose)|surprise me|(?:help|advice|advise|plan)\b.{0,30}(?:semester|term|schedule|courses?|classes|next year)|help me (?:choose|pick|decide)|recommend(?:ations?)?(?: me)?(?: (?:something|anything|some|a|courses?|classes|one))*$|suggestions?$)/;

/** "What else with those two": courses beside the ones that are named or pointed at. */
const hasOthers = ({ cues, read, references }: Reading): boolean =>
  cues.others &&
  cues.recommend &&
  /\bwith\b/.test(read.rest.text) &&
  read.asked.length + references.codes.length > 0;

const aboutWish = (reading: Reading): Understanding | null => {
  const { read, references, cues, context, text } = reading;
  const followUp = context.wish !== null && !hasOthers(reading) && isFollowUp(read, cues, text);
  if (!followUp && OUTSIDE.test(text) && !(cues.courseNoun && cues.recommend)) return null;
  const others = cues.others && cues.recommend ? [...read.asked, ...references.codes] : [];
  const fromFocus = (read.wish.than !== null || /\bsimilar\b/.test(text)) && context.shown.length > 0;
  if (
    !followUp &&
    others.length === 0 &&
    isOnlyTerm(read.wish) &&
    !cues.courseNoun &&
    !PERSONAL.test(text.trim())
  )
    return only({ kind: 'ask', about: 'wish', codes: [] });
  if (!followUp && !fromFocus && others.length === 0 && !asksForCourses(reading)) return null;
  const wish = wishFollowing(read, references, context, text, followUp, others);
  return { requests: [{ kind: 'recommend', wish }], readings: read.readings };
};

/** "What about spring?", with nothing before it. */
const isOnlyTerm = (wish: Wish): boolean =>
  Object.keys(wish.search).join() === 'terms' &&
  isEmptyWish({ ...wish, search: {} }) &&
  wish.unheld.length === 0;

const WHO = /^ ?(?:(?:so|ok|hey|hi|and) ,? ?)*who (?:teach|is|are|will|run|lectur|instruct|gives)/;

/** Whether a message asks for courses to be found. */
const asksForCourses = ({ read: { wish, roles }, cues, text }: Reading): boolean => {
  const { text: topic, topics, exclude_codes: _not, ...others } = wish.search;
  if (WHO.test(text) && !wish.search.subjects && !wish.search.areas && !cues.courseNoun) return false;
  if (topics !== undefined && !cues.tell && cues.fields.length === 0) return true;
  if (Object.keys(others).length > 0 || !isEmptyWish({ ...wish, search: {} })) return true;
  if (PERSONAL.test(text.trim()) || (wish.unheld.length > 0 && !/^ ?(?:who|how|when|where|why)\b/.test(text)))
    return true;
  if (roles.taken.length > 0 && (cues.recommend || LEADS_ON.test(text))) return true;
  if (cues.recommend && cues.courseNoun) return true;
  return topic !== undefined && topic.split(' ').length <= 3 && !cues.tell && cues.fields.length === 0;
};

/** "Who teaches the course on black holes": one course, named by what it is about. */
const aboutTitle = (
  { read: { wish, asked }, cues, references, text }: Reading,
  { titleWords }: Lexicon,
): Understanding | null => {
  const topic = wish.search.text;
  if (asked.length > 0 || references.codes.length > 0 || topic === undefined || OUTSIDE.test(text))
    return null;
  const { fields, unheld, tell } = cues;
  if (fields.length === 0 && unheld.length === 0 && !tell) return null;
  // Without a word like "course" only what stands in titles is meant for one: "a full load" is none.
  if (
    !cues.courseNoun &&
    !fold(topic)
      .split(' ')
      .every((word) => titleWords.has(word))
  )
    return null;
  return only({
    kind: 'facts',
    codes: [],
    title: topic,
    fields,
    unheld,
    term: wish.search.terms?.[0] ?? null,
    meetsOn: null,
    free: null,
  });
};
