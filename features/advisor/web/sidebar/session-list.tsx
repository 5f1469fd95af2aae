import { useId, useMemo, useState } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import type { ChatSession } from '../../contract.ts';
import { groupSessionsByDay } from './group-sessions.ts';
import { SessionItem, type SessionItemProps } from './session-item.tsx';

/** Chats rendered at first, so that a long list opens as fast as a short one. */
const AT_A_TIME = 40;

export interface SessionListProps extends Pick<
  SessionItemProps,
  'onOpen' | 'onRename' | 'onPin' | 'onDelete'
> {
  sessions: readonly ChatSession[];
  currentId: string | null;
  /** Fetches older chats; null if there are none. */
  onMore: (() => void) | null;
  /** Fetches the chats again; null unless they could not be fetched. */
  onRetry: (() => void) | null;
}

/** Past chats by day. */
export function SessionList({ sessions, currentId, onMore, onRetry, ...actions }: SessionListProps) {
  const id = useId();
  const [limit, setLimit] = useState(AT_A_TIME);
  const [now] = useState(() => new Date());
  const days = useMemo(() => groupSessionsByDay(sessions.slice(0, limit), now), [sessions, limit, now]);
  const showMore = (): void => {
    setLimit(limit + AT_A_TIME);
    if (limit + AT_A_TIME >= sessions.length) onMore?.();
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <h2 className="px-5 pt-4 pb-1 text-16">Recent</h2>
      {sessions.length === 0 && onRetry ? (
        <div className="px-5 text-14 text-ink-quiet">
          <p className="pb-2">Your past chats could not be fetched.</p>
          <Button size="small" onClick={onRetry}>
            Retry
          </Button>
        </div>
      ) : sessions.length === 0 ? (
        <p className="px-5 text-14 text-ink-quiet">
          <span className="block text-ink">No previous chats</span>
          Start a new conversation below
        </p>
      ) : (
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pb-4">
          {days.map((day) => (
            <div key={day.key}>
              <h3
                id={`${id}-${day.key}`}
                className="px-3 pt-3 pb-1 font-sans text-12 font-medium text-ink-quiet"
              >
                {day.label}
              </h3>
              <ul aria-labelledby={`${id}-${day.key}`} className="grid grid-cols-[minmax(0,1fr)] gap-px">
                {day.sessions.map((session) => (
                  <SessionItem
                    key={session.session_id}
                    session={session}
                    isCurrent={session.session_id === currentId}
                    {...actions}
                  />
                ))}
              </ul>
            </div>
          ))}
          {sessions.length > limit || onMore ? (
            <Button look="quiet" size="small" className="mt-2 w-full" onClick={showMore}>
              Show older chats
            </Button>
          ) : null}
        </div>
      )}
    </div>
  );
}
