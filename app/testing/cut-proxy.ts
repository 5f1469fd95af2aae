import net from 'node:net';

/** A TCP proxy that a test can interrupt: between browser and product, or product and database. */
export interface CutProxy {
  url: string;
  /** Host and port of `target` as seen through the proxy. */
  host: string;
  /** Resets every connection, and refuses new ones until `mend`. */
  cut(): void;
  /** Stops forwarding without closing connections; those open at the time stay stalled, even after `mend`. */
  stall(): void;
  mend(): void;
  close(): Promise<void>;
}

export const startCutProxy = async (target: string): Promise<CutProxy> => {
  const { hostname, port } = new URL(target);
  const sockets = new Set<net.Socket>();
  let isCut = false;
  let isStalled = false;
  const server = net.createServer((near) => {
    if (isCut) return void near.resetAndDestroy();
    if (isStalled) {
      sockets.add(near.pause());
      return;
    }
    const far = net.connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      // Resets are expected here.
      one.on('error', () => other.destroy());
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as net.AddressInfo).port}`;
  return {
    url: `http://${host}`,
    host,
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.resetAndDestroy();
    },
    stall: () => {
      isStalled = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    mend: () => {
      isCut = false;
      isStalled = false;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
