import { use } from 'react';
import { Button, type ButtonProps } from '#platform/ui/controls/button.tsx';
import { SavedIcon, SaveIcon } from '#platform/ui/display/icons.tsx';
import { SAVE_MARK } from './save-shortcut.ts';
import { type SaveableCourse, SavedCoursesContext } from './saved-courses.ts';

interface SaveButtonProps extends Pick<ButtonProps, 'look' | 'size'> {
  /** Undefined while loading. */
  course: SaveableCourse | undefined;
}

/** Saves a course, or removes it; nothing if saving is not available. */
export function SaveButton({ course, look = 'secondary', size = 'small' }: SaveButtonProps) {
  const saved = use(SavedCoursesContext);
  if (!saved) return null;
  const isSaved = course !== undefined && saved.isSaved(course);
  return (
    <Button
      {...SAVE_MARK}
      look={look}
      size={size}
      aria-pressed={isSaved}
      aria-keyshortcuts="s"
      disabled={course === undefined}
      icon={isSaved ? <SavedIcon size={16} /> : <SaveIcon size={16} />}
      onClick={() => course && saved.toggle(course)}
    >
      {isSaved ? 'Saved' : 'Save'}
      {course ? <span className="sr-only">{`: ${course.class_tag}`}</span> : null}
    </Button>
  );
}
