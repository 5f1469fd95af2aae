import type { CourseRow } from '../../../contract.ts';

/** The other codes of the class, beside the one shown; truncated by its container. */
export const otherCodes = (row: CourseRow, className = '') => {
  if (row.codes.length < 2) return null;
  const others = row.codes.filter((code) => code !== row.class_tag).join(', ');
  return others === '' ? null : (
    <>
      {' '}
      <span className={`text-12 font-normal text-ink-quiet ${className}`} title={others}>
        {`also ${others}`}
      </span>
    </>
  );
};
