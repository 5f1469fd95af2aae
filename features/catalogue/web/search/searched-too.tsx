import { Button } from '#platform/ui/controls/button.tsx';

export interface SearchedTooProps {
  /** What was searched beside the words asked for. */
  also: readonly string[];
  /** How many courses have none of the words and are close to courses that have. */
  close: number;
  /** Whether such words are searched at all. */
  expansion: boolean;
  onExpansion: (expansion: boolean) => void;
}

/** Says which words were searched beside those asked for, with a way to do without. */
export function SearchedToo({ also, close, expansion, onExpansion }: SearchedTooProps) {
  if (expansion && also.length === 0 && close === 0) return null;
  return (
    <p className="mb-1 flex flex-wrap items-center gap-x-2 text-14 text-ink-quiet">
      <span>{expansion ? addedWords(also, close) : 'Only the words themselves are searched.'}</span>
      <Button look="quiet" size="small" onClick={() => onExpansion(!expansion)}>
        {expansion ? 'Only my words' : 'Search related words too'}
      </Button>
    </p>
  );
}

const addedWords = (also: readonly string[], close: number): string => {
  const words = also.length > 0 ? [`also: ${also.join(', ')}`] : [];
  const courses = close === 1 ? 'one course that speaks' : `${close} courses that speak`;
  return [...words, ...(close > 0 ? [`${words.length > 0 ? '' : 'also: '}${courses} of the same`] : [])].join(
    ' · ',
  );
};
