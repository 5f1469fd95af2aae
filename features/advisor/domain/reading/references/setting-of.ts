import { subjectOfTag } from '#features/catalogue/domain/pack/subject-of-tag.ts';
import type { Context, Planned } from '../context.ts';
import { evenly } from '../frame/text/evenly.ts';
import { alikeByCode } from './alike.ts';
import { calledAsCodes } from './called/called-as-codes.ts';
import { describedAsCodes, numbered } from './described.ts';
import { fold } from '../spans/lexicon.ts';
import { TALK_TABLE } from '../spans/lines.ts';
import type { Setting } from '../spans/propose-spans.ts';
import type { Vocabulary } from '../spans/vocabulary.ts';

export interface Speaker {
  /** ISO date. */
  today: string;
  /** Names by which students may call the advisor and the product. */
  assistant: string;
  product: string;
  university: string;
  /** What the student has planned; the plan that is meant where no term is named comes first. */
  planned?: readonly Planned[];
  /** As the profile states it; absent if it states none. */
  concentration?: string;
  /** Courses of the profile, as the student wrote them. */
  taken?: readonly string[];
}

/** What the student takes at present by the plan, and then what the profile has, the latest first. */
export const hadBy = ({ taken = [], planned = [] }: Pick<Speaker, 'taken' | 'planned'>): string[] => [
  ...planned.flatMap(({ codes, isUnderWay }) => (isUnderWay ? codes : [])),
  ...taken.toReversed(),
];

/**
 * How to read a message, given the context.
 *
 * @param isAnywhere whether names of courses are looked for wherever they stand
 */
export const settingOf = (
  said: string,
  context: Context,
  { today, assistant, product, university, concentration = '', ...speaker }: Speaker,
  { lexicon, ofSpeech }: Vocabulary,
  isAnywhere: 'titles' | 'words' | false = false,
): { message: string; setting: Setting } => {
  const own = concentration === '' ? [] : (lexicon.subjectsOf.get(fold(concentration)) ?? []);
  const had = hadBy(speaker);
  const subjects = [...own, ...had.map((code) => subjectOfTag(code))];
  const planned = [...new Set((speaker.planned ?? []).flatMap(({ codes }) => codes))];
  const described = describedAsCodes(alikeByCode(evenly(said), context.focus), context, lexicon, planned);
  const message = calledAsCodes(described, lexicon, subjects, {
    isOfGroups: context.last?.kind === 'requirements',
    near: [...context.focus, ...context.shown, ...context.mentioned],
    had,
    askedBy: lexicon.subjectsAskedBy.get(fold(concentration)) ?? [],
    ofSpeech,
    isAnywhere,
  });
  return {
    message,
    setting: {
      today,
      table: TALK_TABLE,
      near: [...context.focus, ...context.shown, ...numbered(message, context.mentioned)],
      own,
      bounded: context.frame?.conditions.map(({ condition }) => condition).toReversed() ?? [],
      called: [assistant, product, firstOf(university)].map((name) => name.toLowerCase()),
    },
  };
};

/** "The most loved class at Alder": the name by which a university is called, unless that is an everyday word. */
const firstOf = (university: string): string => {
  const [first = ''] = university.split(' ');
  return EVERYDAY.has(first.toLowerCase()) ? '' : first;
};
const EVERYDAY = new Set(
  'the university college institute state national city new north south east west saint st'.split(' '),
);
