import { expect, type Locator, type Page, test as base } from '@playwright/test'

import type { Deck } from '#core/deck/deck.ts'

import { type SpeechServer, startSpeechServer } from '../../fakes/speech-server.ts'
import { continueAsGuest } from '../steps/continue-as-guest.ts'
import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { readSound, recordSound, waitForSoundTap } from '../steps/sound/record-sound.ts'
import { openApiConfiguration, saveKeys } from '../steps/save-keys.ts'
import { seedDeck } from '../steps/seed-library.ts'
import { readSpeech, useFakeSpeech } from '../steps/sound/use-fake-speech.ts'

const test = base.extend<{ server: SpeechServer }>({
  // Playwright insists on a pattern.
  // oxlint-disable-next-line no-empty-pattern
  server: async ({}, provide) => {
    const server = await startSpeechServer()
    await provide(server)
    await server.close()
  },
})

const slide = (id: string, notes: string) => ({ id, title: id, content: ['A point'], notes })
const deck: Deck = {
  title: 'A Voice',
  slides: [
    slide('Breath', 'Every word begins with air, as you may know, and the lungs give it room.'),
    slide('Shape', 'At last the lips give it a shape. That is all there is to a voice.'),
  ],
}
const german: Deck = {
  title: 'Eine Stimme',
  slides: [
    slide('Atem', 'Jedes Wort beginnt mit der Luft aus der Lunge, und das ist nicht alles.'),
  ],
}

const key = 'xi-canary-0123456789'
const presenter = (page: Page): Locator => page.getByRole('region', { name: 'AI Presenter' })
const badge = (page: Page, words: string): Locator =>
  presenter(page).getByText(words, { exact: true })
const press = (page: Page, name: string | RegExp): Promise<void> =>
  presenter(page)
    .getByRole('button', { name, exact: typeof name === 'string' })
    .click()

/** A service of one's own on this computer, which the page reaches as it does any other. */
async function nameOwnService(page: Page, server: SpeechServer) {
  await page.evaluate(
    (baseUrl) =>
      localStorage.setItem(
        'model-settings-custom',
        JSON.stringify({ baseUrl, voiceModel: 'kokoro' }),
      ),
    server.openAiUrl,
  )
}

/** What the page sends to ElevenLabs is answered by the fake; nothing else about it is changed. */
async function answerForElevenLabs(page: Page, server: SpeechServer) {
  await page.route('https://api.elevenlabs.io/**', async (route) => {
    const url = route.request().url().replace('https://api.elevenlabs.io', server.url)
    await route.fulfill({ response: await route.fetch({ url }) })
  })
}

async function chooseVoice(page: Page, group: string, name: string) {
  await press(page, 'Voice and sound')
  const dialog = page.getByRole('dialog', { name: 'Voice and sound' })
  await dialog.getByRole('region', { name: group }).getByRole('radio', { name }).check()
  return dialog
}

const openDeck = async (page: Page, shown: Deck) => {
  await seedDeck(page, 'talk', shown)
  await page.goto('/deck/talk')
  await expect(presenter(page).getByRole('button', { name: 'Auto-Present All' })).toBeEnabled()
}

/** Which words were lit, one after the other, counted through their slide. */
const watchLitWords = (page: Page) =>
  page.addInitScript(() => {
    const lit: number[] = []
    Object.assign(window, { lit })
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof HTMLElement && target.dataset['word'] === 'now')
          lit.push(Number(target.dataset['index']))
    }).observe(document, { attributes: true, attributeFilter: ['data-word'], subtree: true })
  })

const readLitWords = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { lit: number[] }).lit)

const expectSpokenPast = (page: Page, word: number) =>
  expect.poll(async () => (await readLitWords(page)).at(-1) ?? -1).toBeGreaterThan(word)

test.describe('a voice with a key', () => {
  // The listener below is no part of the app.
  test.use({ bypassCSP: true })

  test('is chosen, heard, and presents both slides, its words lit as they sound', async ({
    page,
    server,
  }) => {
    await recordSound(page)
    await watchLitWords(page)
    await useFakeSpeech(page)
    await continueAsGuest(page)
    await nameOwnService(page, server)
    await openDeck(page, deck)
    await expect(presenter(page)).not.toContainText('sent there')

    const dialog = await chooseVoice(page, 'Your own service, with your key', 'Nova')
    await expect(dialog).toContainText('the notes are sent to that service to be spoken')
    await expectAxeClean(page)
    await dialog.getByRole('button', { name: 'Preview Nova' }).click()
    await waitForSoundTap(page)
    await expect(dialog.getByText('Sound came out of the app')).toBeVisible()
    expect(server.requests.map(({ text }) => text)).toEqual([
      'Hello, I am Nova.',
      'This is how your presentation will sound.',
    ])
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(presenter(page)).toContainText(
      'Your own service speaks. Your notes are sent there.',
    )

    server.requests.length = 0
    await press(page, 'Auto-Present All')
    await expect(badge(page, 'Auto-Advancing')).toBeVisible()
    await expect(badge(page, 'Auto-Advance Complete')).toBeVisible()
    await expect(page.getByText('Slide 2 of 2', { exact: true })).toBeVisible()
    // Every word of both slides, one after the other; a busy browser may pass over a short one.
    const words = await readLitWords(page)
    const second = words.findIndex((word, at) => at > 0 && word < (words[at - 1] ?? 0))
    for (const spoken of [words.slice(0, second), words.slice(second)]) {
      expect(spoken.length).toBeGreaterThan(11)
      expect(spoken).toEqual([...new Set(spoken)].toSorted((a, b) => a - b))
    }

    // The first clause is made alone, so that it is heard soon.
    expect(server.requests[0]?.text).toBe('Every word begins with air,')
    expect(server.requests.map(({ text }) => text).join(' ')).toBe(
      deck.slides.map(({ notes }) => notes).join(' '),
    )
    const { samples, sampleRate } = await readSound(page)
    const loud = samples.filter((sample) => Math.abs(sample) > 0.02).length / sampleRate
    expect(loud).toBeGreaterThan(5)
    expect((await readSpeech(page)).said).toEqual([])

    // Heard before, it costs nothing more; also at another speed.
    const asked = server.requests.length
    await page.reload()
    await press(page, 'Present This Slide')
    await expect(badge(page, 'Presenting')).toBeVisible()
    await expectSpokenPast(page, 2)
    expect(server.requests).toHaveLength(asked)
  })
})

