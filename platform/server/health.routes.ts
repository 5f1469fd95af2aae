import * as contract from '#platform/contract/health.ts';
import { getReadiness, type Instance } from './get-readiness.ts';
import { type Route, route } from './http/mount.ts';

/** Liveness and readiness probes. */
export const healthRoutes = (instance: Instance): Route[] => [
  route(contract.getHealth, () => ({ status: 'ok' as const })),
  route(contract.getReadiness, (ctx) => getReadiness(ctx, instance)),
];
