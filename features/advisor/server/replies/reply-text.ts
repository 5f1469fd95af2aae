import { REPLY_MAX } from '../../contract.ts';
import { LinkGuard } from '../../domain/link-guard.ts';
import type { ReplyOrder } from './reply-job.ts';
import type { ReplyLog } from './reply-log.ts';
import type { ReplyWriter } from './reply-writer.ts';
import { WellFormed } from './storable-text.ts';

/**
 * The text of one reply on its way from the model to its viewers and into the database. However much a model says, no more
 * than a reply's longest length is taken, kept and told.
 */
export class ReplyText {
  readonly #id: string;
  readonly #log: ReplyLog;
  readonly #writer: ReplyWriter;
  readonly #wellFormed = new WellFormed();
  readonly #guard: LinkGuard;
  #content = '';
  /** Characters taken from the model, those held back included. */
  #taken = 0;

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

  /** Whether there is room for nothing more. */
  get isFull(): boolean {
    return this.#taken >= REPLY_MAX || this.#content.length >= REPLY_MAX;
  }

  push(said: string): void {
    const piece = said.slice(0, REPLY_MAX - this.#taken);
    this.#taken += piece.length;
    this.#tell(this.#guard.push(this.#wellFormed.push(piece)));
  }

  /** Tells what was held back. */
  end(): void {
    this.#tell(this.#guard.end());
  }

  #tell(allowed: string): void {
    // An address that is taken out leaves more words than it may have had letters.
    const text = allowed.slice(0, REPLY_MAX - this.#content.length).toWellFormed();
    if (text === '') return;
    this.#content += text;
    this.#log.push({ event: 'delta', data: { text } });
    this.#writer.append(this.#id, text);
  }
}
