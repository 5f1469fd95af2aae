import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { matchPath, Navigate, Route, Routes, useLocation } from 'react-router';
import { ErrorBoundary } from '#platform/web/page/error-boundary.tsx';
import { readToken } from '#platform/web/sign-in/token-store.ts';
import { RootLayout } from './frame/root-layout.tsx';
import { SignedInOnly, VisitorsOnly } from './frame/route-guards.tsx';
import { type Screen, SCREENS } from './screens.tsx';

type Load = () => Promise<ComponentType>;

/** The components of the first screen, once they have loaded. */
const loadedFirst = new Map<Load, ComponentType>();

const lazyOf = (load: Load): ComponentType => {
  const Waiting = lazy(async () => ({ default: await load() }));
  return function Loaded() {
    // What is there is rendered at once: for a lazy component React would begin anew.
    const [Shown] = useState<ComponentType>(() => loadedFirst.get(load) ?? Waiting);
    return <Shown />;
  };
};

/** Not loaded for the sign-in screen. */
const loadBar: Load = async () => (await import('./frame/bar.tsx')).Bar;

/**
 * Loads the scripts of the first screen while the sign-in is verified, and resolves when they are there or have failed,
 * which is handled when the screen renders.
 */
export const fetchFirstScreen = async (pathname: string): Promise<void> => {
  const find = (address: string) => SCREENS.find(({ path }) => matchPath(path, address));
  const asked = find(pathname) ?? find('/');
  const needsBar = asked?.access === 'signed-in' && readToken() !== null;
  const shown = asked?.access === 'signed-in' && !needsBar ? find('/login') : asked;
  const loads = [shown?.load, needsBar ? loadBar : undefined].filter((load) => load !== undefined);
  await Promise.allSettled(loads.map(async (load) => loadedFirst.set(load, await load())));
};

function RedirectHome() {
  return useLocation().pathname === '/' ? null : <Navigate to="/" replace />;
}

/** The routes of the screens, each behind its guard; unknown paths redirect to /. */
export const routesOf = (screens: readonly Screen[] = SCREENS, bar: Load = loadBar): ReactNode => {
  const withAccess = (access: Screen['access']) =>
    screens
      .filter((screen) => screen.access === access)
      .map(({ path, load }) => {
        const Shown = lazyOf(load);
        return <Route key={path} path={path} element={<Shown />} />;
      });
  const Bar = lazyOf(bar);
  return (
    <Route element={<RootLayout />}>
      {withAccess('anyone')}
      <Route element={<VisitorsOnly />}>{withAccess('visitors')}</Route>
      <Route element={<SignedInOnly />}>
        <Route element={<Bar />}>{withAccess('signed-in')}</Route>
      </Route>
      <Route path="*" element={<RedirectHome />} />
    </Route>
  );
};

/** Renders nothing while the first screen is loading, and the old screen while a later one is. */
export function Screens({ routes }: { routes: ReactNode }) {
  return (
    <ErrorBoundary place={useLocation().key}>
      {/* Mounted before any screen: React replaces content that was already shown only if it must. */}
      <Suspense>
        <Routes>{routes}</Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
