import type { ReactNode } from 'react';
import { Navigate, type RouteObject, useLocation } from 'react-router';
import { ErrorScreen } from '#platform/web/error-screen.tsx';
import { Frame } from './frame.tsx';
import { SignedInOnly, VisitorsOnly } from './guards.tsx';
import { type Screen, SCREENS } from './screens.tsx';

const asRoute = ({ path, load }: Screen): RouteObject => ({
  path,
  lazy: async () => ({ Component: await load() }),
});

/** The bar is fetched beside the first screen under it; the sign-in screen does without. */
const loadShell = async (): Promise<{ element: ReactNode }> => {
  const [{ Shell }, { UserMenu }] = await Promise.all([
    import('./shell.tsx'),
    import('#features/accounts/web/user-menu.tsx'),
  ]);
  return { element: <Shell userMenu={<UserMenu />} /> };
};

function ToTheStart() {
  return useLocation().pathname === '/' ? null : <Navigate to="/" replace />;
}

/** The routes of a list of screens, each behind its guard; any other path leads to /. */
export const routesOf = (
  screens: readonly Screen[] = SCREENS,
  loadBar: () => Promise<{ element: ReactNode }> = loadShell,
): RouteObject[] => {
  const withAccess = (access: Screen['access']) =>
    screens.filter((screen) => screen.access === access).map(asRoute);
  return [
    {
      element: <Frame />,
      errorElement: <ErrorScreen />,
      // Nothing stands in for a screen that is still being fetched at the first load.
      hydrateFallbackElement: <></>,
      children: [
        ...withAccess('anyone'),
        { element: <VisitorsOnly />, children: withAccess('visitors') },
        {
          element: <SignedInOnly />,
          children: [{ lazy: loadBar, children: withAccess('signed-in') }],
        },
        { path: '*', element: <ToTheStart /> },
      ],
    },
  ];
};
