// Loaded before the server (`node --import`): resolves drizzle-orm's modules without Node's own search. For each of the
// package's hundred or so modules, and for each of our files that import it, Node parses the package's package.json,
// 180 kB long: half of the time it takes to load the server's code.
import { registerHooks } from 'node:module';

const PACKAGE = 'drizzle-orm';
const found = new Map();

registerHooks({
  resolve(specifier, context, next) {
    if (!context.conditions.includes('import')) return next(specifier, context);
    // Its modules import each other by relative paths with extensions; all are ECMAScript modules.
    if (specifier.startsWith('.') && context.parentURL?.includes(`/node_modules/${PACKAGE}/`))
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
    if (specifier !== PACKAGE && !specifier.startsWith(`${PACKAGE}/`)) return next(specifier, context);
    // There is only one copy of it, so the importing file does not matter.
    const known = found.get(specifier) ?? { ...next(specifier, context), shortCircuit: true };
    found.set(specifier, known);
    return known;
  },
});
