import { type ReactNode, useId, useRef } from 'react';
import { CourseLink } from '#features/catalogue/web/shared/course-link.tsx';
import { IconButton } from '#platform/ui/controls/icon-button.tsx';
import { CloseIcon } from '#platform/ui/display/icons.tsx';
import { useAnnouncer } from '#platform/web/page/announcer.tsx';
import { MAX_COURSES } from '../contract.ts';
import { CourseCombobox } from './course-combobox.tsx';
import type { CourseReader } from './course-reader.ts';

export interface CoursesFieldProps {
  courses: readonly string[];
  /** Whether the previously saved courses are unknown. */
  isUnknown?: boolean;
  reader: CourseReader;
  onChange: (courses: string[]) => void;
  /** A code is added before the catalogue has loaded, with what was typed for it. */
  onEarly: (code: string, typed: string) => void;
  /** Shown next to the field, for importing. */
  action?: ReactNode;
}

const counted = (count: number): string => (count === 1 ? '1 course' : `${count} courses`);

/** The courses taken, and a field to add one. */
export function CoursesField({
  courses,
  isUnknown = false,
  reader,
  onChange,
  onEarly,
  action,
}: CoursesFieldProps) {
  const announce = useAnnouncer();
  const input = useRef<HTMLInputElement>(null);
  const headingId = useId();
  const add = (codes: readonly string[], typed: string): string | null => {
    const fresh = codes.filter((code) => !courses.includes(code));
    if (courses.length + fresh.length > MAX_COURSES) return `A profile holds at most ${MAX_COURSES} courses.`;
    if (!reader.isReady && reader.readTyped(typed).length > 0) for (const code of fresh) onEarly(code, typed);
    if (fresh.length > 0) onChange([...courses, ...fresh]);
    announce(fresh.length > 0 ? `${fresh.join(', ')} added` : `${codes.join(', ')} is already in your list`);
    return null;
  };

  const remove = (code: string): void => {
    onChange(courses.filter((each) => each !== code));
    announce(`${code} removed`);
    input.current?.focus();
  };

  return (
    <div>
      <CourseCombobox ref={input} courses={courses} reader={reader} onAdd={add} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-2">
        <h3 id={headingId} className="text-16" data-figures>
          {isUnknown && courses.length === 0 ? 'Your courses' : counted(courses.length)}
        </h3>
        {action}
      </div>
      {courses.length === 0 ? (
        <p className="mt-1 text-14 text-ink-quiet">
          {isUnknown
            ? 'Those that you saved could not be read just now.'
            : 'None yet. That is fine if you are just starting; you can add courses at any time.'}
        </p>
      ) : (
        <ul aria-labelledby={headingId} className="mt-2 divide-y divide-line border-y border-line">
          {courses.map((code) => (
            <CourseLine key={code} code={code} reader={reader} onRemove={() => remove(code)} />
          ))}
        </ul>
      )}
    </div>
  );
}

function CourseLine({
  code,
  reader,
  onRemove,
}: {
  code: string;
  reader: CourseReader;
  onRemove: () => void;
}) {
  const title = reader.titleOf(code);
  return (
    <li className="flex items-center gap-3">
      <p className="min-w-0 flex-1 py-1.5 text-14">
        {title === null ? (
          <span className="font-medium" data-figures>
            {code}
          </span>
        ) : (
          <CourseLink code={code} className="font-medium" />
        )}
        {title ? <span className="text-ink-quiet"> · {title}</span> : null}
        {reader.isReady && title === null ? (
          <span className="text-ink-quiet italic"> · not in this year’s catalogue</span>
        ) : null}
      </p>
      <IconButton label={`Remove ${code}`} icon={<CloseIcon size={16} />} onClick={onRemove} withoutTooltip />
    </li>
  );
}
