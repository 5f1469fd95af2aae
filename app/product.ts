import { todayOf } from '#features/catalogue/server/shared/today.ts';
import { randomUUID } from 'node:crypto';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { authenticate, bearerToken } from '#features/accounts/server/sign-in/authenticate.ts';
import { listValidSignIns } from '#features/accounts/server/sign-in/list-valid-sign-ins.ts';
import {
  listChangedConversations,
  readChangedConversations,
} from '#features/advisor/server/shared/told-facts.ts';
import { startAdvisor } from '#features/advisor/server/start-advisor.ts';
import { loginPageHeaders } from '#features/accounts/server/federated/login-page-headers.ts';
import { openCurrentCatalogue } from '#features/catalogue/server/current-catalogue.ts';
import { createPdfReader, PDF_LIMITS, type PdfLimits } from '#features/profile/server/pdf/pdf-reader.ts';
import { findConfinement } from '#features/profile/server/pdf/sandbox.ts';
import { openWeekFinder } from '#features/planning/server/shared/week-finder.ts';
import { ensureDemoShare } from '#features/sharing/server/demo-share.ts';
import { openShareOpenings } from '#features/sharing/server/share-openings.ts';
import { tagSharedPage } from '#features/sharing/server/shared-page-tags.ts';
import { openCallLimits } from '#platform/server/call-limits.ts';
import { type Clock, systemClock } from '#platform/server/clock.ts';
import { serveFile } from '#platform/server/database/file-socket.ts';
import type { EmbeddedParts } from '#platform/server/database/embedded.ts';
import { openStore } from '#platform/server/database/open-store.ts';
import type { Store } from '#platform/server/database/store.ts';
import { serveApiPages } from '#platform/server/http/openapi-pages.ts';
import { clientAddress, warnOfUntrustedProxy } from '#platform/server/http/client-address.ts';
import { createApp, refuseUnknownCalls } from '#platform/server/http/create-app.ts';
import { mountRoutes } from '#platform/server/http/mount.ts';
import { servePages } from '#platform/server/http/static-pages.ts';
import type { Traffic } from '#platform/server/traffic.ts';
import { openLiveStreams } from '#platform/server/live-streams.ts';
import type { DeadlineWorker } from '#platform/server/deadline-worker.ts';
import type { Log } from '#platform/server/log.ts';
import { startLimitPruning } from '#platform/server/rate-limit.ts';
import type { Settings } from '#platform/server/settings.ts';
import { openAccounts } from './open-accounts.ts';
import { endpoints } from './endpoints.ts';
import type { ProductContext } from './product-context.ts';
import { serveTheme } from './serve-theme.ts';
import { newTextThread, openTextReader } from './text-reader.ts';
import { warmUp } from './warm-up.ts';
import { writeReport } from './write-report.ts';

/** A running product without a socket. */
export interface Product {
  app: OpenAPIHono;
  store: Store;
  settings: Settings;
  /** The product's name, set by the university. */
  name(): string;
  /** Prepares what the first question and the first visit would wait for (`warmUp`), when nobody asks. Never rejects. */
  prepare(traffic: Traffic): Promise<void>;
  /**
   * Reports not ready, admits no more replies, and resolves when the running ones have ended. After `graceMs` they
   * are marked as interrupted, and their viewers are told. A hanging database delays it by at most two seconds more.
   */
  drain(graceMs: number): Promise<void>;
  /** Stops background work, then closes the database. Call once. */
  close(): Promise<void>;
}

export interface ProductParts {
  settings: Settings;
  log: Log;
  clock?: Clock;
  /** The built web app; without it only calls are served (tests). */
  webRoot?: string;
  /** Parts of the embedded database; replaced in tests. */
  embedded?: EmbeddedParts;
  /** Reads text in place of a thread of its own, and is not stopped with it: tests open many products, one after another. */
  textThread?: Pick<DeadlineWorker, 'run' | 'stop'>;
  /** Limits of the processes that read PDFs; replaced in tests. */
  pdfLimits?: PdfLimits;
}

/**
 * Opens the database, loads the catalogue, starts background work and mounts every call.
 *
 * @throws whatever prevents the start, with a sentence for the operator
 */
