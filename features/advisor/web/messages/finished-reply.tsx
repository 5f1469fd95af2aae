import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { whenIdle } from '#platform/web/page/idle.ts';
import { markdownToText } from '../../domain/markdown-to-text.ts';
import type { ShownMessage } from '../conversation/conversation-state.ts';
import { readingInWords } from '../reading/reading-in-words.ts';

/** Characters drawn in one go: the browser shapes the letters of a whole paragraph at once. */
const PART_LENGTH = 1_000;

const wordsOf = ({ error, content, reading }: ShownMessage): string =>
  error ?? [markdownToText(content), readingInWords(reading)].join(' ').trim();

/** Ends between words, where there are any. */
const PART = new RegExp(String.raw`[^]{1,${PART_LENGTH}}(?=\s|$)|[^]{1,${PART_LENGTH}}`, 'gu');

const partsOf = (text: string): string[] => text.match(PART) ?? [];

export interface FinishedReplyProps {
  /** Null while none has ended. */
  reply: ShownMessage | null;
}

/**
 * The text of a finished reply for screen readers, in a log region, which announces what is added to it. It repeats the
 * visible text, so it is rendered after that, block by block while the browser is idle.
 */
export const FinishedReply = memo(function FinishedReply({ reply }: FinishedReplyProps) {
  const told = useDeferredValue(reply);
  const parts = useMemo(() => (told ? partsOf(wordsOf(told)) : []), [told]);
  const [drawn, setDrawn] = useState({ parts, count: 1 });
  const count = drawn.parts === parts ? drawn.count : 1;
  const isWhole = count >= parts.length;
  useEffect(
    () => (isWhole ? undefined : whenIdle(() => setDrawn({ parts, count: count + 1 }))),
    [parts, count, isWhole],
  );
  return (
    <div role="log" aria-label="Finished replies" className="sr-only">
      {parts.slice(0, count).map((part, index) => (
        <p key={index}>{part}</p>
      ))}
    </div>
  );
});
