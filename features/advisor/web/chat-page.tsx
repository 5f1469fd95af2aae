import { useDeferredValue, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isComplete } from '#features/profile/contract.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { useIsStaying } from '#platform/web/router/use-newest-location.ts';
import { useAuth } from '#platform/web/sign-in/auth-state.ts';
import { logFailure } from '#platform/web/page/log.ts';
import { storeLoginReason } from '#platform/web/sign-in/login-reason.ts';
import { useOwnProfile } from './advisor.queries.ts';
import { ChatScreen, type ChatScreenProps } from './chat-screen.tsx';

/** Lets the profile say why the student is there. */
const FROM_CHAT = { isFromChat: true };

/**
 * The chat, for signed-in students with a complete profile; nothing is shown until that is known. Redirects to
 * /profile without a concentration or year, and to /login if the profile cannot be fetched.
 *
 * @param actionsFor further actions on a conversation, from other slices, supplied by the app
 * @param linksFor links that show a conversation about to be deleted, supplied by the app
 */
export function ChatPage({ actionsFor, linksFor }: Pick<ChatScreenProps, 'actionsFor' | 'linksFor'>) {
  const { user } = useAuth();
  const navigate = useNavigate();
  const isStaying = useIsStaying();
  const { search } = useLocation();
  const { data: profile, error, isFetchedAfterMount } = useOwnProfile();
  // A separate render, in steps: the whole screen in one would hold up a slow phone.
  const shown = useDeferredValue(profile);
  const failure = profile === undefined ? error : null;
  useEffect(() => {
    // For an expired sign-in the redirect to /login is already under way.
    if (!failure || (failure instanceof ApiError && failure.status === 401) || !isStaying()) return;
    logFailure('The profile could not be fetched', failure);
    storeLoginReason({ notice: 'Your profile could not be loaded.', retry: `/${search}` });
    void navigate('/login', { replace: true });
  }, [failure, isStaying, navigate, search]);
  const isIncomplete = shown !== undefined && shown === profile && !isComplete(shown);
  useEffect(() => {
    if (isIncomplete && isFetchedAfterMount && isStaying())
      void navigate('/profile', { replace: true, state: FROM_CHAT });
  }, [isIncomplete, isFetchedAfterMount, isStaying, navigate]);
  if (!user || !profile || !shown || !isComplete(profile)) return null;
  return (
    <ChatScreen
      key={user.email}
      user={user.email}
      profile={profile}
      {...(actionsFor ? { actionsFor } : {})}
      {...(linksFor ? { linksFor } : {})}
    />
  );
}
