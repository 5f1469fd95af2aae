interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

const ENTRY = /[\\/]app[\\/]web\.tsx$/;
/** Overlays load after the screen, and components of few screens stay with those. */
const KIT =
  /[\\/](?:platform[\\/](?:ui|web)|node_modules[\\/](?:react-hot-toast|react-router|@tanstack[\\/]react-query))[\\/]/;
const NOT_KIT = /[\\/](?:dialog-panel|sheet-panel|toaster|combobox|tabs|stream-call)\.tsx$/;
const STYLES = /\.css$/;

/** Modules that the entry script imports statically. */
const reachedAtOnce = (entry: string, graph: ModuleGraph): ReadonlySet<string> => {
  const reached = new Set([entry]);
  for (const id of reached) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(next);
  return reached;
};

/**
 * Combines what every screen starts with into one script, and the kit's small modules into another: separate requests
 * would take a phone longer than loading some unused code.
 *
 * @param root the folder of the repository
 */
export const sharedChunks = (root: string) => {
  let first: ReadonlySet<string> | null = null;
  return {
    includeDependenciesRecursively: false,
    groups: [
      {
        name: (id: string, graph: ModuleGraph): string | null => {
          if (ENTRY.test(id) || STYLES.test(id)) return null;
          first ??= reachedAtOnce(`${root}/app/web.tsx`, graph);
          if (first.has(id)) return 'start';
          return KIT.test(id) && !NOT_KIT.test(id) ? 'kit' : null;
        },
        debugName: 'start or kit',
      },
    ],
  };
};
