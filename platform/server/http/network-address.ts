import { isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;

const groupsOf = (address: string): string[] => {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  if (tail === undefined) return before;
  const after = tail === '' ? [] : tail.split(':');
  return [...before, ...Array<string>(GROUPS - before.length - after.length).fill('0'), ...after];
};

/**
 * The key by which limits count an address: an IPv4 address itself, or the first 64 bits of an IPv6 address, since
 * one client usually has the whole network.
 */
export const networkAddress = (address: string): string => {
  const mapped = MAPPED_IPV4.exec(address)?.[1];
  if (mapped) return mapped;
  const plain = address.replace(/%.*$/, '');
  if (!isIPv6(plain)) return address;
  const groups = groupsOf(plain).map((group) => Number.parseInt(group, 16));
  const [high = 0, low = 0] = groups.slice(-2);
  // An IPv4-mapped address: its network must not be the one that all of these share.
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
  const prefix = groups.slice(0, GROUPS / 2);
  return `${prefix.map((group) => group.toString(16)).join(':')}::/64`;
};
