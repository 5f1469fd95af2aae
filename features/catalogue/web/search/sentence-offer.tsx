import { Button } from '#platform/ui/controls/button.tsx';
import { chipText } from '../../domain/search/filters/filter-chips.ts';
import type { SentenceOffer as Offer } from './use-sentence-read.ts';

/** Shown under the search box: filters that the sentence in it can be parsed as, to be accepted. */
export function SentenceOffer({ offer, onTake }: { offer: Offer; onTake: () => void }) {
  const { chips, sort, text, unused } = offer;
  const parts = [
    ...chips.map((chip) => ({ id: chip.id, said: chipText(chip) })),
    ...(sort === null ? [] : [{ id: 'sort', said: capital(sort) }]),
    ...(text === '' ? [] : [{ id: 'text', said: `Search “${text}”` }]),
  ];
  return (
    <section
      aria-label="Read as filters"
      className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-14"
    >
      <p className="text-ink-quiet">Read as</p>
      <ul className="contents">
        {parts.map(({ id, said }) => (
          <li
            key={id}
            data-figures
            className="inline-flex min-h-8 items-center rounded-md border border-dashed border-line px-2.5"
          >
            {said}
          </li>
        ))}
      </ul>
      <Button size="small" onClick={onTake}>
        Use these filters <kbd className="text-ink-quiet max-md:hidden">↵</kbd>
      </Button>
      {unused.length === 0 ? null : (
        <p className="basis-full text-ink-quiet">
          {`No filter for ${unused.map((said) => `“${said}”`).join(' or ')}.`}
        </p>
      )}
    </section>
  );
}

const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);
