import type { ReactNode } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { useProductInfo } from '#platform/web/page/product-info.ts';

export interface EmptyChatProps {
  /** Undefined until it is known which have an answer. */
  starters: readonly string[] | undefined;
  /** Shows as much room as the starter questions will take. */
  expected: readonly string[];
  onStart: (question: string) => void;
  /** Shown above the composer: why there are no messages. */
  notice?: ReactNode;
  /** The composer. */
  children: ReactNode;
}

/** A conversation before its first question, with starter questions. */
export function EmptyChat({ starters, expected, onStart, notice, children }: EmptyChatProps) {
  const { assistant } = useProductInfo();
  return (
    // Not centred in height: fewer starter questions than expected would move all of it.
    <div className="mx-auto mt-[max(0px,calc(30dvh-8rem))] w-full max-w-2xl px-4 py-8">
      <h1 className="pb-6 text-center text-40">Meet {assistant}</h1>
      {notice}
      {children}
      <ul aria-label="Questions to start with" className="grid gap-2 pt-4 sm:grid-cols-2">
        {starters === undefined
          ? expected.map((question) => (
              <li key={question} aria-hidden className="grid">
                <span className="min-h-8 animate-pulse rounded-md border border-line bg-wash px-2.5 py-2 text-14 text-transparent select-none touch:min-h-11">
                  {question}
                </span>
              </li>
            ))
          : null}
        {(starters ?? []).map((question) => (
          <li key={question} className="grid">
            <Button
              look="secondary"
              size="small"
              className="justify-start border-line! py-2 text-left font-normal! text-ink-quiet!"
              onClick={() => onStart(question)}
            >
              {question}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
