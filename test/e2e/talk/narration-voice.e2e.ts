import { expect, type Page, test } from '@playwright/test'

import type { Deck } from '#core/deck/deck.ts'
import { createSampleDeck } from '#core/outline/templates/sample-deck.ts'
import { rateLimits } from '#workspace/talk/narration-settings.ts'

import { describeSpeech, isSpeechLike } from '../../fixtures/is-speech-like.ts'
import { becomeGuest, continueAsGuest } from '../steps/continue-as-guest.ts'
import {
  cutOut,
  listPauses,
  measureEffort,
  measureHeardWords,
  measureHighlight,
  measurePauses,
  percentile,
} from '../steps/sound/judge-narration.ts'
import {
  type NarrationRecord,
  readNarration,
  recordNarration,
  waitForVoice,
} from '../steps/sound/record-narration.ts'
import { seedDeck } from '../steps/seed-library.ts'

// The listener is a script of the test's own. Everything else here is the app as it is served.
test.use({ bypassCSP: true })

const pauseSeconds = 1.5
/** The whole sample at its own pace takes five minutes; the gate hears how it begins, and faster. */
const whole = process.env['LECTERN_FULL'] !== undefined
const rate = whole ? 1 : rateLimits.max
const presenter = (page: Page) => page.getByRole('region', { name: 'AI Presenter' })

const note = (description: string) =>
  test.info().annotations.push({ type: 'measured', description })

function expectSpeech({ sound, clips, speeches }: NarrationRecord) {
  const [first, last] = [clips[0], clips.at(-1)]
  if (!first || !last) throw new Error('Nothing was played')
  expect(clips.every(({ speech }) => speeches[speech])).toBe(true)
  const traits = describeSpeech({
    samples: cutOut(sound, first.start, last.end),
    sampleRate: sound.sampleRate,
  })
  note(JSON.stringify(traits))
  expect(isSpeechLike(traits)).toBe(true)
}

/** In seconds, by frames. Every word that was heard must have been lit. */
function measureHighlightErrors(record: NarrationRecord, deck: Deck): number[] {
  const errors = measureHighlight(record, deck)
  expect(errors.length).toBeGreaterThan(20)
  const toMs = (seconds: number) => Math.round(seconds * 1000)
  const plain = errors.map((error) => error.plain)
  const inFrames = errors.map((error) => error.inFrames)
  note(
    `highlight median ${toMs(percentile(plain, 0.5))} ms, p95 ${toMs(percentile(plain, 0.95))} ms; by frames p95 ${toMs(percentile(inFrames, 0.95))} ms, most ${toMs(Math.max(...inFrames))} ms`,
  )
  return inFrames
}

async function setSpeed(page: Page) {
  await presenter(page).getByRole('button', { name: 'Voice and sound' }).click()
  const dialog = page.getByRole('dialog', { name: 'Voice and sound' })
  await dialog.getByRole('spinbutton', { name: 'Speed in percent' }).fill(String(100 * rate))
  await dialog.getByRole('button', { name: 'Done' }).click()
}

async function openSample(page: Page): Promise<Deck> {
  const sample = createSampleDeck(() => crypto.randomUUID())
  if (whole) {
    await continueAsGuest(page)
    await page.getByRole('button', { name: 'Try the sample deck' }).click()
    return sample
  }
  const beginning = { ...sample, slides: sample.slides.slice(0, 2) }
  await becomeGuest(page)
  await seedDeck(page, 'sample', beginning)
  await page.goto('/deck/sample')
  return beginning
}

test(
  'in a fresh profile, with no key and no network once the voice is there, one press: the sample deck presents itself aloud to its end',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(600_000)
    await recordNarration(page)
    const deck = await openSample(page)
    await expect(presenter(page)).toContainText(/the voice is downloaded \(\d+ MB\)/)
    if (rate !== 1) await setSpeed(page)
    await presenter(page).getByRole('button', { name: 'Auto-Present All' }).click()
    await waitForVoice(page, 120_000)
    await page.context().setOffline(true)
    await page.route('**', (route) => route.abort())

    for (const place of deck.slides.keys())
      await expect(
        page.getByText(`Slide ${place + 1} of ${deck.slides.length} (Auto)`, { exact: true }),
      ).toBeVisible({ timeout: 180_000 })
    await expect(presenter(page).getByText('Auto-Advance Complete', { exact: true })).toBeVisible({
      timeout: 180_000,
    })

    const record = await readNarration(page)
    const { clips, speeches, firstSound } = record
    const effort = measureEffort(record)
    note(`first sound ${firstSound.toFixed(1)} s after the session, effort ${effort.toFixed(2)}`)
    expectSpeech(record)
    // As long as the word times say: each word is heard in its time, and nothing between the clips.
    for (const { start, end, speech } of clips)
      expect(end - start).toBeCloseTo(speeches[speech]?.seconds ?? 0, 3)
    expect(measureHeardWords(record)).toBeGreaterThan(0.97)
    const expected = listPauses(deck, { betweenSlides: pauseSeconds, rate })
    const off = measurePauses(record).map((pause, index) => pause - (expected[index] ?? 0))
    expect(off).toHaveLength(expected.length)
    note(`pauses off by ${off.map((one) => Math.round(one * 1000)).join(', ')} ms`)
    expect(Math.min(...off)).toBeGreaterThan(-0.05)
    const highlight = measureHighlightErrors(record, deck)
    // A machine that is too slow waits for itself, which is another rule, and paints too late.
    if (effort < 0.8) {
      expect(Math.max(...off)).toBeLessThan(0.05)
      expect(percentile(highlight, 0.95)).toBeLessThanOrEqual(0.025)
    }
  },
)

