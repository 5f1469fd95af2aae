import { useEffect, useState } from 'react';
import type { Recognised } from '../../../domain/recogniser/recogniser.ts';
import { useCatalogue } from '../../client/use-catalogue.ts';

/** The catalogue's courses that a text mentions, in order; none until they have been read. */
export const useKnownMentions = (text: string): readonly Recognised[] => {
  const { client, state } = useCatalogue();
  const isWhole = state?.status === 'complete';
  const [read, setRead] = useState<{ text: string; mentions: readonly Recognised[] } | null>(null);
  useEffect(() => {
    // Until all rows have arrived, an existing course may look unknown.
    if (!isWhole) return undefined;
    let isCurrent = true;
    const ask = async (): Promise<void> => {
      const mentions = await client.mentions(text);
      if (isCurrent && mentions) setRead({ text, mentions: mentions.filter(({ known }) => known) });
    };
    void ask();
    return () => {
      isCurrent = false;
    };
  }, [client, text, isWhole]);
  return read?.text === text ? read.mentions : [];
};
