import type { Plugin } from 'vite';

const ROUTER = /[\\/]node_modules[\\/]react-router[\\/]dist[\\/]production[\\/](.*)$/;

/**
 * Because of display names and components created by a call, bundlers keep unused exports: React Router's forms and
 * fetchers.
 */
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm;
const MAKES_COMPONENT = /= (React(?:\$\d)?\.(?:forwardRef|createContext|memo)\()/g;

/** Code that only serves React Router's framework mode. Each text must be found exactly once. */
const EDITS: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>> = {
  // Prefetches a framework's pages for links.
  'lib/dom/ssr/components.js': [
    [
      'function PrefetchPageLinks(',
      'const PrefetchPageLinks = () => null;\nfunction PrefetchPageLinksOfFramework(',
    ],
    [
      'function usePrefetchBehavior(',
      'const usePrefetchBehavior = () => [false, React$1.useRef(null), {}];\nfunction usePrefetchBehaviorOfFramework(',
    ],
  ],
};

/** React Router without what this app never uses, a quarter of what it loads. */
export const slimRouter = (): Plugin => ({
  name: 'slim-router',
  apply: 'build',
  transform(code, id) {
    const file = ROUTER.exec(id)?.[1]?.replaceAll('\\', '/');
    if (file === undefined) return null;
    const edited = (EDITS[file] ?? []).reduce((text, [from, to]) => {
      const parts = text.split(from);
      if (parts.length !== 2)
        this.error(`React Router has changed: “${from}” is in ${file} ${parts.length - 1} times.`);
      return parts.join(to);
    }, code);
    return {
      code: edited.replaceAll(DISPLAY_NAME, '').replaceAll(MAKES_COMPONENT, '= /* @__PURE__ */ $1'),
      map: null,
    };
  },
});