const slide = (id: string, notes: string) => ({ id, title: id, content: ['A point'], notes })
const shortDeck: Deck = {
  title: 'A Voice',
  slides: [
    slide(
      'Breath',
      'Every word begins with air from the lungs. Then the throat gives a buzz to it.',
    ),
    slide('Shape', 'And at last the lips give it a shape. That is all there is to a voice.'),
  ],
}
const pauseCount = 12

test(`paused ${pauseCount} times at random words, it goes on at each, and never says two things at once`, async ({
  page,
}) => {
  await recordNarration(page)
  await becomeGuest(page)
  await seedDeck(page, 'talk', shortDeck)
  await page.goto('/deck/talk')
  await presenter(page).getByRole('button', { name: 'Auto-Present All' }).click()
  const badge = (words: string) => presenter(page).getByText(words, { exact: true })
  await expect(badge('Auto-Advancing')).toBeVisible({ timeout: 120_000 })
  const lit = page.locator('[data-word=now]')
  for (let times = 0; times < pauseCount; times++) {
    await presenter(page).getByRole('button', { name: 'Pause' }).click()
    await expect(badge('Auto-Advance Paused')).toBeVisible()
    const word = await lit.evaluateAll((words) => words.map((one) => one.textContent))
    await page.waitForTimeout(100 + Math.random() * 400)
    expect(await lit.evaluateAll((words) => words.map((one) => one.textContent))).toEqual(word)
    await presenter(page).getByRole('button', { name: 'Resume' }).click()
    await page.waitForTimeout(100 + Math.random() * 400)
  }
  await expect(badge('Auto-Advance Complete')).toBeVisible({ timeout: 120_000 })
  await expect(page.getByText('Slide 2 of 2', { exact: true })).toBeVisible()

  const record = await readNarration(page)
  expectSpeech(record)
  const { clips, speeches } = record
  // A cut fades for a few milliseconds, into nothing else.
  const heard = clips.filter(({ start, end }) => end - start > 0.001)
  for (const [index, { start }] of heard.entries())
    expect(start).toBeGreaterThanOrEqual((heard[index - 1]?.end ?? 0) - 0.001)
  for (const [index, { seconds }] of speeches.entries()) {
    const parts = heard.filter(({ speech }) => speech === index)
    expect(parts[0]?.offset).toBe(0)
    for (const [next, { offset }] of parts.slice(1).entries()) {
      const part = parts[next]
      const reached = part ? part.offset + part.end - part.start : 0
      expect(Math.abs(offset - reached)).toBeLessThan(0.02)
    }
    const last = parts.at(-1)
    expect(last ? last.offset + last.end - last.start : 0).toBeCloseTo(seconds, 2)
  }
  measureHighlightErrors(record, shortDeck)
})

test('tones and noise, even in the rhythm of syllables, would not be taken for speech', () => {
  const sampleRate = 22_050
  const make = (wave: (time: number) => number) => ({
    samples: Float32Array.from({ length: 4 * sampleRate }, (_, at) => wave(at / sampleRate)),
    sampleRate,
  })
  const syllable = (time: number) => Math.max(0, Math.sin(2 * Math.PI * 2 * time)) ** 2
  const tone = (time: number) => 0.3 * Math.sin(2 * Math.PI * 180 * time)
  const noise = (time: number) => 0.3 * Math.sin(1e7 * Math.sin(time * 12_345))
  const others = [
    () => 0,
    tone,
    noise,
    (time: number) => syllable(time) * tone(time),
    (time: number) => syllable(time) * noise(time),
  ]
  for (const wave of others) expect(isSpeechLike(describeSpeech(make(wave)))).toBe(false)
})
