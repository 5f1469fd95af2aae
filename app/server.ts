import { existsSync } from 'node:fs';
import { type AddressInfo, isIPv6 } from 'node:net';
import path from 'node:path';
import { createHttpServer } from '#platform/server/http/http-server.ts';
import { watchTraffic } from '#platform/server/traffic.ts';
import { createLog } from '#platform/server/log.ts';
import { makeFilesPrivate } from '#platform/server/private-files.ts';
import type { Settings } from '#platform/server/settings.ts';
import { parseSettings } from './config.ts';
import { CannotListen, explainStartFailure } from './explain-start-failure.ts';
import { openProduct } from './product.ts';
import { stopServer } from './stop-server.ts';

const WEB_ROOT = path.resolve(import.meta.dirname, '../.build/web');

const describeModels = (settings: Settings): string => {
  const configured = [
    settings.openai && `OpenAI (${settings.openai.model})`,
    settings.anthropic && `Anthropic (${settings.anthropic.model})`,
  ].filter(Boolean);
  return configured.length > 0
    ? `Models: ${configured.join(', ')}; the offline advisor answers for the rest.`
    : 'Models: none configured; the offline advisor answers.';
};

/** Hosts that browsers on this machine can reach as `localhost`. */
const LOCAL_HOSTS = new Set(['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost']);

const shownHost = (host: string): string =>
  LOCAL_HOSTS.has(host) ? 'localhost' : isIPv6(host) ? `[${host}]` : host;

const listen = async (settings: Settings, fetch: Parameters<typeof createHttpServer>[0]) => {
  const server = createHttpServer(fetch);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new CannotListen(settings, error)));
    server.listen(settings.port, settings.host, resolve);
  });
  return server;
};

const main = async () => {
  makeFilesPrivate();
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
  let isStopping = false;
  const stop = async (exitCode: number, graceMs: number) => {
    // npm may pass Ctrl-C on, so that it arrives more than once.
    if (isStopping) return;
    isStopping = true;
    process.exit((await stopServer({ server, product, log }, graceMs)) ? exitCode : 1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      log.info({ signal }, 'stopping');
      void stop(0, settings.drainSeconds * 1000);
    });
  // The process may be in an inconsistent state: replies are marked as interrupted, and a new process takes over.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception, stopping');
    void stop(1, 0);
  });
  // One student's request must never end the process: errors that nothing else handles are logged here.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));

  // Only now: whoever reads that it is ready may stop it at once.
  const { port } = server.address() as AddressInfo;
  process.stdout.write(
    `${product.name()} is ready on http://${shownHost(settings.host)}:${port}\n${describeModels(settings)}\n`,
  );

  void product.prepare(watchTraffic(server));
};

main().catch((error: unknown) => {
  process.stderr.write(`${explainStartFailure(error)}\n`);
  process.exit(1);
});
