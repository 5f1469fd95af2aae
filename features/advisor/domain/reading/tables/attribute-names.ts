/** How students name what courses count as; the catalogue's own names follow, folded, of which it may have any. */
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

/** In a search box, where nothing is asked of a course: "no exam". */
export const ATTRIBUTE_NAMES_IN_SEARCH: Readonly<Record<string, readonly string[]>> = {
  exam: ['final exam'],
  exams: ['final exam'],
  final: ['final exam'],
  finals: ['final exam'],
  'final exams': ['final exam'],
};

/** Words for a value whose name has another one: "gened arts" where that is "Aesthetics and Culture". */
export const VALUE_WORDS: Readonly<Record<string, readonly string[]>> = {
  aesthetics: ['arts', 'art'],
  arts: ['art'],
  technology: ['tech'],
  sciences: ['science', 'sci'],
  science: ['sci'],
};
