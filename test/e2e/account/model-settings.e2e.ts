import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, type Locator, type Page } from '@playwright/test'

import { continueAsGuest } from '../steps/continue-as-guest.ts'
import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { openApiConfiguration } from '../steps/save-keys.ts'
import { testWithServer } from '../steps/test-with-server.ts'

const test = testWithServer.extend<{ dialog: Locator }>({
  dialog: async ({ page }, provide) => {
    await continueAsGuest(page)
    await provide(await openApiConfiguration(page))
  },
})

const provider = (dialog: Locator) => dialog.getByLabel('Who writes your decks')
const save = (dialog: Locator) => dialog.getByRole('button', { name: 'Save Keys' })
const outcome = (dialog: Locator) => dialog.getByRole('status')
const startTest = (dialog: Locator) => dialog.getByRole('button', { name: /^Test/ }).click()

async function chooseOwn(dialog: Locator, address: string) {
  await provider(dialog).selectOption('custom')
  await dialog.getByLabel('Address').fill(address)
}

test('Gemini writes unless another is chosen, and only the chosen one’s key is required', async ({
  page,
  dialog,
}) => {
  await expect(provider(dialog)).toHaveValue('gemini')
  await expect(dialog.getByLabel('Gemini API key')).toBeFocused()
  await save(dialog).click()
  await expect(dialog.getByRole('alert')).toHaveText('Gemini API key is required')
  await provider(dialog).selectOption('openai')
  await expect(dialog.getByRole('alert')).toBeHidden()
  await save(dialog).click()
  await expect(dialog.getByRole('alert')).toHaveText('OpenAI API key is required')
  await expect(dialog.getByLabel('OpenAI API key')).toBeFocused()
  await provider(dialog).selectOption('ollama')
  await save(dialog).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Ollama needs no key')).toBeVisible()
  await page.reload()
  await openApiConfiguration(page)
  await expect(provider(dialog)).toHaveValue('ollama')
})

test('choosing by keyboard keeps the keyboard in the list', async ({ page, dialog }) => {
  await provider(dialog).focus()
  await page.keyboard.press('ArrowDown')
  await expect(provider(dialog)).toHaveValue('openai')
  await expect(provider(dialog)).toBeFocused()
  await expect(dialog.getByLabel('OpenAI API key')).toBeVisible()
})

test('every provider has its own key, which trying another does not lose', async ({
  page,
  dialog,
}) => {
  await dialog.getByLabel('Gemini API key').fill('not-saved-yet')
  await provider(dialog).selectOption('ollama')
  await provider(dialog).selectOption('gemini')
  await expect(dialog.getByLabel('Gemini API key')).toHaveValue('not-saved-yet')
  for (const [name, label] of [
    ['gemini', 'Gemini API key'],
    ['mistral', 'Mistral API key'],
  ] as const) {
    await provider(dialog).selectOption(name)
    await dialog.getByLabel(label).fill(`key-of-${name}`)
    await save(dialog).click()
    await expect(dialog).toBeHidden()
    await openApiConfiguration(page)
    await expect(dialog.getByRole('group', { name: label })).toContainText('Saved')
  }
  await provider(dialog).selectOption('gemini')
  await expect(dialog.getByRole('group', { name: 'Gemini API key' })).toContainText('Saved')
})

test('an endpoint of one’s own: address, test, model, and what is sent where', async ({
  page,
  server,
  dialog,
}) => {
  await provider(dialog).selectOption('custom')
  await save(dialog).click()
  await expect(dialog.getByRole('alert')).toHaveText('An address is required')
  await dialog.getByLabel('Address').fill('localhost/v1')
  await save(dialog).click()
  await expect(dialog.getByRole('alert')).toContainText('not a web address')
  await dialog.getByLabel('Address').fill(server.openAiUrl)
  await dialog.getByLabel('API key').first().fill('own-key')
  await startTest(dialog)
  await expect(outcome(dialog)).toHaveText('It works: 2 models to choose from.')
  expect(server.requests[0]).toMatchObject({
    path: '/v1/models',
    headers: { authorization: 'Bearer own-key' },
  })
  await dialog.getByLabel(/^Model/).selectOption('gpt-6.1-terra')
  await dialog.getByLabel('Image model').fill('painter-1')
  await save(dialog).click()
  await expect(dialog).toBeHidden()

  await openApiConfiguration(page)
  await expect(dialog.getByLabel('Address')).toHaveValue(server.openAiUrl)
  await expect(dialog.getByLabel(/^Model/)).toHaveValue('gpt-6.1-terra')
  await expect(dialog.getByLabel('Image model')).toHaveValue('painter-1')
  await startTest(dialog)
  await expect(outcome(dialog)).toContainText('It works')
  expect(server.requests.at(-1)?.headers['authorization']).toBe('Bearer own-key')
})

