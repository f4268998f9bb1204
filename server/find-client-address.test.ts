import { expect, test } from 'vitest'

import { findClientAddress } from './find-client-address.ts'

const find = (socketAddress: string, forwardedFor?: string, trustedProxies = 0) =>
  findClientAddress({ socketAddress, forwardedFor, trustedProxies })

test('RL4 without a proxy of our own nobody is believed', () => {
  expect(find('203.0.113.7')).toBe('203.0.113.7')
  expect(find('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7')
})

test('RL4 our proxies are believed, and only what they wrote themselves', () => {
  expect(find('10.0.0.1', '198.51.100.1', 1)).toBe('198.51.100.1')
  expect(find('10.0.0.1', 'spoofed, 1.2.3.4, 198.51.100.1', 1)).toBe('198.51.100.1')
  expect(find('10.0.0.1', '1.2.3.4, 198.51.100.1, 10.0.0.2', 2)).toBe('198.51.100.1')
})

test('RL4 a header that is missing, too short or no address says nothing', () => {
  expect(find('10.0.0.1', undefined, 1)).toBe('10.0.0.1')
  expect(find('10.0.0.1', 'unknown', 1)).toBe('10.0.0.1')
  expect(find('10.0.0.1', '198.51.100.1', 3)).toBe('198.51.100.1')
})

test('RL4 the addresses of one network of version 6 are one, and version 4 is itself in it', () => {
  expect(find('2001:db8:1:2::1')).toBe('2001:db8:1:2::/64')
  expect(find('2001:db8:1:2:ffff:1:2:3')).toBe('2001:db8:1:2::/64')
  expect(find('2001:0DB8:0001:3::1')).toBe('2001:db8:1:3::/64')
  expect(find('::1')).toBe('0:0:0:0::/64')
  expect(find('::ffff:203.0.113.7')).toBe('203.0.113.7')
})
