import { useState } from 'react';
import type { Expansion } from '../../domain/search/index/search-asked.ts';

export interface SearchedTooProps {
  /** Related words that were searched too. */
  also: readonly string[];
  /** How many courses have none of the words and are only similar to courses that have. */
  close: number;
  expansion: Expansion;
  onExpansion: (expansion: boolean) => void;
  /** There is room for everything. */
  isWide: boolean;
}

/** For touch its hit area is higher than the line, without changing the line's height. */
const SWITCH = 'shrink-0 text-accent underline underline-offset-2 touch:-my-3 touch:min-h-11 touch:min-w-11';

/**
 * Names the related words that were searched, with a switch to turn them off. On a phone it is one line, which a tap
 * expands.
 */
export function SearchedToo({ also, close, expansion, onExpansion, isWide }: SearchedTooProps) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isAdded = also.length > 0 || close > 0;
  if (expansion === true && !isAdded) return null;
  const words = isAdded ? addedWords(also, close) : 'Only the words themselves are searched.';
  return (
    <div className="flex min-w-0 items-baseline gap-x-3 max-md:w-full">
      {isWide ? (
        <span>{words}</span>
      ) : (
        <button
          type="button"
          aria-expanded={isUnfolded}
          onClick={() => setIsUnfolded(!isUnfolded)}
          className={`min-w-0 text-left touch:-my-3 touch:py-3 ${isUnfolded ? '' : 'truncate'}`}
        >
          {words}
        </button>
      )}
      <button type="button" onClick={() => onExpansion(!isAdded)} className={SWITCH}>
        {isAdded ? 'Only my words' : 'Search related words too'}
      </button>
    </div>
  );
}

const addedWords = (also: readonly string[], close: number): string => {
  const words = also.length > 0 ? [`also: ${also.join(', ')}`] : [];
  const courses = close === 1 ? 'one course that speaks' : `${close} courses that speak`;
  return [...words, ...(close > 0 ? [`${words.length > 0 ? '' : 'also: '}${courses} of the same`] : [])].join(
    ' · ',
  );
};
