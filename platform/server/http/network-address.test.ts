import { describe, expect, it } from 'vitest';
import { networkAddress } from './network-address.ts';

describe('the network of an address', () => {
  it('is an IPv4 address itself, in any notation', () => {
    expect(networkAddress('203.0.113.7')).toBe('203.0.113.7');
    expect(networkAddress('::ffff:203.0.113.7')).toBe('203.0.113.7');
    expect(networkAddress('::FFFF:cb00:7107')).toBe('203.0.113.7');
    expect(networkAddress('0:0:0:0:0:ffff:c633:6407')).toBe('198.51.100.7');
  });

  it('is shared by all addresses of one IPv6 network', () => {
    const own = networkAddress('2001:db8:1:2:aaaa::1');
    expect(networkAddress('2001:DB8:0001:2:ffff:1:2:3')).toBe(own);
    expect(networkAddress('2001:db8:1:3::1')).not.toBe(own);
  });

  it('is found for shortened addresses and zones', () => {
    expect(networkAddress('::1')).toBe('0:0:0:0::/64');
    expect(networkAddress('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
    expect(networkAddress('2001:db8::')).toBe('2001:db8:0:0::/64');
  });

  it('is any other text unchanged', () => {
    expect(networkAddress('')).toBe('');
  });
});
