import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Location, Navigate, Outlet, useLocation } from 'react-router';
import { useAuth } from '#platform/web/sign-in/auth-state.ts';
import { clearLoginReason, LoginReasonContext, readLoginReason } from '#platform/web/sign-in/login-reason.ts';
import { isLeavingForLogin, subscribeToLeaving } from '#platform/web/sign-in/redirect-to-login.ts';
import { keepReturnAddress } from '#platform/web/sign-in/return-address.ts';
import { useProductInfo } from '#platform/web/page/product-info.ts';
import { Spinner } from '#platform/ui/display/spinner.tsx';

const LOGIN = '/login';

/** Guards screens that need a sign-in: a spinner while it changes, a redirect to /login without one. */
export function SignedInOnly() {
  const { status } = useAuth();
  const location = useLocation();
  if (status === 'signed-out') return <ToLogin from={location} />;
  return status === 'signed-in' ? <Outlet /> : <Waiting />;
}

function Waiting() {
  return (
    <main className="flex min-h-dvh items-center justify-center text-ink-quiet">
      <Spinner size="large" label="Loading" />
    </main>
  );
}

/** A requested deep link is opened after signing in. */
function ToLogin({ from }: { from: Location }) {
  useState(() => keepReturnAddress(from));
  const isLeaving = useSyncExternalStore(subscribeToLeaving, isLeavingForLogin);
  // A sign-in screen drawn here would be replaced by the one that is being loaded, with what was typed into it.
  return isLeaving ? <Waiting /> : <Navigate to={LOGIN} replace />;
}

/** Whether this document was loaded at /login, rather than navigated there within the app. */
const isOwnDocument = (): boolean => {
  const [load] = performance.getEntriesByType('navigation');
  // Without navigation timing assume yes, to avoid a redirect loop.
  return load === undefined || new URL(load.name).pathname === LOGIN;
};

/**
 * Guards the sign-in screen: a signed-in visitor is redirected to /, unless a failure led them here (then the
 * screen offers Retry). Evaluated on arrival only; after a sign-in the screen itself navigates on.
 *
 * With federated sign-in the screen must be its own document, because only its content security policy allows the
 * identity provider's script; it is entered and left by full page loads.
 */
export function VisitorsOnly() {
  const { status } = useAuth();
  const { googleClientId } = useProductInfo();
  const [detour] = useState(readLoginReason);
  const [isRedirectedHome] = useState(status === 'signed-in' && detour?.retry === undefined);
  const [needsOwnDocument] = useState(googleClientId !== null && !isRedirectedHome && !isOwnDocument());
  const isRedirectedHomeByLoad = isRedirectedHome && googleClientId !== null && isOwnDocument();
  useEffect(() => {
    // Keep the reason until the document that shows it is loaded. After a refused call both the guard and the full
    // page load lead here, and a slow load lets this one be drawn first.
    if (!needsOwnDocument && !isLeavingForLogin()) clearLoginReason();
    if (needsOwnDocument) window.location.replace(LOGIN + window.location.search);
    if (isRedirectedHomeByLoad) window.location.replace('/');
  }, [needsOwnDocument, isRedirectedHomeByLoad]);
  if (needsOwnDocument || isRedirectedHomeByLoad) return null;
  if (isRedirectedHome) return <Navigate to="/" replace />;
  return (
    <LoginReasonContext value={detour}>
      <Outlet />
    </LoginReasonContext>
  );
}