test('a key is not sent to another address than its own, and is forgotten with it', async ({
  page,
  server,
  dialog,
}) => {
  await chooseOwn(dialog, 'http://127.0.0.1:9/v1')
  await dialog.getByLabel('API key').first().fill('own-key')
  await save(dialog).click()
  await expect(dialog).toBeHidden()
  await openApiConfiguration(page)
  await expect(dialog.getByRole('group', { name: 'API key' })).toContainText('Saved')
  await dialog.getByLabel('Address').fill(server.openAiUrl)
  await expect(dialog.getByText('belongs to the other address')).toBeVisible()
  await startTest(dialog)
  await expect(outcome(dialog)).toContainText('It works')
  expect(server.requests[0]?.headers).not.toHaveProperty('authorization')
  await save(dialog).click()
  await expect(dialog).toBeHidden()
  await openApiConfiguration(page)
  await expect(dialog.getByRole('group', { name: 'API key' })).toBeHidden()
})

test('a test that takes long says within two seconds that it is still trying', async ({
  dialog,
}) => {
  const silent = createServer(() => undefined)
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as AddressInfo
  await chooseOwn(dialog, `http://127.0.0.1:${port}/v1`)
  await startTest(dialog)
  await expect(outcome(dialog)).toHaveText('Trying…')
  await expect(outcome(dialog)).toHaveText('Still trying: no answer yet.', { timeout: 2000 })
  await provider(dialog).selectOption('gemini')
  await expect(outcome(dialog)).toBeEmpty()
  silent.closeAllConnections()
  silent.close()
})

test('what went wrong is said: bad key, no version, nothing there, not allowed by this copy', async ({
  server,
  dialog,
}) => {
  server.play({ kind: 'refuse', as: 'bad-key' })
  await chooseOwn(dialog, server.openAiUrl)
  await startTest(dialog)
  await expect(outcome(dialog)).toContainText('does not know this key')
  await dialog.getByLabel('Address').fill(server.url)
  await startTest(dialog)
  await expect(outcome(dialog)).toContainText(`Something answers at ${server.url}`)
  await expect(outcome(dialog)).toContainText('often end in /v1')
  await dialog.getByLabel('Address').fill('http://127.0.0.1:9/v1')
  await startTest(dialog)
  await expect(outcome(dialog)).toContainText('Nothing answers at http://127.0.0.1:9.')
  await dialog.getByLabel('Address').fill('https://models.example/v1')
  await startTest(dialog)
  await expect(outcome(dialog)).toContainText('LECTERN_CONNECT_SRC=https://models.example')
})

test('the browser’s own model: says when there is none', async ({ page, dialog }) => {
  // Which builds of Chromium have one differs.
  await page.evaluate(() => Reflect.deleteProperty(globalThis, 'LanguageModel'))
  await provider(dialog).selectOption('built-in')
  await expect(dialog.getByLabel('Model')).toBeHidden()
  await startTest(dialog)
  await expect(outcome(dialog)).toContainText('This browser has no built-in model')
})

async function findOverflow(page: Page, dialog: Locator): Promise<number> {
  await page.setViewportSize({ width: 360, height: 740 })
  return dialog.evaluate(
    (element) =>
      [element, ...element.querySelectorAll('*')].filter(
        (part) => part.getBoundingClientRect().right > innerWidth,
      ).length,
  )
}

test('axe: no violation with each kind of provider, light and dark; and all fits 360 px', async ({
  page,
  server,
  dialog,
}) => {
  test.slow()
  await startTest(dialog)
  await expect(outcome(dialog)).toHaveText('Gemini API key is required')
  await expectAxeClean(page)
  await chooseOwn(dialog, server.openAiUrl)
  await startTest(dialog)
  await expect(outcome(dialog)).toContainText('It works')
  await expectAxeClean(page)
  await dialog.getByLabel('Address').fill('https://a-very-long-name-of-a-host.models.example/v1')
  await startTest(dialog)
  await expect(outcome(dialog)).toContainText('LECTERN_CONNECT_SRC')
  await expectAxeClean(page)
  expect(await findOverflow(page, dialog)).toBe(0)
})
