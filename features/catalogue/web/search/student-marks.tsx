import type { ReactNode } from 'react';
import type { SearchHit } from '../../domain/search/search-index.ts';

/** That a course was taken; nothing where it was not. Called, not mounted, as columns are. */
export const takenMark = ({ isTaken }: SearchHit, className = ''): ReactNode =>
  isTaken === true ? (
    <span className={`rounded-sm bg-wash px-1.5 text-12 font-normal text-ink-quiet ${className}`}>Taken</span>
  ) : null;

/** Why a course stands before others, the weightiest reason in full; nothing for the others. */
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
