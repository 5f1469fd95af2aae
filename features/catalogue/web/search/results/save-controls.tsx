import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { SAVE_ROW_ICON, SAVED_ROW_ICON } from '#platform/ui/display/row-icons.tsx';
import { courseQuery } from '../../shared/course.queries.ts';
import { SaveButton } from '../../shared/save-button.tsx';
import { SAVE_MARK } from '../../shared/save-shortcut.ts';
import { SavedCoursesContext } from '../../shared/saved-courses.ts';
import type { RowAction } from './row-action.ts';
import { rowToggle } from './row-toggle.tsx';
import type { CourseRef } from '../search-params.ts';

/** Whether the course is saved, in any term; saves or removes it. */
export const useSaveAction = (): RowAction | null => {
  const saved = use(SavedCoursesContext);
  return saved && { stateOf: (row) => (saved.isSaved(row) ? 'on' : 'off'), act: saved.toggle };
};

export const saveControl = rowToggle({
  verb: 'Save',
  title: { off: 'Save (s)', on: 'Saved (s)' },
  icon: { off: SAVE_ROW_ICON, on: SAVED_ROW_ICON },
  mark: SAVE_MARK,
});

/** The same as a button, for the course dialog. */
export function SaveDialogButton({ course, isReady }: { course: CourseRef; isReady: boolean }) {
  const { data } = useQuery({ ...courseQuery(course.tag), enabled: isReady });
  return (
    <span className="contents max-sm:*:gap-1 max-sm:*:px-2 max-sm:*:text-14 max-[22rem]:[&_svg]:hidden">
      <SaveButton course={data?.course} look="quiet" size="medium" />
    </span>
  );
}
