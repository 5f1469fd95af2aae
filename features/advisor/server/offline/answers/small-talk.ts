import { DAY_MS } from '#platform/contract/durations.ts';
import type { Request } from '../../../domain/reading/request.ts';
import type { SmallTalk } from '../../../domain/reading/askable.ts';
import { named } from '../fact-sentences.ts';
import { askToolForEach, type Script, type ScriptContext } from '../script.ts';
import { MAX_FOUND } from '../../../domain/tools.ts';
import { blocks, bold, codesSaid, listed, quoted, unheldSaid } from '../wording.ts';

type Ask = Extract<Request, { kind: 'ask' }>;
type Outside = Extract<Request, { kind: 'outside' }>;

const ABILITIES = [
  'tell you about a course: workload, rating, times, instructor, units, prerequisites',
  'compare courses',
  'find courses by subject, topic, days, times, workload, rating, level or size',
  'say whether you have the prerequisites, whether courses clash, and what a term adds up to',
  'count what is still open in your concentration',
];
const abilities = `I can:\n\n${ABILITIES.map((ability) => `- ${ability}`).join('\n')}`;

export const sayTalk = (talk: SmallTalk, { assistant, product, university }: ScriptContext): string => {
  switch (talk) {
    case 'hello':
      return `Hello! I’m ${assistant}. Ask me about a course, or tell me what you are looking for.`;
    case 'thanks':
      return 'You’re welcome. Good luck with your choice!';
    case 'bye':
      return 'Goodbye, and have a good term!';
    case 'mood':
      return 'I’m well, thank you. Which courses are you thinking about?';
    case 'agree':
      return 'Good. Tell me if I should look up anything else.';
    case 'worry':
      return (
        'That sounds like a lot, and you are not the only one who feels so. A friend, your academic advisor or the counselling ' +
        'service can help with it. For the courses I can help: tell me what to look for, or how little work it should be.'
      );
    case 'told':
      return 'Thank you for telling me. I only know the courses here: tell me what to look for whenever you like.';
    case 'sharing':
      return (
        'On your profile, Share makes a link to a view that others can read and not change; of a plan, “Share a link…” does. You ' +
        'choose what it shows, and can revoke it at any time.'
      );
    case 'privacy':
      return (
        'No other student sees your profile, your plans or our conversations, unless you share a link to them; and a link shows ' +
        'only what you chose. Grades are no part of your profile.'
      );
    case 'entering':
      return (
        'On the Profile page. Courses that you have taken can be typed, pasted or read from a transcript PDF there, and you look ' +
        'them over before they are added. Grades are no part of it.'
      );
    case 'who':
      return (
        `I’m ${assistant}, the course advisor of ${product} at ${university}. Right now I answer offline, by rules: no language ` +
        `model is involved and nothing you write leaves this server. What I say comes from the catalogue and your profile.`
      );
    case 'abilities':
      return blocks(`I’m ${assistant}, and I answer from the catalogue of ${university}.`, abilities);
  }
};

/** Asks for missing information instead of guessing. */
export const sayQuestion = ({ about, codes }: Ask): string => {
  switch (about) {
    case 'course':
      return 'Which course do you mean? A code or a title is enough.';
    case 'second_course':
      return `Which course should I put beside ${codesSaid(codes)}?`;
    case 'which_of':
      return `Which one do you mean: ${codesSaid(codes, 'or')}?`;
    case 'wish':
      return 'What should the course be about, and how much work may it be?';
  }
};

