import { useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { isComplete } from '#features/profile/contract.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { useAuth } from '#platform/web/sign-in/auth-state.ts';
import { logFailure } from '#platform/web/page/log.ts';
import { storeLoginReason } from '#platform/web/sign-in/login-reason.ts';
import { useOwnProfile } from './advisor.queries.ts';
import { ChatScreen, type ChatScreenProps } from './chat-screen.tsx';

/**
 * The conversation, for who is signed in and has a complete profile; until that is known nothing is shown. Without
 * concentration or year it leads to /profile, and to /login when the profile cannot be fetched.
 *
 * @param actionsFor what else can be done with a conversation: other slices' buttons, put here by the app
 * @param linksFor what still shows a conversation that is about to be deleted, put here by the app
 */
export function ChatPage({ actionsFor, linksFor }: Pick<ChatScreenProps, 'actionsFor' | 'linksFor'>) {
  const { user } = useAuth();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { data: profile, error, isFetchedAfterMount } = useOwnProfile();
  const failure = profile === undefined ? error : null;
  useEffect(() => {
    // A refused sign-in is on its way to /login already.
    if (!failure || (failure instanceof ApiError && failure.status === 401)) return;
    logFailure('The profile could not be fetched', failure);
    storeLoginReason({ notice: 'Your profile could not be loaded.', retry: `/${search}` });
    void navigate('/login', { replace: true });
  }, [failure, navigate, search]);
  if (!user || !profile) return null;
  if (!isComplete(profile)) return isFetchedAfterMount ? <Navigate to="/profile" replace /> : null;
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
