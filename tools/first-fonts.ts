import type { Plugin } from 'vite';

/**
 * A font that arrives after the text is drawn does not replace the fallback: lines would break differently and content
 * below would move. The next visit has it cached. The two of a first screen are asked for by `app/web.tsx`.
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
