interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

const ENTRY = /[\\/]app[\\/]web\.tsx$/;
/** Overlays load after the screen, and components of few screens stay with those. */
const KIT =
  /[\\/](?:platform[\\/](?:ui|web)|node_modules[\\/](?:lucide-react|react-hot-toast|@tanstack[\\/]react-query))[\\/]/;
const NOT_KIT = /[\\/](?:dialog-panel|sheet-panel|toaster|combobox|tabs|stream-call)\.tsx$|\.css$/;

/** Modules that the entry script imports statically. */
const reachedAtOnce = (entry: string, graph: ModuleGraph): ReadonlySet<string> => {
  const reached = new Set([entry]);
  for (const id of reached) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(next);
  return reached;
};

/**
 * Combines the kit's small modules into one script: separate requests would take a phone longer than loading some
 * unused code.
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
