import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { type SavedCourses, SavedCoursesContext } from '#features/catalogue/web/shared/saved-courses.ts';
import { useSaveShortcut } from '#features/catalogue/web/shared/save-shortcut.ts';
import { codesOf, savedCoursesQuery } from './saved-courses.query.ts';
import { useSaving } from './use-saving.ts';

/** Lets the courses on a screen be saved, by their buttons and by the key `s`. */
export function SavedCoursesProvider({ children }: { children: ReactNode }) {
  useSaveShortcut();
  return <SavedCoursesContext value={useSavedCourses()}>{children}</SavedCoursesContext>;
}

const useSavedCourses = (): SavedCourses => {
  const { data } = useQuery(savedCoursesQuery);
  const { save, remove } = useSaving();
  return useMemo(() => {
    const codes = data ? codesOf(data) : null;
    const isSaved: SavedCourses['isSaved'] = (course) =>
      codes !== null && course.codes.some((code) => codes.has(code));
    return { codes, isSaved, toggle: (course) => (isSaved(course) ? remove(course) : save(course)) };
  }, [data, save, remove]);
};
