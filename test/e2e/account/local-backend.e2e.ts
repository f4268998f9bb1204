import { expect, type Page, type Request } from '@playwright/test'

import { serveBuiltApp } from '../../../scripts/serve-built-app.mjs'
import { holdAnswer } from '../../fakes/hold-answer.ts'
import type { ModelServer } from '../../fakes/model-server.ts'
import { createSampleReply } from '../../fixtures/sample-reply.ts'
import { continueAsGuest } from '../steps/continue-as-guest.ts'
import { openApiConfiguration, saveKeys } from '../steps/save-keys.ts'
import { seedDeck } from '../steps/seed-library.ts'
import { testWithServer } from '../steps/test-with-server.ts'

const key = 'AQ.canary-0123456789'
const { text, deck } = createSampleReply()

/** The app on localhost, whose server takes the fake for Gemini. */
const test = testWithServer.extend<{ gemini: ModelServer }>({
  gemini: async ({ server }, provide) => {
    server.expectKey(key)
    await provide(server)
  },
  baseURL: async ({ gemini }, provide) => {
    const { url, stop } = await serveBuiltApp({ GEMINI_BASE_URL: gemini.url })
    await provide(url)
    stop()
  },
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function signInWithKey(page: Page) {
  await continueAsGuest(page)
  await openApiConfiguration(page)
  await saveKeys(page, { gemini: key, mode: 'On this device' })
}

test(
  'LB1 a deck is written by the backend, slide by slide, with the key in the body only',
  { tag: '@gate' },
  async ({ page, gemini, baseURL }) => {
    const { script, goOn } = holdAnswer(text, '"slide-3"')
    gemini.play(script)
    const calls: Request[] = []
    page.on('request', (request) => calls.push(request))
    await signInWithKey(page)
    await page.goto('/create?method=ai')
    await page.getByLabel('Topic', { exact: true }).fill('Voices')
    await button(page, 'Generate with AI').click()
    await expect(
      page.getByRole('list', { name: 'Slides so far' }).getByRole('listitem').nth(1),
    ).toBeVisible()
    await expect(page).toHaveURL(/\/create/)
    goOn()
    await expect(page).toHaveURL(/\/deck\/[^/]+/)
    await expect(page.getByText(`Slide 1 of ${deck.slides.length}`, { exact: true })).toBeVisible()

    const call = calls.find((request) => request.url().endsWith('/api/generate-presentation'))
    expect(call?.postDataJSON()).toEqual({ topic: 'Voices', apiKey: key })
    for (const request of calls) {
      expect(request.url()).not.toContain('canary')
      if (/^https?:/.test(request.url())) expect(request.url()).toContain(baseURL)
    }
    expect(gemini.requests[0]?.headers['x-goog-api-key']).toBe(key)
  },
)

test('LB2 Stop reaches Gemini and keeps what is complete', async ({ page, gemini }) => {
  gemini.play({ kind: 'stall', after: text.slice(0, text.indexOf('"slide-4"') + 30) })
  await signInWithKey(page)
  await page.goto('/create?method=ai')
  await page.getByLabel('Topic', { exact: true }).fill('Voices')
  await button(page, 'Generate with AI').click()
  await expect(page.getByRole('list', { name: 'Slides so far' }).getByRole('listitem')).toHaveCount(
    3,
  )
  await button(page, 'Stop').click()
  await expect(page).toHaveURL(/\/deck\/[^/]+/)
  await expect(page.getByText('Slide 1 of 3', { exact: true })).toBeVisible()
  await expect.poll(() => gemini.requests.at(-1)?.left).toBe(true)
})

test('LB5 ‘Test key’ says whether the key works and fills the list of models', async ({ page }) => {
  await continueAsGuest(page)
  const dialog = await openApiConfiguration(page)
  await dialog.getByLabel('Gemini API key').fill('AQ.another-key')
  await dialog.getByRole('button', { name: 'Test key' }).click()
  await expect(dialog.getByRole('status')).toContainText('Gemini does not know this key')
  await dialog.getByLabel('Gemini API key').fill(key)
  await expect(dialog.getByRole('status')).toBeEmpty()
  await dialog.getByRole('button', { name: 'Test key' }).click()
  await expect(dialog.getByRole('status')).toHaveText('This key works: 3 models to choose from.')
  await expect(dialog.getByLabel('Model').getByRole('option')).toHaveText([
    'Automatic: gemini 3.8 flash',
    'gemini 3.8 flash',
    'gemini 4 argon',
    'gemini 9 flash',
  ])
  await expect(dialog.getByLabel('Gemini API key')).toHaveValue(key)
})

test('LB1 the model that was chosen is the one that writes', async ({ page, gemini }) => {
  gemini.play({ kind: 'answer', text })
  await continueAsGuest(page)
  const dialog = await openApiConfiguration(page)
  await dialog.getByLabel('Gemini API key').fill(key)
  await dialog.getByRole('button', { name: 'Test key' }).click()
  await dialog.getByLabel('Model').selectOption('gemini-4-argon')
  await dialog.getByRole('button', { name: 'Save Keys' }).click()
  await expect(dialog).toBeHidden()
  await openApiConfiguration(page)
  await expect(dialog.getByLabel('Model')).toHaveValue('gemini-4-argon')
  await page.goto('/create?method=ai')
  await page.getByLabel('Topic', { exact: true }).fill('Voices')
  await button(page, 'Generate with AI').click()
  await expect(page).toHaveURL(/\/deck\/[^/]+/)
  expect(gemini.requests.at(-1)?.path).toBe('/v1beta/models/gemini-4-argon:streamGenerateContent')
})

const alert = (page: Page) => page.getByRole('alert')

async function generateDeck(page: Page) {
  await signInWithKey(page)
  await page.goto('/create?method=ai')
  await page.getByLabel('Topic', { exact: true }).fill('Voices')
  await button(page, 'Generate with AI').click()
}

test('GW1 GW2 what Gemini answers instead of a presentation is quoted, or named above the template', async ({
  page,
  gemini,
}) => {
  gemini.play({ kind: 'send', status: 418, body: '' })
  await generateDeck(page)
  await expect(alert(page)).toContainText('Failed to generate presentation')
  await expect(alert(page)).toContainText('Gemini API error: Unknown error')
  const body = { error: { code: 400, message: 'The hive is closed.' } }
  gemini.play({ kind: 'send', status: 400, body })
  await button(page, 'Retry').click()
  await expect(alert(page)).toContainText('Gemini API error: The hive is closed.')

  gemini.play({ kind: 'say-nothing' })
  await button(page, 'Retry').click()
  await expect(page).toHaveURL(/\/deck\/[^/]+/)
  const missing = page.getByRole('region', { name: 'What is missing' })
  await expect(missing).toContainText('No response from Gemini API')
  await expect(page.getByText('Slide 1 of 5', { exact: true })).toBeVisible()
  gemini.play({ kind: 'answer', text: '{"slides": []}' })
  await missing.getByRole('button', { name: 'Retry' }).click()
  await expect(missing).toContainText('Invalid presentation structure')
  gemini.play({ kind: 'answer', text: 'I would rather write a poem.' })
  await missing.getByRole('button', { name: 'Retry' }).click()
  await expect(missing).toContainText('No JSON found in response')
})

test('LB3 what our own server cannot do is said in its words, and Gemini is not blamed', async ({
  page,
  gemini,
}) => {
  const answer = { status: 500, json: { error: 'The hive is closed' } }
  await page.route('**/api/generate-presentation', (route) => route.fulfill(answer))
  await generateDeck(page)
  const expectOwnWords = async (words: string) => {
    await expect(alert(page)).toContainText(words)
    await expect(alert(page)).toContainText('Failed to generate presentation')
    await expect(alert(page)).not.toContainText('Gemini')
  }
  await expectOwnWords('The hive is closed')
  Object.assign(answer, { status: 200, json: { error: 'The hive is empty' } })
  await button(page, 'Retry').click()
  await expectOwnWords('The hive is empty')
  Object.assign(answer, { status: 502, json: {} })
  await button(page, 'Retry').click()
  await expectOwnWords('Something went wrong in Lectern’s own server')
  // What our server itself says of a request that it does not take.
  await page.unroute('**/api/generate-presentation')
  await page.route('**/api/generate-presentation', (route) =>
    route.continue({ postData: { topic: 'Voices', apiKey: key, slideCount: 99 } }),
  )
  await button(page, 'Retry').click()
  await expectOwnWords('The request is not understood: slideCount')

  await page.route('**/api/generate-image', (route) =>
    route.fulfill({ status: 500, json: { imageUrl: null, error: 'The brush is lost' } }),
  )
  await seedDeck(page, 'bees', deck)
  await page.goto('/deck/bees')
  await button(page, 'Generate Image').click()
  await expect(
    page.getByText('Failed to generate image. The brush is lost', { exact: true }),
  ).toBeVisible()
  expect(gemini.requests).toHaveLength(0)
})
