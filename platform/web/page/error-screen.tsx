import { buttonStyles } from '#platform/ui/controls/button-styles.ts';
import { Button } from '#platform/ui/controls/button.tsx';

/** How browsers, and the build's own loader, begin to say that a file of the product could not be fetched. */
const NOT_FETCHED = [
  'Failed to fetch dynamically imported module', // Chromium
  'error loading dynamically imported module', // Firefox
  'Importing a module script failed', // Safari
  'Unable to preload CSS',
];

const describe = (error: unknown): string => {
  if (error instanceof Error)
    return NOT_FETCHED.some((start) => error.message.startsWith(start))
      ? 'A part of this screen could not be fetched. Reload to try again.'
      : error.message;
  return typeof error === 'string' ? error : '';
};

/**
 * Shown if a screen fails to render, or its code to load: the specified sentence with the message, and two
 * links. Both reload the page, because the running code is broken or older than the server.
 */
export function ErrorScreen({ error }: { error: unknown }) {
  const words = describe(error);
  return (
    <main className="mx-auto max-w-prose px-4 py-16">
      <h1 className="text-28">Unexpected Application Error!</h1>
      {words ? <p className="mt-3 [overflow-wrap:anywhere]">{words}</p> : null}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button look="primary" onClick={() => window.location.reload()}>
          Reload
        </Button>
        <a href="/" className={buttonStyles()}>
          Home
        </a>
      </div>
    </main>
  );
}
