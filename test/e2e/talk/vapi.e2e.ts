import { expect, type Locator, type Page, test } from '@playwright/test'

import type { Deck } from '#core/deck/deck.ts'

import { readCallLog, serveVapi, type VapiService } from '../../fakes/vapi-service.ts'
import { watchMachine } from '../../fixtures/watch-machine.ts'
import { forgetKeys } from '../steps/change-stored.ts'
import { continueAsGuest } from '../steps/continue-as-guest.ts'
import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { findTraces, readStored } from '../steps/screen/find-traces.ts'
import { openApiConfiguration, saveKeys } from '../steps/save-keys.ts'
import { seedDeck } from '../steps/seed-library.ts'
import { useFakeSpeech } from '../steps/sound/use-fake-speech.ts'

const key = 'vapi-canary-7b1e55'
const notes = [
  'Every word begins with air from the lungs. Then the throat gives a buzz to it.',
  'The second slide follows by itself, with words of its own.',
  'And the third slide is the last one. Thank you for listening.',
]
const deck: Deck = {
  title: 'A Voice',
  slides: notes.map((text, index) => ({
    id: `slide-${index}`,
    title: `Part ${index + 1}`,
    content: ['Air from the lungs', 'A buzz in the throat'],
    notes: text,
  })),
}

const presenter = (page: Page): Locator => page.getByRole('region', { name: 'AI Presenter' })
const badge = (page: Page, words: string): Locator =>
  presenter(page).getByText(words, { exact: true })
const press = (page: Page, name: string): Promise<void> =>
  presenter(page).getByRole('button', { name, exact: true }).click()
const lit = (page: Page): Locator => page.locator('[data-word=now]')
const expectSpokenPast = (page: Page, word: number): Promise<void> =>
  expect
    .poll(async () => Number(await lit(page).getAttribute('data-index')), { intervals: [50] })
    .toBeGreaterThan(word)

/** The key is saved and the live voice chosen, as the user would have done it. */
async function open(page: Page) {
  await continueAsGuest(page)
  await openApiConfiguration(page)
  await saveKeys(page, { gemini: 'AIzaSyCanary0123456789', vapi: key, mode: 'On this device' })
  await seedDeck(page, 'talk', deck)
  await page.evaluate(() =>
    localStorage.setItem('narration', JSON.stringify({ voices: { en: 'vapi:sarah' } })),
  )
  await page.goto('/deck/talk')
  await expect(page.getByText('Slide 1 of 3', { exact: true })).toBeVisible()
  await expect(presenter(page).getByRole('button', { name: 'Auto-Present All' })).toBeEnabled()
}

let service: VapiService
let complaints: string[]

test.beforeEach(async ({ page, context }) => {
  service = await serveVapi(context)
  await useFakeSpeech(page)
  complaints = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  await open(page)
})

test('one slide: the inline assistant speaks the notes, the words follow, and the call is over', async ({
  page,
}) => {
  await press(page, 'Present This Slide')
  await expect(badge(page, 'Presenting')).toBeVisible()
  await expectSpokenPast(page, 2)
  await expectAxeClean(page)
  await expect(badge(page, 'Complete')).toBeVisible()
  const [call] = service.calls
  expect(service.calls).toHaveLength(1)
  expect(call?.authorization).toBe(`Bearer ${key}`)
  expect(call?.body.assistant).toMatchObject({
    firstMessage: notes[0],
    model: {
      provider: 'openai',
      temperature: 0.4,
      maxTokens: 1000,
      messages: [
        { role: 'system', content: expect.stringMatching(/narrator.*pauses.*enthusiasm/u) },
      ],
    },
    voice: {
      provider: '11labs',
      voiceId: 'sarah',
      stability: 0.75,
      similarityBoost: 0.95,
      style: 0.5,
      useSpeakerBoost: true,
    },
    transcriber: { language: 'en-US' },
    maxDurationSeconds: 600,
    backgroundSound: 'off',
    artifactPlan: { recordingEnabled: false },
    startSpeakingPlan: { waitSeconds: 0.3 },
  })
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(await readCallLog(page)).toMatchObject({ joined: 1, said: [notes[0]] })
  expect(service.strangers).toEqual([])
  expect(complaints).toEqual([])
})

