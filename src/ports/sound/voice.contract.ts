import { expect, test } from 'vitest'

import { listWords } from '#core/narration/script/script.ts'

import type { Speech, SpeechRequest, Voice } from './voice.ts'

const text = 'Every word begins with air, and 3 of 4 voices agree.'

/** `make` gives a voice that nobody has used yet. */
export function voiceContract(make: () => Voice): void {
  const ask = (voice: Voice, changes: Partial<SpeechRequest> = {}): SpeechRequest => ({
    text,
    speaker: voice.listSpeakers()[0]?.id ?? '',
    rate: 1,
    pronunciations: [],
    ...changes,
  })

  async function speak(voice: Voice, changes: Partial<SpeechRequest> = {}): Promise<Speech> {
    const spoken = await voice.speak(ask(voice, changes))
    if (!spoken.ok) throw new Error(`It did not speak: ${spoken.error.code}`)
    return spoken.value
  }

  test('VO1 there is sound, and every word has its time in it, in order', async () => {
    const { samples, sampleRate, words } = await speak(make())
    expect(words.map(({ from, to }) => text.slice(from, to))).toEqual(
      listWords(text).map((word) => word.text),
    )
    let last = 0
    for (const { start, end } of words) {
      expect(start).toBeGreaterThanOrEqual(last)
      expect(end).toBeGreaterThan(start)
      last = end
    }
    expect(last).toBeLessThanOrEqual(samples.length / sampleRate + 1e-6)
    expect(loudest(samples)).toBeGreaterThan(0.05)
    expect(loudest(samples)).toBeLessThanOrEqual(1)
  })

  test('VO2 no silence stands before the first word or after the last', async () => {
    const { samples, sampleRate, words } = await speak(make())
    expect(words[0]?.start).toBeLessThan(0.06)
    expect(samples.length / sampleRate - (words.at(-1)?.end ?? 0)).toBeLessThan(0.06)
  })

  test('VO3 twice the rate takes about half the time', async () => {
    const voice = make()
    const slow = await speak(voice)
    const fast = await speak(voice, { rate: 2 })
    const ratio = fast.samples.length / slow.samples.length
    expect(ratio).toBeGreaterThan(0.4)
    expect(ratio).toBeLessThan(0.65)
  })

  test('VO4 the speakers are of this voice, and another is refused', async () => {
    const voice = make()
    const ids = voice.listSpeakers().map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(0)
    expect(new Set(ids).size).toBe(ids.length)
    expect(await voice.speak(ask(voice, { speaker: 'nobody' }))).toMatchObject({
      error: { code: 'unknown-speaker' },
    })
  })

  test('VO5 text without a word is refused', async () => {
    const voice = make()
    expect(await voice.speak(ask(voice, { text: ' … ' }))).toMatchObject({
      error: { code: 'nothing-to-say' },
    })
  })

  test('VO6 speaking can be called off, and the next request is answered', async () => {
    const voice = make()
    const stop = new AbortController()
    const stopped = voice.speak(ask(voice), stop.signal)
    stop.abort()
    expect(await stopped).toMatchObject({ error: { code: 'cancelled' } })
    expect((await speak(voice, { text: 'Hello again.' })).words).toHaveLength(2)
  })

  test('VO7 prepared, it is ready, and progress ends with all of it', async () => {
    const voice = make()
    const seen: number[] = []
    const prepared = await voice.prepare(({ loaded, total }) => seen.push(loaded / total))
    expect(prepared).toMatchObject({ ok: true })
    expect(seen.at(-1)).toBe(1)
    expect(await voice.checkReadiness()).toEqual({ status: 'ready' })
  })
}

const loudest = (samples: Float32Array): number =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
