import { later } from '#platform/ui/later.tsx';
import { useQuery } from '@tanstack/react-query';
import { Suspense, use, useMemo, useState } from 'react';
import { Link } from 'react-router';
import type { UniversityInfo } from '#features/catalogue/contract.ts';
import { isOver } from '#features/catalogue/domain/is-over.ts';
import { termToPlan } from '#features/catalogue/domain/term-to-plan.ts';
import { CoursePlanContext } from '#features/catalogue/web/shared/course-plan.ts';
import { PlanCardButton } from '#features/catalogue/web/shared/plan-card-button.tsx';
import { universityQuery, useTermText } from '#features/catalogue/web/shared/university.queries.ts';
import { Chips } from '#platform/ui/controls/chips.tsx';
import { IconButton } from '#platform/ui/controls/icon-button.tsx';
import { Badge } from '#platform/ui/display/badge.tsx';
import { PencilIcon, SavedIcon } from '#platform/ui/display/icons.tsx';
import type { SavedCourse } from '../../contract.ts';
import { shownTimes } from '../../domain/shown-times.ts';
import { courseAddress } from '../course-address.ts';
import { useSaving } from '../shared/use-saving.ts';

const NoteDialog = later(async () => (await import('./note-dialog.tsx')).NoteDialog);

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The saved courses, filtered to those with any of the chosen labels. */
export function CourseList({ courses }: { courses: readonly SavedCourse[] }) {
  const { remove } = useSaving();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [edited, setEdited] = useState<SavedCourse | null>(null);
  const labels = useMemo(
    () => [...new Set(courses.flatMap((course) => course.labels))].toSorted(collator.compare),
    [courses],
  );
  // A label that no course has any more is ignored.
  const active = chosen.filter((label) => labels.includes(label));
  const shown =
    active.length === 0
      ? courses
      : courses.filter((course) => course.labels.some((label) => active.includes(label)));
  return (
    <>
      {labels.length > 0 ? (
        <Chips className="mt-2" legend="Labels" options={labels} value={active} onChange={setChosen} />
      ) : null}
      <ul className="mt-3 divide-y divide-line rounded-lg border border-line bg-surface">
        {shown.map((course) => (
          <CourseItem
            key={course.code}
            course={course}
            onEdit={() => setEdited(course)}
            onRemove={() => remove({ class_tag: course.code, codes: course.codes })}
          />
        ))}
      </ul>
      {edited ? (
        <Suspense>
          <NoteDialog course={edited} labels={labels} onClose={() => setEdited(null)} />
        </Suspense>
      ) : null}
    </>
  );
}

interface CourseItemProps {
  course: SavedCourse;
  onEdit: () => void;
  onRemove: () => void;
}

function CourseItem({ course: { code, tag, codes, note, labels, now }, onEdit, onRemove }: CourseItemProps) {
  const shownCode = tag ?? code;
  const { data: university } = useQuery(universityQuery);
  const termText = useTermText();
  const plan = use(CoursePlanContext);
  // What is in the plan of a term that has ended can still be taken out.
  const plannable = now.offerings
    .map(({ term }) => ({ class_tag: shownCode, term, codes }))
    .filter((each) => (university && canPlan(each.term, university)) || plan?.isPlanned(each));
  return (
    <li className="flex flex-wrap items-start gap-x-1 py-2 pr-1 pl-4">
      <div className="min-w-0 flex-1 basis-48 py-1.5">
        <h3 className="font-sans text-16 font-normal">
          {tag === null ? (
            <CourseName code={shownCode} title={now.title} />
          ) : (
            <Link to={courseAddress(tag)} className="text-ink underline-offset-2 hover:underline">
              <CourseName code={shownCode} title={now.title} />
            </Link>
          )}
        </h3>
        <ul data-figures className="text-14 text-ink-quiet">
          {tag === null ? <li className="text-danger">No longer in the catalogue</li> : null}
          {now.offerings.map(({ term, times, teachers }) => (
            <li key={term}>
              {[termText(term), shownTimes(times) || 'no times stated', namesOf(teachers)]
                .filter((part) => part !== '')
                .join(' · ')}
            </li>
          ))}
        </ul>
        {labels.length > 0 ? (
          <p className="mt-1.5 flex flex-wrap gap-1.5">
            {labels.map((label) => (
              <Badge key={label}>{label}</Badge>
            ))}
          </p>
        ) : null}
        {tag === null ? null : (
          <div className="mt-1.5 flex flex-wrap gap-1.5 empty:hidden">
            {plannable.map((each) => (
              <PlanCardButton key={each.term} course={each} isOfSeveral={now.offerings.length > 1} />
            ))}
          </div>
        )}
        {note === '' ? null : <p className="mt-1.5 max-w-prose wrap-anywhere whitespace-pre-wrap">{note}</p>}
      </div>
      <div className="ml-auto flex gap-1">
        <IconButton
          label={`Note and labels of ${shownCode}`}
          icon={<PencilIcon size={16} />}
          onClick={onEdit}
        />
        <IconButton label={`Remove ${shownCode}`} icon={<SavedIcon size={16} />} onClick={onRemove} />
      </div>
    </li>
  );
}

/** Where every term of the catalogue has ended the newest can be planned, as in the planner. */
const canPlan = (term: string, { terms, today }: Pick<UniversityInfo, 'terms' | 'today'>): boolean =>
  !isOver(term, terms, today) || term === termToPlan(terms, today);

function CourseName({ code, title }: { code: string; title: string }) {
  return (
    <>
      <span data-figures className="font-medium">
        {code}
      </span>{' '}
      {title}
    </>
  );
}

const MOST_NAMES = 2;

const namesOf = (teachers: readonly string[]): string => {
  const more = teachers.length - MOST_NAMES;
  return teachers.slice(0, MOST_NAMES).join(', ') + (more > 0 ? ` +${more} more` : '');
};
