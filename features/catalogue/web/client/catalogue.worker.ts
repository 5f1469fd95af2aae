import { CatalogueCore } from './catalogue-core.ts';
import type { FromCore, ToCore } from './worker-messages.ts';

/** The worker's own port; the DOM types only declare windows. */
const port = self as unknown as MessagePort;

// Timers have a delay of four milliseconds; a message to oneself does not.
const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
port1.addEventListener('message', () => waiting.shift()?.());
port1.start();

const core = new CatalogueCore({
  send: (message: FromCore) => port.postMessage(message),
  later: (run) => {
    waiting.push(run);
    port2.postMessage(null);
  },
  now: () => performance.now(),
});

port.addEventListener('message', ({ data }: MessageEvent<ToCore>) => core.receive(data));
