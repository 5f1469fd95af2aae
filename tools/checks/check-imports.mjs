// Checks the import rules. The number of modules is checked too, because a run that finds no modules reports no
// violations either.
import { globSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import configuration from '../../.dependency-cruiser.mjs';

const FOLDERS = ['app', 'features', 'platform', 'ingest'];

/**
 * @param {string} baseDir the tree to check
 * @returns {Promise<{modules: number, files: number, violations: string[]}>}
 */
export const checkImports = async (baseDir = process.cwd()) => {
  const folders = FOLDERS.filter((folder) => globSync(`${folder}/**/*.ts`, { cwd: baseDir }).length > 0);
  const { output } = await cruise(
    folders,
    { ...configuration.options, baseDir, ruleSet: { forbidden: configuration.forbidden }, validate: true },
    configuration.options.enhancedResolveOptions,
  );
  const files = globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: baseDir },
  ).length;
  return {
    files,
    modules: output.modules.filter(({ source }) => /^(app|features|platform|ingest)\//.test(source)).length,
    violations: output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
  };
};

if (import.meta.main) {
  const { modules, files, violations } = await checkImports();
  for (const violation of violations) console.error(violation);
  if (modules < files) console.error(`only ${modules} of ${files} files were read`);
  console.log(`${modules} modules, ${violations.length} import violations`);
  process.exit(violations.length > 0 || modules < files ? 1 : 0);
}
