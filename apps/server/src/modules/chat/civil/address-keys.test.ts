import { AddressKeys } from './address-keys.js';

const keys = new AddressKeys(new Uint8Array(32));

test.each([
  ['an IPv4 address, as a dual-stack socket reports it', '10.0.0.9', '::ffff:10.0.0.9'],
  ['two addresses of one IPv6 network', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::1'],
  ['an IPv6 network, as sockets name it', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
])('[CH13] (address) %s has one key', (_what, one, other) => {
  expect(keys.keyOf(one)).toBe(keys.keyOf(other));
});

test('other networks and other addresses have other keys; an unknown address has none', () => {
  const all = ['10.0.0.9', '10.0.0.8', '2001:db8:1:2::1', '2001:db8:1:3::1'].map((address) => keys.keyOf(address));
  expect(new Set(all).size).toBe(4);
  expect(keys.keyOf(undefined)).toBe('');
});
