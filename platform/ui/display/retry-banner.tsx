import { Banner, type BannerProps } from './banner.tsx';
import { Button } from '../controls/button.tsx';

/** Says what could not be loaded, with a button to retry. */
export function RetryBanner({
  onRetry,
  ...banner
}: Omit<BannerProps, 'action'> & { onRetry: () => unknown }) {
  return (
    <Banner
      {...banner}
      action={
        <Button size="small" onClick={() => void onRetry()}>
          Retry
        </Button>
      }
    />
  );
}
