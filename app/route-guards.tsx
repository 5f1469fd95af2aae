import { useEffect, useState } from 'react';
import { Navigate, Outlet } from 'react-router';
import { useAuth } from '#platform/web/sign-in/auth-state.ts';
import { clearLoginReason, LoginReasonContext, readLoginReason } from '#platform/web/sign-in/login-reason.ts';
import { useProductInfo } from '#platform/web/page/product-info.ts';
import { Spinner } from '#platform/ui/display/spinner.tsx';

const LOGIN = '/login';

/** Screens that need a sign-in: a spinner while it changes, /login without one. */
export function SignedInOnly() {
  const { status } = useAuth();
  if (status === 'signed-out') return <Navigate to={LOGIN} replace />;
  if (status === 'signed-in') return <Outlet />;
  return (
    <main className="flex min-h-dvh items-center justify-center text-ink-quiet">
      <Spinner size="large" label="Loading" />
    </main>
  );
}

/** Whether the page was loaded as the sign-in screen, rather than as another that led here. */
const isOwnDocument = (): boolean => {
  const [load] = performance.getEntriesByType('navigation');
  // A browser that does not say is not sent round in circles.
  return load === undefined || new URL(load.name).pathname === LOGIN;
};

/**
 * The sign-in screen: a signed-in visitor who arrives is sent to /, unless a failure just led them here (then it offers
 * Retry). It judges the arrival only; whoever signs in on the screen is led on by it.
 *
 * Where federated sign-in is set up, the screen is a document of its own, since its content policy alone lets the
 * identity provider's script in; and it is left for another document.
 */
export function VisitorsOnly() {
  const { status } = useAuth();
  const { googleClientId } = useProductInfo();
  const [detour] = useState(readLoginReason);
  const [isSentBack] = useState(status === 'signed-in' && detour?.retry === undefined);
  const [isElsewhere] = useState(googleClientId !== null && !isSentBack && !isOwnDocument());
  const isFarSentBack = isSentBack && googleClientId !== null && isOwnDocument();
  useEffect(() => {
    // The note waits for the document that can show it.
    if (!isElsewhere) clearLoginReason();
    if (isElsewhere) window.location.replace(LOGIN + window.location.search);
    if (isFarSentBack) window.location.replace('/');
  }, [isElsewhere, isFarSentBack]);
  if (isElsewhere || isFarSentBack) return null;
  if (isSentBack) return <Navigate to="/" replace />;
  return (
    <LoginReasonContext value={detour}>
      <Outlet />
    </LoginReasonContext>
  );
}
