import { useState } from 'react';
import { Select } from '#platform/ui/controls/select.tsx';
import { TextField } from '#platform/ui/controls/text-field.tsx';
import type { CourseContent, ItemOf } from '../../domain/planned-course.ts';
import type { PlanEditor } from '../use-plan-editor.ts';

const NEEDS = [
  { value: 'required', label: 'Required' },
  { value: 'optional', label: 'Optional' },
  { value: 'one_of', label: 'One of a group' },
] as const;

const WORDS: Record<CourseContent['need'], string> = {
  required: 'is required',
  optional: 'is optional',
  one_of: 'is one of a group',
};

const FIRST_GROUP = 'Group 1';

/** How much a course must be in a timetable that is looked for. */
export function NeedControl({
  item,
  code,
  editor,
}: {
  item: ItemOf<CourseContent>;
  code: string;
  editor: PlanEditor;
}) {
  const { content } = item;
  const [group, setGroup] = useState(content.group ?? FIRST_GROUP);
  const save = (changes: Partial<CourseContent>): void => {
    const next = { ...content, ...changes };
    editor.change(item.item_id, next, `${code} ${WORDS[next.need]}`);
  };
  return (
    <div className="flex flex-wrap items-end gap-1 print:hidden">
      <Select
        label={`Need of ${code}`}
        hideLabel
        className="min-w-32 flex-1"
        options={NEEDS}
        value={content.need}
        onChange={(need) => save({ need, group: need === 'one_of' ? group : content.group })}
      />
      {content.need === 'one_of' ? (
        <TextField
          label={`Group of ${code}`}
          hideLabel
          className="min-w-24 flex-1"
          maxLength={120}
          value={group}
          onChange={(event) => setGroup(event.target.value)}
          onBlur={() => {
            const name = group.trim() || FIRST_GROUP;
            setGroup(name);
            if (name !== content.group) save({ group: name });
          }}
        />
      ) : null}
    </div>
  );
}
