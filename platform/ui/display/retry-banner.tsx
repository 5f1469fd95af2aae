import { Banner, type BannerProps } from './banner.tsx';
import { Button } from '../controls/button.tsx';

/** What could not be had, with a button to ask for it again. */
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
