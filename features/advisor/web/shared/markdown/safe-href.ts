const ALLOWED = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** What a browser drops from an address before it reads the scheme. */
// oxlint-disable-next-line no-control-regex -- these are the characters meant
const DROPPED = /^[\u0000-\u0020]+|[\u0000-\u0020]+$|[\t\n\r]/g;

/**
 * The address of a link in a message, or null where it must not work: only http, https, mailto, tel, relative addresses
 * and ones that begin with a query or fragment do (specification, section 5).
 */
export const safeHref = (url: string): string | null => {
  const address = url.replace(DROPPED, '');
  if (address === '') return null;
  // Everything up to a colon is taken for a scheme unless a slash, query or fragment came first.
  const scheme = /^[^/\\?#:]*:/.exec(address)?.[0].toLowerCase();
  return scheme === undefined || ALLOWED.has(scheme) ? address : null;
};

/** Whether an address leads away from this product. */
export const leadsAway = (href: string): boolean => /^(?:[a-z][a-z0-9+.-]*:|[/\\]{2})/i.test(href);
