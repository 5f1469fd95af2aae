import { WEEKDAY_NAMES } from '#features/catalogue/domain/sections/weekdays.ts';
import type { Context } from '../context.ts';
import { groupsCalled } from '../requirements/group-names.ts';
import { anyOf } from '../spans/any-of.ts';
import { fold, type Lexicon } from '../spans/lexicon.ts';
import { titlesAsCodes } from '../weeks/plain/titles-as-codes.ts';
import { meantByTime, type TimedCourse } from '../weeks/orders/meant-by-time.ts';
import { hasWords, meantByTitle } from '../weeks/orders/meant-by-title.ts';

type Names = Pick<
  Lexicon,
  | 'titles'
  | 'shortTitles'
  | 'subjects'
  | 'programmes'
  | 'surnames'
  | 'components'
  | 'recogniser'
  | 'groupsOf'
  | 'departments'
>;

/**
 * Replaces words that mean one course of the talk with its code, so that all that can be said of a code can be said of
 * it: "the gamelan one", "the one on Thursday", "does the Milton count". Linear in the message; the courses of the talk
 * are bounded. What means none, or several, stays as it is typed.
 *
 * @param planned what the student takes or has planned: "my stat class", "who is my econ prof"
 */
export const describedAsCodes = (
  message: string,
  context: Context,
  lexicon: Names,
  planned: readonly string[] = [],
): string => ofTalk(planned.length === 0 ? message : ofMine(message, planned, lexicon), context, lexicon);

const ofTalk = (message: string, context: Context, lexicon: Names): string => {
  const pools = poolsOf(context);
  if (pools.length === 0 || (context.last?.kind === 'week' && CHANGES_WEEK.test(message))) return message;
  const talk: Talk = {
    pools,
    timed: timedOf(context),
    groups: groupsOf(context, lexicon),
    focus: context.focus,
    left: MOST_LOOKED_UP,
    lexicon,
  };
  return [ofTheOneOff, ofTheOneWith, ofTheOne, ofOrders, ofLab, ofKind, ofNames].reduce(
    (text, replace) => replace(text, talk),
    refersBack(message) ? titlesAsCodes(message, lexicon) : message,
  );
};

/** In orders the courses of a week are called in more ways, and by a reader of their own (`weeks/meant-course.ts`). */
const CHANGES_WEEK = anyOf(
  'iu',
  String.raw`\b(?:drop|swap|switch|add|put|keep|cut)\w*\b`,
  String.raw`\b(?:replac\w+|remov\w+|trad(?:e|ing)|los(?:e|ing))\b`,
  String.raw`\b(?:without|instead|out|stays?|back)\b`,
);

/** Beside what was spoken of, a title is a course: "would Shakespeare in Performance collide with either". */
const refersBack = (message: string): boolean =>
  /\b(?:it|either|both|them|those|that|these)\b/iu.test(message);

interface Talk {
  /** Sets of courses, the latest first. */
  pools: readonly (readonly string[])[];
  timed: readonly TimedCourse[];
  /** Groups of requirements that are spoken of. */
  groups: readonly string[];
  /** The courses last asked about. */
  focus: readonly string[];
  /** How many descriptions may still be looked up among the titles. */
  left: number;
  lexicon: Names;
}
/** Each is held against the titles of a hundred courses or so. */
const MOST_LOOKED_UP = 12;

const poolsOf = ({ shown, list, week, spoken, mentioned }: Context): string[][] =>
  [shown, list, week?.codes ?? [], spoken, mentioned].flatMap((codes) =>
    codes.length > 0 ? [[...codes]] : [],
  );

const groupsOf = ({ groups, towards }: Context, { groupsOf: of }: Names): readonly string[] =>
  towards === undefined ? [] : [...groups, ...(towards === null ? [] : (of.get(towards) ?? []))];

const timedOf = ({ week, timed, shown }: Context): readonly TimedCourse[] =>
  [...(week?.timed ?? []), ...timed].filter(({ code }) => shown.includes(code));

/** The only course of the first set that has one; null if that set has several, or none has any. */
const onlyOne = ({ pools }: Talk, meant: (codes: readonly string[]) => readonly string[]): string | null => {
  for (const pool of pools) {
    const [code, ...others] = meant(pool);
    if (code !== undefined) return others.length === 0 ? code : null;
  }
  return null;
};

