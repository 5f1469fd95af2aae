import { AlertIcon } from '#platform/ui/display/icons.tsx';
import type { Course } from '../../contract.ts';
import { formatMeetingTimes, type Meeting } from '../../domain/sections/meeting-times.ts';
import { timeFields } from '../../domain/sections/sections.ts';
import type { Choice, NotJudged } from '../../domain/timetable/choices.ts';
import type { Clash } from '../../domain/timetable/conflict.ts';
import type { TimetableRemarks } from '../../domain/timetable/remarks.ts';

/** Remarks on courses taken together: which are impossible, and which sections fit. */
export function TimeRemarks({ remarks }: { remarks: readonly TimetableRemarks<Course>[] }) {
  const isClear = remarks.every(
    ({ impossible, fitting }) =>
      impossible.length === 0 && fitting.answer === 'together' && fitting.notJudged.length === 0,
  );
  return (
    <>
      {remarks.length > 1 ? (
        <p className="mt-1 text-14 text-ink-quiet">
          These are in different terms: {remarks.map(termText).join('; ')}.
        </p>
      ) : null}
      {isClear ? (
        <p className="mt-1 text-14 text-ink-quiet">
          None of {remarks.length > 1 ? 'one term' : 'these'} overlap in time.
        </p>
      ) : null}
      {remarks.map((remark) => (
        <TermRemarks key={remark.term} remark={remark} />
      ))}
    </>
  );
}

function TermRemarks({ remark }: { remark: TimetableRemarks<Course> }) {
  const { term, courses, impossible, fitting } = remark;
  const notJudged = [...new Set([fitting, ...impossible].flatMap((each) => each.notJudged).map(kindText))];
  // Only something with a time can be said to fit.
  const fits =
    fitting.answer === 'together'
      ? fitting.choices.filter(({ section }) => timeFields(section.meetings).schedule !== '')
      : [];
  const hasChoice = courses.some(({ sections }) => sections.length > 1);
  const shown = new Set(fits.map(({ course }) => course)).size > 1 && hasChoice ? fits : [];
  if (impossible.length === 0 && notJudged.length === 0 && shown.length === 0 && fits.length > 0) return null;
  return (
    <ul className="mt-2 grid gap-1 text-14">
      {impossible.map((set) => (
        // Two offerings of one course have the same code.
        <li
          key={set.courses.map(({ class_number }) => class_number).join()}
          className="flex items-start gap-2"
        >
          <AlertIcon size={16} className="mt-0.5 shrink-0 text-danger" />
          <span>
            <strong className="font-medium">{headText(set.courses, set.clashes)}</strong>
            {reasonText(set.clashes)}
          </span>
        </li>
      ))}
      {fitting.answer === 'undecided' ? (
        <li className="text-ink-quiet">
          There are too many ways to combine the sections of {codesText(courses)} to try them all.
        </li>
      ) : null}
      {shown.length > 0 ? (
        <li>
          These sections fit together in {term}: <span data-figures>{shown.map(choiceText).join('; ')}.</span>
        </li>
      ) : null}
      {notJudged.length > 0 ? (
        <li className="text-ink-quiet">No times stated, so not judged: {notJudged.join(', ')}.</li>
      ) : null}
    </ul>
  );
}

const termText = ({ term, courses }: TimetableRemarks<Course>): string => `${codesText(courses)} in ${term}`;

const codesText = (courses: readonly Course[]): string =>
  new Intl.ListFormat('en').format(courses.map(({ class_tag }) => class_tag));

const kindText = ({ course, kind }: NotJudged<Course>): string =>
  kind === '' ? course.class_tag : `${kind.toLowerCase()} of ${course.class_tag}`;

/** `COMPSCI 50 Lecture A Mon, Wed 1:30 PM - 2:45 PM`. */
const choiceText = ({ course, kind, section }: Choice<Course>): string =>
  [course.class_tag, kind, section.section, timeFields(section.meetings).schedule]
    .filter((part) => part !== '')
    .join(' ');

const timesText = (meetings: Meeting[]): string => formatMeetingTimes({ meetings, untimed: [] });

const timesOf = (clashes: readonly Clash<Course>[]): string[] => [
  ...new Set(clashes.map(({ at }) => timesText(at))),
];

const headText = (courses: readonly Course[], clashes: readonly Clash<Course>[]): string => {
  if (courses.length === 1) return `${codesText(courses)} cannot be taken: its own sections overlap`;
  if (courses.length === 2 && timesOf(clashes).length === 1) return `${codesText(courses)} overlap`;
  return `${codesText(courses)} cannot ${courses.length > 2 ? 'all ' : ''}be taken together`;
};

const reasonText = (clashes: readonly Clash<Course>[]): string => {
  const [first] = clashes;
  const times = timesOf(clashes);
  if (!first || first.at.length === 0) return '.';
  if (times.length === 1) return ` on ${times.join('')}.`;
  if ('block' in first.first || 'block' in first.second) return '.';
  const parties = [first.first, first.second].map(({ course, kind, section }) =>
    [course.class_tag, kind, section.section].filter((part) => part !== '').join(' '),
  );
  return `: every choice of sections overlaps, for example ${parties.join(' and ')} on ${timesText(first.at)}.`;
};
