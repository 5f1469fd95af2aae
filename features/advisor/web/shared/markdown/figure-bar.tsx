import { ratingBand, workloadBand } from '#features/catalogue/domain/bands.ts';
import { uiBand } from '#features/catalogue/web/shared/ui-band.ts';
import { MeterBar } from '#platform/ui/display/meter-bar.tsx';
import type { Figure } from './marks.ts';

/** The bar of a figure, whose number stands beside it in the text. */
export function FigureBar({ of, value }: Figure) {
  return of === 'rating' ? (
    <MeterBar percent={(value / 5) * 100} band={uiBand(ratingBand(value))} />
  ) : (
    <MeterBar percent={(value / 20) * 100} band={uiBand(workloadBand(value))} />
  );
}
