import { BLOCKING, EMPTY, LOSING, ONE_OF_SEVERAL } from '../../tables/weeks/evidence-words.ts';
import type { Turn } from '../../turn.ts';
import { type Sentence, sentencesOf } from './sentences.ts';

/**
 * Whether a sentence asks which course is to be given up for a free day, in whatever order it says so: "drop which to have Tuesdays off?",
 * "to clear Wednesdays, is losing one of these enough?", "what single drop clears Thursday".
 */
export const asksWhatToLose = ({ message }: Pick<Turn, 'message'>): boolean => {
  const sentences = sentencesOf(message);
  // "A three-day weekend would be lovely. Dropping which course would do it?"
  const isOfFree = sentences.some(
    (sentence) => has(sentence, EMPTY) || STAYS_AWAY.test(sentence.text) || FOR_A_DAY.test(sentence.text),
  );
  return sentences.some((sentence) => {
    if (!has(sentence, ONE_OF_SEVERAL) || ordersIt(sentence)) return false;
    if (has(sentence, BLOCKING) || KEEPS_ME.test(sentence.text))
      return sentence.isQuestion || opensAsking(sentence);
    return isOfFree && loses(sentence) && (sentence.isQuestion || asks(sentence));
  });
};

/** Whether some course would go, for a day without class: "if I give up CHEM 5 do I get my Thursdays". */
export const losesForDay = ({ message }: Pick<Turn, 'message'>): boolean =>
  sentencesOf(message).some(
    (sentence) => loses(sentence) && (has(sentence, EMPTY) || GETTING.test(sentence.text)),
  );
const GETTING = /\b(?:gets?|means?|have|leaves?|gives?)\b/iu;

const loses = (sentence: Sentence): boolean => has(sentence, LOSING) || GIVES_UP.test(sentence.text);
const GIVES_UP =
  /\b(?:giv(?:e|es|ing)|gave) up\b|\b(?:get|getting|got) rid of\b|\b(?:leav(?:e|es|ing)|left)\b[^.?!\n]{0,24} out\b/iu;

const has = ({ words }: Sentence, some: ReadonlySet<string>): boolean =>
  words.some(({ text }) => some.has(text));
/** "What is keeping me on campus". */
const KEEPS_ME = /\b(?:keeps?|keeping|makes?|making|forces?|forcing|has|gets?) me\b/iu;
/** "To get my friday", "if I want Mondays". */
const FOR_A_DAY =
  /\b(?:to|so|for|if|when|then)\b[^.?!\n]{0,30}\b(?:mon|tues|wednes|thurs|fri)days?\b(?! (?:class|course|one|lecture|lab|seminar))/iu;
/** "So I don't need to come in on Fridays". */
const STAYS_AWAY =
  /(?:\bnot|n['’]?t|\bnever) (?:(?:have to|need to|gotta|must) )?(?:come|be|go|commute|drive|show up)\b|\bnot come\b/iu;
const ASKING = new Set(['which', 'what', 'who', 'whose', 'whats', 'whos', 'wich', 'whcih']);
const asks = ({ words }: Sentence): boolean => words.some(({ text }) => ASKING.has(text));
const opensAsking = ({ words }: Sentence): boolean => ASKING.has(words[0]?.text ?? '');
/** "Drop the one that is on Fridays". */
const ordersIt = (sentence: Sentence): boolean =>
  LOSING.has(sentence.words[0]?.text ?? '') && !asks(sentence) && !sentence.text.includes('?');

/** "A long weekend": Fridays off, for the question which course to lose for it. */
export const inFreeDays = (message: string): string => {
  const said = message.replaceAll(LONG_WEEKEND, 'free fridays');
  return said !== message && asksWhatToLose({ message: said }) ? said : message;
};
const LONG_WEEKEND = /\b(?:an? )?(?:long|3[- ]day|three[- ]day)(?:er)? weekends?\b/giu;