/** The courses whose number the message has. */
export const numbered = (message: string, codes: readonly string[]): string[] => {
  const words = new Set(message.toUpperCase().match(/[\dA-Z]{2,}/gu));
  return codes.filter((code) => words.has(code.split(/[ .]/u).at(-1) ?? ''));
};

const NOUN = 'one|class|course|seminar|lecture|tutorial|lab|laboratory|workshop|studio|thing';

/** "My stat class", "my econ prof": a course that the student has. "My econ class requirement" is none. */
const MINE = new RegExp(
  String.raw`\bmy ((?:[\p{L}\d:’'-]+ ){1,3}?)(?:(?:${NOUN})(?! (?:requirement|prereq|group|option)s?\b)|` +
    String.raw`(?=(?:prof|professor|teacher|instructor|section|discussion|exam|final|midterm)s?\b))`,
  'giu',
);
const ofMine = (message: string, planned: readonly string[], lexicon: Names): string => {
  const talk: Talk = {
    pools: [planned],
    timed: [],
    groups: [],
    focus: [],
    left: MOST_LOOKED_UP,
    lexicon,
  };
  return message.replaceAll(MINE, (whole: string, words: string) => {
    const said = words.trim();
    if (said.split(' ').some((word) => NO_DESCRIPTION.test(word))) return whole;
    const code = bySubject(said, talk) ?? byTitle(said, talk);
    return code === null ? whole : whole.endsWith(' ') ? `${code} ` : code;
  });
};

/** "The one on Thursday", "the one about bones". */
const THE_ONE_WITH = new RegExp(
  String.raw`\b(?:the|that|this) (?:${NOUN}) (on|about|with|at|called) ((?:the )?[\p{L}\d:’'-]+(?: [\p{L}\d:’'-]+){0,2})`,
  'giu',
);
const ofTheOneWith = (message: string, talk: Talk): string =>
  message.replaceAll(THE_ONE_WITH, (whole: string, joint: string, rest: string) => {
    const words = rest.split(' ');
    for (let size = words.length; size > 0; size -= 1) {
      const said = words.slice(0, size).join(' ');
      const code =
        joint === 'on' || joint === 'at' ? (atTime(said, talk) ?? byTitle(said, talk)) : byTitle(said, talk);
      if (code !== null) return [code, ...words.slice(size)].join(' ');
    }
    return whole;
  });

/** "The gamelan one", "that econ class", "the Thursday one". */
const THE_ONE = new RegExp(
  String.raw`\b(?:the|that|this) ((?:[\p{L}\d:’'-]+ ){1,3}?)(?:${NOUN})\b(?! (?:on|about|with|at) )`,
  'giu',
);
const ofTheOne = (message: string, talk: Talk): string =>
  message.replaceAll(THE_ONE, (whole: string, words: string) => {
    const said = words.trim();
    if (said.split(' ').some((word) => NO_DESCRIPTION.test(word))) return whole;
    // "The mind-and-brain one", of groups of requirements.
    if (groupsCalled(fold(said).split(' '), talk.groups).length > 0) return whole;
    return byTitle(said, talk) ?? bySubject(said, talk) ?? atTime(said, talk) ?? whole;
  });
/** What compares, counts, points or tells of another one. */
const NO_DESCRIPTION = anyOf(
  'iu',
  String.raw`^.{2,}(?:er|est)$`,
  '^(?:best|worst|least|most|less|more|only|same|other|another|new|right)$',
  '^(?:first|second|third|fourth|fifth|last|next|one|ones|two|three)$',
  String.raw`^\d+$`,
);

/** "What if I drop analysis", after Real Analysis: what goes or stays is one of the courses. */
const ORDER = new RegExp(
  String.raw`\b(drop|swap|switch|replace|remove|cut|lose|skip|ditch|keep)(?: out)? (?:the |my )?([\p{L}’']{4,})` +
    String.raw`(?= (?:and|for|with|instead|but|then|or)\b|[,.?!]|$)`,
  'giu',
);
const ofOrders = (message: string, talk: Talk): string =>
  message.replaceAll(ORDER, (whole: string, order: string, said: string) => {
    const { subjects, components } = talk.lexicon;
    if (NO_DESCRIPTION.test(said) || subjects.has(fold(said)) || components.has(fold(said))) return whole;
    const code = byTitle(said, talk);
    return code === null ? whole : `${order} ${code}`;
  });

