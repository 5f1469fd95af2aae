import type { SupportLine } from '#features/catalogue/contract.ts';
import { emergencyNumbersOf } from './emergency-numbers.ts';

/** A pack's information about who helps. */
export interface Support {
  support: readonly SupportLine[];
  country: string | null;
}

/** The university's own lines, then its country's crisis line. */
export const linesOf = ({ support, country }: Support): SupportLine[] => {
  const national = emergencyNumbersOf(country)?.line;
  if (!national) return [...support];
  const { name, telephone, text = null } = national;
  const isNamed = support.some(
    (line) => line.telephone?.replaceAll(/\D/g, '') === telephone.replaceAll(/\D/g, ''),
  );
  return isNamed
    ? [...support]
    : [...support, { name, telephone, text, address: null, hours: null, note: null }];
};

/** The emergency number of the university's country; null if unknown. */
export const emergencyOf = ({ country }: Pick<Support, 'country'>): string | null =>
  emergencyNumbersOf(country)?.emergency ?? null;

/** A `tel:` URL for a telephone number. */
export const dialling = (telephone: string): string => `tel:${telephone.replaceAll(/[^\d+*#]/g, '')}`;
