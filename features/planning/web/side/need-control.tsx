import { useState } from 'react';
import { Select } from '#platform/ui/controls/select.tsx';
import { TextField } from '#platform/ui/controls/text-field.tsx';
import type { CourseContent, ItemOf, OwnCourseContent } from '../../domain/planned-course.ts';
import { withAside } from '../../domain/preview-items.ts';
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

/** How strongly a course is required when searching for timetables. */
export function NeedControl({
  item,
  code,
  editor,
}: {
  item: ItemOf<CourseContent> | ItemOf<OwnCourseContent>;
  code: string;
  editor: PlanEditor;
}) {
  const { content } = item;
  const save = (changes: Partial<Pick<CourseContent, 'need' | 'group'>>): void => {
    // With a new need it is in the week again.
    const next = { ...withAside(content, changes.need === undefined && 'aside' in content), ...changes };
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
        onChange={(need) =>
          save({ need, group: need === 'one_of' ? (content.group ?? FIRST_GROUP) : content.group })
        }
      />
      {content.need === 'one_of' ? (
        <GroupField
          // Remounts the field when another tab changes the group.
          key={content.group}
          label={`Group of ${code}`}
          group={content.group ?? FIRST_GROUP}
          onSave={(group) => save({ group })}
        />
      ) : null}
    </div>
  );
}

interface GroupFieldProps {
  label: string;
  group: string;
  onSave: (group: string) => void;
}

/** Saved on blur. */
function GroupField({ label, group, onSave }: GroupFieldProps) {
  const [typed, setTyped] = useState(group);
  return (
    <TextField
      label={label}
      hideLabel
      className="min-w-24 flex-1"
      maxLength={120}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => {
        const name = typed.trim() || FIRST_GROUP;
        setTyped(name);
        if (name !== group) onSave(name);
      }}
    />
  );
}