/** "The one that leaves my Tuesdays alone". */
const THE_ONE_OFF = new RegExp(
  String.raw`\b(?:the|whichever) (?:one |course |class )?(?:that |which )?(?:leaves|keeps|spares|avoids|misses|skips|` +
    String.raw`(?:is not|isn.t|isnt) on|(?:does not|doesn.t|doesnt) (?:meet|touch|use)(?: on)?) (?:my |any |all )?` +
    String.raw`(mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri)(?:day)?s?\b(?: alone| free| clear| empty)?`,
  'giu',
);
const ofTheOneOff = (message: string, { timed }: Talk): string =>
  message.replaceAll(THE_ONE_OFF, (whole: string, said: string) => {
    const day = WEEKDAY_NAMES.find((each) => said.toLowerCase().startsWith(each.toLowerCase()));
    const [code, ...others] = timed
      .filter(({ meets }) => meets.every((meeting) => meeting.day !== day))
      .map((course) => course.code);
    return code === undefined || others.length > 0 ? whole : code;
  });

/** "The lab that goes along with it": of CHEM 17 that is CHEM 17L. */
const LAB = new RegExp(
  String.raw`\b(?:the|its|that) lab(?:oratory)?(?: (?:that |which )?(?:goes|comes|belongs)(?: along)?)?` +
    String.raw`(?: (?:with|to|for|of) (?:it|that|this))?(?=[\s,.?!]|$)`,
  'giu',
);
const ofLab = (message: string, { focus, lexicon: { recogniser } }: Talk): string => {
  const [code, ...others] = focus;
  const lab = code === undefined || others.length > 0 ? null : recogniser.normalise(`${code}L`);
  return lab !== null && recogniser.has(lab) ? message.replaceAll(LAB, lab) : message;
};

/** "This language", of a week with one. */
const KIND =
  /\b(?:the|this|that) (language|tutorial|seminar|studio|workshop)\b(?! (?:class|course|requirement|one|group|part))/giu;
const ofKind = (message: string, { timed }: Talk): string =>
  message.replaceAll(KIND, (whole: string, kind: string) => {
    const [course, ...others] = timed.filter(
      ({ kinds: [first = ''] }) => first.toLowerCase() === kind.toLowerCase(),
    );
    return course === undefined || others.length > 0 ? whole : course.code;
  });

/** A name in the midst of a sentence: "does the Milton count", "can Memory be both". */
const NAME = new RegExp(
  String.raw`(?<=[\p{Ll}\d,;] )(?:the )?\p{Lu}[\p{Ll}’']{2,}(?:(?: (?:of|the|and|in|for|to|a))? \p{Lu}[\p{L}’']+)*(?![\p{L}\d’'-]| ?\d)`,
  'gu',
);
const ofNames = (message: string, talk: Talk): string =>
  message.replaceAll(NAME, (whole: string) => {
    const name = whole.replace(/^the /u, '');
    return isOtherName(fold(name), talk.lexicon) ? whole : (byTitle(name, talk) ?? whole);
  });
const isOtherName = (name: string, { subjects, programmes, surnames, components }: Names): boolean =>
  [subjects, programmes, surnames, components].some((names) => names.has(name)) ||
  NO_NAMES.has(name) ||
  WEEKDAY_NAMES.some((day) => name.startsWith(day.toLowerCase()));
const NO_NAMES = new Set(
  (
    'spring fall autumn winter summer january february march april may june july august september october november ' +
    'december general education english french spanish german chinese japanese korean latin quill lectern thanks'
  ).split(' '),
);

const byTitle = (said: string, talk: Talk): string | null => {
  // A message that is nothing but names is no description of a course.
  if (talk.left === 0) return null;
  talk.left -= 1;
  return onlyOne(talk, (codes) => {
    const meant = meantByTitle(said, codes, talk.lexicon);
    // "The child one": "Child Psychopathology", before "How Children Acquire Language".
    const exact = meant.length > 1 ? meant.filter((code) => hasWords(said, code, talk.lexicon)) : [];
    return exact.length > 0 ? exact : meant;
  });
};

/** "The econ one": the only one of the set that is of that subject. */
const bySubject = (said: string, talk: Talk): string | null => {
  const subject = talk.lexicon.subjects.get(fold(said));
  return subject === undefined
    ? null
    : onlyOne(talk, (codes) => codes.filter((code) => code.startsWith(`${subject} `)));
};

/** "Thursday", "the 9am": of courses whose times were shown. */
const atTime = (said: string, { timed }: Talk): string | null => {
  const [code, ...others] = new Set(meantByTime(`the ${said} one`, timed) ?? []);
  return code === undefined || others.length > 0 ? null : code;
};
