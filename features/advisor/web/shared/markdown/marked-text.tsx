import { LinkedCodes } from './linked-codes.tsx';
import { type BlockMarks, type Mark, markedParts } from './marks.ts';
import { MARK_LINES } from './mark-lines.ts';

function Marked({ text, mark, withNote }: { text: string; mark: Mark; withNote: boolean }) {
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
        {text}
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
        <span className="ml-1 rounded-sm border border-line px-1 text-14 whitespace-nowrap text-ink-quiet">
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
}: {
  value: string;
  place: { start: number; end: number } | null;
  marks: BlockMarks;
}) {
  return (
    <>
      {markedParts(value, place, marks).map(({ text, mark, isLast }, index) =>
        mark ? (
          <Marked key={index} text={text} mark={mark} withNote={isLast} />
        ) : (
          <LinkedCodes key={index} text={text} />
        ),
      )}
    </>
  );
}
