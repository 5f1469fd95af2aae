import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useIsStaying } from '#platform/web/router/use-newest-location.ts';
import { MESSAGE_MAX } from '../contract.ts';
import type { DraftStore } from './composer/draft-store.ts';

export interface Opening {
  draft: DraftStore;
  /** Undefined until it is known which have an answer. */
  starters: readonly string[] | undefined;
  /** A question can be sent, as the first of a conversation. */
  isReady: boolean;
  onStart: (question: string) => void;
}

/**
 * What the previous screen asks of the chat: `?ask=` fills the composer but sends nothing, since anybody can write a link;
 * after a newcomer's steps the first starter question is sent.
 */
export const useOpening = ({ draft, starters, isReady, onStart }: Opening): void => {
  const { state } = useLocation() as { state: { asksFirst?: boolean } | null };
  const navigate = useNavigate();
  const isStaying = useIsStaying();
  const [query] = useSearchParams();
  const typed = query.get('ask');
  useEffect(() => {
    if (typed === null || !isStaying()) return;
    draft.add(typed.slice(0, Math.max(0, MESSAGE_MAX - draft.getText().length - 1)));
    void navigate('/', { replace: true });
  }, [typed, draft, isStaying, navigate]);
  const isAsked = useRef(false);
  const first = state?.asksFirst && isReady ? starters?.[0] : undefined;
  useEffect(() => {
    // Whoever is on the way to another screen does not ask it.
    if (first === undefined || isAsked.current || !isStaying()) return;
    isAsked.current = true;
    // So that a reload does not ask it again.
    void navigate('/', { replace: true });
    // It may come late: whoever has begun to write asks something else.
    if (draft.getText() === '') onStart(first);
  }, [first, draft, isStaying, navigate, onStart]);
};
