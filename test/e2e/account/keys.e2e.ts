import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { chromium, expect, type Page, test } from '@playwright/test'

import { chooseAccountAction } from '../steps/choose-account-action.ts'
import { browserLaunchOptions } from '../../../scripts/find-browser.mjs'
import { continueAsGuest } from '../steps/continue-as-guest.ts'
import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { findFileTraces, findTraces, hasTrace, readStored } from '../steps/screen/find-traces.ts'
import {
  keyModes,
  openApiConfiguration,
  openVoiceKeys,
  passphrase,
  saveKeys,
} from '../steps/save-keys.ts'

const canary = 'AIzaCANARY-q7Zt4-gemini'
const vapiCanary = 'CANARY-b81e-vapi'
const secrets = [canary, vapiCanary, passphrase]

/** All that the page says to the network and to the console. */
function overhear(page: Page): { lines: string[] } {
  const heard = { lines: [] as string[] }
  page.on('console', (message) => heard.lines.push(message.text()))
  page.on('pageerror', (error) => heard.lines.push(error.stack ?? error.message))
  page.on('request', (request) =>
    heard.lines.push(request.url(), JSON.stringify(request.headers()), request.postData() ?? ''),
  )
  return heard
}

test.describe('a saved key', () => {
  for (const mode of keyModes)
    test(`‘${mode}’: lies nowhere in readable form`, async ({ page }) => {
      const heard = overhear(page)
      await continueAsGuest(page)
      await openApiConfiguration(page)
      await saveKeys(page, { gemini: canary, vapi: vapiCanary, mode })
      const dialog = await openApiConfiguration(page)
      const mark = mode === 'Only in this tab' ? 'In this tab' : 'Saved'
      await expect(dialog.getByText(mark, { exact: true })).toHaveCount(2)
      const storedBefore = await readStored(page)
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const storedAfter = await readStored(page)
      for (const secret of secrets) {
        expect(findTraces([...storedBefore, ...storedAfter], secret)).toEqual([])
        expect(heard.lines.filter((line) => hasTrace(Buffer.from(line), secret))).toEqual([])
      }
    })

  test('is not in the backup of all data', { tag: '@gate' }, async ({ page }) => {
    await continueAsGuest(page)
    await openApiConfiguration(page)
    await saveKeys(page, { gemini: canary, vapi: vapiCanary, mode: 'On this device' })
    await page.getByRole('button', { name: 'Try the sample deck' }).click()
    await expect(page).toHaveURL(/\/deck\//)
    await page.goto('/dashboard')
    await chooseAccountAction(page, 'Clear Data')
    const started = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download a backup' }).click()
    const file = await readFile(await (await started).path())
    expect(file.length).toBeGreaterThan(100)
    for (const secret of secrets) expect(hasTrace(file, secret)).toBe(false)
  })

  test(
    'is in no file of the browser, although its neighbours are',
    { tag: '@gate' },
    async ({ baseURL }) => {
      const profile = await mkdtemp(join(tmpdir(), 'lectern-profile-'))
      try {
        const context = await chromium.launchPersistentContext(profile, {
          ...browserLaunchOptions(),
          ...(baseURL && { baseURL }),
        })
        const page = await context.newPage()
        await continueAsGuest(page)
        for (const mode of keyModes) {
          const dialog = await openApiConfiguration(page)
          const replace = dialog.getByRole('button', { name: 'Replace Gemini key' })
          if (await replace.isVisible()) await replace.click()
          await saveKeys(page, { gemini: canary, mode })
        }
        await context.close()
        expect(await findFileTraces(profile, 'demo-user')).not.toEqual([])
        for (const secret of secrets) expect(await findFileTraces(profile, secret)).toEqual([])
      } finally {
        await rm(profile, { recursive: true, force: true })
      }
    },
  )

  test('the search finds what does lie open', async ({ page }) => {
    await continueAsGuest(page)
    await page.evaluate((secret) => {
      localStorage.setItem('open', btoa(secret))
      sessionStorage.setItem('open', secret)
    }, canary)
    const stored = await readStored(page)
    expect(findTraces(stored, canary)).toEqual(['localStorage.open', 'sessionStorage.open'])
    expect(findTraces(stored, 'demo-user')).toContain('IndexedDB lectern/session.id')
  })
})

test.describe('after a reload', () => {
  test('‘On this device’ has the keys and can still open them', async ({ page }) => {
    await continueAsGuest(page)
    await openApiConfiguration(page)
    await saveKeys(page, { gemini: canary, mode: 'On this device' })
    await page.reload()
    const dialog = await openApiConfiguration(page)
    await expect(dialog.getByRole('group', { name: 'Gemini API key' })).toContainText('Saved')
    // Moving a key means decrypting it with the device key that came back from the disk.
    await dialog.getByRole('radio', { name: 'Only in this tab' }).check()
    await dialog.getByRole('button', { name: 'Save Keys' }).click()
    await expect(dialog).toBeHidden()
    await openApiConfiguration(page)
    await expect(dialog.getByRole('radio', { name: 'Only in this tab' })).toBeChecked()
    await expect(dialog.getByRole('group', { name: 'Gemini API key' })).toContainText('In this tab')
  })

  test('‘Only in this tab’ has forgotten the keys, not the choice', async ({ page }) => {
    await continueAsGuest(page)
    await openApiConfiguration(page)
    await saveKeys(page, { gemini: canary, mode: 'Only in this tab' })
    await expect(page.getByText('Your keys are in this tab until you close it')).toBeVisible()
    const dialog = await openApiConfiguration(page)
    await expect(dialog.getByText('In this tab', { exact: true })).toBeVisible()
    await expect(dialog.getByText('Saved', { exact: true })).toHaveCount(0)
    await page.reload()
    await openApiConfiguration(page)
    await expect(dialog.getByLabel('Gemini API key')).toHaveValue('')
    await expect(dialog.getByRole('radio', { name: 'Only in this tab' })).toBeChecked()
  })

  test('‘With a passphrase’ asks for it, refuses a wrong one and opens with the right one', async ({
    page,
  }) => {
    await continueAsGuest(page)
    await openApiConfiguration(page)
    await saveKeys(page, { gemini: canary, mode: 'With a passphrase' })
    await page.reload()
    const dialog = await openApiConfiguration(page)
    await expect(dialog.getByText('Your keys are locked')).toBeVisible()
    await expect(dialog.getByLabel('Passphrase', { exact: true })).toBeFocused()
    await dialog.getByLabel('Passphrase', { exact: true }).fill('not this one')
    for (const _ of ['once', 'and again']) {
      await dialog.getByRole('button', { name: 'Unlock' }).click()
      await expect(dialog.getByRole('alert')).toHaveText(
        'That is not the passphrase. Please try again.',
      )
      await expect(dialog.getByLabel('Passphrase', { exact: true })).toBeFocused()
    }
    await dialog.getByLabel('Passphrase', { exact: true }).fill(passphrase)
    await dialog.getByRole('button', { name: 'Unlock' }).click()
    await expect(dialog.getByRole('group', { name: 'Gemini API key' })).toContainText('Saved')
    await dialog.getByRole('radio', { name: 'On this device' }).check()
    await dialog.getByRole('button', { name: 'Save Keys' }).click()
    await expect(dialog).toBeHidden()
  })
})

test.describe('the API Configuration dialog', () => {
  test.beforeEach(({ page }) => continueAsGuest(page))

  test('‘Gemini API key is required’ stands at the field, and typing takes it away', async ({
    page,
  }) => {
    const dialog = await openApiConfiguration(page)
    const field = dialog.getByLabel('Gemini API key')
    await openVoiceKeys(page)
    await dialog.getByLabel('Vapi public key').fill('only-vapi')
    await dialog.getByRole('button', { name: 'Save Keys' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Gemini API key is required')
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(/Gemini API key is required/)
    await page.keyboard.type('g')
    await expect(dialog.getByRole('alert')).toBeHidden()
  })

  test('a key that could not be sent, and a short or mistyped passphrase, are refused in place', async ({
    page,
  }) => {
    const dialog = await openApiConfiguration(page)
    const save = dialog.getByRole('button', { name: 'Save Keys' })
    await dialog.getByLabel('Gemini API key').fill('two words')
    await save.click()
    await expect(dialog.getByRole('alert')).toContainText('spaces')
    await dialog.getByLabel('Gemini API key').fill(` ${canary}  `)
    await dialog.getByRole('radio', { name: 'With a passphrase' }).check()
    await save.click()
    await expect(dialog.getByRole('alert')).toHaveText('Please choose a passphrase.')
    await dialog.getByLabel('New passphrase').fill('short')
    await save.click()
    await expect(dialog.getByRole('alert')).toHaveText('The two passphrases are not the same.')
    await expect(dialog.getByRole('alert')).toBeInViewport({ ratio: 1 })
    await dialog.getByLabel('Repeat passphrase').fill('short')
    await save.click()
    await expect(dialog.getByRole('alert')).toContainText('at least 12 characters')
    await expect(dialog.getByLabel('New passphrase')).toBeFocused()
    await dialog.getByRole('radio', { name: 'On this device' }).check()
    await save.click()
    await expect(dialog).toBeHidden()
  })

  test('hides what is typed until asked to show it, and offers browsers nothing to keep', async ({
    page,
  }) => {
    const dialog = await openApiConfiguration(page)
    const field = dialog.getByLabel('Gemini API key')
    await expect(field).toHaveAttribute('type', 'password')
    await expect(field).toHaveAttribute('autocomplete', 'new-password')
    await expect(field).toHaveAttribute('spellcheck', 'false')
    await dialog.getByRole('button', { name: 'Show Gemini key' }).click()
    await expect(field).toHaveAttribute('type', 'text')
    await dialog.getByRole('button', { name: 'Hide Gemini key' }).click()
    await expect(field).toHaveAttribute('type', 'password')
  })

  test('says where each key comes from, in a new tab that learns nothing of this one', async ({
    page,
  }) => {
    const dialog = await openApiConfiguration(page)
    await openVoiceKeys(page)
    for (const [name, address] of [
      ['Get a key from Google AI Studio', 'https://aistudio.google.com/apikey'],
      ['Get a key from the Vapi dashboard', 'https://dashboard.vapi.ai'],
    ] as const) {
      const link = dialog.getByRole('link', { name })
      await expect(link).toHaveAttribute('href', address)
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', /noopener/)
      // High enough for a finger.
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24)
    }
  })

  test('a saved key is replaced and removed by keyboard alone', async ({ page }) => {
    await openApiConfiguration(page)
    await saveKeys(page, { gemini: canary, mode: 'On this device' })
    const dialog = await openApiConfiguration(page)
    await dialog.getByRole('button', { name: 'Replace Gemini key' }).focus()
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Gemini API key')).toBeFocused()
    await page.keyboard.type('AIza-another')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()

    await openApiConfiguration(page)
    const remove = dialog.getByRole('button', { name: 'Remove Gemini key' })
    await remove.focus()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('button', { name: 'Keep' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(remove).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Gemini API key')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Settings', exact: true })).toBeFocused()
    await openApiConfiguration(page)
    await expect(dialog.getByText('Saved', { exact: true })).toBeHidden()
  })

  test('Cancel saves nothing', async ({ page }) => {
    const dialog = await openApiConfiguration(page)
    await dialog.getByLabel('Gemini API key').fill(canary)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await openApiConfiguration(page)
    await expect(dialog.getByLabel('Gemini API key')).toHaveValue('')
  })

  test('a forgotten passphrase has a way out', async ({ page }) => {
    await openApiConfiguration(page)
    await saveKeys(page, { gemini: canary, mode: 'With a passphrase' })
    const dialog = await openApiConfiguration(page)
    await dialog.getByRole('button', { name: 'Lock now' }).click()
    await dialog.getByRole('button', { name: 'Remove all saved keys' }).click()
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(dialog.getByLabel('Gemini API key')).toHaveValue('')
    await expect(dialog.getByRole('radio', { name: 'On this device' })).toBeChecked()
  })

  test('axe: no violation in any of its states, light and dark', async ({ page }) => {
    test.slow()
    const dialog = await openApiConfiguration(page)
    await dialog.getByRole('radio', { name: 'With a passphrase' }).check()
    await dialog.getByRole('button', { name: 'Save Keys' }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await expectAxeClean(page)
    await saveKeys(page, { gemini: canary, mode: 'With a passphrase' })
    await openApiConfiguration(page)
    await dialog.getByRole('button', { name: 'Remove Gemini key' }).click()
    await expectAxeClean(page)
    await dialog.getByRole('button', { name: 'Lock now' }).click()
    await expect(dialog.getByText('Your keys are locked')).toBeVisible()
    await expectAxeClean(page)
  })

  test('fits a phone of 360 px in its widest state', async ({ page }) => {
    await openApiConfiguration(page)
    await saveKeys(page, { gemini: canary, mode: 'With a passphrase' })
    const dialog = await openApiConfiguration(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await dialog.getByRole('button', { name: 'Remove Gemini key' }).click()
    await dialog.getByRole('button', { name: 'Change passphrase' }).click()
    const overflowing = await dialog.evaluate(
      (element) =>
        [element, ...element.querySelectorAll('*')].filter(
          (part) => part.getBoundingClientRect().right > innerWidth,
        ).length,
    )
    expect(overflowing).toBe(0)
  })
})
