import { classNames } from '#platform/ui/styles/class-names.ts';
import { shownFigure } from '../../../domain/bands.ts';
import type { Course } from '../../../contract.ts';

type Entry = Course['history'][number];

/** Up to this many terms, two charts fit side by side; with more, each has its own line. */
const BESIDE = 4;

/** Evaluations of earlier terms: a small chart, and the same as a table for screen readers. */
export function CourseHistory({ history }: { history: Course['history'] }) {
  const rated = history.filter(({ rating, hours }) => rating !== null || hours !== null);
  if (rated.length === 0) return null;
  // Chronological.
  const entries = rated.toReversed();
  const mostHours = Math.max(...entries.map(({ hours }) => hours ?? 0));
  return (
    <section aria-label="Earlier terms">
      <h3 className="font-sans text-14 font-medium">Earlier terms</h3>
      {entries.some(({ responded }) => responded !== null) ? (
        <p aria-hidden className="text-12 text-ink-quiet">
          {entries.some(({ responded, invited }) => responded !== null && invited !== null)
            ? 'Under each term: how many of its students answered'
            : 'Under each term: how many answered'}
        </p>
      ) : null}
      <div
        aria-hidden
        data-figures
        className={classNames('mt-2 grid gap-4', entries.length <= BESIDE && 'sm:grid-cols-2')}
      >
        <Chart
          title="Rating, out of 5"
          entries={entries}
          valueOf={({ rating }) => rating}
          most={5}
          format={shownFigure}
        />
        <Chart
          title="Workload, hours a week"
          entries={entries}
          valueOf={({ hours }) => hours}
          most={mostHours}
          format={shownFigure}
        />
      </div>
      <table className="sr-only">
        <caption>Rating and workload in earlier terms</caption>
        <thead>
          <tr>
            {['Term', 'Rating', 'Hours a week', 'Answered', 'Instructors'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rated.map((entry) => (
            <tr key={entry.term}>
              <th scope="row">{entry.term}</th>
              <td>{entry.rating === null ? 'Not rated' : `${shownFigure(entry.rating)} out of 5`}</td>
              <td>{entry.hours === null ? 'Not stated' : shownFigure(entry.hours)}</td>
              <td>{answeredText(entry) || 'Not stated'}</td>
              <td>{entry.instructors.join(', ') || 'Not stated'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface ChartProps {
  title: string;
  entries: readonly Entry[];
  valueOf: (entry: Entry) => number | null;
  /** The value of a full bar. */
  most: number;
  format: (value: number) => string;
}

/** One bar per term with its value above, values aligned; the number of responses is below the term. */
function Chart({ title, entries, valueOf, most, format }: ChartProps) {
  if (entries.every((entry) => valueOf(entry) === null)) return null;
  return (
    <div className="min-w-0">
      <p className="text-12 text-ink-quiet">{title}</p>
      <ol className="mt-1 flex flex-wrap gap-x-1 gap-y-3 sm:gap-x-2">
        {entries.map((entry) => {
          const value = valueOf(entry);
          return (
            <li
              key={entry.term}
              className="grid w-10 content-start justify-items-center text-center text-12 leading-4 sm:w-14"
            >
              <span>{value === null ? '–' : format(value)}</span>
              <span className="flex h-10 w-7 items-end rounded-sm bg-ink/8">
                <span
                  data-fill
                  className="w-full rounded-sm bg-accent"
                  style={{ height: `${value === null ? 0 : Math.min(100, (value / most) * 100)}%` }}
                />
              </span>
              <span>{shortTerm(entry.term)}</span>
              <span className="text-ink-quiet">{entry.responded === null ? '' : answeredText(entry)}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** `42 of 60`, `42`; empty if unknown. */
const answeredText = ({ responded, invited }: Entry): string => {
  if (responded === null) return '';
  return invited === null ? String(responded) : `${responded} of ${invited}`;
};

/** `2024 Fall` as `Fall ’24`. */
const shortTerm = (term: string): string => term.replace(/^20(\d\d) (\w+)$/, '$2 ’$1');
