/**
 * Enforces the import rules of ARCHITECTURE.md. Other slices may import a slice only along the edges declared here,
 * and only its public modules.
 */
const SLICES = ['accounts', 'profile', 'catalogue', 'advisor', 'sharing', 'planning', 'saved'];
const EDGES = {
  accounts: [],
  profile: ['catalogue'],
  catalogue: [],
  advisor: ['catalogue', 'profile', 'saved', 'planning'],
  sharing: ['advisor', 'profile', 'catalogue', 'planning'],
  planning: ['catalogue', 'profile', 'saved'],
  saved: ['catalogue'],
};

/** The modules of a slice that others may import. */
const PUBLIC = '[a-z.]*contract\\.ts$|domain/|server/[^/]+\\.context\\.ts$|server/shared/|web/shared/';

const TEST = '\\.(test|api\\.test)\\.tsx?$|^app/testing/';
const no = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const perSlice = SLICES.flatMap((slice) => {
  const strangers = SLICES.filter((other) => other !== slice && !EDGES[slice].includes(other));
  const friends = EDGES[slice];
  return [
    no(
      `${slice}-knows-only-its-friends`,
      'A slice imports another along a declared edge only.',
      { path: `^features/${slice}/`, pathNot: TEST },
      { path: `^features/(${strangers.join('|')})/` },
    ),
    ...(friends.length
      ? [
          no(
            `${slice}-uses-public-modules`,
            'Of another slice: its contract, domain, context, server/shared or web/shared.',
            { path: `^features/${slice}/`, pathNot: TEST },
            { path: `^features/(${friends.join('|')})/(?!${PUBLIC})` },
          ),
        ]
      : []),
  ];
});

export default {
  forbidden: [
    no('no-cycles', 'Nothing imports itself round a corner.', {}, { circular: true }),
    no(
      'contracts-stand-alone',
      'Contracts import zod and contracts.',
      { path: '^(platform/contract/|features/[^/]+/[a-z.]*contract\\.ts)', pathNot: TEST },
      {
        path: '^(platform|features|app|ingest)/',
        pathNot: '^(platform/contract/|features/[^/]+/[a-z.]*contract\\.ts)',
      },
    ),
    no(
      'ui-knows-react-only',
      'The kit knows nothing of calls or courses.',
      { path: '^platform/ui/', pathNot: TEST },
      { path: '^(platform/(web|server|contract)|features|app|ingest)/' },
    ),
    no(
      'platform-web-below-features',
      'The web platform imports the kit and contracts.',
      { path: '^platform/web/', pathNot: TEST },
      { path: '^(platform/server|features|app|ingest)/' },
    ),
    no(
      'platform-server-below-features',
      'The server platform imports contracts.',
      { path: '^platform/server/', pathNot: TEST },
      { path: '^(platform/(web|ui)|features|app|ingest)/' },
    ),
    no(
      'web-never-server',
      'The browser never sees server code, not even its types.',
      { path: '^(features/[^/]+/web/|platform/(web|ui)/|app/.*\\.tsx$)', pathNot: TEST },
      { path: '^(features/[^/]+/server/|platform/server/|app/(server|product|config|endpoints))' },
    ),
    no(
      'server-never-web',
      'The server never sees screens.',
      { path: '^(features/[^/]+/server/|platform/server/)', pathNot: TEST },
      { path: '^(features/[^/]+/web/|platform/(web|ui)/)' },
    ),
    no(
      'routes-hold-no-logic',
      'Routes join contract and verb: no database, tables or access.',
      { path: '\\.routes\\.ts$' },
      { path: '(\\.(tables|access)\\.ts$|^node_modules/drizzle-orm|platform/server/database/(?!store))' },
    ),
    no(
      'domain-is-pure',
      'Domain modules run anywhere: contracts and domain only.',
      { path: '^features/[^/]+/domain/', pathNot: TEST },
      { path: '^(app|ingest|platform/(server|web|ui)|features/[^/]+/(server|web))/' },
    ),
    no(
      'domain-uses-no-node',
      'Domain modules run in a browser.',
      { path: '^features/[^/]+/domain/', pathNot: TEST },
      { dependencyTypes: ['core'] },
    ),
    no(
      'ingest-below-server',
      'The importer knows contracts and domain.',
      { path: '^ingest/', pathNot: TEST },
      { path: '^(app|platform/(server|web|ui)|features/[^/]+/(server|web))/' },
    ),
    no(
      'app-is-the-top',
      'Nothing imports app.',
      { path: '^(platform|features|ingest)/', pathNot: TEST },
      { path: '^app/' },
    ),
    ...perSlice,
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.build|\\.data|node_modules/(?!drizzle-orm))' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
