import type { ReactNode } from 'react';
import { Navigate, type RouteObject, useLocation } from 'react-router';
import { ErrorScreen } from '#platform/web/page/error-screen.tsx';
import { RootLayout } from './root-layout.tsx';
import { SignedInOnly, VisitorsOnly } from './route-guards.tsx';
import { type Screen, SCREENS } from './screens.tsx';

const asRoute = ({ path, load }: Screen): RouteObject => ({
  path,
  lazy: async () => ({ Component: await load() }),
});

/** The bar is fetched beside the first screen under it; the sign-in screen does without. */
const loadNavigationLayout = async (): Promise<{ element: ReactNode }> => {
  const [{ NavigationLayout }, { UserMenu }] = await Promise.all([
    import('./navigation-layout.tsx'),
    import('#features/accounts/web/user-menu.tsx'),
  ]);
  return { element: <NavigationLayout userMenu={<UserMenu />} /> };
};

function ToTheStart() {
  return useLocation().pathname === '/' ? null : <Navigate to="/" replace />;
}

/** The routes of a list of screens, each behind its guard; any other path leads to /. */
export const routesOf = (
  screens: readonly Screen[] = SCREENS,
  loadBar: () => Promise<{ element: ReactNode }> = loadNavigationLayout,
): RouteObject[] => {
  const withAccess = (access: Screen['access']) =>
    screens.filter((screen) => screen.access === access).map(asRoute);
  return [
    {
      element: <RootLayout />,
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
