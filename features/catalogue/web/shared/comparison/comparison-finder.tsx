import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { TextField } from '#platform/ui/controls/text-field.tsx';
import { PlusIcon, SearchIcon } from '#platform/ui/display/icons.tsx';
import { moveInList } from '#platform/ui/overlays/move-in-list.ts';
import type { Course } from '../../../contract.ts';
import type { ComparedRef } from './compared-ref.ts';
import { useCourseFinder } from '../use-course-finder.ts';

const MOST_SHOWN = 5;
const PAUSE_MS = 200;

export interface ComparisonFinderProps {
  /** Courses already compared, which are excluded from the results. */
  compared: readonly Course[];
  onAdd: (course: ComparedRef) => void;
}

/** The catalogue's search, with a button to add a result to the comparison. */
export function ComparisonFinder({ compared, onAdd }: ComparisonFinderProps) {
  const root = useRef<HTMLElement>(null);
  const [typed, setTyped] = useState('');
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setText(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const found = useCourseFinder(text, null);
  const isCompared = ({ course_id, class_number }: Pick<Course, 'course_id' | 'class_number'>): boolean =>
    compared.some((course) => course.course_id === course_id && course.class_number === class_number);
  const rows = found?.rows.filter((row) => !isCompared(row)).slice(0, MOST_SHOWN) ?? [];
  const add = ({ class_tag: tag, class_number: classNumber }: (typeof rows)[number]): void =>
    onAdd({ tag, classNumber });
  /** The arrow keys go from the field to the results and back. */
  const move = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const stops = [...(root.current?.querySelectorAll<HTMLElement>('input, li button') ?? [])];
    const next = moveInList(event.key, stops.indexOf(document.activeElement as HTMLElement), stops.length);
    if (next === null) return;
    event.preventDefault();
    stops[next]?.focus();
  };
  return (
    <search ref={root}>
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by the user, in place of the button that had the focus
        autoFocus
        label="Add a course"
        placeholder="Name, code or instructor"
        value={typed}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        lead={<SearchIcon />}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          const [first] = rows;
          if (event.key === 'Enter' && !event.nativeEvent.isComposing && first && found?.text === typed)
            add(first);
          else move(event);
        }}
      />
      {found ? (
        <ul aria-label="Courses found" className="mt-1 divide-y divide-line">
          {rows.map((row) => (
            <li
              key={`${row.course_id} ${row.class_number}`}
              className="flex items-center gap-2 py-1.5 text-14"
            >
              <span className="min-w-0 flex-1">
                <span data-figures className="font-medium">
                  {row.class_tag}
                </span>{' '}
                {row.class_name} <span className="text-ink-quiet">· {row.term}</span>
              </span>
              <Button
                size="small"
                aria-label={`Compare ${row.class_tag}, ${row.term}`}
                icon={<PlusIcon size={16} />}
                onKeyDown={move}
                onClick={() => add(row)}
              >
                Add
              </Button>
            </li>
          ))}
          {rows.length === 0 ? <li className="py-1.5 text-14 text-ink-quiet">No course matches.</li> : null}
        </ul>
      ) : null}
    </search>
  );
}
