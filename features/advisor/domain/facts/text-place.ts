/**
 * Tracks whether a position in markdown is running text: not code, and not a link's URL. Fed one character at a time,
 * as in a stream. What may still turn out to be code counts as code until its paragraph ends.
 */
export class TextPlace {
  /** A run of backticks, or of tildes at the start of a line. */
  #run = { sign: '', length: 0, isLead: false };
  #fence: { sign: string; length: number; isOnLine: boolean } | null = null;
  #isClosing = false;
  /** Backticks that opened a code span; 0 outside one. */
  #span = 0;
  /** Only spaces and quotation markers so far in this line. */
  #isLead = true;
  #isBlank = true;
  #isEscaped = false;
  #isAfterBracket = false;
  /** Bracket depth in a link's URL; 0 outside one. */
  #address = 0;
  /** The start of the current word, as needed to recognise a URL. */
  #word = '';
  #isUrl = false;

  /** For the position after the last character. */
  get isText(): boolean {
    return this.#fence === null && this.#span === 0 && this.#address === 0 && !this.#isUrl;
  }

  /** Whether a backslash escapes the next character. */
  get isEscaped(): boolean {
    return this.#isEscaped;
  }

  /** Notes that text without markdown characters was written. */
  pass(): void {
    this.#endRun();
    this.#isLead = false;
    this.#isBlank = false;
    this.#isEscaped = false;
    this.#isAfterBracket = false;
    this.#word = '';
  }

  feed(character: string): void {
    if (character !== this.#run.sign) this.#endRun();
    if (character === '\n') return this.#endLine();
    const wasEscaped = this.#isEscaped;
    const isCode = this.#fence !== null || this.#span > 0;
    this.#isEscaped = character === '\\' && !wasEscaped && !isCode;
    const isTilde = character === '~' && (this.#isLead || this.#run.length > 0);
    if ((character === '`' && (!wasEscaped || isCode)) || isTilde) {
      if (this.#run.length === 0) this.#run = { sign: character, length: 0, isLead: this.#isLead };
      this.#run.length += 1;
      this.#isBlank = false;
      return;
    }
    const isSpace = character === ' ' || character === '\t' || character === '\r';
    if (!isSpace) {
      this.#isBlank = false;
      this.#isClosing = false;
      if (character !== '>') this.#isLead = false;
    }
    if (!isCode) this.#readAddress(character, isSpace, wasEscaped);
  }

  #readAddress(character: string, isSpace: boolean, wasEscaped: boolean): void {
    if (this.#address > 0) {
      if (character === '(' && !wasEscaped) this.#address += 1;
      if (character === ')' && !wasEscaped) this.#address -= 1;
    } else if (character === '(' && this.#isAfterBracket) this.#address = 1;
    this.#isAfterBracket = character === ']' && !wasEscaped;
    this.#word = isSpace ? '' : (this.#word + character).slice(-4);
    if (isSpace) this.#isUrl = false;
    else if (this.#word.endsWith('://') || this.#word.toLowerCase() === 'www.') this.#isUrl = true;
  }

  #endRun(): void {
    const { sign, length, isLead } = this.#run;
    if (length === 0) return;
    this.#run = { sign: '', length: 0, isLead: false };
    this.#isLead = false;
    const fence = this.#fence;
    if (fence?.isOnLine && sign === '`') {
      // The info string of a fence contains no backticks: it was a span.
      this.#fence = null;
      this.#span = fence.length === length ? 0 : fence.length;
    } else if (fence) this.#isClosing = isLead && sign === fence.sign && length >= fence.length;
    else if (isLead && length >= 3 && this.#span === 0) this.#fence = { sign, length, isOnLine: true };
    else if (sign === '`') this.#span = this.#span === 0 ? length : this.#span === length ? 0 : this.#span;
  }

  #endLine(): void {
    if (this.#fence) this.#fence = this.#isClosing ? null : { ...this.#fence, isOnLine: false };
    // Code and URLs end with their paragraph at the latest.
    else if (this.#isBlank) this.#span = 0;
    this.#isClosing = false;
    this.#isLead = true;
    this.#isBlank = true;
    this.#isEscaped = false;
    this.#isAfterBracket = false;
    this.#address = 0;
    this.#word = '';
    this.#isUrl = false;
  }
}
