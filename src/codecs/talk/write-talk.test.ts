import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Deck } from '#core/deck/deck.ts'
import { estimateTalk } from '#core/narration/talk/estimate-talk.ts'
import { listScriptWords, writeScript } from '#core/narration/script/script.ts'
import { canBeSpoken } from '#core/narration/script/can-be-spoken.ts'
import { listShownPlaces } from '#core/show/shown-slides.ts'

import { arbitraryTalk } from '../../../test/fixtures/decks/arbitrary-talk.ts'
import { listCues } from './list-cues.ts'
import { writeSrt, writeVtt } from './write-captions.ts'
import { writeTranscript } from './write-transcript.ts'
import { writeWav } from './write-wav.ts'

const deck: Deck = {
  title: 'How a voice\nis made',
  slides: [
    { id: 'a', title: 'Breath', content: [], notes: 'Air comes up from the lungs & on.' },
    {
      id: 'h',
      title: 'Kept back',
      content: [],
      notes: 'Nobody hears this one at all.',
      hidden: true,
    },
    { id: 'b', title: 'Pause', content: [], notes: '' },
    { id: 'c', title: 'Lips', content: [], notes: 'Lips <shape> it. Then it is a word.' },
  ],
}
const times = estimateTalk(deck.slides, 'en')

test('TF1 captions are the notes, word for word, in order, and never two at once', () => {
  fc.assert(
    fc.property(arbitraryTalk, (slides) => {
      const cues = listCues({ title: 'A', slides }, estimateTalk(slides, 'en'))
      const said = listShownPlaces(slides).flatMap((place) => {
        const slide = slides[place]
        if (!slide || !canBeSpoken(slide)) return []
        return listScriptWords(writeScript(slide.notes, { language: 'en' })).map(({ text }) => text)
      })
      expect(cues.flatMap(({ words }) => words.map(({ text }) => text))).toEqual(said)
      cues.forEach(({ start, end }, at) => {
        expect(end).toBeGreaterThan(start)
        expect(start).toBeGreaterThanOrEqual(cues[at - 1]?.end ?? 0)
      })
    }),
  )
})

test('TF2 SubRip and WebVTT name the same times, each in its own way, and signs are no markup', () => {
  const srt = writeSrt(deck, times)
  expect(srt).toMatch(/^1\n00:00:00,000 --> 00:00:\d\d,\d{3}\nAir comes up from the lungs on\.\n/)
  const vtt = writeVtt(deck, times)
  expect(vtt.startsWith('WEBVTT\n\n00:00:00.000 --> ')).toBe(true)
  expect(vtt).toMatch(/Lips <00:00:\d\d\.\d{3}>&lt;shape&gt; <00:00:\d\d\.\d{3}>it\./)
  expect(vtt).not.toContain('Nobody')
  const spans = (text: string) => text.match(/[\d:.,]+ --> [\d:.,]+/g)
  expect(spans(srt)?.map((span) => span.replaceAll(',', '.'))).toEqual(spans(vtt))
})

test('TF3 a transcript has every shown slide with its time', () => {
  const lines = writeTranscript(deck, times, 'markdown')
  expect(lines).toMatch(/^# How a voice is made\n\n## \[0:00\] Breath\n\nAir comes up/)
  expect(lines).toMatch(/\n\n## \[0:\d\d\] Pause\n\n## \[0:\d\d\] Lips\n\nLips <shape> it\./)
  expect(writeTranscript(deck, times, 'text')).not.toContain('#')
})

test('TF4 a WAV says how long it is, and holds every sample', () => {
  const pieces = [{ start: 0.5, samples: Int16Array.of(1, -2, 3) }]
  const wav = writeWav({ times: { seconds: 1, slides: [] }, sampleRate: 8, pieces })
  const view = new DataView(wav.buffer)
  expect(new TextDecoder().decode(wav.subarray(0, 4))).toBe('RIFF')
  expect(view.getUint32(4, true)).toBe(wav.length - 8)
  expect(view.getUint32(40, true)).toBe(16)
  const samples = Array.from({ length: 8 }, (_, at) => view.getInt16(44 + 2 * at, true))
  expect(samples).toEqual([0, 0, 0, 0, 1, -2, 3, 0])
})
