import type { Plugin } from 'vite';

/** The text styles that nearly every first screen has. */
const FIRST = /(?:newsreader|source-sans-3)-latin-wght-normal-[^/]*\.woff2$/;

/** @returns the addresses of the fonts that a first screen needs */
export const firstFontsOf = (bundle: object): string[] =>
  Object.keys(bundle)
    .filter((name) => FIRST.test(name))
    .map((name) => `/${name}`);

/**
 * A font that arrives after the text is drawn does not replace the fallback: lines would break differently and content
 * below would move. The next visit has it cached. `app/first-requests.js` asks for the two of a first screen.
 */
export const firstFonts = (): Plugin => ({
  name: 'first-fonts',
  apply: 'build',
  generateBundle(_, bundle) {
    for (const asset of Object.values(bundle))
      if (asset.type === 'asset' && asset.fileName.endsWith('.css'))
        asset.source = String(asset.source).replaceAll(/font-display:\s*swap/g, 'font-display:optional');
  },
});
