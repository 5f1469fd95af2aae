import { type CSSProperties, type ReactNode, useEffect, useMemo, useState } from 'react';
import { toComparedCourse } from '#features/catalogue/domain/course-card.ts';
import { CourseTextContext } from '#features/catalogue/web/shared/codes/course-text-context.ts';
import { linkedText } from '#features/catalogue/web/shared/codes/linked-text.tsx';
import type { CourseComparisonProps } from '#features/catalogue/web/shared/comparison/course-comparison.tsx';
import { useRated } from '#features/catalogue/web/shared/use-rated.ts';
import type { Profile } from '#features/profile/contract.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { IconButton } from '#platform/ui/controls/icon-button.tsx';
import { SidebarIcon } from '#platform/ui/display/chat-icons.tsx';
import { PlusIcon } from '#platform/ui/display/icons.tsx';
import { later } from '#platform/ui/later.tsx';
import { Banner } from '#platform/ui/display/banner.tsx';
import { RetryBanner } from '#platform/ui/display/retry-banner.tsx';
import { showError } from '#platform/ui/overlays/toast.ts';
import { Sheet } from '#platform/ui/overlays/sheet.tsx';
import { ApiError } from '#platform/web/api/api-error.ts';
import { logFailure } from '#platform/web/page/log.ts';
import { useShortcut } from '#platform/web/page/shortcuts.ts';
import { useTitle } from '#platform/web/page/use-title.ts';
import type { ChatSession } from '../contract.ts';
import { starterQuestions } from '../domain/starter-questions.ts';
import { usePinSession, useSessions, useStarters } from './advisor.queries.ts';
import { ChatMenu } from './chat-menu.tsx';
import { ChatFootnote } from './chat-footnote.tsx';
import { Composer } from './composer/composer.tsx';
import type { ChatSearchProps } from './chat-search.tsx';
import { EmptyChat } from './empty-chat.tsx';
import { ChatPanel, ChatSidebar } from './sidebar/chat-sidebar.tsx';
import type { DeleteDialogProps } from './sidebar/delete-dialog.tsx';
import type { RenameDialogProps } from './sidebar/rename-dialog.tsx';
import { ComparisonSwitch } from './shared/comparison-switch.tsx';
import { useAnnouncements } from './use-announcements.ts';
import { type Chat, useChat } from './use-chat.ts';
import { useElementHeight } from './use-element-height.ts';
import { useOpening } from './use-opening.ts';

export interface ChatScreenProps {
  user: string;
  profile: Profile;
  actionsFor?: (sessionId: string) => ReactNode;
  linksFor?: (sessionId: string) => ReactNode;
}

const ConversationView = later<{ chat: Chat }>(
  async () => {
    const [{ ConversationView }, { readyMarkdown }] = await Promise.all([
      import('./conversation-view.tsx'),
      import('./shared/markdown/ready-markdown.ts'),
    ]);
    readyMarkdown();
    return ConversationView;
  },
  { fallback: () => <div className="flex-1" /> },
);
const CareNote = later<{ onHide: () => void }>(
  async () => (await import('./messages/care-note.tsx')).CareNote,
);
const ChatSearch = later<ChatSearchProps>(async () => (await import('./chat-search.tsx')).ChatSearch, {
  when: ({ open }) => open,
});
const RenameDialog = later<RenameDialogProps>(
  async () => (await import('./sidebar/rename-dialog.tsx')).RenameDialog,
  { when: ({ session }) => session !== null },
);
const DeleteDialog = later<DeleteDialogProps>(
  async () => (await import('./sidebar/delete-dialog.tsx')).DeleteDialog,
  { when: ({ session }) => session !== null },
);
const CourseComparison = later<CourseComparisonProps>(
  async () =>
    (await import('#features/catalogue/web/shared/comparison/course-comparison.tsx')).CourseComparison,
  { when: ({ open }) => open },
);