export const sayOutside = ({ about, unheld }: Outside): string => {
  switch (about) {
    case 'orders':
      return (
        'I can’t do that: I only answer about courses, and only from the catalogue and ' +
        'your own profile. Ask me about a course, or tell me what you are looking for.'
      );
    case 'actions':
      return (
        'I can’t do that for you: I only look things up in the catalogue and in ' +
        'your profile. Enrolling, dropping and writing to people stays with you.'
      );
    case 'unheld':
      return (
        `I can’t answer that: the catalogue says nothing about ${unheldSaid(unheld)}. ` +
        `The instructor, the department or your academic advisor can.`
      );
    case 'elsewhere':
      return 'I can’t answer that: I only have the catalogue of this university, and nothing of any other.';
    case 'language':
      return 'I can’t read that, only English: ask me in English and I will look it up.';
    case 'anything':
      return (
        'I can’t help with that: I only know the courses here. Ask me about ' +
        'a course, or for courses on a subject, a topic, a day or a workload.'
      );
  }
};

/** The student's own profile, shown only to them; or whether courses stand in it. */
export function* answerProfile(
  { lists = [] }: Extract<Request, { kind: 'profile' }>,
  { profile }: ScriptContext,
): Script {
  const {
    concentration,
    second_concentration: second,
    secondary_field: secondary,
    year,
    courses_taken,
    interests,
  } = profile;
  const parts = Array.from({ length: Math.ceil(courses_taken.length / MAX_FOUND) }, (_, at) =>
    courses_taken.slice(at * MAX_FOUND, (at + 1) * MAX_FOUND),
  );
  const found = yield* askToolForEach(
    'search_courses',
    parts.map((codes) => ({ codes, limit: MAX_FOUND })),
  );
  const courses = found.flatMap((each) => each?.courses ?? []);
  const titled = courses_taken.map((code) => {
    const course = courses.find((each) => [each.code, ...each.other_codes].includes(code));
    return course ? named(course) : code;
  });
  if (lists.length > 0)
    return blocks(
      ...lists.map((code) => {
        const at = courses_taken.findIndex((each) => each === code || isOf(each, code, courses));
        return at < 0
          ? `No: ${bold(code)} is not among the courses that your profile has as taken.`
          : `Yes: ${titled[at] ?? code} is among the courses that your profile has as taken.`;
      }),
      'You can change it on the Profile page.',
    );
  const item = (label: string, value: string) => (value === '' ? null : `- ${label}: ${quoted(value)}`);
  return blocks(
    'Your profile says:',
    [
      item('Concentration', listed([concentration, second].filter((name) => name !== ''))),
      item('Secondary field', secondary),
      item('Year', year),
      item('Interests', interests.join(', ')),
      courses_taken.length > 0 ? null : '- Courses taken: none yet',
    ]
      .filter((line) => line !== null)
      .join('\n'),
    courses_taken.length > 0 ? 'Courses taken:' : null,
    titled.map((each) => `- ${each}`).join('\n'),
    'You can change it on the Profile page.',
  );
}

/** Whether two codes are of one class. */
const isOf = (
  taken: string,
  code: string,
  courses: readonly { code: string; other_codes: readonly string[] }[],
): boolean =>
  courses.some((course) => {
    const all = [course.code, ...course.other_codes];
    return all.includes(taken) && all.includes(code);
  });

export const sayTerms = ({ terms }: ScriptContext): string =>
  blocks(
    'The terms in the catalogue:',
    terms
      .map(({ name, start, end, holidays = [] }) => {
        const free = holidays.length === 0 ? '' : `; no class on ${listed(spansOf(holidays).map(spanSaid))}`;
        return `- ${name}: ${dateSaid(start)} to ${dateSaid(end)}${free}`;
      })
      .join('\n'),
  );

/** Runs of dates that follow each other, as the first and last of each. */
const spansOf = (dates: readonly string[]): [string, string][] => {
  const spans: [string, string][] = [];
  for (const date of dates.toSorted()) {
    const last = spans.at(-1);
    if (last && Date.parse(date) - Date.parse(last[1]) === DAY_MS) last[1] = date;
    else spans.push([date, date]);
  }
  return spans;
};
const spanSaid = ([first, last]: [string, string]): string =>
  first === last ? dateSaid(first) : `${dateSaid(first)} to ${dateSaid(last)}`;

const dateSaid = (date: string): string =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
