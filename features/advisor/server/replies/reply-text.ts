import { type Fact, REPLY_MAX } from '../../contract.ts';
import { LinkGuard } from '../../domain/link-guard.ts';
import type { ReplyOrder } from './reply-job.ts';
import type { ReplyLog } from './reply-log.ts';
import type { ReplyWriter } from './reply-writer.ts';
import { WellFormed } from './storable-text.ts';

/**
 * The text of a reply on its way from the model to viewers and the database, limited to the longest length of a
 * reply.
 */
export class ReplyText {
  readonly #id: string;
  readonly #log: ReplyLog;
  readonly #writer: ReplyWriter;
  readonly #wellFormed = new WellFormed();
  readonly #guard: LinkGuard;
  #content = '';
  /** Characters taken from the model, including those held back. */
  #taken = 0;

  constructor(order: Pick<ReplyOrder, 'id' | 'allowsAddress'>, log: ReplyLog, writer: ReplyWriter) {
    this.#id = order.id;
    this.#log = log;
    this.#writer = writer;
    this.#guard = new LinkGuard((address) => order.allowsAddress(address));
  }

  /** All text emitted so far. */
  get content(): string {
    return this.#content;
  }

  /** The values in it that came from records. */
  get facts(): readonly Fact[] {
    return [];
  }

  /** True at the longest length. */
  get isFull(): boolean {
    return this.#taken >= REPLY_MAX || this.#content.length >= REPLY_MAX;
  }

  push(said: string): void {
    const piece = said.slice(0, REPLY_MAX - this.#taken);
    this.#taken += piece.length;
    this.#tell(this.#guard.push(this.#wellFormed.push(piece)));
  }

  /** Emits what was held back. */
  end(): void {
    this.#tell(this.#guard.end());
  }

  #tell(allowed: string): void {
    // The replacement of a removed URL may be longer than the URL.
    const text = allowed.slice(0, REPLY_MAX - this.#content.length).toWellFormed();
    if (text === '') return;
    this.#content += text;
    this.#log.push({ event: 'delta', data: { text } });
    this.#writer.append(this.#id, text);
  }
}
