import { FigureBar } from './figure-bar.tsx';
import { LinkedCodes } from './linked-codes.tsx';
import { type BlockMarks, type Mark, markedParts } from './marks.ts';
import { MARK_LINES } from './mark-lines.ts';

/** Where the bars of figures stand: as a line under the text, in a line of their own below it, or nowhere. */
export type BarPlace = 'under' | 'below' | null;

interface MarkedProps {
  text: string;
  mark: Mark;
  withNote: boolean;
  bars: BarPlace;
}

function Marked({ text, mark, withNote, bars }: MarkedProps) {
  if (mark.figure && bars !== null)
    return (
      <span title="From the catalogue" className="relative inline-block whitespace-nowrap hover:bg-wash">
        {text}
        <span className={bars === 'below' ? 'block max-w-24 py-1' : 'absolute inset-x-0 -bottom-0.5 *:h-1!'}>
          <FigureBar {...mark.figure} />
        </span>
      </span>
    );
  if (mark.kind === 'verified' || mark.kind === 'quoted')
    return (
      <span
        title={mark.kind === 'quoted' ? 'Quoted from the catalogue' : 'From the catalogue'}
        className="hover:bg-wash"
      >
        <LinkedCodes text={text} />
      </span>
    );
  if (mark.kind === 'own')
    return (
      <span title="Own words, not checked" className={`text-ink-quiet ${MARK_LINES.own}`}>
        <LinkedCodes text={text} />
      </span>
    );
  if (mark.kind === 'outdated')
    return (
      <>
        <span className={MARK_LINES.outdated}>{text}</span>
        {withNote ? (
          <span className="ml-1 rounded-sm border border-line px-1 text-14 text-ink-quiet">
            {mark.record === null ? 'no longer in the catalogue' : `now ${mark.record}`}
          </span>
        ) : null}
      </>
    );
  if (mark.kind === 'unknown')
    return (
      <>
        <s title="Not in the catalogue" className={MARK_LINES.unknown}>
          {text}
        </s>
        {withNote ? <span className="sr-only"> (not in the catalogue)</span> : null}
      </>
    );
  return (
    <>
      <span className={MARK_LINES.differs}>{text}</span>
      {withNote ? (
        // Moves to its own line rather than wrapping, and wraps rather than being wider than a phone.
        <span className="ml-1 inline-block max-w-full rounded-sm border border-line px-1 text-14 leading-snug text-ink-quiet">
          {mark.record === null ? 'not in the record' : `record: ${mark.record}`}
        </span>
      ) : null}
    </>
  );
}

/** A text with incorrect claims struck through or annotated. */
export function MarkedText({
  value,
  place,
  marks,
  bars = null,
}: {
  value: string;
  place: { start: number; end: number } | null;
  marks: BlockMarks;
  bars?: BarPlace;
}) {
  return (
    <>
      {markedParts(value, place, marks).map(({ text, mark, isLast }, index) =>
        mark ? (
          <Marked key={index} text={text} mark={mark} withNote={isLast} bars={bars} />
        ) : (
          <LinkedCodes key={index} text={text} />
        ),
      )}
    </>
  );
}
