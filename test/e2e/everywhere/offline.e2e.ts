import { readFile } from 'node:fs/promises'

import { expect, type Page } from '@playwright/test'

import { readPptx } from '#codecs/pptx/read-pptx.ts'

import { testWithHost as test } from '../steps/host-app.ts'
import { continueAsGuest } from '../steps/continue-as-guest.ts'
import { seedDeck } from '../steps/seed-library.ts'
import { findShow, startShow } from '../steps/start-show.ts'
import { waitUntilKept } from '../steps/wait-until-kept.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function exportAs(page: Page, format: string) {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: format }).click()
  return readFile(await (await downloading).path())
}

test(
  'OF1 after one visit to the landing page everything works without a network: sign in, sample deck, edit, reload, show, files',
  { tag: '@gate' },
  async ({ page, host }) => {
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    await page.goto('/')
    await waitUntilKept(page)
    await host.goOffline()

    await page.reload()
    await expect(heading(page)).toBeVisible()
    await page.goto('/auth')
    await page.getByRole('button', { name: 'Continue as guest' }).click()
    await page.getByRole('button', { name: 'Try the sample deck' }).click()
    await page.waitForURL('**/deck/**')
    await expect(page.getByText(/^Slide 1 of \d+$/)).toBeVisible()

    const title = page.getByRole('textbox', { name: 'Presentation title' })
    await title.fill('Kept Without a Network')
    await title.press('Enter')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.reload()
    await expect(title).toHaveValue('Kept Without a Network')

    await startShow(page)
    await expect(findShow(page)).toBeVisible()
    await page.keyboard.press('Escape')

    const read = await readPptx(new Uint8Array(await exportAs(page, 'PPTX')), {
      fileName: 'a.pptx',
    })
    expect(read.ok && read.value.deck.slides.length).toBeGreaterThan(3)
    expect(String((await exportAs(page, 'PDF')).subarray(0, 5))).toBe('%PDF-')

    await page.goto('/dashboard')
    await expect(page.getByRole('link', { name: 'Kept Without a Network' }).first()).toBeVisible()
    expect(problems).toEqual([])
  },
)

test('OF1 what the first visit has fetched before there was a worker is kept too', async ({
  page,
  host,
}) => {
  await continueAsGuest(page)
  await seedDeck(page, 'greek', {
    title: 'Tides',
    slides: [{ id: 'a', title: 'Παλίρροια', content: ['潮の満ち引き'], notes: '' }],
  })
  await page.goto('/deck/greek')
  await waitUntilKept(page)
  const countFonts = () =>
    page.evaluate(async () => (await (await caches.open('lectern-used')).keys()).length)
  await expect.poll(countFonts).toBeGreaterThan(1)
  await host.goOffline()
  await page.reload()
  await expect(page.getByText('Slide 1 of 1', { exact: true })).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].map(({ family }) => family)))
    .toEqual(expect.arrayContaining(['Noto Sans JP']))
})

test('OF3 neither what the server says nor anything of others is kept', async ({ page }) => {
  await page.goto('/')
  await waitUntilKept(page)
  await page.reload()
  const answers = await page.evaluate(async () => {
    const health = await fetch('/api/health')
    const missing = await fetch('/assets/gone-12345678.js')
    const voice = await fetch('/voice/licences.txt').catch(() => null)
    const paths = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url))
    return {
      health: health.status,
      missing: missing.status,
      voice: voice?.status,
      strangers: paths.filter(({ origin }) => origin !== location.origin).map(String),
      own: paths
        .map(({ pathname }) => pathname)
        .filter((path) => /^\/(?:api|voice|demo-share)|gone/.test(path)),
    }
  })
  expect(answers).toMatchObject({ health: 200, missing: 404, strangers: [], own: [] })
})

test('OF4 a share that was watched once opens again without a network; another says why not', async ({
  page,
  host,
  browser,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await continueAsGuest(page)
  await seedDeck(page, 'talk', {
    title: 'A Voice for Everyone',
    slides: [{ id: 'a', title: 'Breath', content: ['Air from the lungs'], notes: '' }],
  })
  await page.goto('/deck/talk')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share' })
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue()

  const visitor = await (await browser.newContext({ serviceWorkers: 'allow' })).newPage()
  await visitor.goto(link)
  await expect(visitor.getByText('Slide 1 of 1', { exact: true })).toBeVisible()
  await waitUntilKept(visitor)
  await host.goOffline()
  await visitor.reload()
  await expect(visitor.getByText('Slide 1 of 1', { exact: true })).toBeVisible()

  const other = link.replace(/demo-share\/.{22}/, `demo-share/${'A'.repeat(22)}`)
  await visitor.goto('about:blank')
  await visitor.goto(other)
  await expect(visitor.getByRole('button', { name: 'Try again' })).toBeVisible()
  await visitor.context().close()
})

test('OF1 the on-device voice, once it was fetched, speaks without a network after a reload', async ({
  page,
  host,
}) => {
  await continueAsGuest(page)
  await page.getByRole('button', { name: 'Try the sample deck' }).click()
  await waitUntilKept(page)
  const presenter = page.getByRole('region', { name: 'AI Presenter' })
  const spoken = page.locator('[data-word=said]').first()
  await presenter.getByRole('button', { name: 'Auto-Present All' }).click()
  await expect(spoken).toBeVisible({ timeout: 120_000 })
  await host.goOffline()
  await page.reload()
  await expect(spoken).toBeHidden()
  // To what was not spoken before: that is kept too, and would need no voice.
  for (const place of [2, 3]) {
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(page.getByText(new RegExp(`^Slide ${place} of \\d+$`))).toBeVisible()
  }
  await page.getByRole('button', { name: 'Present This Slide' }).click()
  await expect(spoken).toBeVisible({ timeout: 120_000 })
})

test.describe('in a browser that asks for German', () => {
  test.use({ locale: 'de-DE' })

  test('IL9 without a network the language is still there', async ({ page, host }) => {
    await page.goto('/help')
    await expect(heading(page)).toHaveText('Hilfe')
    await waitUntilKept(page)
    const keepsGerman = () =>
      page.evaluate(async () => {
        const kept = await (await caches.open('lectern-used')).keys()
        return kept.some(({ url }) => url.includes('/german-'))
      })
    await expect.poll(keepsGerman).toBe(true)
    await host.goOffline()
    await page.reload()
    await expect(heading(page)).toHaveText('Hilfe')
    await page.goto('/auth')
    await expect(page.getByRole('button', { name: 'Als Gast weiter' })).toBeVisible()
  })
})
