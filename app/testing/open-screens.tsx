import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { toast } from 'react-hot-toast/headless';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { CatalogueClient } from '#features/catalogue/web/client/catalogue-client.ts';
import { connectHere } from '#features/catalogue/web/client/core-testing.ts';
import { CatalogueContext } from '#features/catalogue/web/client/use-catalogue.ts';
import { Toaster } from '#platform/ui/overlays/toaster.tsx';
import { createQueryClient } from '#platform/web/api/query-client.ts';
import { AnnouncerProvider } from '#platform/web/page/announcer.tsx';
import { DEFAULT_PRODUCT_INFO, ProductInfoContext } from '#platform/web/page/product-info.ts';
import { AuthContext, type AuthState } from '#platform/web/sign-in/auth-state.ts';
import { storeToken } from '#platform/web/sign-in/token-store.ts';

/** Whom the screens are opened for. */
export const ROBIN: AuthState = {
  status: 'signed-in',
  user: { firstName: 'Robin', lastName: 'Marsh', email: 'robin@birch.example' },
  provider: 'anthropic',
  setProvider: () => undefined,
  signOut: async () => undefined,
};

export interface OpenScreens {
  user: UserEvent;
  /** Where the browser is, query included. */
  address: () => string;
  goTo: (address: string) => Promise<void>;
}

/**
 * Opens a screen of a signed-in student in its frame, with the catalogue searched in this thread. The fake server is the
 * test's own.
 *
 * @param screens by path; the one under test and those it leads to
 */
export const openScreens = (screens: Readonly<Record<string, ReactElement>>, at: string): OpenScreens => {
  storeToken('a-token');
  // The toasts of the test before are kept beside the page.
  toast.remove();
  const router = createMemoryRouter(
    // The main part of the page takes the focus of a press on what takes none itself, as in the product.
    Object.entries(screens).map(([path, element]) => ({
      path,
      element: <main tabIndex={-1}>{element}</main>,
    })),
    { initialEntries: [at] },
  );
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AuthContext value={ROBIN}>
        <ProductInfoContext value={{ ...DEFAULT_PRODUCT_INFO, possessive: "Birch's" }}>
          <CatalogueContext value={new CatalogueClient(connectHere)}>
            <AnnouncerProvider>
              <RouterProvider router={router} />
              <Toaster />
            </AnnouncerProvider>
          </CatalogueContext>
        </ProductInfoContext>
      </AuthContext>
    </QueryClientProvider>,
  );
  return {
    user: userEvent.setup(),
    address: () => router.state.location.pathname + router.state.location.search,
    goTo: (next) => router.navigate(next),
  };
};
