import { lazy, type ReactNode, Suspense } from 'react';
import { Navigate, type RouteObject, useLocation } from 'react-router';
import { ErrorScreen } from '#platform/web/page/error-screen.tsx';
import { RootLayout } from './root-layout.tsx';
import { SignedInOnly, VisitorsOnly } from './route-guards.tsx';
import { type Screen, SCREENS } from './screens.tsx';

const asRoute = ({ path, load }: Screen): RouteObject => ({
  path,
  lazy: async () => ({ Component: await load() }),
});

/** Loaded after the first screen, so that no screen waits for it. */
const NoticeMark = lazy(async () => ({
  default: (await import('#features/saved/web/shared/notice-mark.tsx')).NoticeMark,
}));

/** Loads the navigation bar in parallel with the first screen; the sign-in screen does not need it. */
const loadNavigationLayout = async (): Promise<{ element: ReactNode }> => {
  const [{ NavigationLayout }, { UserMenu }, { ComparisonSwitch }] = await Promise.all([
    import('./navigation-layout.tsx'),
    import('#features/accounts/web/user-menu.tsx'),
    import('#features/advisor/web/shared/comparison-switch.tsx'),
  ]);
  return {
    element: (
      <NavigationLayout
        savedMark={
          <Suspense>
            <NoticeMark />
          </Suspense>
        }
        userMenu={<UserMenu choices={<ComparisonSwitch label="Comparison: do not open by itself" />} />}
      />
    ),
  };
};

function RedirectHome() {
  return useLocation().pathname === '/' ? null : <Navigate to="/" replace />;
}

/** Routes of the screens, each behind its guard; unknown paths redirect to /. */
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
      // Renders nothing while the first screen is loading.
      hydrateFallbackElement: <></>,
      children: [
        ...withAccess('anyone'),
        { element: <VisitorsOnly />, children: withAccess('visitors') },
        {
          element: <SignedInOnly />,
          children: [{ lazy: loadBar, children: withAccess('signed-in') }],
        },
        { path: '*', element: <RedirectHome /> },
      ],
    },
  ];
};
