import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Provider } from '#platform/contract/provider.ts';
import { callApi } from '#platform/web/api/api-client.ts';
import { AuthContext, type AuthState } from '#platform/web/sign-in/auth-state.ts';
import { redirectToLogin } from '#platform/web/sign-in/redirect-to-login.ts';
import { storeLoginReason } from '#platform/web/sign-in/login-reason.ts';
import { logFailure } from '#platform/web/page/log.ts';
import { clearToken, readToken, storeToken, subscribeToToken } from '#platform/web/sign-in/token-store.ts';
import { logout, type User, verify } from '../contract.ts';
import { disableAutoSelect } from './google-script.ts';
import { chosenProvider, storePreferredProvider } from './preferred-provider.ts';
import { type GoogleUser, SignInContext, type SignInState } from './sign-in-context.ts';
import { announceSignOut, onSignOutElsewhere } from './sign-out-channel.ts';

interface Held {
  status: AuthState['status'];
  user: User | null;
  provider: Provider;
  googleUser: GoogleUser | null;
  hasPassword: boolean;
}

/** Whether a page that was about to be left is there still is known after this. */
const LEAVING_MS = 1_000;

const nobody = (status: 'starting' | 'changing' | 'signed-out'): Held => ({
  status,
  user: null,
  provider: chosenProvider(),
  googleUser: null,
  hasPassword: false,
});

/** Whom the stored token signs in; null for nobody. @throws ApiError when the server does not say */
const askWho = async (token: string | null): Promise<Held | null> => {
  if (token === null) return null;
  const answer = await callApi(verify, {});
  if (!answer.authenticated) return null;
  const { user, auth_provider, google_user, has_password } = answer;
  return {
    status: 'signed-in',
    user,
    provider: chosenProvider(auth_provider),
    googleUser: google_user ?? null,
    hasPassword: has_password,
  };
};

/**
 * Who is signed in, for every screen. The token lies in local storage, so the sign-in is shared by all tabs: what one
 * does, the others follow.
 *
 * @param leave goes to /login with a full page load
 */
export function AuthProvider({
  children,
  leave = redirectToLogin,
}: {
  children: ReactNode;
  leave?: () => void;
}) {
  const queries = useQueryClient();
  const [held, setHeld] = useState<Held>(() => nobody('starting'));
  /** The token that `held` stands for, or is being checked. */
  const known = useRef<string | null>(null);
  const isLeaving = useRef(false);

  /** Asks whose the stored token is. One that does not hold, or cannot be checked, is dropped. */
  const check = useCallback(async function ask(): Promise<void> {
    const token = readToken();
    known.current = token;
    let isCutOff = false;
    const found = await askWho(token).catch(async (error: unknown) => {
      // The browser ends the calls of a page that is left, or loaded again, which says nothing of the sign-in. Chromium
      // does so at the very end: such a page runs no further than this.
      await new Promise((resolve) => setTimeout(resolve));
      isCutOff = isLeaving.current;
      if (!isCutOff) logFailure('The sign-in could not be checked', error);
      return null;
    });
    // A sign-in that was stored meanwhile is checked by its own.
    if (known.current !== token) return;
    if (found) return setHeld(found);
    if (isCutOff) {
      // Others do so at the start. A page that is there after all, since it was not left or is shown again, asks once more.
      isLeaving.current = false;
      setTimeout(() => void ask(), LEAVING_MS);
      return;
    }
    known.current = null;
    if (token !== null && readToken() === token) clearToken();
    setHeld(nobody('signed-out'));
  }, []);

  useEffect(() => {
    const onLeaving = (): void => {
      isLeaving.current = true;
    };
    const events = ['beforeunload', 'pagehide'] as const;
    for (const event of events) window.addEventListener(event, onLeaving);
    return () => {
      for (const event of events) window.removeEventListener(event, onLeaving);
    };
  }, []);

  useEffect(() => {
    void check();
  }, [check]);

  useEffect(() => {
    const follow = (): void => {
      const token = readToken();
      if (token === known.current) return;
      queries.clear();
      known.current = token;
      setHeld(nobody(token === null ? 'signed-out' : 'changing'));
      if (token !== null) void check();
    };
    // A page that the browser kept and shows again has slept through what happened since.
    const onReturn = (event: PageTransitionEvent): void => {
      if (event.persisted) follow();
    };
    const ends = [subscribeToToken(follow), onSignOutElsewhere(() => sessionStorage.clear())];
    window.addEventListener('pageshow', onReturn);
    return () => {
      window.removeEventListener('pageshow', onReturn);
      for (const end of ends) end();
    };
  }, [check, queries]);

  const forget = useCallback<SignInState['forget']>(
    (note) => {
      known.current = null;
      clearToken();
      setHeld(nobody('changing'));
      queries.clear();
      sessionStorage.clear();
      announceSignOut();
      disableAutoSelect();
      if (note) storeLoginReason(note);
      leave();
    },
    [leave, queries],
  );

  const auth = useMemo<AuthState>(
    () => ({
      status: held.status,
      user: held.user,
      provider: held.provider,
      setProvider: (provider) => {
        storePreferredProvider(provider);
        setHeld((last) => ({ ...last, provider }));
      },
      signOut: async () => {
        setHeld(nobody('changing'));
        await callApi(logout, {}).catch((error: unknown) =>
          logFailure('The server did not take the sign-out', error),
        );
        forget();
      },
    }),
    [held, forget],
  );

  const signIn = useMemo<SignInState>(
    () => ({
      googleUser: held.googleUser,
      hasPassword: held.hasPassword,
      accept: (token, user, googleUser) => {
        known.current = token;
        queries.clear();
        storeToken(token);
        setHeld({
          status: 'signed-in',
          user,
          provider: chosenProvider(),
          googleUser: googleUser ?? null,
          hasPassword: googleUser === undefined,
        });
        // The answer to signing in does not say which provider this student last chatted with; without it the default
        // stands.
        askWho(token)
          .then((found) => found && known.current === token && setHeld(found))
          .catch((error: unknown) => logFailure('The sign-in could not be read back', error));
      },
      recheck: check,
      forget,
    }),
    [held, check, forget, queries],
  );

  return (
    <AuthContext value={auth}>
      <SignInContext value={signIn}>{children}</SignInContext>
    </AuthContext>
  );
}
