import { Link } from 'react-router';
import { CourseLink } from '#features/catalogue/web/shared/course-link.tsx';
import { Button } from '#platform/ui/controls/button.tsx';
import { MeterBar } from '#platform/ui/display/meter-bar.tsx';
import { Skeleton } from '#platform/ui/display/skeleton.tsx';
import type { Profile, ProgrammeProgress } from '../contract.ts';
import type { CourseReader } from './course-reader.ts';
import { groupLabel } from './shared/use-requirement-lists.ts';
import { useFormProgress } from './profile.queries.ts';

type Group = ProgrammeProgress['groups'][number];

/** Number of options to list; the search shows all. */
const MAX_LISTED = 5;

/** Link to the search for courses that count here, research included. */
const searchGroup = (programme: string, group: string): string =>
  `/courses?${new URLSearchParams({ counts: groupLabel(programme, group), independent: '1' })}`;

export interface ProgressPanelProps {
  profile: Profile;
  reader: CourseReader;
}

/** Progress of the form's courses towards its programmes as they are edited, with options for open requirements. */
export function ProgressPanel({ profile, reader }: ProgressPanelProps) {
  const { data, isError, isEnabled, refetch } = useFormProgress(profile);
  const [have, need] = totalOf((data ?? []).flatMap(({ groups }) => groups));
  return (
    <section
      aria-labelledby="progress-heading"
      className="rounded-lg border border-line bg-surface p-4 sm:p-5"
    >
      <h2 id="progress-heading" className="text-20">
        Requirement progress
      </h2>
      {isEnabled ? (
        <>
          <p className="mt-1 text-14 text-ink-quiet">
            Counted by course code while you edit. An academic advisor decides what counts.
          </p>
          {data && data.length > 1 && need > 0 ? (
            <p className="mt-3 flex items-baseline justify-between gap-3">
              <span>All together</span>
              <span data-figures>
                {have} of {need}
              </span>
            </p>
          ) : null}
          {isError ? (
            <p className="mt-3 flex flex-wrap items-center gap-2 text-14">
              Progress could not be counted just now.
              <Button size="small" onClick={() => void refetch()}>
                Retry
              </Button>
            </p>
          ) : null}
          {data === undefined && !isError ? <Skeleton className="mt-4 h-40 w-full" /> : null}
          {data?.map((programme) => (
            <Programme key={programme.name} programme={programme} reader={reader} />
          ))}
        </>
      ) : (
        <p className="mt-1 text-14 text-ink-quiet">
          Choose your concentration to see what is done and what is left.
        </p>
      )}
    </section>
  );
}

/** How many courses the groups have, and how many they need. */
const totalOf = (groups: readonly Group[]): [have: number, need: number] => [
  groups.reduce((sum, { have }) => sum + have, 0),
  groups.reduce((sum, { need }) => sum + need, 0),
];

function Programme({ programme, reader }: { programme: ProgrammeProgress; reader: CourseReader }) {
  const [have, need] = totalOf(programme.groups);
  return (
    <div className="mt-5">
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-3 text-16">
        <span>{programme.name}</span>
        {need > 0 ? (
          <span data-figures className="font-sans text-14">
            {have} of {need} courses
          </span>
        ) : null}
      </h3>
      {programme.groups.length === 0 ? (
        <p className="mt-1 text-14 text-ink-quiet">
          The catalogue does not list this programme’s requirements. Its department can tell you.
        </p>
      ) : (
        <ul className="mt-2 grid gap-4">
          {programme.groups.map((group) => (
            <GroupLine key={group.name} programme={programme.name} group={group} reader={reader} />
          ))}
        </ul>
      )}
    </div>
  );
}

function GroupLine({ programme, group, reader }: { programme: string; group: Group; reader: CourseReader }) {
  const { name, need, have, courses, options } = group;
  const left = need - have;
  return (
    <li>
      <p className="flex items-baseline justify-between gap-3 text-14">
        <span className="font-medium">{name}</span>
        <span data-figures className="shrink-0">
          {have} of {need}
        </span>
      </p>
      <MeterBar percent={(have / need) * 100} band={left === 0 ? 1 : 3} className="mt-1" />
      {courses.length > 0 ? (
        <p className="mt-1 text-14 text-ink-quiet touch:leading-11">
          {courses.map((code, index) => {
            const title = reader.titleOf(code);
            return (
              <span key={code}>
                {index > 0 ? '; ' : ''}
                {title === null ? code : <CourseLink code={code} />}
                {title ? `, ${title}` : ''}
              </span>
            );
          })}
        </p>
      ) : null}
      {left > 0 ? (
        <RemainingOptions left={left} options={options} all={searchGroup(programme, name)} reader={reader} />
      ) : null}
    </li>
  );
}

function RemainingOptions({
  left,
  options,
  all,
  reader,
}: {
  left: number;
  options: string[];
  /** URL of the list of all of them. */
  all: string;
  reader: CourseReader;
}) {
  if (options.length === 0)
    return <p className="mt-1 text-14 text-ink-quiet">{left} left; nothing in this year’s catalogue fits.</p>;
  const more = options.length - MAX_LISTED;
  return (
    <p className="mt-1 text-14 touch:leading-11">
      {left} left:{' '}
      {options.slice(0, MAX_LISTED).map((code, index) => (
        <span key={code}>
          {index > 0 ? ', ' : ''}
          <CourseLink
            code={code}
            title={reader.titleOf(code) ?? ''}
            className="whitespace-nowrap text-accent"
          />
        </span>
      ))}
      {more > 0 ? (
        <>
          {' '}
          and{' '}
          <Link to={all} className="reachable whitespace-nowrap text-accent underline">
            {more} more
          </Link>
        </>
      ) : null}
    </p>
  );
}
