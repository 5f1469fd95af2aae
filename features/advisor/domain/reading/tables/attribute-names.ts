/** Students' names for attributes, each with the catalogue's possible names, folded. */
export const ATTRIBUTE_NAMES: Readonly<Record<string, readonly string[]>> = {
  gened: ['general education', 'gen ed'],
  geneds: ['general education', 'gen ed'],
  'gen ed': ['general education', 'gen ed'],
  'gen eds': ['general education', 'gen ed'],
  'general ed': ['general education', 'gen ed'],
  qrd: ['quantitative reasoning'],
  qr: ['quantitative reasoning'],
  wi: ['writing intensive'],
  hasses: ['hass'],
  ci: ['communication'],
  'ci m': ['communication in the major'],
  'ci ms': ['communication in the major'],
  'writing requirement': ['writing'],
  'distribution requirement': ['distribution'],
};

/** Names that are attributes only in a search box, where "no exam" is no question about a course. */
export const ATTRIBUTE_NAMES_IN_SEARCH: Readonly<Record<string, readonly string[]>> = {
  exam: ['final exam'],
  exams: ['final exam'],
  final: ['final exam'],
  finals: ['final exam'],
  'final exams': ['final exam'],
};

/** Further words for a value: "gened arts" for "Aesthetics and Culture". */
export const VALUE_WORDS: Readonly<Record<string, readonly string[]>> = {
  aesthetics: ['arts', 'art'],
  arts: ['art'],
  technology: ['tech'],
  sciences: ['science', 'sci'],
  science: ['sci'],
};
