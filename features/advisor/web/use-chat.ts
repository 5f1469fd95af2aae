import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useCourseCodes } from '#features/catalogue/web/shared/use-course-codes.ts';
import { callApi } from '#platform/web/api/api-client.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { useIsStaying, useNewestLocation } from '#platform/web/router/use-newest-location.ts';
import { useAuth } from '#platform/web/sign-in/auth-state.ts';
import { hasOpenDialog, hasOpenFloat } from '#platform/ui/overlays/open-overlays.ts';
import { showError } from '#platform/ui/overlays/toast.ts';
import { logFailure } from '#platform/web/page/log.ts';
import { clearChat } from '../contract.ts';
import type { AskAgain } from '../reading.contract.ts';
import { useReloadSessions } from './advisor.queries.ts';
import { DraftStore } from './composer/draft-store.ts';
import { lastReply } from './conversation/conversation-state.ts';
import { useConversation } from './conversation/use-conversation.ts';
import { addressOf } from './sidebar/session-names.ts';
import { useComparison } from './use-comparison.ts';
import { useTypingOn } from './use-typing-on.ts';

/** For how long a closing dialog is waited for, which gives the focus back at its end. */
const LONGEST_CLOSING_MS = 1_000;
const ATTEMPT_MS = 50;
/** Delay from "New Chat" until the composer has the focus (specification, section 9). */
const NEW_CHAT_FOCUS_MS = 200;
/** A closing comparison returns the focus after 200 ms; the composer takes it after that. */
const CLOSED_FOCUS_MS = 250;

/** Whether the focus must stay where it is. */
const isElsewhere = (box: HTMLElement | null): boolean => {
  const { activeElement } = document;
  if (hasOpenDialog() || hasOpenFloat()) return true;
  return (
    activeElement !== box && activeElement instanceof HTMLElement && activeElement.matches('input, textarea')
  );
};

/** Focuses the composer in `ms`, or a moment later if a dialog is still closing, unless the student is elsewhere by then. */
const focusLater = (box: RefObject<HTMLElement | null>, ms: number): void => {
  const last = performance.now() + ms + LONGEST_CLOSING_MS;
  const attempt = (): void => {
    if (hasOpenDialog() && performance.now() < last) setTimeout(attempt, ATTEMPT_MS);
    else if (!isElsewhere(box.current)) box.current?.focus({ preventScroll: true });
  };
  setTimeout(attempt, ms);
};

