import { readFileSync } from 'node:fs';
// @ts-expect-error plain JavaScript, like the checks
import { screensOf } from './checks/list-screens.mjs';

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

interface Screen {
  path: string;
  isSignedIn: boolean;
  modules: string[];
}

const ENTRY = /[\\/]app[\\/]web\.tsx$/;
const STYLES = /\.css$/;
/** Few parts show dates, and most of those are loaded later: in a shared script every screen would pay for it. */
const DATES = /[\\/]shown-dates\.ts$/;
/** Overlays are loaded after the screen, and modules that few screens use stay with those. */
const KIT =
  /[\\/](?:platform[\\/](?:ui|web)|node_modules[\\/](?:react-hot-toast|react-router|@tanstack[\\/]react-query))[\\/]/;
const NOT_KIT =
  /[\\/](?:chat-icons|chat-icon-paths|dialog-panel|sheet-panel|toaster|chips|combobox|tabs|stream-call|use-navigation-blocker)\.tsx?$/;

/** A module that this many screens use is in their shared script. */
const LEAST_SCREENS = 3;

/** The modules and everything they import statically. */
const reachedFrom = (modules: readonly string[], graph: ModuleGraph): ReadonlySet<string> => {
  const reached = new Set(modules);
  for (const id of reached) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(next);
  return reached;
};

/**
 * Combines modules that are loaded together: what every screen starts with, the kit's small modules, and what several
 * screens of signed-in students share. Separate requests would take a phone longer than loading some unused code.
 *
 * @param root the folder of the repository
 */
export const sharedChunks = (root: string) => {
  const screens = (screensOf(readFileSync(`${root}/app/screens.tsx`, 'utf8')) as Screen[]).filter(
    ({ isSignedIn }) => isSignedIn,
  );
  let start: ReadonlySet<string> | null = null;
  let ofScreens: readonly ReadonlySet<string>[] | null = null;
  const name = (id: string, graph: ModuleGraph): string | null => {
    if (ENTRY.test(id) || STYLES.test(id) || DATES.test(id)) return null;
    start ??= reachedFrom([`${root}/app/web.tsx`], graph);
    if (start.has(id)) return 'start';
    if (KIT.test(id) && !NOT_KIT.test(id)) return 'kit';
    ofScreens ??= screens.map(({ modules }) =>
      reachedFrom(
        modules.map((module) => `${root}/${module}`),
        graph,
      ),
    );
    return ofScreens.filter((reached) => reached.has(id)).length >= LEAST_SCREENS ? 'shared' : null;
  };
  return {
    includeDependenciesRecursively: false,
    groups: [{ name, debugName: 'start, kit or shared' }],
  };
};
