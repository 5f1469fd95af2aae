import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { onTestFinished, vi } from 'vitest';
import { ChatPage } from '#features/advisor/web/chat-page.tsx';
import { CatalogueClient } from '#features/catalogue/web/client/catalogue-client.ts';
import { connectHere } from '#features/catalogue/web/client/core-testing.ts';
import { CatalogueContext } from '#features/catalogue/web/client/use-catalogue.ts';
import { Toaster } from '#platform/ui/toaster.tsx';
import { AnnouncerProvider } from '#platform/web/announcer.tsx';
import { AuthContext, type AuthState } from '#platform/web/auth-state.ts';
import { DEFAULT_PRODUCT_INFO, type ProductInfo, ProductInfoContext } from '#platform/web/product-info.ts';
import { createQueryClient } from '#platform/web/query-client.ts';
import { storeToken } from '#platform/web/token-store.ts';
import type { FakeChat } from './fake-chat.ts';

const ROBIN: AuthState = {
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

export interface OpenChat {
  user: UserEvent;
  /** Where the browser is, query included. */
  address: () => string;
  goTo: (address: string) => Promise<void>;
}

/** Opens the chat screen of a student on a fake server. */
export const openChat = (chat: FakeChat, address = '/'): OpenChat => {
  vi.stubGlobal('fetch', chat.fetch);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  storeToken('a-token');
  const screens = [
    {
      path: '/',
      element: (
        <>
          <Link to="/">Chat</Link>
          <ChatPage />
        </>
      ),
    },
    { path: '/profile', element: <h1>Profile screen</h1> },
    { path: '/login', element: <h1>Sign-in screen</h1> },
  ];
  const router = createMemoryRouter(screens, { initialEntries: [address] });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AuthContext value={ROBIN}>
        <ProductInfoContext value={BIRCH}>
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
