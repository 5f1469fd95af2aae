import { Banner } from '#platform/ui/display/banner.tsx';
import { Button } from '#platform/ui/controls/button.tsx';
import { useOnline } from '#platform/web/page/use-online.ts';
import type { CatalogueClient, CatalogueState } from '../client/catalogue-client.ts';

export interface CatalogueStatusProps {
  client: CatalogueClient;
  state: CatalogueState;
  /** A search is active. */
  isSearched: boolean;
}

const MINUTE_MS = 60_000;

/** `just now`, `12 minutes ago`, `at 10:42`. */
const ageOf = (at: number): string => {
  const minutes = Math.round((Date.now() - at) / MINUTE_MS);
  if (minutes < 1) return 'just now';
  if (minutes === 1) return 'a minute ago';
  if (minutes < 60) return `${minutes} minutes ago`;
  return `at ${new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })}`;
};

/** Warnings about the list: that it is outdated, cut off, or searched without descriptions. */
export function CatalogueStatus({ client, state, isSearched }: CatalogueStatusProps) {
  const isOnline = useOnline();
  const retry = (
    <Button size="small" onClick={client.reload}>
      Retry
    </Button>
  );
  if (!isOnline)
    return (
      <Banner className="mt-3">
        {`You are offline. Search goes on in the list that was fetched ${ageOf(state.fetched.at)}.`}
      </Banner>
    );
  if (state.status === 'partial')
    return (
      <Banner className="mt-3" action={retry}>
        {`The connection broke: ${state.loaded} of ${state.total} courses are here.`}
      </Banner>
    );
  if (state.isOutdated)
    return (
      <Banner className="mt-3" action={retry}>
        {`A newer list cannot be fetched now. This one was fetched ${ageOf(state.fetched.at)}.`}
      </Banner>
    );
  if (isSearched && state.descriptions === 'failed')
    return (
      <Banner
        className="mt-3"
        action={
          <Button size="small" onClick={client.reload}>
            Retry
          </Button>
        }
      >
        Descriptions are missing: they cannot be fetched now, so only names are searched.
      </Banner>
    );
  if (isSearched && state.descriptions !== 'ready')
    return <p className="mt-2 text-14 text-ink-quiet">Descriptions are still missing; names are searched.</p>;
  return null;
}
