import { expect, test } from 'vitest'

import type { ReadSource } from '#codecs/registry.ts'
import type { Slide } from '#core/deck/slide.ts'

import { keptSlide } from '../../../test/fixtures/decks/placed-slide.ts'
import { lacksLook } from './choose-look.ts'

const plain = { id: 's1', title: 'Reefs', content: [], notes: '' }
const lacks = (kind: ReadSource['kind'], slide: Slide = plain, isComposed?: true) =>
  lacksLook({
    deck: { title: 'Reefs', slides: [slide] },
    sources: [{ names: ['a'], kind, slides: 1 }],
    ...(isComposed && { isComposed }),
  })

test('KL65 of files that bring no look along it is said that their slides are set here', () => {
  expect(['text', 'docx', 'pdf'].map((kind) => lacks(kind as ReadSource['kind']))).toEqual([
    true,
    true,
    true,
  ])
  // Files of our own have the look that they were given here.
  expect(lacks('pptx')).toBe(false)
  expect(lacks('json')).toBe(false)
  expect(lacks('pptx', keptSlide())).toBe(false)
  // That it was made of a text is said already.
  expect(lacks('text', plain, true)).toBe(false)
})
