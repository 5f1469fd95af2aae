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
  #held = '';

  constructor(isAllowed: (address: string) => boolean) {
    this.#isAllowed = isAllowed;
  }

  /** The next piece of the reply; gives what can be shown. A word that may turn out to be an address is held back. */
  push(piece: string): string {
    const text = this.#held + piece;
    const wordAt = /\S*$/.exec(text)?.index ?? text.length;
    const cut = MAY_BECOME_ADDRESS.test(text.slice(wordAt)) ? wordAt : text.length;
    this.#held = text.slice(cut);
    return this.#clean(text.slice(0, cut));
  }

  /** What was held back, at the end of the reply. */
  end(): string {
    const rest = this.#clean(this.#held);
    this.#held = '';
    return rest;
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
    const [, address = '', after = ''] = /^(.*?)([.,;:!?)\]*_~"'>]*)$/s.exec(part.slice(at)) ?? [];
    return this.#isAllowed(address) ? part : part.slice(0, at) + REMOVED + after;
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
const BARE_ADDRESS = /(?:[a-z][a-z\d+.-]*:)?[/\\]{2}|www\.|xmpp:/i;
const SUSPICIOUS = /[/\\]{2}|www\.|xmpp:|\]\(|\]:|<[a-z][a-z\d+.-]*:/i;
/** Whether more letters could make an address, or the end of one, of the word that a text ends with. */
const MAY_BECOME_ADDRESS =
  /[\][<&\\/]|www|https?:?$|xmpp|(?:^|[^\p{L}\p{N}])(?:h|ht|htt|http|https|w|ww|x|xm|xmp)$/iu;

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