export const openProduct = async ({
  settings,
  log,
  clock = systemClock,
  webRoot,
  embedded,
  textThread: given,
  pdfLimits = PDF_LIMITS,
}: ProductParts): Promise<Product> => {
  const store = await openStore(settings, log, { embedded });
  /** What was started, in order; stopped in reverse order. */
  const running: (() => Promise<void>)[] = [() => store.close()];
  const close = async () => {
    const failures: unknown[] = [];
    for (const end of running.splice(0).reverse())
      try {
        await end();
      } catch (error) {
        // The database closes whatever became of the rest.
        failures.push(error);
      }
    if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be stopped');
  };
  try {
    running.push(startLimitPruning({ db: store.db, clock, log }));
    const catalogue = await openCurrentCatalogue({ db: store.db, clock, log }, settings.university);
    running.push(() => catalogue.stop());
    const accounts = openAccounts(
      { db: store.db, clock, log, settings },
      () => catalogue.current().university.product,
      (work) => store.erasing(work),
    );
    running.push(() => accounts.stop());
    const live = openLiveStreams((ids) => listValidSignIns({ db: store.db, clock, settings }, ids), log);
    running.push(() => live.stop());
    const textThread = given ?? newTextThread();
    if (!given) running.push(() => textThread.stop());
    const today = { now: () => todayOf({ clock, settings }) };
    const textReader = openTextReader({ catalogue, clock: today, log }, textThread);
    const weeks = openWeekFinder(log);
    running.push(() => weeks.stop());
    const advisor = await startAdvisor({ store, readers: textReader, weeks, log, live, settings, clock });
    running.push(() => advisor.stop());
    if (store.kind === 'embedded')
      running.push(
        await serveFile(
          settings.dataDir,
          'report',
          async (out) => out.writeFile(await writeReport(store.db, clock.now())),
          log,
        ),
      );
    const { demo } = catalogue.current();
    const demoId = demo && (await ensureDemoShare(store.db, clock, demo));
    const openings = openShareOpenings(store.db, log);
    running.push(() => openings.stop());
    const confinement = await findConfinement();
    const pdfReader = createPdfReader(pdfLimits, confinement, log);
    if (!confinement.isIsolated)
      log.warn(
        confinement.isSealed
          ? 'PDFs are read in a process that can signal others: unshare (util-linux) is not allowed here'
          : 'PDFs are read in a process that can reach the network: unshare (util-linux) is not allowed here',
      );
    else if (!confinement.isSealed)
      log.warn('PDFs are read in a process that can reach local sockets: prlimit (util-linux) is missing');
    running.push(() => pdfReader.stop());
    const app = createApp(log, settings.publicUrl);
    app.use(warnOfUntrustedProxy(settings.trustProxy, log));
    let isStopping = false;
    const routes = endpoints({
      catalogueVersion: () => catalogue.current().version,
      problem: () => (isStopping ? 'This server is being stopped.' : store.problem()),
    });
    const shared = {
      db: store.db,
      accounts,
      catalogue,
      advisor,
      sharing: { openings },
      noticesElsewhere: { list: listChangedConversations, read: readChangedConversations },
      pdfReader,
      readCourseList: textReader.readCourseList,
      demoShareId: () => (catalogue.current().demo ? demoId : null),
      live,
      callLimits: openCallLimits({ clock, isOn: settings.rateLimits }),
      clock,
      log,
      settings,
    };
    mountRoutes<ProductContext>(app, routes, async (http) => {
      const address = clientAddress(http, settings.trustProxy);
      return {
        ...shared,
        viewer: await authenticate({ ...shared, address }, bearerToken(http.req.header('authorization'))),
        address,
        userAgent: http.req.header('user-agent')?.slice(0, 400) ?? '',
        requestId: http.get('requestId') ?? randomUUID(),
      };
    });
    serveApiPages(
      app,
      catalogue.current().university.product,
      routes.map(({ call }) => call),
    );
    refuseUnknownCalls(app);
    serveTheme(app, () => catalogue.current().university.accent);
    if (webRoot)
      servePages(app, webRoot, {
        headersOf: loginPageHeaders(settings.google),
        decorate: (page, pathname) => tagSharedPage(page, pathname, catalogue.current().university.product),
      });
    const drain = (graceMs: number) => {
      isStopping = true;
      return advisor.replies.drain(graceMs);
    };
    const prepare = async (traffic: Traffic) => {
      try {
        await warmUp(shared, traffic);
      } catch (error) {
        // Whoever comes first retries.
        log.warn({ err: error }, 'what questions and the course list need could not be made beforehand');
      }
    };
    return {
      app,
      store,
      settings,
      name: () => catalogue.current().university.product,
      prepare,
      drain,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
};
