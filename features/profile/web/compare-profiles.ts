import type { Profile } from '../contract.ts';
import { FIELD_LABELS } from '../domain/field-labels.ts';

const FIELDS = Object.entries(FIELD_LABELS) as [keyof Profile, string][];

/** A field's value as display text. */
const asText = (value: Profile[keyof Profile]): string => (Array.isArray(value) ? value.join(', ') : value);

export interface Difference {
  label: string;
  one: string;
  other: string;
}

/**
 * Fields that differ between two profiles, in form order.
 *
 * @param among the fields compared; all by default
 */
export const differences = (one: Profile, other: Profile, among?: readonly (keyof Profile)[]): Difference[] =>
  FIELDS.filter(([key]) => among?.includes(key) ?? true)
    .map(([key, label]) => ({ label, one: asText(one[key]), other: asText(other[key]) }))
    .filter((field) => field.one !== field.other);

export const isSameProfile = (one: Profile, other: Profile): boolean => differences(one, other).length === 0;
