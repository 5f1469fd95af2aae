import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { toast } from 'react-hot-toast/headless';
import { type InitialEntry, Route, Routes } from 'react-router';
import { CatalogueClient } from '#features/catalogue/web/client/catalogue-client.ts';
import { connectHere } from '#features/catalogue/web/client/core-testing.ts';
import { CatalogueContext } from '#features/catalogue/web/client/use-catalogue.ts';
import { Toaster } from '#platform/ui/overlays/toaster.tsx';
import { createQueryClient } from '#platform/web/api/query-client.ts';
import { AnnouncerProvider } from '#platform/web/page/announcer.tsx';
import {
  DEFAULT_PRODUCT_INFO,
  type ProductInfo,
  ProductInfoContext,
} from '#platform/web/page/product-info.ts';
import { AuthContext, type AuthState } from '#platform/web/sign-in/auth-state.ts';
import { openMemoryHistory } from '#platform/web/router/testing/memory-history.ts';
import { AppRouter } from '#platform/web/router/app-router.tsx';
import { storeToken } from '#platform/web/sign-in/token-store.ts';

/** The signed-in student. */
export const ROBIN: AuthState = {
  status: 'signed-in',
  user: { firstName: 'Robin', lastName: 'Marsh', email: 'robin@birch.example' },
  provider: 'anthropic',
  setProvider: () => undefined,
  signOut: async () => undefined,
};

const BIRCH: ProductInfo = {
  ...DEFAULT_PRODUCT_INFO,
  possessive: "Birch's",
  country: 'PL',
  support: [
    {
      name: 'Birch Listeners',
      telephone: '555-0100',
      text: '555-0101',
      address: null,
      hours: null,
      note: null,
    },
  ],
};

export interface OpenScreens {
  user: UserEvent;
  /** The current path with its query. */
  address: () => string;
  goTo: (address: string) => Promise<void>;
  goBack: () => Promise<void>;
}

/**
 * Renders screens of a signed-in student in the app's frame; the catalogue search runs without a worker. The test
 * provides the fake server.
 *
 * @param screens by path; the one under test and those it links to
 */
export const openScreens = (
  screens: Readonly<Record<string, ReactElement>>,
  at: InitialEntry,
): OpenScreens => {
  storeToken('a-token');
  // Toasts of the previous test are stored globally.
  toast.remove();
  const history = openMemoryHistory(at);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AuthContext value={ROBIN}>
        <ProductInfoContext value={BIRCH}>
          <CatalogueContext value={new CatalogueClient(connectHere)}>
            <AnnouncerProvider>
              <AppRouter history={history}>
                <Routes>
                  {Object.entries(screens).map(([path, element]) => (
                    // As in the product, main takes the focus when a non-focusable element is clicked.
                    <Route key={path} path={path} element={<main tabIndex={-1}>{element}</main>} />
                  ))}
                </Routes>
              </AppRouter>
              <Toaster />
            </AnnouncerProvider>
          </CatalogueContext>
        </ProductInfoContext>
      </AuthContext>
    </QueryClientProvider>,
  );
  return {
    user: userEvent.setup(),
    address: () => history.visit.location.pathname + history.visit.location.search,
    goTo: (next) => act(async () => history.push(next)),
    goBack: () => act(async () => history.go(-1)),
  };
};
