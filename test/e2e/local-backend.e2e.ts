import { expect, type Page, type Request } from '@playwright/test'

import { serveBuiltApp } from '../../scripts/serve-built-app.mjs'
import { holdAnswer } from '../fakes/hold-answer.ts'
import type { ModelServer } from '../fakes/model-server.ts'
import { createSampleReply } from '../fixtures/sample-reply.ts'
import { continueAsGuest } from './steps/continue-as-guest.ts'
import { openApiConfiguration, saveKeys } from './steps/save-keys.ts'
import { testWithServer } from './steps/test-with-server.ts'

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
