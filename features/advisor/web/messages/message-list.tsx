import { memo, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Course } from '#features/catalogue/contract.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import type { CodeReader } from '../../domain/course-lookups.ts';
import type { LiveReply, ShownMessage } from '../conversation/conversation-state.ts';
import { TurnView } from './turn-view.tsx';
import { turnsOf } from './turns.ts';

/** Turns rendered at first; older ones on request, so that a long conversation opens as fast as a short one. */
const AT_A_TIME = 15;

export interface MessageListProps {
  messages: readonly ShownMessage[];
  live: LiveReply | null;
  /** Ids of replies that ended while this screen was open. */
  fresh: ReadonlySet<string>;
  /** A message that must be rendered, however old. */
  targetId: string | null;
  reader: CodeReader | null;
  onRetry: (messageId: string) => void;
  onEdit: (messageId: string, text: string) => void;
  onChoose: (messageId: string) => void;
  onCompare: (courses: readonly Course[]) => void;
  /** The element after the last message. */
  endRef: RefObject<HTMLDivElement | null>;
}

/** The conversation, oldest first. */
export const MessageList = memo(function MessageList({
  messages,
  live,
  fresh,
  targetId,
  reader,
  onRetry,
  onEdit,
  onChoose,
  onCompare,
  endRef,
}: MessageListProps) {
  const turns = useMemo(() => turnsOf(messages), [messages]);
  const [limit, setLimit] = useState(AT_A_TIME);
  // On paper there is no "Show earlier messages".
  useEffect(() => {
    const showAll = (): void => flushSync(() => setLimit(Number.MAX_SAFE_INTEGER));
    window.addEventListener('beforeprint', showAll);
    return () => window.removeEventListener('beforeprint', showAll);
  }, []);
  const list = useRef<HTMLOListElement>(null);
  const anchor = useRef<{ turn: Element; top: number } | null>(null);
  const target =
    targetId === null
      ? -1
      : turns.findIndex(({ question, reply }) => [question?.id, reply?.id].includes(targetId));
  const first = Math.max(0, Math.min(turns.length - limit, target < 0 ? turns.length : target - 1));

  const showEarlier = (): void => {
    const turn = list.current?.firstElementChild;
    if (turn) anchor.current = { turn, top: turn.getBoundingClientRect().top };
    setLimit(turns.length - first + AT_A_TIME);
  };
  // Keeps the scroll position when earlier turns are added above.
  useLayoutEffect(() => {
    const { turn, top } = anchor.current ?? {};
    anchor.current = null;
    if (turn && top !== undefined) window.scrollBy(0, turn.getBoundingClientRect().top - top);
  });

  return (
    <>
      {first > 0 ? (
        <div className="mb-6 text-center">
          <Button look="quiet" size="small" onClick={showEarlier}>
            Show earlier messages
          </Button>
        </div>
      ) : null}
      <ol
        ref={list}
        data-busy={live ? '' : undefined}
        className="group/conversation grid grid-cols-[minmax(0,1fr)] gap-8"
      >
        {turns.slice(first).map(({ question, reply }, index) => {
          const isLast = first + index === turns.length - 1;
          return (
            <li
              key={first + index}
              className={isLast ? 'min-h-[calc(100dvh-var(--top)-var(--composer)-2rem)] print:min-h-0' : ''}
            >
              <TurnView
                question={question}
                reply={reply}
                live={isLast ? live : null}
                isFresh={isLast || (reply !== null && fresh.has(reply.id))}
                reader={reader}
                isLast={isLast}
                onRetry={onRetry}
                onEdit={onEdit}
                onChoose={onChoose}
                onCompare={onCompare}
              />
              {isLast ? <div ref={endRef} /> : null}
            </li>
          );
        })}
      </ol>
    </>
  );
});
