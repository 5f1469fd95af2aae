import { useQuery } from '@tanstack/react-query';
import { courseQuery } from '#features/catalogue/web/shared/course.queries.ts';
import { CourseInPlace } from '#features/catalogue/web/shared/course-in-place.tsx';
import { Button } from '#platform/ui/controls/button.tsx';
import { CheckIcon } from '#platform/ui/display/icons.tsx';

export interface OpenedCourseProps {
  term: string;
  /** Codes of the version's courses. */
  planned: ReadonlySet<string>;
  onAdd: (tag: string) => void;
}

/** A course of the plan, or one that it leads to, over the plan. */
export function OpenedCourse(props: OpenedCourseProps) {
  return (
    <CourseInPlace
      term={props.term}
      renderAction={({ tag }) => <AddButton key={tag} tag={tag} {...props} />}
    />
  );
}

/** Adds the open course to the version, if the term has it. */
function AddButton({ tag, term, planned, onAdd }: OpenedCourseProps & { tag: string }) {
  const { data } = useQuery(courseQuery(tag));
  if (!data?.offerings.some((offering) => offering.term === term)) return null;
  const isPlanned = [tag, ...data.course.codes].some((code) => planned.has(code));
  return (
    <Button
      look="quiet"
      aria-disabled={isPlanned || undefined}
      icon={isPlanned ? <CheckIcon size={16} /> : null}
      onClick={() => {
        if (!isPlanned) onAdd(tag);
      }}
    >
      {isPlanned ? 'In this plan' : 'Add to this plan'}
    </Button>
  );
}
