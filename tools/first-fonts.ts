import type { Plugin } from 'vite';

/** The text styles that nearly every first screen has. */
const FIRST = /(?:newsreader|source-sans-3)-latin-wght-normal-[^/]*\.woff2$/;

/**
 * Preloads the two fonts of a first screen in parallel with its scripts, which delay the first text. A font that
 * arrives later does not replace the fallback: lines would break differently and content below would move. The next
 * visit has it cached.
 */
export const firstFonts = (): Plugin => ({
  name: 'first-fonts',
  apply: 'build',
  generateBundle(_, bundle) {
    for (const asset of Object.values(bundle))
      if (asset.type === 'asset' && asset.fileName.endsWith('.css'))
        asset.source = String(asset.source).replaceAll(/font-display:\s*swap/g, 'font-display:optional');
  },
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((name) => FIRST.test(name))
        .map((name) => ({
          tag: 'link',
          // Scripts come first on a slow network.
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            href: `/${name}`,
            crossorigin: true,
            fetchpriority: 'low',
          },
          injectTo: 'head',
        })),
  },
});
