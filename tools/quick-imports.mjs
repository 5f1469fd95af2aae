// Loaded before the server (`node --import`): finds drizzle-orm's modules without Node's own search. For each of the
// package's some hundred modules, and for each of our files that import it, Node parses the package's package.json,
// 180 kB long: half of the time in which the server's code is loaded.
import { registerHooks } from 'node:module';

const PACKAGE = 'drizzle-orm';
const found = new Map();

registerHooks({
  resolve(specifier, context, next) {
    if (!context.conditions.includes('import')) return next(specifier, context);
    // Its modules import each other by relative paths with their extension; all are ECMAScript modules.
    if (specifier.startsWith('.') && context.parentURL?.includes(`/node_modules/${PACKAGE}/`))
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
    if (specifier !== PACKAGE && !specifier.startsWith(`${PACKAGE}/`)) return next(specifier, context);
    // There is one copy of it, so it does not matter who imports it.
    const known = found.get(specifier) ?? { ...next(specifier, context), shortCircuit: true };
    found.set(specifier, known);
    return known;
  },
});