/** A guest who has brought a key of ElevenLabs, at the deck. */
async function openDeckWithKey(page: Page) {
  await continueAsGuest(page)
  await openApiConfiguration(page)
  await saveKeys(page, {
    gemini: 'AIzaSyCanary0123456789',
    elevenlabs: key,
    mode: 'On this device',
  })
  await openDeck(page, deck)
}

test('a wrong key is told with what to do, and another voice goes on where it was', async ({
  page,
  server,
}) => {
  await useFakeSpeech(page)
  await answerForElevenLabs(page, server)
  server.expectKey('another-key')
  await openDeckWithKey(page)
  const dialog = await chooseVoice(page, 'ElevenLabs, with your key', 'Sarah')
  await dialog.getByRole('button', { name: 'Preview Sarah' }).click()
  await expect(dialog).toContainText('ElevenLabs does not know this key.')
  await dialog.getByRole('button', { name: 'Done' }).click()

  await press(page, 'Auto-Present All')
  const alert = presenter(page).getByRole('alert')
  await expect(alert).toContainText('Failed to start auto-advance presentation')
  await expect(alert).toContainText('ElevenLabs does not know this key.')
  await expect(badge(page, 'Auto-Advance Error')).toBeVisible()
  await expectAxeClean(page)
  // One request for the preview and one here: what is refused is not asked for again and again.
  expect(server.requests).toHaveLength(2)
  for (const { url, headers, body } of server.requests) {
    expect(headers['xi-api-key']).toBe(key)
    expect(url + JSON.stringify(body)).not.toContain(key)
  }
  await alert.getByRole('button', { name: 'Open settings' }).click()
  await expect(page.getByRole('dialog', { name: 'API Configuration' })).toBeVisible()
  await page.keyboard.press('Escape')
  await alert.getByRole('button', { name: 'Go on with Fake en-US' }).click()
  await expect(badge(page, 'Auto-Advancing')).toBeVisible()
  await expect(alert).toBeHidden()
  await expect.poll(async () => (await readSpeech(page)).said.length).toBeGreaterThan(0)
})

test('a service that gives up in the middle of the talk is told once, and the talk goes on from there', async ({
  page,
  server,
}) => {
  await useFakeSpeech(page)
  await answerForElevenLabs(page, server)
  const speaks = { kind: 'speak' } as const
  server.play(speaks, speaks, { kind: 'refuse', as: 'no-credit' })
  await openDeckWithKey(page)
  const dialog = await chooseVoice(page, 'ElevenLabs, with your key', 'George')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await press(page, 'Auto-Present All')
  await expect(badge(page, 'Auto-Advancing')).toBeVisible()
  const alert = presenter(page).getByRole('alert')
  await expect(alert).toContainText('There is no credit left on your ElevenLabs account.')
  // The first slide was spoken to its end.
  await expect(page.getByText('Slide 2 of 2', { exact: true })).toBeVisible()
  await alert.getByRole('button', { name: 'Go on with Fake en-US' }).click()
  await expect(alert).toBeHidden()
  await expect
    .poll(async () => (await readSpeech(page)).said[0])
    .toBe('At last the lips give it a shape.')
})

test('a deck in another language is given to who speaks it, and told which one it is', async ({
  page,
  server,
}) => {
  await watchLitWords(page)
  await useFakeSpeech(page)
  await answerForElevenLabs(page, server)
  await continueAsGuest(page)
  await openApiConfiguration(page)
  await saveKeys(page, {
    gemini: 'AIzaSyCanary0123456789',
    elevenlabs: key,
    mode: 'On this device',
  })
  await openDeck(page, german)
  const dialog = await chooseVoice(page, 'ElevenLabs, with your key', 'Alice')
  await expect(dialog).toContainText('Voices for German')
  await expect(dialog.getByRole('region', { name: 'From your browser' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await press(page, 'Present This Slide')
  await expect(badge(page, 'Presenting')).toBeVisible()
  expect(server.requests[0]?.body['language_code']).toBe('de')
  await expectSpokenPast(page, 0)
})
