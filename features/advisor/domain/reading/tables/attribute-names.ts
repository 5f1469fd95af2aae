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
  'writing requirement': ['writing'],
  'distribution requirement': ['distribution'],
};
