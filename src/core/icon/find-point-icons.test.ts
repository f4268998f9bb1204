import { expect, test } from 'vitest'

import { listFormPoints } from '../form/form-point.ts'
import { findPointIcons } from './find-point-icons.ts'
import { needsIcons } from './opened-icons.ts'

const sentences = [
  'Midday power is worth little without storage',
  '\tBatteries are dear',
  'Panels, cells and wafers come from one country',
  'Zyzzyva quux',
]
const slide = { title: 'What holds it back', content: sentences, notes: '' }

test('IC8 who asks for icons has one for every point of the first level, a plain disc where no word calls for one', () => {
  const found = findPointIcons(slide, listFormPoints(sentences))
  expect([...found.keys()]).toEqual([0, 2, 3])
  expect(found.get(3)).toBe('circle')
  for (const at of [0, 2]) expect(found.get(at)).not.toBe('circle')
})

test('IC8 points wait for no icons unless one names an icon', () => {
  expect(needsIcons('points', sentences)).toBe(false)
  const named = sentences.with(0, `:anchor: ${sentences[0]}`)
  expect(needsIcons('two-columns', named)).toBe(true)
  expect(needsIcons('points', ['Light', 'Water'])).toBe(false)
  expect(needsIcons('closing', named)).toBe(false)
})
