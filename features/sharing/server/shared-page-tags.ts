const SHARED_PAGE = /^\/shared\//;

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`);

/**
 * Adds a noindex tag and link preview tags to the HTML of a shared profile. The preview describes what a link is,
 * not whose it is or whether it is still valid.
 */
export const tagSharedPage = (page: string, pathname: string, product: string): string => {
  if (!SHARED_PAGE.test(pathname)) return page;
  const title = escape(`A shared academic profile · ${product}`);
  const description = escape('A read-only view of a student’s academic profile and a sample conversation.');
  const tags = [
    '<meta name="robots" content="noindex, nofollow" />',
    `<meta name="description" content="${description}" />`,
    '<meta property="og:type" content="website" />',
    `<meta property="og:site_name" content="${escape(product)}" />`,
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    '<meta name="twitter:card" content="summary" />',
  ];
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace('</head>', () => `${tags.join('\n    ')}\n  </head>`);
};
