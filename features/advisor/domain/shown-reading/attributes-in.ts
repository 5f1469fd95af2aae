import type { AttributeAsked } from '#features/catalogue/domain/attribute-match.ts';
import type { AttributeMode } from '#features/catalogue/domain/search/filters/attribute-choices.ts';
import { be } from '../reading/frame/conditions.ts';
import type { Condition } from '../reading/spans/meaning.ts';
import type { CatalogueWords } from './catalogue-words.ts';

/**
 * Attributes in the format of the course list, scheme by scheme. The list cannot express "one of these" across several
 * schemes.
 */
export const attributesIn = (
  asked: readonly AttributeAsked[],
  mode: AttributeMode,
  words: CatalogueWords,
): Condition[] => {
  const named = asked.flatMap((each) => words.attributesNamed(each));
  const schemes = Map.groupBy(named, ({ scheme }) => scheme);
  if (schemes.size === 0 || (mode === 'any' && schemes.size > 1)) return [];
  // A scheme requested without a value means any of its values.
  const isWhole = asked.some(({ value }) => value === undefined);
  return [
    be(
      'attributes',
      [...schemes].map(([scheme, some]) => ({
        scheme,
        mode: mode === 'all' && isWhole ? 'any' : mode,
        values: [...new Set(some.map(({ value }) => value))],
      })),
    ),
  ];
};
