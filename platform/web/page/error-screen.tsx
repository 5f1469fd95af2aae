import { isRouteErrorResponse, useRouteError } from 'react-router';

const describe = (error: unknown): string => {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  if (error instanceof Error) return error.message;
  return typeof error === 'string' ? error : '';
};

/** What stands when a screen could not be drawn: the specified sentence with the status or message, nothing else. */
export function ErrorScreen() {
  const words = describe(useRouteError());
  return (
    <main className="mx-auto max-w-prose px-4 py-16">
      <h1 className="text-28">Unexpected Application Error!</h1>
      {words ? <p className="mt-3">{words}</p> : null}
    </main>
  );
}
