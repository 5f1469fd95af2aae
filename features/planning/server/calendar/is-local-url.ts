import { isIP } from 'node:net';

const PRIVATE_V4 =
  /^(0|10|127)\.|^169\.254\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\.|^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./;
const PRIVATE_V6 = /^(::1?$|f[cd]|fe[89ab])/i;
/** Reserved names that no public server has (RFC 6761, 6762, 8375). */
const PRIVATE_NAME = /(^|\.)(localhost|local|test|invalid|internal|home\.arpa|lan)$/i;

/** Whether a URL is unreachable from outside this machine and its network, so that no external service can read it. */
export const isLocalUrl = (url: string): boolean => {
  const host = new URL(url).hostname.replaceAll(/^\[|\]$|\.$/g, '');
  switch (isIP(host)) {
    case 4:
      return PRIVATE_V4.test(host);
    case 6:
      return PRIVATE_V6.test(host);
    default:
      return !host.includes('.') || PRIVATE_NAME.test(host);
  }
};
