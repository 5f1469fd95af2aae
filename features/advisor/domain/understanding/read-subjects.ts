import { type Area, AREAS } from '#features/catalogue/domain/areas.ts';
import { AVOIDS, DISLIKES, WEAK_IN } from './dislikes.ts';
import { fold, type Lexicon } from './lexicon.ts';
import type { Scrap } from './scrap.ts';
import { GAP } from './sentence.ts';
import type { Draft } from './wish.ts';
import { FILLER } from './words-of-talk.ts';

const LONGEST_NAME = 7;
/** "History" in "history of chess" is a topic; so is a name that "about" leads in. */
const LED_BY_TOPIC = /\b(?:about|history of|philosophy of|sociology of|of)\s*$/;
const CLASSES = String.raw`(?:(?: or elective)? (?:courses?|class(?:es)?|electives?|requirements?|department|dept|ones?|stuff)\b)?`;

/** Short or everyday words that name a subject somewhere; only with a word like "class" after them are they one. */
const NEEDS_CLASS = new Set(
  (
    'a about all am an and any are art arts as at be but by can comp cs day do does down e ed edu en eng ens eng for fr ' +
    'free from full fun gen get go good great had has have he her hi him his how i id in info ir is it its ius land lang law ' +
    'less life light like list lit lps make man many may me med mind more most much my new no not now of off oh ok old on ' +
    'one open or other our out over own plan please re rel right see set she so some study take ten than that the them ' +
    'then there these they this time to too top two up us use used very want was way we well were what when where which ' +
    'who why will with work world would year you your design writing reading general business ' +
    'language languages science expression media health environment planning urban ' +
    'city data visual performance leadership systems policy public'
  ).split(' '),
);
/** Words of talk about courses, whatever a catalogue calls by them. */
const NEVER = new Set(['class', 'classes', 'course', 'courses', 'prof', 'term', 'major']);
const CERTAIN_SHORT = new Set([
  'cs',
  'econ',
  'ec',
  'bio',
  'chem',
  'math',
  'maths',
  'stat',
  'stats',
  'gov',
  'psych',
  'phil',
  'hist',
]);

