import { Button } from '#platform/ui/controls/button.tsx';

export interface SearchedTooProps {
  /** What was searched beside the words asked for. */
  also: readonly string[];
  /** Whether such words are searched at all. */
  expansion: boolean;
  onExpansion: (expansion: boolean) => void;
}

/** Says which words were searched beside those asked for, with a way to do without. */
export function SearchedToo({ also, expansion, onExpansion }: SearchedTooProps) {
  if (expansion && also.length === 0) return null;
  return (
    <p className="mb-1 flex flex-wrap items-center gap-x-2 text-14 text-ink-quiet">
      <span>{expansion ? `also: ${also.join(', ')}` : 'Only the words themselves are searched.'}</span>
      <Button look="quiet" size="small" onClick={() => onExpansion(!expansion)}>
        {expansion ? 'Only my words' : 'Search related words too'}
      </Button>
    </p>
  );
}
