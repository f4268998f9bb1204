import { expect, test } from 'vitest'

import { writeTags } from './write-tags.ts'

test('FV2 each slide that is shown is a chapter with its time, and a long title is cut between two letters', () => {
  const slide = (id: string, title: string) => ({ id, title, content: [], notes: '' })
  const slides = [
    slide('a', 'Breath'),
    { ...slide('h', 'Kept'), hidden: true as const },
    slide('c', 'é'.repeat(200)),
  ]
  const times = {
    seconds: 9,
    slides: [
      { start: 0, end: 4.5, words: [] },
      { start: 4.5, end: 9, words: [] },
    ],
  }
  const { title, raw } = writeTags({ title: 'Voice', slides }, times)
  const box = raw?.['chpl']
  if (!(box instanceof Uint8Array)) throw new Error('no chapters')
  const view = new DataView(box.buffer)
  expect(title).toBe('Voice')
  expect(view.getUint8(8)).toBe(2)
  expect(view.getBigUint64(9)).toBe(0n)
  expect(new TextDecoder().decode(box.subarray(18, 24))).toBe('Breath')
  expect(view.getBigUint64(24)).toBe(45_000_000n)
  expect(view.getUint8(32)).toBe(254)
  expect(box).toHaveLength(33 + 254)
})
