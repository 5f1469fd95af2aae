/**
 * Removes foreign URLs from a reply. A prompt injection (in a course description or a pasted page) may make the model
 * write an image or a link whose URL leaks the conversation. The screen loads no images and opens links only on a
 * click; here the URL is removed before anyone sees it.
 *
 * Kept: URLs that `isAllowed` accepts, paths of this site (`/courses`), `#…` and `?…`, and email addresses. Harmless
 * URLs may be removed too: an advisor's reply needs none of its own.
 */
export class LinkGuard {
  readonly #isAllowed: (address: string) => boolean;
  /** Pieces of an unfinished word that may contain a URL; only its end decides. */
  #word: string[] = [];
  /** The end of a word that may be the start of a URL, at most seven characters. */
  #beginning = '';

  constructor(isAllowed: (address: string) => boolean) {
    this.#isAllowed = isAllowed;
  }

  /**
   * Adds a piece of the reply and returns what can be shown. A word that may turn out to be a URL is held back. Each
   * piece is read once, however long the word grows.
   */
  push(piece: string): string {
    if (this.#word.length === 0) return this.#read(this.#beginning + piece);
    const end = piece.search(/\s/);
    this.#word.push(end < 0 ? piece : piece.slice(0, end));
    if (end < 0) return '';
    const word = this.#clean(this.#word.join(''));
    this.#word = [];
    return word + this.#read(piece.slice(end));
  }

  /** Returns what was held back, at the end of the reply. */
  end(): string {
    const rest = this.#clean(this.#word.join('') + this.#beginning);
    this.#word = [];
    this.#beginning = '';
    return rest;
  }

  #read(text: string): string {
    const wordAt = startOfLastWord(text);
    const last = text.slice(wordAt);
    const isHeld = SIGN_OF_ADDRESS.test(last);
    const begins = isHeld ? 0 : (BEGINNING_OF_ADDRESS.exec(last)?.index ?? last.length);
    this.#word = isHeld ? [last] : [];
    this.#beginning = isHeld ? '' : last.slice(begins);
    return this.#clean(text.slice(0, wordAt + begins));
  }

  #clean(text: string): string {
    return text.replaceAll(/\S+/g, (word) => (isSuspicious(word) ? this.#cleanWord(word) : word));
  }

  #cleanWord(word: string): string {
    const harmless = word
      // `<scheme:…>` is a link with any scheme; first, so that all below is read without the brackets.
      .replaceAll(/<([a-z][a-z\d+.-]*:[^<>[\]]*)>/gi, '$1')
      // The URL of `[text](url)`, with brackets of its own; the text may have started words ago.
      .replaceAll(/\]\(((?:[^()]|\([^()]*\))*(?=\))|[^)]*)/g, (whole, target: string) =>
        this.#maySee(target) ? whole : '](#',
      )
      // `[name]: url` on its own line would give every `[name]` that URL.
      .replaceAll(']:', '] :')
      // Without an end it may get one.
      .replaceAll(/<(?=[a-z][a-z\d+.-]*:)/gi, '');
    return harmless
      .split(/(\]\([^)]*)/)
      .map((part) => (part.startsWith('](') ? part : this.#cleanBare(part)))
      .join('');
  }

  #cleanBare(part: string): string {
    if (!BARE_ADDRESS.test(decoded(part))) return part;
    const at = BARE_ADDRESS.exec(part)?.index;
    // A plain URL may follow one with a hidden start.
    if (at === undefined || BARE_ADDRESS.test(decoded(part.slice(0, at)))) return REMOVED;
    const end = endWithoutSigns(part);
    return this.#isAllowed(part.slice(at, end))
      ? part
      : part.slice(0, at) + REMOVED + part.slice(Math.max(at, end));
  }

  #maySee(target: string): boolean {
    const bare = target.replace(/^<|>$/g, '');
    if (this.#isAllowed(bare)) return true;
    const address = decoded(bare);
    return OWN_PATH.test(address) && !BARE_ADDRESS.test(address);
  }
}

const REMOVED = '(address removed)';
const OWN_PATH = /^[#?/][^\s\\:]*$/;
/** Longer than any scheme in use; the bound keeps matching linear for long words. */
const BARE_ADDRESS = /(?:[a-z][a-z\d+.-]{0,30}:)?[/\\]{2}|www\.|xmpp:/i;
const SUSPICIOUS = /[/\\]{2}|www\.|xmpp:|\]\(|\]:|<[a-z][a-z\d+.-]*:/i;
/** A word with one of these may contain a URL, or become one with the next piece. */
const SIGN_OF_ADDRESS = /[\][<&\\/]|www|xmpp/i;
/** What further letters could turn into the start of a URL. */
const BEGINNING_OF_ADDRESS = /https?:?$|(?<![\p{L}\p{N}])(?:h|ht|htt|w|ww|x|xm|xmp)$/iu;
/** Punctuation that ends a sentence or an emphasis, not a URL. */
const AFTER_ADDRESS = new Set('.,;:!?)]*_~"\'>');

const startOfLastWord = (text: string): number => {
  let at = text.length;
  while (at > 0 && !/\s/.test(text.charAt(at - 1))) at -= 1;
  return at;
};

const endWithoutSigns = (text: string): number => {
  let end = text.length;
  while (end > 0 && AFTER_ADDRESS.has(text.charAt(end - 1))) end -= 1;
  return end;
};

const isSuspicious = (word: string): boolean =>
  SUSPICIOUS.test(word) || (ENCODED.test(word) && SUSPICIOUS.test(decoded(word)));

const ENCODED = /[&\\]/;

/** Undoes markdown escapes and character references, as far as they can hide a URL. */
const decoded = (text: string): string =>
  text
    .replaceAll(/&#(?:x([\da-f]{1,6})|(\d{1,7}));?/gi, (whole, hex?: string, decimal?: string) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0 && code < 0x11_0000 ? String.fromCodePoint(code) : whole;
    })
    .replaceAll(/&(sol|colon|period|bsol|Tab|NewLine);/g, (_, name: string) => NAMED[name] ?? '')
    .replaceAll(/\\([!-/:-@[-`{-~])/g, '$1');

const NAMED: Record<string, string> = { sol: '/', colon: ':', period: '.', bsol: '\\' };
