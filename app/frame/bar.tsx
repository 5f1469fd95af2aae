import { lazy, Suspense } from 'react';
import { UserMenu } from '#features/accounts/web/user-menu.tsx';
import { later } from '#platform/ui/later.tsx';
import { NavigationLayout } from './navigation-layout.tsx';

/** Loaded after the first screen, so that no screen waits for it. */
const NoticeMark = lazy(async () => ({
  default: (await import('#features/saved/web/shared/notice-mark.tsx')).NoticeMark,
}));

const ComparisonSwitch = later(
  async () => (await import('#features/advisor/web/shared/comparison-switch.tsx')).ComparisonSwitch,
);

/** The navigation bar with the parts of other slices, and the screen below it. */
export function Bar() {
  return (
    <NavigationLayout
      savedMark={
        <Suspense>
          <NoticeMark />
        </Suspense>
      }
      userMenu={<UserMenu choices={<ComparisonSwitch label="Comparison: do not open by itself" />} />}
    />
  );
}
