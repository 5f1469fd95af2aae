/**
 * Takes addresses out of a reply that lead away from here. A model repeats what it reads, and what it reads (a course's
 * description, a pasted page) may ask it for a picture or a link whose address carries the conversation to someone. The
 * screen loads no pictures and opens links only when clicked; here the address itself goes, before anyone sees it.
 *
 * What stays: addresses that `isAllowed` knows to the letter, paths of our own (`/courses`), `#…` and `?…`, and mail
 * addresses. Rather too much is taken out than too little: an advisor's answers hold no addresses of their own.
 */
export class LinkGuard {
  readonly #isAllowed: (address: string) => boolean;
  /** The pieces of a word that holds a sign of an address: nothing but its end decides what becomes of it. */
  #word: string[] = [];
  /** The end of a word that may be the beginning of an address, at most seven characters. */
  #beginning = '';

  constructor(isAllowed: (address: string) => boolean) {
    this.#isAllowed = isAllowed;
  }

  /**
   * The next piece of the reply; gives what can be shown. A word that may turn out to be an address is held back. Reads
   * each piece once, however long the word grows.
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

  /** What was held back, at the end of the reply. */
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
      // The address of `[text](address)`, whose text may have begun words ago.
      .replaceAll(/\]\(([^)]*)/g, (whole, target: string) => (this.#maySee(target) ? whole : '](#'))
      // `[name]: address` on a line of its own would give an address to a `[name]` anywhere.
      .replaceAll(']:', '] :')
      // `<scheme:…>` is a link whatever the scheme.
      .replaceAll(/<(?=[a-z][a-z\d+.-]*:)/gi, '');
    return harmless
      .split(/(\]\([^)]*)/)
      .map((part) => (part.startsWith('](') ? part : this.#cleanBare(part)))
      .join('');
  }

  #cleanBare(part: string): string {
    if (!BARE_ADDRESS.test(decoded(part))) return part;
    const at = BARE_ADDRESS.exec(part)?.index;
    // One that is written in the open may come after one that is not.
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
/** No scheme in use is nearly as long; a bound keeps a long word from being read from each of its letters. */
const BARE_ADDRESS = /(?:[a-z][a-z\d+.-]{0,30}:)?[/\\]{2}|www\.|xmpp:/i;
const SUSPICIOUS = /[/\\]{2}|www\.|xmpp:|\]\(|\]:|<[a-z][a-z\d+.-]*:/i;
/** A word with one of these may become an address, or the end of one, with whatever comes. */
const SIGN_OF_ADDRESS = /[\][<&\\/]|www|xmpp/i;
/** What more letters could make the beginning of an address. */
const BEGINNING_OF_ADDRESS = /https?:?$|(?<![\p{L}\p{N}])(?:h|ht|htt|w|ww|x|xm|xmp)$/iu;
/** Signs that end a sentence or an emphasis rather than an address. */
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

const isSuspicious = (word: string): boolean => SUSPICIOUS.test(word) || SUSPICIOUS.test(decoded(word));

/** As markdown reads it: escapes and character references undone, as far as they can hide an address. */
const decoded = (text: string): string =>
  text
    .replaceAll(/&#(?:x([\da-f]{1,6})|(\d{1,7}));?/gi, (whole, hex?: string, decimal?: string) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0 && code < 0x11_0000 ? String.fromCodePoint(code) : whole;
    })
    .replaceAll(/&(sol|colon|period|bsol|Tab|NewLine);/g, (_, name: string) => NAMED[name] ?? '')
    .replaceAll(/\\([!-/:-@[-`{-~])/g, '$1');

const NAMED: Record<string, string> = { sol: '/', colon: ':', period: '.', bsol: '\\' };
