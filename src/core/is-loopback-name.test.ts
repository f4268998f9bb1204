import { expect, test } from 'vitest'

import { isLoopbackName } from './is-loopback-name.ts'

test.each(['localhost', 'lectern.localhost', '127.0.0.1', '127.8.9.10', '[::1]'])(
  'LB7 %s is this computer',
  (name) => expect(isLoopbackName(name)).toBe(true),
)

test.each(['', 'localhost.example', 'mylocalhost', '127.0.0.1.example', '192.168.1.4', '[::2]'])(
  'LB7 "%s" may be another',
  (name) => expect(isLoopbackName(name)).toBe(false),
)
