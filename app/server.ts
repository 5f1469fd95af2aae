import { existsSync } from 'node:fs';
import { type AddressInfo, isIPv6 } from 'node:net';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { createLog } from '#platform/server/log.ts';
import type { Settings } from '#platform/server/settings.ts';
import { parseSettings } from './config.ts';
import { CannotListen, explainStartFailure } from './explain-start-failure.ts';
import { openProduct } from './product.ts';

const WEB_ROOT = path.resolve(import.meta.dirname, '../.build/web');
/** How long running answers may take to end after Ctrl-C. */
const GRACE_MS = 5_000;

const describeModels = (settings: Settings): string => {
  const configured = [
    settings.openai && `OpenAI (${settings.openai.model})`,
    settings.anthropic && `Anthropic (${settings.anthropic.model})`,
  ].filter(Boolean);
  return configured.length > 0
    ? `Models: ${configured.join(', ')}; the offline advisor answers for the rest.`
    : 'Models: none configured; the offline advisor answers.';
};

/** Hosts that a browser on this machine reaches as `localhost`. */
const LOCAL_HOSTS = new Set(['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost']);

const shownHost = (host: string): string =>
  LOCAL_HOSTS.has(host) ? 'localhost' : isIPv6(host) ? `[${host}]` : host;

const listen = async (settings: Settings, fetch: Parameters<typeof serve>[0]['fetch']) => {
  const server = serve({ fetch, port: settings.port, hostname: settings.host });
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', (error) => reject(new CannotListen(settings, error)));
  });
  return server;
};

const main = async () => {
  const settings = parseSettings(process.env);
  const log = createLog(settings.logLevel);
  const product = await openProduct({
    settings,
    log,
    ...(existsSync(path.join(WEB_ROOT, 'index.html')) ? { webRoot: WEB_ROOT } : {}),
  });
  const server = await listen(settings, product.app.fetch).catch(async (error: unknown) => {
    await product.close();
    throw error;
  });
  const { port } = server.address() as AddressInfo;
  process.stdout.write(
    `${product.name()} is ready on http://${shownHost(settings.host)}:${port}\n${describeModels(settings)}\n`,
  );

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    const closed = new Promise((resolve) => server.close(resolve));
    const cut = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), GRACE_MS);
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    await closed;
    clearTimeout(cut);
    await product.close();
    process.exit(0);
  };
  const stopOrFail = () =>
    stop().catch((error: unknown) => {
      log.error({ err: error }, 'stopping failed');
      process.exit(1);
    });
  process.on('SIGINT', stopOrFail);
  process.on('SIGTERM', stopOrFail);
  // One student's request must never end everyone's: what escapes every other net is logged here.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
};

main().catch((error: unknown) => {
  process.stderr.write(`${explainStartFailure(error)}\n`);
  process.exit(1);
});
