import * as contract from '#platform/contract/health.ts';
import { getReadiness } from './get-readiness.ts';
import { type Route, route } from './http/mount.ts';

/** Liveness and readiness, for whatever runs the product. `catalogueVersion` answers null until one is loaded. */
export const healthRoutes = (catalogueVersion: () => string | null): Route[] => [
  route(contract.getHealth, () => ({ status: 'ok' as const })),
  route(contract.getReadiness, (ctx) => getReadiness(ctx, catalogueVersion())),
];
