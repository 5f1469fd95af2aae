import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Route, Routes } from 'react-router';
import { Toaster } from '#platform/ui/overlays/toaster.tsx';
import { useAuth } from '#platform/web/sign-in/auth-state.ts';
import { AppRouter } from '#platform/web/router/app-router.tsx';
import { openMemoryHistory } from '#platform/web/router/testing/memory-history.ts';
import { type LoginReason, LoginReasonContext } from '#platform/web/sign-in/login-reason.ts';
import {
  DEFAULT_PRODUCT_INFO,
  type ProductInfo,
  ProductInfoContext,
} from '#platform/web/page/product-info.ts';
import { createQueryClient } from '#platform/web/api/query-client.ts';
import { AuthProvider } from '../auth-provider.tsx';

/** Shows the sign-in state that screens see. */
export function SignInProbe() {
  const { status, user, provider } = useAuth();
  return (
    <output aria-label="sign-in">
      {status} {user?.email} {provider}
    </output>
  );
}

interface Opening {
  /** Screens by path. */
  screens: Readonly<Record<string, ReactElement>>;
  at: string;
  info?: Partial<ProductInfo>;
  detour?: LoginReason;
  leave?: () => void;
}

/** Renders an accounts screen with sign-in state, product info and toasts. */
export const openScreen = ({ screens, at, info, detour, leave = () => undefined }: Opening): void => {
  // Toasts of the previous test are stored globally.
  toast.remove();
  function Product() {
    const [queries] = useState(createQueryClient);
    const [history] = useState(() => openMemoryHistory(at));
    return (
      <QueryClientProvider client={queries}>
        <AuthProvider leave={leave}>
          <ProductInfoContext value={{ ...DEFAULT_PRODUCT_INFO, ...info }}>
            <LoginReasonContext value={detour ?? null}>
              <SignInProbe />
              <AppRouter history={history}>
                <Routes>
                  {Object.entries(screens).map(([path, element]) => (
                    <Route key={path} path={path} element={element} />
                  ))}
                </Routes>
              </AppRouter>
              <Toaster />
            </LoginReasonContext>
          </ProductInfoContext>
        </AuthProvider>
      </QueryClientProvider>
    );
  }
  render(<Product />);
};
