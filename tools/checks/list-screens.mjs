/**
 * The modules that each screen of `app/screens.tsx` imports when it is opened, by path.
 *
 * @param {string} source the text of `app/screens.tsx`
 * @returns {{ path: string, isSignedIn: boolean, modules: string[] }[]} modules from the repository's root
 */
export const screensOf = (source) => {
  const parts = source.split(/^ {4}path: '/m).slice(1);
  return parts.map((part) => ({
    path: part.slice(0, part.indexOf("'")),
    isSignedIn: part.includes("access: 'signed-in'"),
    modules: [...part.matchAll(/import\('#([^']+)'\)/g)].map(([, module]) => module),
  }));
};

const BAR = /import\('(?:\.\/|#)([^']+)'\)/g;

/**
 * The modules of the navigation bar.
 *
 * @param {string} source the text of `app/routes.tsx`
 * @returns {string[]} from the repository's root
 */
export const barModulesOf = (source) =>
  [...source.matchAll(BAR)].map(([, module]) => (module.startsWith('features/') ? module : `app/${module}`));