/** State and actions of the chat screen: conversation, URL, draft and comparison. */
export const useChat = (user: string) => {
  const { provider } = useAuth();
  const navigate = useNavigate();
  const newest = useNewestLocation();
  const isStaying = useIsStaying();
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const wanted = query.get('session');
  /** The message in the URL, from a search. */
  const targetId = query.get('message');
  const targetWords = query.get('words') ?? '';
  const reloadSessions = useReloadSessions();
  const reader = useCourseCodes()?.recogniser ?? null;
  const box = useRef<HTMLTextAreaElement>(null);
  /** The reply ended during a comparison: the composer gets the focus when that is closed. */
  const owesFocus = useRef(false);
  const [askedCount, setAskedCount] = useState(0);
  const [draft] = useState(() => new DraftStore(user));
  const courses = useComparison(reader);
  const { onLeft } = courses;
  const closeComparison = (): void => {
    courses.close();
    if (owesFocus.current) focusLater(box, CLOSED_FOCUS_MS);
    owesFocus.current = false;
  };
  const expectTyping = useTypingOn(box, draft, courses.ownOpenings, () => {
    owesFocus.current = true;
    closeComparison();
  });

  const [outline, store] = useConversation({
    provider,
    onAsked: (text) => {
      setAskedCount((count) => count + 1);
      courses.onAsked(text);
      expectTyping();
    },
    onChanged: () => {
      const { sessionId, messages, phase } = store.getState();
      // Another branch was opened, without a question that had failed.
      if (phase === 'idle' && !messages.some(({ isUnsent }) => isUnsent)) draft.returned();
      const isTargetGone = targetId !== null && messages.every(({ id }) => id !== targetId);
      if (sessionId !== null && (sessionId !== wanted || isTargetGone) && isStaying())
        void navigate(addressOf(sessionId), { replace: true, preventScrollReset: true });
      reloadSessions();
    },
    onArrived: (text) => draft.arrived(text, store.getState().sessionId),
    onReturned: (text) => {
      draft.returned(text);
      onLeft();
    },
    onRefused: (error, sentence) => {
      if (sentence !== null) showError(sentence);
      if (!(error instanceof ApiError) || error.code !== 'profile_incomplete')
        logFailure('The question could not be sent', error);
      else if (isStaying()) void navigate('/profile');
    },
  });
  const { sessionId, ending, phase, isEmpty } = outline;

  useLayoutEffect(() => draft.open(sessionId), [draft, sessionId]);
  /** The conversation of the location before. */
  const before = useRef<string | null>(null);
  useEffect(() => {
    const { sessionId: shown, messages, isUnavailable } = store.getState();
    const left = before.current;
    before.current = wanted;
    if (wanted === null) {
      const isAnother = left === null || (shown !== left && !isUnavailable);
      // One that began here, or after New Chat, while its address was not to undo another navigation.
      if (isAnother && shown !== null && isStaying())
        void navigate(addressOf(shown), { replace: true, preventScrollReset: true });
      if (isAnother) return;
      onLeft();
      store.empty();
      // At once: the next effect may put words of a link there.
      draft.open(null);
    } else if (wanted !== shown) {
      onLeft();
      void store.open(wanted, targetId);
    }
    // The message is on another branch of this conversation.
    else if (targetId !== null && messages.every(({ id }) => id !== targetId)) void store.choose(targetId);
    // `isStaying` is another at each navigation: New Chat and then the same chat again may be rendered as one.
  }, [wanted, targetId, store, draft, onLeft, isStaying, navigate]);

  // Focus the composer only with a hardware keyboard: an on-screen keyboard would cover the starter questions.
  useEffect(() => {
    if (!window.matchMedia('(pointer: coarse)').matches && !isElsewhere(box.current))
      box.current?.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') void store.refresh();
    };
    document.addEventListener('visibilitychange', onVisible);
    // Of two windows side by side both are visible.
    window.addEventListener('focus', onVisible);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('focus', onVisible);
    };
  }, [store]);

  const onEnded = useEffectEvent(() => {
    const reply = lastReply(store.getState());
    if (!reply || !ending) return;
    if (ending.status === 'complete') courses.onReplied(reply);
    owesFocus.current = courses.isOpen;
    // Nor from the link to another screen that is on its way; the chat's own address may be, too.
    if (newest().pathname === pathname && !isElsewhere(box.current))
      box.current?.focus({ preventScroll: true });
  });
  const endings = ending?.count ?? 0;
  useEffect(() => {
    if (endings === 0) return undefined;
    // In a separate task, because the final render of a long reply takes long enough.
    const timer = setTimeout(() => onEnded());
    return () => clearTimeout(timer);
  }, [endings]);

  const send = (text: string): void => {
    if (phase !== 'idle' || text.trim() === '') return;
    draft.send(text);
    void store.send(text);
    // Some browsers leave the focus, and so all keys, in the field that is disabled now.
    if (box.current?.disabled) box.current.blur();
  };

  /** Asks what was understood of an earlier question otherwise; what stands in the composer stays there. */
  const askAgain = (text: string, again: AskAgain): void => {
    if (phase === 'idle') void store.send(text, again);
  };

  const stop = (): void => {
    expectTyping();
    void store.stop();
  };

  const retry = useCallback(
    (messageId: string): void => {
      expectTyping();
      void store.retry(messageId);
    },
    [expectTyping, store],
  );

  const startNew = (): void => {
    // A question that failed, or whose connection was lost, is kept; one on its way is in its own chat.
    if (phase === 'idle' || store.getState().live?.isReconnecting) draft.returned();
    else draft.forget();
    if (!isEmpty)
      callApi(clearChat, {})
        .catch((error: unknown) => logFailure('The server did not take the new chat', error))
        .finally(reloadSessions);
    onLeft();
    store.empty();
    // Also where the address of a conversation is on its way, which would open it again.
    if (wanted !== null || !isStaying()) void navigate('/');
    expectTyping();
    focusLater(box, NEW_CHAT_FOCUS_MS);
  };

  /** Shows an empty conversation instead of one that was deleted, if that is the one shown by then. */
  const leaveDeleted = (deletedId: string): void => {
    if (store.getState().sessionId === deletedId) {
      onLeft();
      store.empty();
    }
    const next = newest();
    if (next.pathname === pathname && new URLSearchParams(next.search).get('session') === deletedId)
      void navigate('/');
  };

  return {
    outline,
    store,
    draft,
    box,
    reader,
    comparison: { ...courses, close: closeComparison },
    askedCount,
    targetId,
    /** What was looked for in it. */
    targetWords,
    wanted,
    send,
    askAgain,
    stop,
    retry,
    startNew,
    leaveDeleted,
  };
};

export type Chat = ReturnType<typeof useChat>;
