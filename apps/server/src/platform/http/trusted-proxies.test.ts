import { addressKey, TrustedProxies } from './trusted-proxies.js';

const parse = (text: string) => TrustedProxies.parse(text) ?? fail(text);
function fail(text: string): never {
  throw new Error(`${text} was not read`);
}

describe('TrustedProxies', () => {
  it('[WS4] ignores X-Forwarded-For from an untrusted address', () => {
    expect(parse('10.0.0.1').callerOf('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9');
  });

  it('[WS4] skips all trusted proxies and returns the nearest other address', () => {
    const proxies = parse('10.0.0.0/8, loopback');
    expect(proxies.callerOf('::ffff:127.0.0.1', '1.1.1.1, 198.51.100.1, 10.3.0.4')).toBe('198.51.100.1');
    expect(proxies.callerOf('10.0.0.1', undefined)).toBe('10.0.0.1');
  });

  it('trusts no address by default', () => {
    expect(parse('').callerOf('127.0.0.1', '198.51.100.1')).toBe('127.0.0.1');
  });

  it.each(['true', '1', '10.0.0.0/33', 'proxy.local', '10.0.0.1,,x'])('refuses %s', (text) => {
    expect(TrustedProxies.parse(text)).toBeUndefined();
  });
});

describe('addressKey', () => {
  it('counts all addresses of an IPv6 network as one', () => {
    expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(addressKey('2001:0db8:1:2::ffff')).toBe('2001:db8:1:2::/64');
    expect(addressKey('::1')).toBe('0:0:0:0::/64');
  });

  it('counts an IPv4 address as itself, in every notation', () => {
    expect(addressKey('::ffff:203.0.113.9')).toBe('203.0.113.9');
    expect(addressKey('203.0.113.9')).toBe('203.0.113.9');
  });
});
