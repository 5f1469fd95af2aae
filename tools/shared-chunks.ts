interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

const ENTRY = /[\\/]app[\\/]web\.tsx$/;
/** What floats over a screen comes after it, and what few screens have stays with them. */
const KIT =
  /[\\/](?:platform[\\/](?:ui|web)|node_modules[\\/](?:lucide-react|react-hot-toast|@tanstack[\\/]react-query))[\\/]/;
const NOT_KIT = /[\\/](?:dialog-panel|sheet-panel|toaster|combobox|tabs|stream-call)\.tsx$|\.css$/;

/** Modules that the first script imports at once. */
const reachedAtOnce = (entry: string, graph: ModuleGraph): ReadonlySet<string> => {
  const reached = new Set([entry]);
  for (const id of reached) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(next);
  return reached;
};

/**
 * Puts the kit's small parts into one script: a request each would take a phone longer than what it does not need of
 * them.
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
          if (ENTRY.test(id) || !KIT.test(id) || NOT_KIT.test(id)) return null;
          first ??= reachedAtOnce(`${root}/app/web.tsx`, graph);
          return first.has(id) ? null : 'kit';
        },
        debugName: 'kit',
      },
    ],
  };
};
