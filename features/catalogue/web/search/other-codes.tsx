import type { CourseRow } from '../../contract.ts';

/** The other codes of the class, as far as there is room. */
export function OtherCodes({ row }: { row: CourseRow }) {
  const others = row.codes.filter((code) => code !== row.class_tag).join(', ');
  if (others === '') return null;
  return (
    <span data-figures className="truncate text-12 leading-5 text-ink-quiet" title={others}>
      {`also ${others}`}
    </span>
  );
}
