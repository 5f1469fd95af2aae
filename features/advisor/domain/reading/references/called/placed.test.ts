import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLexicon, type LexiconSource } from '../../spans/lexicon.ts';
import { SAMPLE_SOURCE } from '../../spans/sample-lexicon.ts';
import { calledAsCodes } from './called-as-codes.ts';

/** A line for each course: its code, its title, and after a bar what its record states as coming before it. */
const COURSES = `
KOREAN BA: Elementary Korean I
KOREAN BB: Elementary Korean II | KOREAN BA or placement.
KOREAN 120A: Intermediate Korean I | KOREAN BB.
KOREAN 120B: Intermediate Korean II | KOREAN 120A.
ITALIAN 10: Italian for Beginners
ITALIAN 11: Italian through Song and Radio | ITALIAN 10 or placement.
ITALIAN 20: Intermediate Italian: Regions and Kitchens | ITALIAN 11.
HEBREW AA: Modern Hebrew for Beginners I
HEBREW AB: Modern Hebrew for Beginners II | HEBREW AA.
HEBREW BA: Intermediate Hebrew: From Root to Register | HEBREW AB.
GREEK 1: Intensive Ancient Greek
GREEK MA: Modern Greek I
GREEK MB: Modern Greek II | GREEK MA.
GREEK GA: Beginning Ancient Greek I
GREEK GB: Beginning Ancient Greek II | GREEK GA.
PSYCH 1: Introduction to Psychology
PSYCH 15: Social Psychology | PSYCH 1.
PSYCH 18: Abnormal Psychology | PSYCH 1.
PSYCH 101: Statistics for Psychologists | PSYCH 1.
SOCIOL 10: Thinking Sociologically
SOCIOL 24: Families and Households | SOCIOL 10.
SOCIOL 55: Rich and Poor | SOCIOL 10 or permission.
SOCIOL 128: Social Networks | SOCIOL 10.
CHEM 10: Foundations of Chemistry
CHEM 11: Equilibrium, Kinetics and the Structure of Atoms | CHEM 10.
CHEM 17: Organic Chemistry: Structure and Mechanism | CHEM 11.
CHEM 17L: Organic Laboratory Techniques | CHEM 11.
CHEM 27: Organic Chemistry of Life | CHEM 17.
CHEM 106: Advanced Organic Chemistry | CHEM 27.
MATH MA: Calculus at a Measured Pace I
MATH MB: Calculus at a Measured Pace II | MATH MA.
MATH 1A: Differential and Integral Calculus
MATH 1B: Integration, Series and Differential Equations | MATH 1A, MATH MB, or placement.
MATH 21A: Multivariable Calculus | MATH 1B.
MATH 122: Algebra I: Groups, Rings and Modules | MATH 21A.
MATH 123: Algebra II: Galois Theory | MATH 122.
ECON 10A: Principles of Microeconomics | MATH 1A.
ECON 10B: Principles of Macroeconomics | MATH 1A.
ECON 110: Intermediate Microeconomics | ECON 10A and MATH 1A.
ECON 111: Intermediate Macroeconomics | ECON 10B.
ECON 120: Introduction to Econometrics | MATH 1B.
PHYSICS 11: Physics of the Living World | MATH 1A.
PHYSICS 12: Electricity, Optics and Imaging for the Life Sciences | PHYSICS 11.
PHYSICS 15A: Mechanics and Special Relativity | MATH 1A.
PHYSICS 15B: Electromagnetism | PHYSICS 15A.
COMPSCI 50: Introduction to Programming
COMPSCI 105: Programming Languages | COMPSCI 50.
COMPSCI 120: Introduction to Algorithms and Their Limits | COMPSCI 50.
ARTS 10: Drawing from Observation
ARTS 26: Darkroom Photography
FILM 21: Film History I: Silence
FILM 22: Film History II: Sound to Satellite
FILM 44: Animation: Drawing Time
HISTORY 158: The First World War as a Global War
`
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', rest = ''] = line.split(/: (.*)/u);
    const [title = '', needs = ''] = rest.split(' | ');
    return {
      class_tag: code,
      class_name: title,
      description: '',
      component: code.endsWith('L') ? 'Laboratory' : 'Lecture',
      instructors: [],
      aliases: [],
      codes: [code],
      course_requirements: needs,
    };
  });
const SUBJECTS = {
  KOREAN: 'East Asian Languages',
  ITALIAN: 'Romance Languages',
  HEBREW: 'Near Eastern Languages',
  GREEK: 'Classics',
  PSYCH: 'Psychology',
  SOCIOL: 'Sociology',
  CHEM: 'Chemistry',
  MATH: 'Mathematics',
  ECON: 'Economics',
  PHYSICS: 'Physics',
  COMPSCI: 'Computer Science',
  ARTS: 'Studio Arts',
  FILM: 'Film',
  HISTORY: 'History',
};
const source: LexiconSource = {
  ...SAMPLE_SOURCE,
  subjects: Object.entries(SUBJECTS).map(([code, department]) => ({ code, department, aliases: [] })),
  courses: COURSES,
};
const lexicon = createLexicon(source);
const read = (message: string): string => calledAsCodes(message, lexicon, []);

