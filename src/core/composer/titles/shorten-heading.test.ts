import { expect, test } from 'vitest'

import { english } from '../languages/english.ts'
import { shortenHeading } from './shorten-heading.ts'

test('CM5 a heading loses what may go; where there is room, nothing is cut out of it', () => {
  const heading = 'Effects of a four-week walking intervention on sleep quality in shift workers'
  expect(shortenHeading(heading, english)).toBe(
    'Effects of a four-week walking intervention on sleep quality',
  )
  expect(shortenHeading(heading, english, { most: 16 })).toBe(heading)
  const numbered = 'Episode 48: Why Cities Are Digging Up Their Buried Rivers'
  expect(shortenHeading(numbered, english, { most: 16 })).toBe(
    'Why Cities Are Digging Up Their Buried Rivers',
  )
})
