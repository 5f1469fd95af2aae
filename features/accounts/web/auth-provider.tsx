import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Provider } from '#platform/contract/provider.ts';
import { callApi } from '#platform/web/api/api-client.ts';
import { AuthContext, type AuthState } from '#platform/web/sign-in/auth-state.ts';
import { announceLostSignIn } from '#platform/web/sign-in/lost-sign-in.ts';
import { redirectToLogin } from '#platform/web/sign-in/redirect-to-login.ts';
import { readLoginReason, storeLoginReason } from '#platform/web/sign-in/login-reason.ts';
import { logFailure } from '#platform/web/page/log.ts';
import { clearToken, readToken, storeToken, subscribeToToken } from '#platform/web/sign-in/token-store.ts';
import { logout, type User, verify } from '../contract.ts';
import { disableAutoSelect } from './google-auto-select.ts';
import { chosenProvider, storePreferredProvider } from './preferred-provider.ts';
import { type GoogleUser, SignInContext, type SignInState } from './sign-in-context.ts';
import { announceSignOut, onSignOutElsewhere } from './sign-out-channel.ts';

interface SignIn {
  status: AuthState['status'];
  user: User | null;
  provider: Provider;
  googleUser: GoogleUser | null;
  hasPassword: boolean;
}

/** Said at the door to whoever did not sign out here: on another device or in another tab, or the time was up. */
const ENDED = { notice: 'Your sign-in has ended. Sign in again to go on.' };
const UNCHECKED = { notice: 'Your sign-in could not be checked. Sign in again.' };

/** The longest wait for the server at a sign-out: on a shared computer nobody waits for a network that hangs. */
const SIGN_OUT_MS = 5_000;

/** How long after `beforeunload` a page that still runs is considered not left. */
const UNLOAD_MS = 1_000;

const noSignIn = (status: 'starting' | 'changing' | 'signed-out'): SignIn => ({
  status,
  user: null,
  provider: chosenProvider(),
  googleUser: null,
  hasPassword: false,
});

/** Fetches the token's account; null when the token is missing or invalid. @throws ApiError when the request fails */
const fetchSignIn = async (token: string | null): Promise<SignIn | null> => {
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

/** A verification of the stored token that started before the first render. */
export interface EarlyVerification {
  token: string | null;
  found: Promise<SignIn | null>;
}

/** Starts verifying the stored token. */
export const startVerification = (): EarlyVerification => {
  const token = readToken();
  const found = fetchSignIn(token);
  // A failure is handled by the provider.
  found.catch(() => undefined);
  return { token, found };
};

/**
 * Provides the sign-in to all screens. The token is in local storage, so all tabs share the sign-in and follow its
 * changes.
 *
 * @param early used for the first check, if it verifies the same token
 * @param leave redirects to /login with a full page load
 */
export function AuthProvider({
  children,
  early,
  leave = redirectToLogin,
}: {
  children: ReactNode;
  early?: EarlyVerification;
  leave?: () => void;
}) {
  const queries = useQueryClient();
  const [current, setCurrent] = useState<SignIn>(() => noSignIn('starting'));
  /** The token that `current` belongs to, or that is being verified. */
  const currentToken = useRef<string | null>(null);
  const isLeaving = useRef(false);
  /** The student signed out in another tab, whose removal of the token has not been seen yet. */
  const isSignedOutElsewhere = useRef(false);
  const started = useRef(early);

  /** Verifies the stored token. An invalid or unverifiable one is dropped. */
  const check = useCallback(async function verifyStored(): Promise<void> {
    const token = readToken();
    currentToken.current = token;
    let isAborted = false;
    let reason = ENDED;
    const request = started.current?.token === token ? started.current.found : fetchSignIn(token);
    started.current = undefined;
    const found = await request.catch(async (error: unknown) => {
      // The browser aborts requests of a page being unloaded, which says nothing about the sign-in. Chromium aborts
      // them last: such a page never continues past this await.
      await new Promise((resolve) => setTimeout(resolve));
      isAborted = isLeaving.current;
      if (!isAborted) logFailure('The sign-in could not be checked', error);
      reason = UNCHECKED;
      return null;
    });
    // Race: a newer token has its own verification.
    if (currentToken.current !== token) return;
    if (found) return setCurrent(found);
    if (isAborted) {
      // Other browsers abort before unloading. If the page is still here (navigation cancelled, or restored from the
      // back/forward cache), retry.
      isLeaving.current = false;
      setTimeout(() => void verifyStored(), UNLOAD_MS);
      return;
    }
    currentToken.current = null;
    if (token !== null) storeLoginReason(reason);
    if (token !== null && readToken() === token) clearToken();
    setCurrent(noSignIn('signed-out'));
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
    const syncToken = (keepsInput = true): void => {
      const token = readToken();
      if (token === currentToken.current) return;
      // While the screen is there: its input is kept, except after a sign-out.
      if (token === null && keepsInput && !isSignedOutElsewhere.current) announceLostSignIn();
      isSignedOutElsewhere.current = false;
      queries.clear();
      currentToken.current = token;
      if (token === null) storeLoginReason(ENDED);
      setCurrent(noSignIn(token === null ? 'signed-out' : 'changing'));
      if (token !== null) void check();
    };
    // A page restored from the back/forward cache missed the storage events.
    const onReturn = (event: PageTransitionEvent): void => {
      // And the sign-out that may have come with them.
      if (event.persisted) syncToken(false);
    };
    const onSignOut = (): void => {
      // Comes before or after the token's removal, whose reason stays.
      isSignedOutElsewhere.current = currentToken.current !== null;
      const reason = readLoginReason();
      sessionStorage.clear();
      if (reason) storeLoginReason(reason);
    };
    const cleanups = [subscribeToToken(() => syncToken()), onSignOutElsewhere(onSignOut)];
    window.addEventListener('pageshow', onReturn);
    return () => {
      window.removeEventListener('pageshow', onReturn);
      for (const end of cleanups) end();
    };
  }, [check, queries]);

  const clearSignIn = useCallback<SignInState['clearSignIn']>(
    (note) => {
      currentToken.current = null;
      clearToken();
      setCurrent(noSignIn('changing'));
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
      status: current.status,
      user: current.user,
      provider: current.provider,
      setProvider: (provider) => {
        storePreferredProvider(provider);
        setCurrent((last) => ({ ...last, provider }));
      },
      signOut: async () => {
        setCurrent(noSignIn('changing'));
        await callApi(logout, {}, { signal: AbortSignal.timeout(SIGN_OUT_MS) }).catch((error: unknown) =>
          logFailure('The server did not take the sign-out', error),
        );
        clearSignIn();
      },
    }),
    [current, clearSignIn],
  );

  const signIn = useMemo<SignInState>(
    () => ({
      googleUser: current.googleUser,
      hasPassword: current.hasPassword,
      accept: (token, user, googleUser) => {
        currentToken.current = token;
        queries.clear();
        storeToken(token);
        setCurrent({
          status: 'signed-in',
          user,
          provider: chosenProvider(),
          googleUser: googleUser ?? null,
          hasPassword: googleUser === undefined,
        });
        // The sign-in response does not include the provider last used; the default applies until it is fetched.
        fetchSignIn(token)
          .then((found) => found && currentToken.current === token && setCurrent(found))
          .catch((error: unknown) => logFailure('The sign-in could not be read back', error));
      },
      recheck: check,
      clearSignIn,
    }),
    [current, check, clearSignIn, queries],
  );

  return (
    <AuthContext value={auth}>
      <SignInContext value={signIn}>{children}</SignInContext>
    </AuthContext>
  );
}
