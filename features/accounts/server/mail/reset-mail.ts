import type { Mail } from '#platform/server/mail/mail.ts';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The mail with a reset link, as text and as HTML with the same content. */
export const resetMail = (to: string, product: string, link: string): Mail => {
  const asked = `Somebody asked to reset the password of the ${product} account with this address.`;
  const act = 'If that was you, open this link within an hour and choose a new password:';
  const after = 'The link works once. Setting a new password signs out every device.';
  const ignore = 'If it was not you, you can ignore this mail: your password stays as it is.';
  return {
    to,
    subject: `Reset your ${product} password`,
    text: [asked, '', act, link, '', after, '', ignore, ''].join('\n'),
    html: [
      '<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body>',
      `<p>${escapeHtml(asked)}</p>`,
      `<p>${act}<br><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`,
      `<p>${after}</p><p>${ignore}</p>`,
      '</body></html>',
    ].join('\n'),
  };
};
