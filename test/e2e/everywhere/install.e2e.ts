import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, type Page, test } from '@playwright/test'

import { continueAsGuest } from '../steps/continue-as-guest.ts'

type Launch = (launch: { files: { getFile: () => Promise<File> }[] }) => void

declare global {
  interface Window {
    consume?: Launch
    /** How often the browser was told to ask. */
    asked: number
  }
}

/** As the browser does when it finds the app worth installing. */
const offerInstall = (page: Page) =>
  page.evaluate(() => {
    window.asked = 0
    const prompt = async () => void window.asked++
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }))
  })

/** As the system does when a file is opened with the installed app. */
const launchWith = (page: Page, name: string, text: string) =>
  page.evaluate(
    ([fileName, content]) =>
      window.consume?.({ files: [{ getFile: async () => new File([content], fileName) }] }),
    [name, text] as const,
  )

async function prepareLaunch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const setConsumer = (consume: Launch) => void (window.consume = consume)
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer } })
  })
}

const importing = (page: Page) => page.getByRole('dialog', { name: 'Import' })

test('OF7 the app says what it is to be installed as: names, icons as large as they say, files it opens', async ({
  page,
}) => {
  await page.goto('/')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const answer = await page.request.get(address ?? '')
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest = await answer.json()
  expect(manifest).toMatchObject({
    name: 'Lectern',
    display: 'standalone',
    start_url: '/dashboard',
  })
  const opened = manifest.file_handlers.flatMap(({ accept }: { accept: object }) =>
    Object.values(accept).flat(),
  )
  expect(opened.toSorted()).toEqual(['.json', '.lectern', '.md', '.pptx'])

  type Icon = { src: string; sizes: string; purpose?: string }
  const icons: Icon[] = manifest.icons
  expect(icons.map(({ purpose = 'any' }) => purpose)).toContain('maskable')
  for (const { src, sizes } of icons.filter(({ src: path }) => path.endsWith('.png'))) {
    const bytes = await readFile(join('dist', src))
    // The width of a PNG is in its first chunk.
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes)
  }
})

test('OF7 where the browser offers it, the account menu and the palette have Install app', async ({
  page,
}) => {
  await continueAsGuest(page)
  const account = page.getByRole('button', { name: /Guest/ })
  const inMenu = page.getByRole('menuitem', { name: 'Install app' })
  await account.click()
  await expect(page.getByRole('menuitem', { name: 'Keyboard shortcuts' })).toBeVisible()
  await expect(inMenu).toBeHidden()
  await page.keyboard.press('Escape')

  await offerInstall(page)
  await account.click()
  await inMenu.click()
  await expect.poll(() => page.evaluate(() => window.asked)).toBe(1)
  // An offer counts once.
  await account.click()
  await expect(page.getByRole('menuitem', { name: 'Keyboard shortcuts' })).toBeVisible()
  await expect(inMenu).toBeHidden()
  await page.keyboard.press('Escape')

  await offerInstall(page)
  await page.keyboard.press('Control+k')
  await page.getByRole('option', { name: 'Install app' }).click()
  await expect.poll(() => page.evaluate(() => window.asked)).toBe(1)
})

test(
  'OF8 a file that is opened with the installed app goes to the import',
  { tag: '@gate' },
  async ({ page }) => {
    await prepareLaunch(page)
    await continueAsGuest(page)
    await launchWith(page, 'tides.md', '# Tides\n\n- The sea rises\n\n# The Moon\n\n- It pulls\n')
    await expect(importing(page)).toContainText('Tides')
  },
)

test('OF8 a file that is opened before anybody is signed in waits', async ({ page }) => {
  await prepareLaunch(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await launchWith(page, 'tides.md', '# Tides\n\n- The sea rises\n')
  await expect(importing(page)).toBeHidden()
  await page.getByRole('link', { name: 'Sign In' }).first().click()
  await page.getByRole('button', { name: 'Continue as guest' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(importing(page)).toContainText('Tides')
})
