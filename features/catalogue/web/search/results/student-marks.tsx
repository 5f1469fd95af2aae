import type { ReactElement, ReactNode } from 'react';
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

/**
 * After a reason, else it is heard as one phrase with the name of the course. Without a size, so that it takes no room: out
 * of the flow it would stand outside the box that truncates the reason, and widen the screen of a phone.
 */
export const STOP: ReactElement = <span className="text-[0px]/0">.</span>;

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
        {STOP}
      </span>
    </>
  );
};
