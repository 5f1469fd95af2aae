import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import '#platform/ui/styles/styles.css';
import { AuthProvider, startVerification } from '#features/accounts/web/auth-provider.tsx';
import { universityQuery } from '#features/catalogue/web/shared/university.queries.ts';
import { setSignedOutHook } from '#platform/web/api/api-client.ts';
import { keepReturnAddress } from '#platform/web/sign-in/return-address.ts';
import { redirectToLogin } from '#platform/web/sign-in/redirect-to-login.ts';
import { createQueryClient } from '#platform/web/api/query-client.ts';
import { AppHistory } from '#platform/web/router/app-history.ts';
import { AppRouter } from '#platform/web/router/app-router.tsx';
import { followTheme } from '#platform/web/theme/theme.ts';
import { firstFontsCame } from './first-fonts.ts';
import { UniversityProvider } from './frame/university-provider.tsx';
import { fetchFirstScreen, routesOf, Screens } from './routes.tsx';

/** Those of nearly every first screen, before it is drawn: starting to fetch them takes a slow phone 20 ms. */
const FIRST_FONTS = ["1em 'Newsreader Variable'", "1em 'Source Sans 3 Variable'"];

/** Where the first script has not asked for them. Else the time in which they may still replace the fallback would run out. */
const fetchFonts = (): void => {
  if ('firstFonts' in globalThis) return;
  for (const font of FIRST_FONTS) document.fonts.load(font).catch(() => undefined);
};

const start = async (): Promise<void> => {
  const queryClient = createQueryClient();
  const history = new AppHistory(createBrowserHistory({ v5Compat: true }));
  const routes = routesOf();
  followTheme();
  setSignedOutHook((notice) => {
    keepReturnAddress(window.location);
    redirectToLogin(notice);
  });
  // Before rendering, which takes a slow phone longer than sending a request.
  void queryClient.prefetchQuery(universityQuery);
  const early = startVerification();
  // Nothing is shown before; rendering without it would be for nothing.
  await fetchFirstScreen(window.location.pathname);
  await firstFontsCame();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  // A transition is rendered in steps.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <AuthProvider early={early}>
            <UniversityProvider>
              <AppRouter history={history}>
                <Screens routes={routes} />
              </AppRouter>
            </UniversityProvider>
          </AuthProvider>
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
};

fetchFonts();
// A separate task: on a slow phone evaluating the modules alone is already a long task.
setTimeout(() => void start());