/** The list of past chats beside the open conversation. */
export function ChatScreen({ user, profile, actionsFor, linksFor }: ChatScreenProps) {
  const chat = useChat(user);
  const { outline, store, draft, comparison, box, wanted } = chat;
  const { phase, sessionId, isStopping, careReplyId } = outline;
  const sessions = useSessions(true);
  const known = sessions.data ?? [];
  const title = known.find(({ session_id: id }) => id === sessionId)?.title ?? outline.title ?? '';
  useTitle(title || 'Chat');
  useAnnouncements(outline);
  useEffect(() => {
    if (sessions.error) logFailure('The past chats could not be fetched', sessions.error);
  }, [sessions.error]);

  const [isSearching, setIsSearching] = useState(false);
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const [renamed, setRenamed] = useState<ChatSession | null>(null);
  const pin = usePinSession();
  const [deleted, setDeleted] = useState<ChatSession | null>(null);
  /** The reply whose support lines the student dismissed; a later such reply shows them again. */
  const [hiddenCareId, setHiddenCareId] = useState<string | null>(null);
  const openSearch = (): void => {
    setIsPanelOpen(false);
    setIsSearching(true);
  };
  const startNew = (): void => {
    setIsPanelOpen(false);
    chat.startNew();
  };
  useShortcut('/', 'Search past chats', openSearch);
  useShortcut('n', 'Start a new chat', startNew);

  const rated = useRated();
  const guessed = useMemo(() => starterQuestions(profile, rated), [profile, rated]);
  const answered = useStarters(profile);
  // Guessed while the server has not said which ones it can answer, or has none.
  const starters = answered === null || answered?.length === 0 ? guessed : answered;
  useOpening({
    draft,
    starters,
    isReady: phase === 'idle' && outline.isEmpty && wanted === null,
    onStart: chat.send,
  });
  const [composerHeight, foot] = useElementHeight();
  const isEmpty = outline.isEmpty && phase !== 'loading';
  const actions =
    sessionId === null || isEmpty ? null : (
      <>
        {actionsFor?.(sessionId)}
        <ChatMenu sessionId={sessionId} />
      </>
    );
  const composer = (
    <Composer
      size={isEmpty ? 'large' : 'bar'}
      draft={draft}
      onSend={chat.send}
      isBusy={phase !== 'idle'}
      onStop={phase === 'sending' ? chat.stop : null}
      isStopping={isStopping}
      box={box}
      footnote={<ChatFootnote />}
    />
  );
  const panel = {
    sessions: known,
    currentId: sessionId,
    onMore: sessions.hasNextPage ? () => void sessions.fetchNextPage() : null,
    onRetry: sessions.isError ? () => void sessions.refetch() : null,
    onNew: startNew,
    onSearch: openSearch,
    onOpen: () => setIsPanelOpen(false),
    onRename: setRenamed,
    onPin: ({ session_id, is_pinned }: ChatSession) =>
      pin.mutate(
        { session_id, is_pinned: !is_pinned },
        {
          onError: (error) =>
            showError(error instanceof ApiError ? error.sentence : 'That could not be kept just now.'),
        },
      ),
    onDelete: setDeleted,
  };

  return (
    <CourseTextContext value={linkedText}>
      <div className="flex flex-1">
        <ChatSidebar {...panel} />
        <div
          className="flex min-w-0 flex-1 flex-col [--top:7rem] lg:[--top:4rem]"
          style={{ '--composer': `${composerHeight}px` } as CSSProperties}
        >
          <div className="sticky top-12 z-30 flex items-center justify-between gap-2 border-b border-line bg-paper px-1 max-[18rem]:gap-0 md:hidden print:hidden">
            <IconButton label="Past chats" icon={<SidebarIcon />} onClick={() => setIsPanelOpen(true)} />
            <span
              aria-hidden
              // With text of twice the size on a phone there is room for a letter or two.
              className="min-w-0 truncate text-14 text-ink-quiet max-[18rem]:invisible"
            >
              {title}
            </span>
            <span className="flex">
              {actions}
              <IconButton label="New Chat" icon={<PlusIcon />} onClick={startNew} />
            </span>
          </div>
          {actions ? (
            // A band where the conversation is as wide as the screen; beside it where there is room for one button.
            <div className="sticky top-12 z-10 hidden h-13 items-center justify-end bg-paper px-3 md:flex lg:top-14 lg:h-0 lg:items-start lg:bg-transparent lg:max-xl:flex-col lg:max-xl:items-end print:hidden">
              {actions}
            </div>
          ) : null}
          {isEmpty ? (
            <EmptyChat
              starters={starters}
              expected={guessed}
              onStart={chat.send}
              notice={
                outline.isUnavailable && wanted !== null ? (
                  outline.isGone ? (
                    <Banner
                      className="mb-4"
                      action={
                        <Button size="small" onClick={startNew}>
                          New chat
                        </Button>
                      }
                    >
                      That chat no longer exists, or is not yours.
                    </Banner>
                  ) : (
                    <RetryBanner className="mb-4" onRetry={() => store.open(wanted)}>
                      That chat could not be opened.
                    </RetryBanner>
                  )
                ) : null
              }
            >
              {composer}
            </EmptyChat>
          ) : (
            <>
              <h1 className="sr-only print:not-sr-only print:text-28">{title || 'Chat'}</h1>
              <ConversationView chat={chat} />
              <div
                ref={foot}
                data-composer
                className="sticky bottom-0 z-20 bg-paper px-4 print:hidden pb-[max(0.5rem,env(safe-area-inset-bottom))]"
              >
                <div className="mx-auto max-w-3xl">
                  {careReplyId !== null && careReplyId !== hiddenCareId ? (
                    <CareNote onHide={() => setHiddenCareId(careReplyId)} />
                  ) : null}
                  {composer}
                </div>
              </div>
            </>
          )}
        </div>
        <Sheet open={isPanelOpen} onClose={() => setIsPanelOpen(false)} title="Chats" side="left">
          <div className="-mx-2">
            <ChatPanel {...panel} />
          </div>
        </Sheet>
        <ChatSearch open={isSearching} onClose={() => setIsSearching(false)} />
        <RenameDialog
          session={renamed}
          onClose={() => setRenamed(null)}
          onRenamed={({ session_id: id, title: next }) => id === sessionId && store.rename(next)}
        />
        <DeleteDialog
          session={deleted}
          {...(linksFor ? { linksFor } : {})}
          onClose={() => setDeleted(null)}
          onDeleted={({ session_id: id }) => chat.leaveDeleted(id)}
        />
        <CourseComparison
          courses={comparison.courses.flatMap((course) => toComparedCourse(course) ?? [])}
          records={comparison.courses}
          open={comparison.isOpen}
          onClose={comparison.close}
          onToggle={comparison.toggle}
          choice={<ComparisonSwitch />}
        />
      </div>
    </CourseTextContext>
  );
}
