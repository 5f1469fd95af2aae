import { useEffect, useRef, useState } from 'react';
import type { StudentCourses } from '#features/catalogue/domain/search/filters/student-courses.ts';
import { useCatalogueStatus } from '#features/catalogue/web/shared/use-catalogue-status.ts';
import { useCourseFinder } from '#features/catalogue/web/shared/use-course-finder.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { Checkbox } from '#platform/ui/controls/checkbox.tsx';
import { TextField } from '#platform/ui/controls/text-field.tsx';
import { CheckIcon, PlusIcon, SearchIcon } from '#platform/ui/display/icons.tsx';
import { Spinner } from '#platform/ui/display/spinner.tsx';
import { offeredWords } from '../../domain/offered-words.ts';
import type { Finding, KeptFinding } from './kept-finding.ts';
import { useAnnouncer } from '#platform/web/page/announcer.tsx';
import { useShortcut } from '#platform/web/page/shortcuts.ts';

const MOST_SHOWN = 6;
const PAUSE_MS = 200;

export interface CourseFinderProps {
  term: string;
  /**
   * Holds the search state outside the component: rotating a phone remounts it elsewhere, and a keystroke must not
   * rerender the week.
   */
  kept: KeptFinding;
  /** Codes of courses in the version. */
  planned: ReadonlySet<string>;
  /** Codes of courses that the student has taken. */
  taken: ReadonlySet<string>;
  /** The version's courses, for finding what fits beside them. */
  student: StudentCourses;
  onAdd: (tag: string) => void;
}

const hasSomething = ({ planned, busy = [] }: StudentCourses): boolean =>
  planned.length > 0 || busy.some(({ blocks }) => blocks.length > 0);

/**
 * The catalogue's search within one term, with a button to add each course. The search text stays, so that several can
 * be added.
 */
export function CourseFinder(props: CourseFinderProps) {
  const { term, kept, planned, taken, student, onAdd } = props;
  const [finding, setFinding] = useState(kept.get);
  const { typed, isFittingOnly } = finding;
  const find = (changes: Partial<Finding>): void => {
    const next = { ...finding, ...changes };
    kept.set(next);
    setFinding(next);
  };
  const input = useRef<HTMLInputElement>(null);
  const announce = useAnnouncer();
  const [text, setText] = useState(typed);
  /** The count is told once for each search: later ones, as courses arrive, would replace what has been said since. */
  const isTold = useRef(false);
  useEffect(() => {
    if (typed === text) return undefined;
    const timer = setTimeout(() => {
      isTold.current = false;
      setText(typed);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, text]);
  useShortcut('/', 'Find a course to add', () => input.current?.focus());
  const found = useCourseFinder(text, term, isFittingOnly ? student : null);
  const status = useCatalogueStatus();
  // Nothing found says nothing while courses are still arriving.
  const isArriving =
    text.trim() !== '' && (found ? found.total === 0 && !found.isWhole : status === 'loading');
  const total = found?.text === text && !isArriving ? found.total : undefined;
  const counted = total === 1 ? '1 course found' : `${total} courses found`;
  const words = total === undefined ? '' : found?.isWhole ? counted : `${counted} so far`;
  useEffect(() => {
    if (words === '' || isTold.current) return;
    isTold.current = true;
    announce(words);
  }, [announce, words]);
  const add = (tag: string): void => {
    isTold.current = true;
    onAdd(tag);
  };
  const shown = found?.rows.slice(0, MOST_SHOWN) ?? [];
  return (
    <search className="print:hidden">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const [first] = shown;
          if (first && found?.text === typed && !planned.has(first.class_tag)) add(first.class_tag);
        }}
      >
        <TextField
          ref={input}
          label="Add a course"
          placeholder="Name, code or instructor"
          value={typed}
          maxLength={300}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          lead={<SearchIcon />}
          onChange={(event) => find({ typed: event.target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || typed === '') return;
            event.preventDefault();
            find({ typed: '' });
          }}
        />
      </form>
      {text.trim() !== '' && hasSomething(student) ? (
        <Checkbox
          className="mt-1 text-14!"
          label="Only what fits beside the rest"
          checked={isFittingOnly}
          onChange={() => {
            isTold.current = false;
            find({ isFittingOnly: !isFittingOnly });
          }}
        />
      ) : null}
      {isArriving ? (
        <output className="mt-1 flex items-center gap-2 py-1.5 text-14 text-ink-quiet">
          <Spinner /> The catalogue is loading…
        </output>
      ) : null}
      {found && !isArriving ? (
        <ul aria-label="Courses found" className="mt-1 divide-y divide-line">
          {shown.map((row) => {
            const isPlanned = row.codes.some((code) => planned.has(code));
            const { times, counts } = offeredWords(row);
            return (
              <li
                key={`${row.course_id} ${row.class_number}`}
                className="flex items-center gap-2 py-1.5 text-14"
              >
                <span className="min-w-0 flex-1">
                  <span data-figures className="font-medium">
                    {row.class_tag}
                  </span>{' '}
                  {row.class_name}
                  <span data-figures className="block text-12 text-ink-quiet">
                    {row.codes.some((code) => taken.has(code)) ? (
                      <span className="font-medium text-ink">You took this · </span>
                    ) : null}
                    {times || 'No times stated'}
                    {/* Keeps the dot at the end of a line rather than at the start of the next. */}
                    {counts === '' ? null : (
                      <>
                        {' · '}
                        <span className="inline-block">{counts}</span>
                      </>
                    )}
                  </span>
                </span>
                <Button
                  size="small"
                  // A disabled button would lose the focus.
                  aria-disabled={isPlanned}
                  aria-label={`${isPlanned ? 'Added' : 'Add'} ${row.class_tag}`}
                  icon={isPlanned ? <CheckIcon size={16} /> : <PlusIcon size={16} />}
                  onClick={() => (isPlanned ? undefined : add(row.class_tag))}
                >
                  {isPlanned ? 'Added' : 'Add'}
                </Button>
              </li>
            );
          })}
          {found.total > shown.length ? (
            <li className="py-1.5 text-14 text-ink-quiet">{`${found.total - shown.length} more: type to narrow.`}</li>
          ) : null}
          {found.total === 0 ? (
            <li className="py-1.5 text-14 text-ink-quiet">
              {isFittingOnly
                ? `No course of ${term} that matches fits beside the rest.`
                : `No course of ${term} matches. You can write one in by hand below.`}
            </li>
          ) : null}
        </ul>
      ) : null}
    </search>
  );
}
