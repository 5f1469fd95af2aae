import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Course } from '#features/catalogue/contract.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { ArrowDownIcon } from '#platform/ui/display/chat-icons.tsx';
import { AlertIcon } from '#platform/ui/display/icons.tsx';
import { Skeleton } from '#platform/ui/display/skeleton.tsx';
import { classNames } from '#platform/ui/styles/class-names.ts';
import { useAnnouncer } from '#platform/web/page/announcer.tsx';
import { lastReply } from './conversation/conversation-state.ts';
import { useWholeConversation } from './conversation/use-conversation.ts';
import { AskContext } from './messages/ask-context.ts';
import { CompareContext } from './messages/compare-context.ts';
import { FinishedReply } from './messages/finished-reply.tsx';
import { MessageList } from './messages/message-list.tsx';
import { ReaderContext } from './messages/reader-context.ts';
import { RowReasons } from './messages/row-reasons.tsx';
import { AskAgainContext } from './reading/ask-again-context.ts';
import { scrollToMessage } from './scroll-to-message.ts';
import type { Chat } from './use-chat.ts';
import { useScrollPosition } from './use-scroll-position.ts';

/** A conversation with messages. */
export function ConversationView({ chat }: { chat: Chat }) {
  const { store, comparison, reader, askedCount, askAgain, retry, targetId, targetWords } = chat;
  const conversation = useWholeConversation(store);
  const { messages, live, phase, openings, ending, fresh } = conversation;
  const list = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const { isBehind, jumpToLatest, openAtEnd } = useScrollPosition(list, end, askedCount);
  const ask = useCallback((text: string) => void store.send(text), [store]);
  const edit = useCallback((id: string, text: string) => void store.edit(id, text), [store]);
  const announce = useAnnouncer();
  const chosen = useRef<string | null>(null);
  const choose = useCallback(
    (id: string) => {
      chosen.current = id;
      void store.choose(id);
    },
    [store],
  );
  useEffect(() => {
    // Once its branch is shown: it may be one that cannot be opened.
    const { versions, role } = messages.find(({ id }) => id === chosen.current) ?? {};
    if (!versions) return;
    chosen.current = null;
    announce(
      `Version ${versions.place} of ${versions.count} of this ${role === 'user' ? 'question' : 'reply'}`,
    );
  }, [messages, announce]);
  const { show } = comparison;
  const again = useMemo(() => ({ ask: askAgain, isBusy: phase !== 'idle' }), [askAgain, phase]);
  const [picked, setPicked] = useState<Course | null>(null);
  const rows = useMemo(
    () => ({
      picked,
      pick: (course: Course) => {
        const isOther = picked !== null && picked.class_tag !== course.class_tag;
        if (isOther) show([picked, course]);
        setPicked(picked === null ? course : null);
      },
    }),
    [picked, show],
  );
  const isTargetThere = targetId !== null && messages.some(({ id }) => id === targetId);
  const opened = useRef(0);
  useEffect(() => {
    const isOpened = opened.current !== openings;
    opened.current = openings;
    if (targetId !== null && isTargetThere && openings > 0)
      scrollToMessage(targetId, targetWords.split(/\s+/));
    else if (isOpened) openAtEnd();
  }, [openings, targetId, isTargetThere, targetWords, openAtEnd]);
  const reply = lastReply(conversation);
  const hasBand = isBehind && phase !== 'loading';
  return (
    <>
      <div
        ref={list}
        className="mx-auto w-full max-w-3xl flex-1 px-4 pt-6 md:px-14 xl:px-4 print:max-w-none print:p-0 print:[&_button:not([aria-controls])]:hidden"
      >
        {phase === 'loading' ? (
          <ConversationSkeleton />
        ) : (
          <ReaderContext value={reader}>
            <AskContext value={ask}>
              <AskAgainContext value={again}>
                <CompareContext value={rows}>
                  <RowReasons>
                    <MessageList
                      messages={messages}
                      live={live}
                      fresh={fresh}
                      targetId={targetId}
                      onRetry={retry}
                      onEdit={edit}
                      onChoose={choose}
                      onCompare={show}
                      endRef={end}
                    />
                  </RowReasons>
                </CompareContext>
              </AskAgainContext>
            </AskContext>
          </ReaderContext>
        )}
      </div>
      <FinishedReply
        reply={ending !== null && phase === 'idle' && reply?.id === ending.messageId ? reply : null}
      />
      {/* A band of its own above the composer, so that nothing of the conversation lies half behind it. Its room stays:
          were it to come and go, all above would move away from under the pointer. */}
      <div
        className={classNames(
          'sticky bottom-(--composer) z-20 flex min-h-10 flex-wrap items-center justify-center gap-x-4 gap-y-1 px-4 py-1 touch:min-h-13 print:hidden',
          hasBand ? 'bg-paper' : 'pointer-events-none',
        )}
      >
        {hasBand && live?.isReconnecting ? (
          // The reply says so too, but may be out of view.
          <span className="flex items-center gap-2 text-14 text-ink-quiet">
            <AlertIcon size={16} className="shrink-0" />
            The connection was lost. Reconnecting…
          </span>
        ) : null}
        {hasBand ? (
          <Button size="small" icon={<ArrowDownIcon size={16} />} onClick={jumpToLatest}>
            Jump to latest
          </Button>
        ) : null}
      </div>
    </>
  );
}

function ConversationSkeleton() {
  return (
    <output aria-label="Loading the chat" className="grid gap-4">
      <Skeleton className="ml-auto h-10 w-2/5" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-11/12" />
      <Skeleton className="h-4 w-3/5" />
      <Skeleton className="mt-4 ml-auto h-10 w-1/3" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-4/5" />
    </output>
  );
}
