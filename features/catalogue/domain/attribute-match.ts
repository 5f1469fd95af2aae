import type { Course } from '../contract.ts';
import { saysNone } from './permission.ts';

type Attribute = Course['attributes'][number];

/**
 * An attribute as a user names it. Without a value: any of the scheme except `None`; without a scheme: the value in any
 * scheme.
 */
export interface AttributeAsked {
  scheme?: string | undefined;
  value?: string | undefined;
}

/** Letters and digits only: `HASS-A` and `hass a` are one name. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

export type AttributeTest = (attribute: Attribute) => boolean;

/**
 * Returns a test for the attribute asked for. Universities write the scheme into the value (`HASS-A`) or leave it out
 * (`A` of `HASS`), and so do students: a value matches with or without its scheme as a prefix. Results are cached by
 * attribute, since a catalogue has few attributes and many courses.
 */
export const attributeTest = (asked: AttributeAsked): AttributeTest => {
  const known = new Map<string, boolean>();
  return (attribute) => {
    const key = `${attribute.scheme}\n${attribute.value}`;
    const isAsked = known.get(key) ?? isAttribute(attribute, asked);
    known.set(key, isAsked);
    return isAsked;
  };
};

const isAttribute = ({ scheme, value }: Attribute, asked: AttributeAsked): boolean => {
  const [ofScheme, ofValue] = [folded(scheme), folded(value)];
  const [askedScheme, askedValue] = [folded(asked.scheme ?? ''), folded(asked.value ?? '')];
  if (askedScheme === '' && askedValue === '') return false;
  if (askedValue === '') return ofScheme === askedScheme && !saysNone(value);
  const names = [ofValue, ofScheme + ofValue];
  if (askedScheme === '') return names.includes(askedValue);
  return ofScheme === askedScheme && (names.includes(askedValue) || names.includes(askedScheme + askedValue));
};
