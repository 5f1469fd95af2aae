import type { Plugin } from 'vite';

const HELPER = /vite[\\/]preload-helper\.js$/;

/**
 * Vite's own also waits for style sheets, of which there is one for all screens, and supports browsers without
 * `modulepreload`, which cannot run this app.
 */
const SLIM = `const asked = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (asked.has(file)) continue;
    asked.add(file);
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href: '/' + file }),
    );
  }
  return load();
};`;

/** Fetches the files that a part needs together with the part, in a quarter of the code that every screen starts with. */
export const slimPreload = (): Plugin => ({
  name: 'slim-preload',
  apply: 'build',
  transform(code, id) {
    if (!HELPER.test(id)) return null;
    if (!code.includes('export const __vitePreload'))
      this.error('Vite has changed: its preload helper has another name.');
    return { code: SLIM, map: null };
  },
  generateBundle(_, bundle) {
    const styles = Object.keys(bundle).filter((name) => name.endsWith('.css'));
    if (styles.length > 1) this.error(`Nothing waits for a second style sheet: ${styles.join(', ')}.`);
  },
});
