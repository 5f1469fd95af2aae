import { useEffect, useState } from 'react';
import type { Recognised } from '../../../domain/recogniser/recogniser.ts';
import { useCatalogue } from '../../client/use-catalogue.ts';
import { splitText } from '../results/split-text.ts';

/** A registrar's text with links to every course of the catalogue. */
export function CourseCodeLinks({ text, onOpen }: { text: string; onOpen: (tag: string) => void }) {
  const { client, state } = useCatalogue();
  const isWhole = state?.status === 'complete';
  const [read, setRead] = useState<{ text: string; mentions: readonly Recognised[] } | null>(null);
  useEffect(() => {
    // Until all rows have arrived, an existing course may look unknown.
    if (!isWhole) return undefined;
    let isCurrent = true;
    const ask = async (): Promise<void> => {
      const mentions = await client.mentions(text);
      if (isCurrent && mentions) setRead({ text, mentions });
    };
    void ask();
    return () => {
      isCurrent = false;
    };
  }, [client, text, isWhole]);
  const known = read?.text === text ? read.mentions.filter((mention) => mention.known) : [];
  return splitText(text, known).map(({ start, text: piece, range }) =>
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
