import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Banner } from '#platform/ui/display/banner.tsx';
import { buttonStyles } from '#platform/ui/controls/button-styles.ts';
import { showSuccess } from '#platform/ui/overlays/toast.ts';
import { useLoginReason } from '#platform/web/sign-in/login-reason.ts';
import { useProductInfo } from '#platform/web/page/product-info.ts';
import { useTitle } from '#platform/web/page/use-title.ts';
import { LoginActions } from './login-actions.tsx';
import { Demonstration } from './demonstration.tsx';
import { LoginForm } from './login-form.tsx';
import { GoogleButton } from './google-button.tsx';
import { type LoginMode, useLoginForm } from './use-login-form.ts';

/** The screen for signing in and registering. */
export function LoginPage() {
  const [query] = useSearchParams();
  const mode: LoginMode = query.get('mode') === 'register' ? 'register' : 'sign-in';
  useTitle(mode === 'register' ? 'Create an account' : 'Sign in');
  const { product, university, googleClientId } = useProductInfo();
  const detour = useLoginReason();
  const form = useLoginForm(mode);
  const done = detour?.done;
  useEffect(() => {
    if (done !== undefined) showSuccess(done);
  }, [done]);
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto grid min-h-dvh w-full max-w-5xl content-start gap-x-20 gap-y-5 px-4 py-8 sm:gap-y-8 sm:py-10 outline-none sm:px-6 lg:grid-cols-[minmax(0,1fr)_26rem] lg:grid-rows-[auto_auto_1fr] lg:py-[max(2.5rem,10vh)]"
    >
      <header className="mx-auto w-full max-w-104 lg:mx-0 lg:max-w-none">
        <h1 className="text-28 sm:text-40">{product}</h1>
        <p className="mt-1 max-w-prose font-serif text-16 text-ink-quiet sm:mt-2 sm:text-20">
          Ask about classes, requirements and plans
          {university ? ` at ${university}` : ''}, and read what the catalogue says.
        </p>
      </header>
      <div className="mx-auto grid w-full max-w-104 gap-5 rounded-lg border border-line bg-surface p-4 sm:p-6 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:max-w-none lg:self-start">
        {detour?.notice === undefined ? null : (
          <Banner
            tone={detour.retry === undefined ? 'notice' : 'error'}
            action={
              detour.retry === undefined ? null : (
                <Link
                  to={detour.retry}
                  reloadDocument={googleClientId !== null}
                  className={buttonStyles('secondary', 'small')}
                >
                  Retry
                </Link>
              )
            }
          >
            {detour.notice}
          </Banner>
        )}
        <LoginForm mode={mode} form={form} />
        {googleClientId === null ? null : (
          <>
            <p className="flex items-center gap-3 text-14 text-ink-quiet before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
              or
            </p>
            <GoogleButton
              clientId={googleClientId}
              onCredential={(credential, proof) => void form.signInWithGoogle(credential, proof)}
            />
          </>
        )}
      </div>
      <div className="mx-auto w-full max-w-104 lg:mx-0 lg:max-w-none">
        <Demonstration />
      </div>
      <div className="mx-auto w-full max-w-104 lg:mx-0 lg:max-w-none">
        <LoginActions />
      </div>
    </main>
  );
}
