import { readFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

import { readShareFile } from '#codecs/share/share-file.ts'
import { createSampleDeck } from '#core/outline/templates/sample-deck.ts'

test('the landing page plays the sample as it is now', async () => {
  const bytes = await readFile(new URL('sample-talk.lectern', import.meta.url))
  expect(bytes.length).toBeLessThan(1_000_000)
  // Where it fails: npm run sample-talk
  const read = await readShareFile(new Uint8Array(bytes), { fileName: 'sample-talk.lectern' })
  if (!read.ok) throw new Error(read.error)
  const { deck, talk } = read.value
  let slides = 0
  const sample = createSampleDeck(() => `slide-${++slides}`)
  const withoutIds = ({ id: _id, ...slide }: (typeof sample.slides)[number]) => slide
  expect(deck.slides.map(withoutIds)).toEqual(sample.slides.map(withoutIds))
  expect({ ...deck, slides: [] }).toEqual({ ...sample, slides: [] })
  expect(talk?.times.slides).toHaveLength(sample.slides.length)
  expect(talk?.sound.bytes.length).toBeGreaterThan(100_000)
})
