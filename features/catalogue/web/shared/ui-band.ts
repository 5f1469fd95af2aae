import type { Band as KitBand } from '#platform/ui/display/badge.tsx';
import type { Band } from '../../domain/bands.ts';

const KIT: Record<Band, KitBand> = {
  'band-1': 1,
  'band-2': 2,
  'band-3': 3,
  'band-4': 4,
  'band-5': 5,
  'band-none': 'none',
};

/** A course's band in terms of the kit, which has no notion of courses. */
export const uiBand = (band: Band): KitBand => KIT[band];
