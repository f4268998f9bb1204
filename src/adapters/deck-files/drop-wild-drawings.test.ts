import { expect, test } from 'vitest'

import { writeHostileClipboard } from '../../../test/faults/hostile-decks.ts'
import { readCopiedSlides } from '#core/deck/copied-slides.ts'

import { dropWildDrawings } from './drop-wild-drawings.ts'

const circle = 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E'

test('CP4 a drawing that holds others is not pasted, and any other picture is', () => {
  const copied = readCopiedSlides(writeHostileClipboard('drawings three deep'))
  if (!copied) throw new Error('They are slides')
  expect(copied.slides[0]?.imageUrl).toMatch(/^data:/)
  expect(dropWildDrawings(copied)).toEqual({
    slides: [{ id: 'a', title: 'Hostile', content: ['A point'], notes: '' }],
    isCutShort: true,
  })
  const tame = {
    slides: [circle, 'data:image/png;base64,AA==', 'asset:x', 'https://example.com/a.svg'].map(
      (imageUrl) => ({ id: 'a', title: 'T', content: [], notes: '', imageUrl }),
    ),
    isCutShort: false,
  }
  expect(dropWildDrawings(tame)).toEqual(tame)
})
