import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { IconButton } from '#platform/ui/controls/icon-button.tsx';
import { CloseIcon, PlusIcon } from '#platform/ui/display/icons.tsx';
import { TextField } from '#platform/ui/controls/text-field.tsx';
import { useAnnouncer } from '#platform/web/page/announcer.tsx';
import { MAX_COURSES } from '../contract.ts';
import type { CourseReader } from './course-reader.ts';

export interface CoursesFieldProps {
  courses: readonly string[];
  reader: CourseReader;
  onChange: (courses: string[]) => void;
  /** Shown next to the field, for importing. */
  action?: ReactNode;
}

/** The courses taken, and a field to add one; Enter adds it. */
export function CoursesField({ courses, reader, onChange, action }: CoursesFieldProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const announce = useAnnouncer();
  const input = useRef<HTMLInputElement>(null);
  const headingId = useId();
  /** Raw input of codes added before the catalogue was loaded, by code; normalised again afterwards. */
  const unresolved = useRef(new Map<string, string>());

  const resolveAgain = useEffectEvent(() => {
    const read = courses.flatMap((code) => {
      const words = unresolved.current.get(code);
      return words === undefined ? [code] : reader.readTyped(words);
    });
    unresolved.current.clear();
    if (read.join() !== courses.join()) onChange([...new Set(read)]);
  });
  useEffect(() => {
    if (reader.isReady && unresolved.current.size > 0) resolveAgain();
  }, [reader.isReady]);

  const add = (): void => {
    const found = reader.readTyped(typed);
    const fresh = found.filter((code) => !courses.includes(code));
    if (courses.length + fresh.length > MAX_COURSES) {
      setProblem(`A profile holds at most ${MAX_COURSES} courses.`);
      return;
    }
    if (!reader.isReady) for (const code of fresh) unresolved.current.set(code, typed);
    setTyped('');
    setProblem(null);
    if (fresh.length > 0) onChange([...courses, ...fresh]);
    if (found.length > 0)
      announce(
        fresh.length > 0 ? `${fresh.join(', ')} added` : `${found.join(', ')} is already in your list`,
      );
  };

  const addOnEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Adds the course instead of submitting the form.
    event.preventDefault();
    add();
  };

  const remove = (code: string): void => {
    onChange(courses.filter((each) => each !== code));
    announce(`${code} removed`);
    input.current?.focus();
  };

  return (
    <div>
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          ref={input}
          label="Add a course"
          hint="Type a course code and press Enter."
          error={problem}
          value={typed}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={addOnEnter}
          className="min-w-0 flex-1 basis-56"
          trail={
            <IconButton
              label="Add course"
              icon={<PlusIcon />}
              disabled={typed.trim() === ''}
              onClick={add}
              className="rounded-l-none"
            />
          }
        />
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-2">
        <h3 id={headingId} className="text-16" data-figures>
          {courses.length === 1 ? '1 course' : `${courses.length} courses`}
        </h3>
        {action}
      </div>
      {courses.length === 0 ? (
        <p className="mt-1 text-14 text-ink-quiet">
          None yet. That is fine if you are just starting; you can add courses at any time.
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
        <span className="font-medium" data-figures>
          {code}
        </span>
        {title ? <span className="text-ink-quiet"> · {title}</span> : null}
        {reader.isReady && title === null ? (
          <span className="text-ink-quiet italic"> · not in this year’s catalogue</span>
        ) : null}
      </p>
      <IconButton label={`Remove ${code}`} icon={<CloseIcon size={16} />} onClick={onRemove} withoutTooltip />
    </li>
  );
}
