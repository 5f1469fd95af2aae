import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { CoursePlan } from '#features/catalogue/web/shared/course-plan.ts';
import { buttonStyles } from '#platform/ui/controls/button-styles.ts';
import { useKeptFocus } from '#platform/ui/controls/use-kept-focus.ts';
import { RetryBanner } from '#platform/ui/display/retry-banner.tsx';
import { Skeleton } from '#platform/ui/display/skeleton.tsx';
import { ApiError } from '#platform/web/api/api-error.ts';
import {
  NO_STUDENT_COURSES,
  savedList,
  type StudentLists,
} from '#features/catalogue/domain/search/filters/student-courses.ts';
import { useTitle } from '#platform/web/page/use-title.ts';
import { CourseList } from './courses/course-list.tsx';
import { SearchList } from './searches/search-list.tsx';
import { NoticeList } from './notices/notice-list.tsx';
import { codesOf, savedCoursesQuery } from './shared/saved-courses.query.ts';

export interface SavedPageProps {
  /** Codes of the courses taken, for searches that need them. */
  taken?: readonly string[];
  /** Null if planning is not available, and while loading. */
  plan?: CoursePlan | null;
  /** Further lists that filters of searches use. */
  lists?: StudentLists;
}

/** A student's saved items: changes, courses, searches. */
export function SavedPage({ taken = NO_STUDENT_COURSES.taken, plan = null, lists }: SavedPageProps) {
  useTitle('Saved');
  const { data: courses } = useQuery(savedCoursesQuery);
  const student = useMemo(
    () => ({
      taken,
      planned: plan?.courses ?? NO_STUDENT_COURSES.planned,
      ...(plan ? { busy: plan.busy } : {}),
      lists: { ...lists, ...(courses ? { saved: savedList(codesOf(courses)) } : {}) },
    }),
    [taken, plan, lists, courses],
  );
  return (
    <div className="mx-auto w-full max-w-3xl flex-1 px-4 pt-3 pb-8">
      <h1 className="text-28">Saved</h1>
      <NoticeList />
      <SavedCourses />
      <SearchList student={student} />
    </div>
  );
}

function SavedCourses() {
  const { data: courses, error, isError, refetch } = useQuery(savedCoursesQuery);
  const keptFocus = useKeptFocus();
  return (
    <section {...keptFocus} aria-labelledby="saved-courses" className="mt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="saved-courses" className="text-20">
          Courses
          {courses && courses.length > 0 ? (
            <span data-figures className="font-sans text-14 text-ink-quiet">{` ${courses.length}`}</span>
          ) : null}
        </h2>
        {courses && courses.length > 0 ? (
          <Link to="/courses?saved=1" className={buttonStyles('quiet', 'small')}>
            Show in the course list
          </Link>
        ) : null}
      </div>
      {!courses && isError ? (
        <RetryBanner tone="error" onRetry={refetch}>
          {error instanceof ApiError ? error.sentence : 'Your saved courses cannot be shown just now.'}
        </RetryBanner>
      ) : null}
      {!courses && !isError ? (
        <div aria-busy="true" className="mt-3 grid gap-2">
          <span className="sr-only">Loading your saved courses</span>
          <Skeleton className="h-20 w-full" />
          <Skeleton className="h-20 w-full" />
        </div>
      ) : null}
      {courses?.length === 0 ? (
        <div className="mt-2 max-w-prose">
          <p>
            Save a course with the bookmark beside it, in the list, on its card or in an answer, or with the
            key <kbd className="rounded-sm border border-edge px-1.5 font-sans text-14">s</kbd>. It stays here
            with your notes, and you are told when it changes.
          </p>
          <Link to="/courses" className={`${buttonStyles('secondary', 'small')} mt-3`}>
            Find courses
          </Link>
        </div>
      ) : null}
      {courses && courses.length > 0 ? <CourseList courses={courses} /> : null}
    </section>
  );
}