test('the app trusts no script of others: only the document of the call does, and it has no key left', async ({
  page,
  request,
}) => {
  const [app, call] = await Promise.all([request.get('/'), request.get('/call.html')])
  const policyOf = (answer: typeof app) => answer.headers()['content-security-policy'] ?? ''
  expect(policyOf(app)).toContain("frame-src 'self'")
  expect(policyOf(app)).not.toMatch(/daily|vapi|'unsafe-eval'/u)
  expect(policyOf(call)).toContain('https://c.daily.co')
  expect(policyOf(call)).toContain("frame-ancestors 'self'")
  expect(policyOf(call)).not.toContain("'unsafe-eval'")
  expect(await call.text()).toContain('http-equiv="Content-Security-Policy"')
  await press(page, 'Present This Slide')
  await expect(badge(page, 'Presenting')).toBeVisible()
  expect(findTraces(await readStored(page), key)).toEqual([])
  expect((await readCallLog(page)).bringsTrack).toBe(true)
  const addresses = page.frames().map((frame) => frame.url())
  expect(addresses).toHaveLength(2)
  expect(addresses.join(' ')).not.toContain(key)
})

const expectFailure = async (page: Page, sentence: string) => {
  await expect(badge(page, 'Error')).toBeVisible()
  await expect(presenter(page)).toContainText(
    'Presentation Error: There was an issue with the AI presenter. Please check your API key and internet connection, then try again.',
  )
  await expect(presenter(page).getByText('AI Voice System error')).toHaveCount(1)
  await expect(presenter(page)).toContainText(`AI Voice System error: ${sentence}`)
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(complaints).toEqual([])
}

test('a key that is refused: said once, with what to look for', async ({ page }) => {
  service.refusal = {
    status: 401,
    message: 'Invalid Key. Hot tip, you may be using the private key.',
  }
  await press(page, 'Present This Slide')
  await expectFailure(page, 'Invalid Key. Hot tip, you may be using the private key.')
  await expect(presenter(page)).toContainText('"Transient Assistant" switched on')
  await expectAxeClean(page)
  // Once it is put right, another try works.
  service.refusal = null
  await press(page, 'Try again')
  await expect(badge(page, 'Presenting')).toBeVisible()
})

test('a key that allows no inline assistant: the help names the switch and the origins', async ({
  page,
}) => {
  service.refusal = { status: 403, message: "Key doesn't allow transient assistant" }
  await press(page, 'Auto-Present All')
  await expect(badge(page, 'Auto-Advance Error')).toBeVisible()
  await expect(presenter(page)).toContainText('Allowed Origins')
})

test('a room that is gone: three events of the SDK are one message', async ({ page }) => {
  const msg = 'The meeting you are trying to join does not exist.'
  service.plan = { refusal: { type: 'no-room', msg } }
  await press(page, 'Present This Slide')
  await expectFailure(page, msg)
})

test('a call library that cannot be fetched: said once', async ({ page }) => {
  service.isCdnDown = true
  await press(page, 'Present This Slide')
  await expectFailure(page, 'Failed to load call object bundle')
})

test('noise cancellation that fails: the call goes on without it', async ({ page }) => {
  service.plan = { failsProcessing: true }
  await press(page, 'Present This Slide')
  await expect(badge(page, 'Complete')).toBeVisible()
  expect(complaints).toEqual([])
})