describe('a course told by its level and field', () => {
  it.each([
    ['is the beginner psych course full', 'is PSYCH 1 full'],
    ['could a senior still take intro psych', 'could a senior still take PSYCH 1'],
    ['the intro sociology class, who teaches it', 'SOCIOL 10, who teaches it'],
    ['does intro to soc clash with elementary korean', 'does SOCIOL 10 clash with KOREAN BA'],
    ['is intermediate italian a lot of reading', 'is ITALIAN 20 a lot of reading'],
    ['should i do beginning italian or beginner korean', 'should i do ITALIAN 10 or KOREAN BA'],
    ['when does that beginners hebrew class meet', 'when does HEBREW AA meet'],
    ['is the big programming class hard', 'is COMPSCI 50 hard'],
    ['the famous intro psych lecture, any seats', 'PSYCH 1, any seats'],
    ['would beginning drawing take me', 'would ARTS 10 take me'],
    ['i took intro micro last year', 'i took ECON 10A last year'],
    ['what do they do in the psych intro', 'what do they do in PSYCH 1'],
    ['when is the first intermediate korean', 'when is KOREAN 120A'],
    ['is intermediate korean 2 on fridays', 'is KOREAN 120B on fridays'],
    ['take introduction to algorithms', 'take COMPSCI 120'],
    ['introduction to algorithms and their limits is full', 'COMPSCI 120 is full'],
    ['does intro psych fill up', 'does PSYCH 1 fill up'],
  ])('becomes its code: %s', (message, meant) => expect(read(message)).toBe(meant));

  it.each([
    'an intro psych class',
    'any beginner korean classes',
    'intro classes in sociology',
    'beginner korean full, any other language',
    'if elementary italian is full then another language',
    'something like intro psych',
    'take some intro psych or soc classes',
    'introductory level sociology please',
    'one intro soc class and a lab',
    'no intro econ',
    'every beginner hebrew section',
    'i am beginning korean next year',
    'my aunt teaches elementary school',
    'the intro psych textbook',
    'intro soc in spring but not before ten',
    'is introduction to social regret a class',
    'what are the intro psych options',
    'is intro soc or intro film easier',
  ])('stays where any is meant, or none: %s', (message) => expect(read(message)).toBe(message));

  it.each(['do i need the intro econ class', 'is the big physics class hard', 'the intro film class'])(
    'stays where several fit alike, or none says that it is one: %s',
    (message) => expect(read(message)).toBe(message),
  );
});

describe('a course told by its place in a sequence', () => {
  it.each([
    ['is korean 1 full', 'is KOREAN BA full'],
    ['after korean 2, can i do korean 3', 'after KOREAN BB, can i do KOREAN 120A'],
    ['korean 4 in spring?', 'KOREAN 120B in spring?'],
    ['italian 2 or hebrew 2', 'ITALIAN 11 or HEBREW AB'],
    ['does italian 3 have a waitlist', 'does ITALIAN 20 have a waitlist'],
    ['is hebrew 101 every day', 'is HEBREW AA every day'],
    ['sociology 101 is full', 'SOCIOL 10 is full'],
    ['prereqs for orgo 2?', 'prereqs for CHEM 27?'],
    ['i have orgo 1, calc 1 and gen chem 2', 'i have CHEM 17, MATH 1A and CHEM 11'],
    ['how hard is calc 2', 'how hard is MATH 1B'],
    ['does calculus 3 need calc ii', 'does MATH 21A need MATH 1B'],
    ['micro 2 and macro 2 together', 'ECON 110 and ECON 111 together'],
    ['algebra 2 by monday', 'MATH 123 by monday'],
    ['is the film history 2 class on mondays', 'is FILM 22 on mondays'],
    ['when is the second half of premed physics', 'when is PHYSICS 12'],
    ['the first half of organic chemistry', 'CHEM 17'],
    ['is second semester calc worse', 'is MATH 1B worse'],
    ['the second half of beginning hebrew', 'HEBREW AB'],
  ])('becomes its code: %s', (message, meant) => expect(read(message)).toBe(meant));

  it.each([
    'micro 2 hours a week',
    'chem 2 or 3 times',
    'korean 1-2 hours a day',
    'i have korean at 2',
    'my second semester korean was hard',
    'courses on world war 1',
    'drawing 2 nights a week',
    'what is psych 2',
    'physics 2',
    'greek 2',
    'hebrew 4',
    'the second half of the semester',
    'option 2 or plan 1',
    'why take a second semester of korean',
    'korean 3 beginners',
  ])('stays where it is none, or several are alike: %s', (message) => expect(read(message)).toBe(message));

  it.each(['is psych 101 hard', 'intro psych 18', 'take greek 1', 'beginning italian 11'])(
    'stays where the number is that of a course: %s',
    (message) => expect(read(message)).toBe(message),
  );
});

it('is a course of the catalogue, whatever is typed', () => {
  const words = fc.constantFrom(
    ...'the intro psych korean 1 2 calc second half of beginning first class , . and to orgo big is a'.split(
      ' ',
    ),
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 30 }), (some) => {
      const once = read(some.join(' '));
      for (const code of once.match(/[A-Z]{3,} (?:\d+[A-Z]?|[A-Z]{2})\b/gu) ?? [])
        expect(lexicon.recogniser.has(code)).toBe(true);
    }),
  );
});
