import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** The raw message. */
  source: string;
}

/** A local SMTP server that can be down. */
export interface MailServer {
  readonly url: string;
  readonly received: ReceivedMail[];
  /** Addresses it rejects permanently, with code 550. */
  readonly refused: Set<string>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const refusal = (): Error => Object.assign(new Error('no such mailbox'), { responseCode: 550 });

/** Creates a mail server with a reserved port, down until started. */
export const makeMailServer = async (): Promise<MailServer> => {
  const received: ReceivedMail[] = [];
  const refused = new Set<string>();
  const make = () =>
    new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      onRcptTo: ({ address }, _session, done) => done(refused.has(address) ? refusal() : null),
      onData: (stream, { envelope }, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          received.push({
            from: envelope.mailFrom ? envelope.mailFrom.address : '',
            to: envelope.rcptTo.map(({ address }) => address),
            source: Buffer.concat(chunks).toString(),
          });
          done();
        });
      },
    });
  const listen = async (server: SMTPServer, port: number) => {
    await new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', resolve);
    });
    return server;
  };
  const end = (server: SMTPServer) =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
  const first = await listen(make(), 0);
  const { port } = first.server.address() as AddressInfo;
  await end(first);
  let running: SMTPServer | null = null;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refused,
    start: async () => {
      running = await listen(make(), port);
    },
    stop: async () => {
      if (running) await end(running);
      running = null;
    },
  };
};
