import { expect, test } from 'vitest'

import type { RecordedTalk } from '#core/narration/talk/recorded-talk.ts'

import { narrateSlides } from './narrate-slides.ts'

const sampleRate = 22_050
const tone = (seconds: number): Int16Array<ArrayBuffer> =>
  Int16Array.from({ length: seconds * sampleRate }, (_, at) => 9000 * Math.sin(at / 9))

const slide = (id: string, hidden = false) => ({
  id,
  title: id,
  content: [],
  notes: '',
  ...(hidden && { hidden }),
})
const deck = { title: 'T', slides: [slide('a'), slide('b', true), slide('c'), slide('d')] }
const talk: RecordedTalk = {
  sampleRate,
  times: {
    seconds: 5.5,
    slides: [
      { start: 0, end: 2, words: [] },
      { start: 2, end: 4, words: [] },
      { start: 4, end: 5.5, words: [] },
    ],
  },
  pieces: [
    { start: 0.2, samples: tone(1) },
    { start: 4.5, samples: tone(0.5) },
  ],
}

test('TF8 each slide that is shown has its own sound, and the time for which it is seen', async () => {
  const shares: number[] = []
  const narration = await narrateSlides(deck, talk, { onProgress: (share) => shares.push(share) })
  const facts = [...(narration ?? [])].map(([id, { seen, sound }]) => [id, seen, sound?.length])
  expect(facts).toEqual([
    ['a', 2000, 1200],
    ['c', 2000, undefined],
    ['d', 1500, 1000],
  ])
  const brands = [...(narration?.values() ?? [])].map(
    ({ sound }) => sound && new TextDecoder().decode(sound.bytes.subarray(4, 8)),
  )
  expect(brands).toEqual(['ftyp', null, 'ftyp'])
  expect(shares.at(-1)).toBe(1)
})

test('TF7 called off, there is none', async () => {
  expect(await narrateSlides(deck, talk, { signal: AbortSignal.abort() })).toBeNull()
})
