import { useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { Button } from '#platform/ui/controls/button.tsx';
import { later } from '#platform/ui/later.tsx';
import { buttonStyles } from '#platform/ui/controls/button-styles.ts';
import { showSilentError } from '#platform/ui/overlays/toast.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { useProductInfo } from '#platform/web/page/product-info.ts';
import { ThemeButton } from '#platform/web/theme/theme-button.tsx';
import { useTitle } from '#platform/web/page/use-title.ts';
import type { CopyPlanButtonProps } from '#features/planning/web/shared/copy-plan-button.tsx';
import { useAuth } from '#platform/web/sign-in/auth-state.ts';
import { SharedContent } from './shared-content.tsx';
import { useShared } from './sharing.queries.ts';

/** Most who open a link are not signed in. */
const CopyPlanButton = later<CopyPlanButtonProps>(
  async () => (await import('#features/planning/web/shared/copy-plan-button.tsx')).CopyPlanButton,
  { fallback: () => <div className="h-8 touch:h-11" /> },
);

/** The public page of a shared profile. */
export function SharedPage() {
  const { shareId = '' } = useParams();
  const { product } = useProductInfo();
  const { data, error, refetch } = useShared(shareId);
  const { status } = useAuth();
  useTitle('A shared academic profile');
  useEffect(() => {
    // The text of the page announces it.
    if (error) showSilentError('Failed to load shared content');
  }, [error]);

  if (data)
    return (
      <div className="flex min-h-dvh flex-col">
        <PageHeader />
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-3xl flex-1 px-4 py-8 outline-none sm:px-6 sm:py-12"
        >
          <h1 className="mb-3 text-28 sm:text-40">A student’s academic profile</h1>
          <SharedContent
            content={data}
            level="h2"
            planActions={
              data.plan && status === 'signed-in' ? (
                <CopyPlanButton plan={data.plan} />
              ) : (
                <p className="text-14 text-ink-quiet">
                  To copy it to a plan of your own, sign in and open this link again.
                </p>
              )
            }
          />
        </main>
        <footer className="border-t border-line">
          <div className="mx-auto flex max-w-3xl flex-col items-center gap-3 px-4 py-10 text-center sm:px-6">
            <p className="text-ink-quiet">Ask about classes, requirements and plans of your own.</p>
            <Link to="/login" className={buttonStyles('primary')}>
              Get Started with {product}
            </Link>
          </div>
        </footer>
      </div>
    );

  return (
    <div className="flex min-h-dvh flex-col">
      <PageHeader />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto flex max-w-xl flex-1 flex-col items-center justify-center gap-4 px-4 text-center outline-none"
      >
        {error ? (
          <>
            <h1 className="text-28">Error Loading Profile</h1>
            <p role="alert">Failed to load shared content. The link may be invalid or expired.</p>
            <p className="text-14 text-ink-quiet">Whoever sent it can make a new one.</p>
            <div className="flex flex-wrap justify-center gap-2">
              {error instanceof ApiError && error.code === 'not_found' ? null : (
                <Button
                  onClick={() => {
                    // The button goes while the page loads, and the focus with it.
                    document.querySelector('main')?.focus();
                    void refetch();
                  }}
                >
                  Try again
                </Button>
              )}
              <Link to="/login" className={buttonStyles('primary')}>
                Go to Login
              </Link>
            </div>
          </>
        ) : (
          <h1 className="text-20 text-ink-quiet">
            <output>Loading {product} Profile…</output>
          </h1>
        )}
      </main>
    </div>
  );
}

/** The product’s name, shown even if there is no content. */
function PageHeader() {
  const { product } = useProductInfo();
  return (
    <header className="border-b border-line">
      <div className="mx-auto flex min-h-14 max-w-3xl flex-wrap items-center gap-x-2 px-4 sm:px-6">
        <span className="mr-auto font-serif text-20 font-medium">{product}</span>
        <ThemeButton />
        <Link to="/login" className={buttonStyles('secondary', 'small')}>
          Try it yourself
        </Link>
      </div>
    </header>
  );
}
