import { describe, expect, it } from 'vitest';
import { networkAddress } from './network-address.ts';

describe('whom an address counts as', () => {
  it('takes an IPv4 address as itself, however it is written', () => {
    expect(networkAddress('203.0.113.7')).toBe('203.0.113.7');
    expect(networkAddress('::ffff:203.0.113.7')).toBe('203.0.113.7');
    expect(networkAddress('::FFFF:cb00:7107')).toBe('203.0.113.7');
    expect(networkAddress('0:0:0:0:0:ffff:c633:6407')).toBe('198.51.100.7');
  });

  it('takes all addresses of one IPv6 network as one caller', () => {
    const own = networkAddress('2001:db8:1:2:aaaa::1');
    expect(networkAddress('2001:DB8:0001:2:ffff:1:2:3')).toBe(own);
    expect(networkAddress('2001:db8:1:3::1')).not.toBe(own);
  });

  it('reads shortened addresses and zones', () => {
    expect(networkAddress('::1')).toBe('0:0:0:0::/64');
    expect(networkAddress('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
    expect(networkAddress('2001:db8::')).toBe('2001:db8:0:0::/64');
  });

  it('leaves what is no address as it is', () => {
    expect(networkAddress('')).toBe('');
  });
});
