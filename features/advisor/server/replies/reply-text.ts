import { LinkGuard } from '../../domain/link-guard.ts';
import type { ReplyOrder } from './reply-job.ts';
import type { ReplyLog } from './reply-log.ts';
import type { ReplyWriter } from './reply-writer.ts';
import { WellFormed } from './storable-text.ts';

/** The text of one reply on its way from the model to its viewers and into the database. */
export class ReplyText {
  readonly #id: string;
  readonly #log: ReplyLog;
  readonly #writer: ReplyWriter;
  readonly #wellFormed = new WellFormed();
  readonly #guard: LinkGuard;
  #content = '';

  constructor(order: Pick<ReplyOrder, 'id' | 'allowsAddress'>, log: ReplyLog, writer: ReplyWriter) {
    this.#id = order.id;
    this.#log = log;
    this.#writer = writer;
    this.#guard = new LinkGuard((address) => order.allowsAddress(address));
  }

  /** All that was told so far. */
  get content(): string {
    return this.#content;
  }

  push(piece: string): void {
    this.#tell(this.#guard.push(this.#wellFormed.push(piece)));
  }

  /** Tells what was held back. */
  end(): void {
    this.#tell(this.#guard.end());
  }

  #tell(text: string): void {
    if (text === '') return;
    this.#content += text;
    this.#log.push({ event: 'delta', data: { text } });
    this.#writer.append(this.#id, text);
  }
}
