import { useMedia } from '#platform/web/page/use-media.ts';
import { clashWords } from '../../domain/clash-words.ts';
import { mismatchWords } from '../../domain/plan-words.ts';
import type { Clash, Mismatch } from '../../domain/planned-week.ts';

/** So many are shown at once, on a wide screen and where there is little room. */
const MOST_OPEN = { roomy: 6, small: 2 };

export interface ClashBoxProps {
  clashes: readonly Clash[];
  mismatches: readonly Mismatch[];
}

/** What clashes, above the week; many are one line that opens, so that the week is seen. */
export function ClashBox({ clashes, mismatches }: ClashBoxProps) {
  const isRoomy = useMedia('(min-width: 40rem) and (min-height: 30rem)');
  const count = clashes.length + mismatches.length;
  if (count === 0) return null;
  const list = (
    <ul data-figures className="print:flex print:flex-wrap print:gap-x-4">
      {clashes.map((clash, at) => (
        <li key={at}>
          <span className="font-medium print:[li+li>&]:hidden">Clash: </span>
          {clashWords(clash)}
        </li>
      ))}
      {mismatches.map((mismatch, at) => (
        <li key={at}>{mismatchWords(mismatch)}</li>
      ))}
    </ul>
  );
  return (
    <section
      aria-label="Clashes"
      className="rounded-md border border-danger bg-surface px-3 py-2 text-14 print:px-2 print:py-0.5 print:text-12 print:leading-3.5"
    >
      {count <= MOST_OPEN[isRoomy ? 'roomy' : 'small'] ? (
        list
      ) : (
        <details className="print:[&::details-content]:[content-visibility:visible]">
          <summary className="w-fit font-medium touch:py-2 print:hidden">{`${count} clashes`}</summary>
          {list}
        </details>
      )}
    </section>
  );
}