/** Reads subjects, departments and broad fields, the longest name first. */
export const readSubjects = (scrap: Scrap, draft: Draft, lexicon: Lexicon): void => {
  const { search } = draft.wish;
  const add = (subject: string) => {
    search.subjects = [...new Set([...(search.subjects ?? []), subject])];
  };
  readAreas(scrap, draft, lexicon);
  if (lexicon.numericSubjects.size > 0)
    scrap.take(/\b(?:course|department|dept|subject) (\d{1,2}[a-z]?)\b/, ([, number = '']) => {
      const code = [...lexicon.numericSubjects].find((subject) => subject.toLowerCase() === number);
      if (code === undefined) return false;
      add(code);
    });
  const words = [...scrap.text.matchAll(/[\p{L}\p{N}\p{M}'-]+|&/gu)];
  const spans: { start: number; end: number }[] = [];
  for (let from = 0; from < words.length; from++) {
    for (let to = Math.min(words.length, from + LONGEST_NAME); to > from; to--) {
      const [first, last] = [words[from], words[to - 1]];
      if (!first || !last) break;
      const end = last.index + last[0].length;
      const said = scrap.text.slice(first.index, end);
      if (said.includes('·') || /[.,;!?]/.test(said)) continue;
      const subject = subjectNamed(said, lexicon);
      if (subject === null || !isMeant(scrap.text, first.index, end, fold(said))) continue;
      add(subject);
      spans.push({ start: first.index, end });
      from = to - 1;
      break;
    }
  }
  for (const { start, end } of spans.reverse()) {
    const after = new RegExp(`^${CLASSES}`).exec(scrap.text.slice(end))?.[0].length ?? 0;
    scrap.text = scrap.text.slice(0, start) + GAP + scrap.text.slice(end + after);
  }
};

const UNWANTED = String.raw`(?:(?:that (?:is|are) )?(?:${AVOIDS}|outside(?: of)?|not (?:in|from|a|an|any|another)|nothing (?:in|from|to do with)|no(?: more)?|not|anything (?:but|besides)|except(?: for)?|other than|besides|apart from|avoid(?:ing)?|without|excluding)(?: (?:any|the|all|more|another|doing|taking))*)`;

/** "Outside of STEM", "not econ", "no more math": fields that courses must not be in. */
export const readUnwantedFields = (scrap: Scrap, { wish }: Draft, lexicon: Lexicon): void => {
  const { search } = wish;
  const not = (said: string): boolean => {
    const areas = areasNamed(said);
    if (areas.length > 0) {
      search.areas = (search.areas ?? AREAS).filter((area) => !areas.includes(area));
      return true;
    }
    const subject = subjectNamed(said, lexicon);
    const isWord = NEEDS_CLASS.has(fold(said)) && !CERTAIN_SHORT.has(fold(said));
    if (subject === null || isWord || NEVER.has(fold(said))) return false;
    search.exclude_subjects = [...new Set([...(search.exclude_subjects ?? []), subject])];
    return true;
  };
  scrap.take(
    new RegExp(
      String.raw`\b${UNWANTED} ((?:[a-z&-]+ ){0,4}?[a-z&-]+)((?: (?:or|and|nor) [a-z&-]+)?)(?: (?:courses?|class(?:es)?|stuff|fields?))?(?= ?[.,;!?·]|\s*$| (?:and|but|please|that|which|with|on|in|for|if|i|or|so|because|though|although|anymore|again|at all|right now|now|have)\b)`,
    ),
    ([, said = '', other = '']) => {
      const more = other.trim().replace(/^(?:or|and|nor) /, '');
      const whole = not(`${said}${other}`);
      if (whole) return true;
      if (!not(said)) return false;
      return more === '' || not(more);
    },
  );
  // What is disliked and no field is left out of the search, and said to be.
  scrap.take(DISLIKED, ([, said = '']) => {
    const words = said.split(' ').filter((word) => !FILLER.has(fold(word)));
    if (words.length === 0) return false;
    wish.unread.push(`not ${words.join(' ')}`);
  });
};

/**
 * Fields that the student is weak in: taken out, so that nobody looks for them.
 *
 * @returns what the search tool takes for them, to be left out where nothing else says what is wanted
 */
export const readWeakFields = (scrap: Scrap, lexicon: Lexicon): string[] => {
  const weak: string[] = [];
  scrap.take(WEAK_IN, ([, feared, named]) => {
    const subject = subjectNamed(feared ?? named ?? '', lexicon);
    if (subject === null) return false;
    weak.push(subject);
  });
  return weak;
};

const DISLIKED = new RegExp(
  String.raw`\b${DISLIKES} ((?:[a-z'-]+ ){0,3}?[a-z'-]+)(?= ?[.,;!?·]|\s*$| (?:and|or|but|please|that|which|who|with|so|because|though|if|i)\b)`,
);

/** The broad fields that go by this name; none where it is no such name. */
export const areasNamed = (said: string): readonly Area[] => {
  const name = ` ${said.trim()} `;
  return (
    [...AREA_WORDS, ...AREA_OR_SUBJECT.map(([pattern, area]): [RegExp, Area[]] => [pattern, [area]])].find(
      ([pattern]) => new RegExp(`^\\s(?:${pattern.source})\\s$`).test(name),
    )?.[1] ?? []
  );
};

/** What the search tool takes for this name, also in the plural or with "studies" left out. */
export const subjectNamed = (said: string, { subjects }: Pick<Lexicon, 'subjects'>): string | null => {
  const name = fold(said);
  return subjects.get(name) ?? (name.endsWith('s') ? subjects.get(name.slice(0, -1)) : undefined) ?? null;
};

const isMeant = (text: string, start: number, end: number, name: string): boolean => {
  const before = text.slice(Math.max(0, start - 24), start);
  const after = text.slice(end, end + 30);
  if (NEVER.has(name) || LED_BY_TOPIC.test(before)) return false;
  // "History of medicine", "music theory", "art of war": part of a longer topic unless a class follows.
  if (/^ (?:of|and the|in the) (?!·)\w/.test(after)) return false;
  if (/^ (?:courses?|class(?:es)?|electives?|departments?|dept|seminars?|lectures?|labs?|·)/.test(after))
    return true;
  if (CERTAIN_SHORT.has(name)) return true;
  if (!NEEDS_CLASS.has(name) && name.length > 2 && !/^\d+$/.test(name)) return true;
  const alone = /(?:^|[·.,;!?])\s*$/.test(before) && /^\s*(?:$|[·.,;!?])/.test(after);
  return name.length > 3 && (alone || /\b(?:in|from|any|some)\s*$/.test(before));
};

const AREA_WORDS: [RegExp, Area[]][] = [
  [/\bstem\b/, ['science', 'engineering']],
  [/\b(?:arts and |the )?humanities\b|\bhumanistic\b/, ['humanities']],
  [/\b(?:social|soc) ?-?scis?(?:ences?)?\b|\bsocial science\b/, ['social-science']],
  [/\b(?:natural|physical|hard) sciences?\b/, ['science']],
  [/\b(?:foreign |modern |new |any |a |another )languages?(?! of\b)\b|\blanguages\b(?! of\b)/, ['languages']],
  [/\b(?:pre-?professional|professional) (?:courses?|classes)\b/, ['professional']],
];
const AREA_OR_SUBJECT: [RegExp, Area][] = [
  [/\bsciences?(?= (?:class|course|elective|seminar|lab|requirement|lecture|·)|\s*$|\s*[.?!,])/, 'science'],
  [
    /\bengineering(?= (?:class|course|elective|seminar|lab|requirement|lecture|·)|\s*$|\s*[.?!,])/,
    'engineering',
  ],
];
const CLASS_WORD = String.raw`(?: (?:fields?|areas?|disciplines?|subjects?))?${CLASSES}`;

const readAreas = (scrap: Scrap, { wish: { search } }: Draft, { subjects }: Lexicon) => {
  const add = (areas: readonly Area[]) => {
    search.areas = [...new Set([...(search.areas ?? []), ...areas])];
  };
  for (const [pattern, areas] of AREA_WORDS)
    scrap.take(new RegExp(`(?:${pattern.source})${CLASS_WORD}`), () => add(areas));
  for (const [pattern, area] of AREA_OR_SUBJECT)
    scrap.take(
      new RegExp(
        `(?<!(?:computer|political|data|environmental|materials|electrical|mechanical|earth|life|cognitive|brain|library|animal|food|military|of|and|biomedical|chemical|civil|software|planetary|statistical|engineering|applied|physical|actuarial|health|social|bio)\\s)${pattern.source}${CLASS_WORD}`,
      ),
      () => {
        if (subjects.has(area) && area !== 'science') return false;
        add([area]);
      },
    );
};
