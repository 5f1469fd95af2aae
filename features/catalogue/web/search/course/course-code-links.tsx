import { useKnownMentions } from '../../shared/codes/use-known-mentions.ts';
import { splitText } from '../results/split-text.ts';

/** A registrar's text with links to every course of the catalogue. */
export function CourseCodeLinks({ text, onOpen }: { text: string; onOpen: (tag: string) => void }) {
  return splitText(text, useKnownMentions(text)).map(({ start, text: piece, range }) =>
    range ? (
      <button
        key={start}
        type="button"
        onClick={() => onOpen(range.code)}
        className="reachable text-accent underline underline-offset-2"
      >
        {piece}
      </button>
    ) : (
      <span key={start}>{piece}</span>
    ),
  );
}
