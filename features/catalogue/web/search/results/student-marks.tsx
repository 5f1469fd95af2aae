import type { ReactNode } from 'react';
import type { SearchHit } from '../../../domain/search/index/search-index.ts';

/** Marks a course as taken; nothing if it was not. A plain function, like columns. */
export const takenMark = ({ isTaken }: SearchHit, className = ''): ReactNode =>
  isTaken === true ? (
    <>
      {' '}
      <span className={`rounded-sm bg-wash px-1.5 text-12 font-normal text-ink-quiet ${className}`}>
        Taken
      </span>
    </>
  ) : null;

/** Why a course is ranked first, the most important reason in full; nothing for other courses. */
export const fitReasons = ({ reasons = [] }: SearchHit, className: string): ReactNode => {
  if (reasons.length === 0) return null;
  const [first, ...others] = reasons;
  return (
    <>
      {' '}
      <span className={`text-12 font-normal text-ink-quiet ${className}`} title={reasons.join(' · ')}>
        {first}
        {others.length > 0 ? ` +${others.length}` : null}
      </span>
    </>
  );
};
