const ALLOWED = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Characters that browsers strip from a URL before reading the scheme. */
// oxlint-disable-next-line no-control-regex -- these are the characters meant
const DROPPED = /^[\u0000-\u0020]+|[\u0000-\u0020]+$|[\t\n\r]/g;

/**
 * The URL of a link in a message, or null if it is not allowed: only http, https, mailto, tel, relative URLs, and
 * those that start with a query or fragment (specification, section 5).
 */
export const safeHref = (url: string): string | null => {
  const address = url.replace(DROPPED, '');
  if (address === '') return null;
  // Anything up to a colon is a scheme, unless a slash, query or fragment comes first.
  const scheme = /^[^/\\?#:]*:/.exec(address)?.[0].toLowerCase();
  return scheme === undefined || ALLOWED.has(scheme) ? address : null;
};

/** Whether a URL leaves this site. */
export const leadsAway = (href: string): boolean => /^(?:[a-z][a-z0-9+.-]*:|[/\\]{2})/i.test(href);
