import { type Fact, REPLY_MAX } from '../../contract.ts';
import { FactPlaces, withoutMarks } from '../../domain/facts/fact-places.ts';
import { Replacer } from '../../domain/facts/replacer.ts';
import { LinkGuard } from '../../domain/link-guard.ts';
import type { ReplyOrder } from './reply-job.ts';
import type { ReplyLog } from './reply-log.ts';
import type { ReplyWriter } from './reply-writer.ts';
import { WellFormed } from './storable-text.ts';

/**
 * The text of a reply on its way from the model to viewers and the database, limited to the maximum length of a reply.
 * References are replaced before links are checked, so that no value can complete a URL.
 */
export class ReplyText {
  readonly #id: string;
  readonly #log: ReplyLog;
  readonly #writer: Pick<ReplyWriter, 'append'>;
  readonly #wellFormed = new WellFormed();
  readonly #places = new FactPlaces();
  readonly #replacer: Replacer;
  readonly #guard: LinkGuard;
  #content = '';
  /** Characters taken from the model, including those held back. */
  #taken = 0;

  constructor(
    order: Pick<ReplyOrder, 'id' | 'allowsAddress' | 'factOf'>,
    log: ReplyLog,
    writer: Pick<ReplyWriter, 'append'>,
  ) {
    this.#id = order.id;
    this.#log = log;
    this.#writer = writer;
    this.#replacer = new Replacer((inner, before) => {
      const fact = order.factOf(inner, withoutMarks(before));
      return fact && this.#places.mark(fact);
    });
    this.#guard = new LinkGuard((address) => order.allowsAddress(address));
  }

  /** All text emitted so far. */
  get content(): string {
    return this.#content;
  }

  /** The values in it that came from records. */
  get facts(): readonly Fact[] {
    return this.#places.facts;
  }

  /** True at the longest length. */
  get isFull(): boolean {
    return this.#taken >= REPLY_MAX || this.#content.length >= REPLY_MAX;
  }

  push(said: string): void {
    const piece = said.slice(0, REPLY_MAX - this.#taken);
    this.#taken += piece.length;
    this.#tell(this.#guard.push(this.#replacer.push(withoutMarks(this.#wellFormed.push(piece)))));
  }

  /**
   * Emits what was held back.
   *
   * @param isWhole false if the reply was cut: an incomplete reference is left out
   */
  end(isWhole: boolean): void {
    this.#tell(this.#guard.push(this.#replacer.end(isWhole)));
    this.#tell(this.#guard.end());
  }

  #tell(allowed: string): void {
    // A value may be longer than its reference, and the replacement of a removed URL longer than the URL.
    const placed = this.#places.place(allowed, this.#content.length);
    const text = placed.slice(0, REPLY_MAX - this.#content.length).toWellFormed();
    if (text === '') return;
    this.#places.cut(this.#content.length + text.length);
    this.#content += text;
    this.#log.push({ event: 'delta', data: { text } });
    this.#writer.append(this.#id, text, this.facts);
  }
}