test('stopped and started again at once: the old call is over before the new one begins', async ({
  page,
}) => {
  await press(page, 'Present This Slide')
  await expectSpokenPast(page, 1)
  await press(page, 'Stop')
  await press(page, 'Present This Slide')
  await expect(badge(page, 'Complete')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(service.calls).toHaveLength(2)
  expect(await readCallLog(page)).toMatchObject({ joined: 2, said: [notes[0], notes[0]] })
  expect(complaints).toEqual([])
})

test('Pause silences the call at once, Resume goes on at that word', async ({ page }) => {
  service.plan = { msPerLetter: 60 }
  await press(page, 'Present This Slide')
  await expectSpokenPast(page, 2)
  await press(page, 'Pause')
  await expect(badge(page, 'Paused')).toBeVisible()
  const word = (await lit(page).textContent()) ?? '?'
  await expect.poll(async () => (await readCallLog(page)).controls).toEqual(['mute-assistant'])
  const volume = page.frameLocator('iframe').locator('audio')
  expect(await volume.evaluate((player: HTMLAudioElement) => player.volume)).toBe(0)
  await page.waitForTimeout(2500)
  await expect(lit(page)).toHaveText(word)
  await press(page, 'Resume')
  await expect
    .poll(async () => (await readCallLog(page)).said.at(-1))
    .toMatch(new RegExp(`^${word} `, 'u'))
  await expect(badge(page, 'Complete')).toBeVisible()
  const { heard, said } = await readCallLog(page)
  expect(service.calls).toHaveLength(1)
  expect(said).toHaveLength(2)
  expect(notes[0]?.endsWith(said[1] ?? '?')).toBe(true)
  // After the new text began, nothing of the old one got out.
  const resumed = heard.findIndex(({ text }) => text === said[1])
  expect(heard.slice(resumed).every(({ text }) => text === said[1])).toBe(true)
  expect(heard.slice(resumed).some((sound) => sound.volume > 0.9)).toBe(true)
})

test(
  'Auto-Present All: three slides in one call, with the waits of calls between them',
  { tag: '@long' },
  async ({ page }) => {
    const measureStandstill = watchMachine()
    service.plan = { msPerLetter: 60 }
    await press(page, 'Auto-Present All')
    await expect(badge(page, 'Auto-Advancing')).toBeVisible()
    await expect.poll(async () => (await readCallLog(page)).said.length).toBe(1)
    await expect(page.getByText('Slide 2 of 3 (Auto)', { exact: true })).toBeVisible()
    await expect(badge(page, 'Auto-Advance Complete')).toBeVisible()
    await expect(page.getByText('Slide 3 of 3', { exact: true })).toBeVisible()
    expect(service.calls).toHaveLength(1)
    const { joined, said, begun, over } = await readCallLog(page)
    expect({ joined, said }).toEqual({ joined: 1, said: notes })
    // 3 s until it counts as over, 4 s until the next slide, 2 s until it speaks; silence is known after 1 s.
    for (const place of [1, 2]) {
      const [from, to] = [over[place - 1] ?? 0, begun[place] ?? 0]
      expect(to - from).toBeGreaterThan(9_000)
      expect(to - from - measureStandstill(from, to)).toBeLessThan(13_000)
    }
  },
)

test('a call that is ended from elsewhere in the middle of a slide ends quietly', async ({
  page,
}) => {
  service.plan = { upset: { afterLetters: 20, what: { kind: 'ejected' } } }
  await press(page, 'Auto-Present All')
  await expectSpokenPast(page, 0)
  await expect(badge(page, 'Auto-Advance Ready')).toBeVisible()
  await expect(presenter(page).getByRole('button', { name: 'Auto-Present All' })).toBeEnabled()
  await expect(presenter(page)).not.toContainText('error')
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('a call that runs out of time: a new one goes on at the word', async ({ page }) => {
  service.plan = {
    msPerLetter: 60,
    upset: { afterLetters: 40, what: { kind: 'ended', reason: 'exceeded-max-duration' } },
  }
  await press(page, 'Present This Slide')
  await expectSpokenPast(page, 2)
  await expect.poll(() => service.calls.length).toBe(2)
  service.plan = {}
  await expect(badge(page, 'Complete')).toBeVisible()
  const { said } = await readCallLog(page)
  // The second may run out of time, too, before the plan is another.
  expect(said.length).toBeGreaterThanOrEqual(2)
  for (const [at, rest] of said.slice(1).entries()) {
    expect(notes[0]?.endsWith(rest)).toBe(true)
    expect(rest.length).toBeLessThan(said[at]?.length ?? 0)
  }
})

test('a voice of the provider that breaks down is an error, not an end', async ({ page }) => {
  const reason = 'pipeline-error-eleven-labs-quota-exceeded'
  service.plan = { upset: { afterLetters: 20, what: { kind: 'ended', reason } } }
  await press(page, 'Present This Slide')
  await expectFailure(page, reason)
})

test('a network that comes back: the talk waits, and is told to the end', async ({ page }) => {
  service.plan = { upset: { afterLetters: 25, what: { kind: 'interrupted', forMs: 1500 } } }
  await press(page, 'Present This Slide')
  await expectSpokenPast(page, 0)
  await expect(badge(page, 'Complete')).toBeVisible()
  const { said } = await readCallLog(page)
  expect(service.calls).toHaveLength(1)
  expect(said).toHaveLength(2)
  expect(said[1]).not.toBe(notes[0])
  expect(notes[0]?.endsWith(said[1] ?? '?')).toBe(true)
})

test('a network that does not come back is said once', async ({ page }) => {
  service.plan = { upset: { afterLetters: 25, what: { kind: 'interrupted', forMs: null } } }
  await press(page, 'Present This Slide')
  await expectFailure(page, 'The network connection was lost')
  await expect(presenter(page)).toContainText('Please check your internet connection')
})

test('without a network no call is made, and that is said', async ({ page, context }) => {
  await press(page, 'Present This Slide')
  await expect(badge(page, 'Complete')).toBeVisible()
  await context.unroute('https://api.vapi.ai/call/web')
  await press(page, 'Present This Slide')
  await expectFailure(page, 'Failed to fetch')
})

test('a service that tells of no turns: the end is found by the sound', async ({ page }) => {
  service.plan = { tellsNoTurns: true }
  await press(page, 'Present This Slide')
  await expect(badge(page, 'Complete')).toBeVisible()
  expect((await readCallLog(page)).said).toEqual([notes[0]])
})

test('without its key the chosen live voice is missed, and no other takes its place', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Settings', exact: true }).last().click()
  const dialog = page.getByRole('dialog', { name: 'API Configuration' })
  await dialog.getByRole('button', { name: /Remove.*Vapi/u }).click()
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(dialog.getByLabel('Vapi public key')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(presenter(page)).toContainText('AI Presenter Configuration Required')
  for (const name of ['Auto-Present All', 'Present This Slide'])
    await expect(presenter(page).getByRole('button', { name, exact: true })).toBeDisabled()
  await page.getByRole('button', { name: 'Speak from here' }).click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(
    presenter(page).getByText(
      'Presenter not initialized. Please check your API key and try again.',
      { exact: true },
    ),
  ).toBeVisible()
  await page.getByRole('button', { name: 'More ways to present' }).click()
  await page.getByRole('menuitem', { name: 'Auto-present from this slide' }).click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(presenter(page)).toContainText(
    'Auto-Advance Presenter not initialized. Please check your API key and try again.',
  )
  await page.reload()
  await expect(presenter(page)).toContainText('AI Presenter Configuration Required')
  await expectAxeClean(page)
  await presenter(page).getByRole('button', { name: 'Open settings' }).click()
  await expect(dialog).toBeVisible()
})

test('a key that is gone by then, or a call that cannot be loaded, is called by its name', async ({
  page,
}) => {
  await page.route('**/call.html', (route) => route.abort())
  // A document that does not come is waited for.
  await page.clock.install()
  await press(page, 'Present This Slide')
  await expect(page.locator('iframe')).toHaveCount(1)
  await page.clock.runFor(20_000)
  await expect(presenter(page).getByRole('alert')).toContainText(
    'Failed to initialize AI Presenter: the live call could not be loaded. Please check your Vapi API key.',
  )
  await press(page, 'Dismiss')
  await forgetKeys(page)
  await press(page, 'Present This Slide')
  await expect(presenter(page).getByRole('alert')).toContainText('Vapi public key is required')
})

test('a live voice is offered once its key is there, and chosen in the list of voices', async ({
  page,
}) => {
  await press(page, 'Voice and sound')
  const dialog = page.getByRole('dialog', { name: 'Voice and sound' })
  await expect(dialog.getByRole('radio', { name: /Sarah/u })).toBeChecked()
  await dialog.getByRole('radio', { name: /Ryan/u }).check()
  await expectAxeClean(page)
  await dialog.getByRole('button', { name: 'Preview Ryan' }).click()
  await expect.poll(() => service.calls.length).toBe(1)
  expect(service.calls[0]?.body.assistant).toMatchObject({ voice: { voiceId: 'ryan' } })
  await expect(dialog.getByRole('button', { name: 'Preview Ryan' })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
})
