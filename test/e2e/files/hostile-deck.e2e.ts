import { expect, type Page, test } from '@playwright/test'

import type { Deck } from '#core/deck/deck.ts'

import { scriptPayloads } from '../../fixtures/script-payloads.ts'
import { becomeGuest } from '../steps/continue-as-guest.ts'
import { seedDeck } from '../steps/seed-library.ts'
import { readLink, shareDialog } from '../steps/shared-deck.ts'
import { startShow } from '../steps/start-show.ts'
import { hasRun, watchForScript } from '../steps/watch-for-script.ts'

const perSlide = 8

/** Every payload as a title, a point, a note, a cell or a word beside a picture. */
const hostileDeck: Deck = {
  title: scriptPayloads[0] ?? '',
  slides: Array.from({ length: Math.ceil(scriptPayloads.length / perSlide) }, (_, place) => {
    const some = scriptPayloads.slice(place * perSlide, (place + 1) * perSlide)
    const [first = ''] = some
    return {
      id: `slide-${place}`,
      title: first,
      content: some,
      notes: some.join('\n'),
      imageAlt: first,
      ...(place % 3 === 0 && { table: { rows: [some, some] } }),
    }
  }),
}
const total = hostileDeck.slides.length
const counter = (page: Page, slide: number) =>
  page.getByText(`Slide ${slide} of ${total}`, { exact: true }).first()

test(
  'HI1 the scripts that are tried do run where nobody stops them',
  { tag: '@gate' },
  async ({ page }) => {
    await page.setContent(scriptPayloads.join('\n'))
    await expect.poll(() => hasRun(page)).toBe(true)
  },
)

for (const policy of ['with', 'without'] as const)
  test.describe(`${policy} our policy`, () => {
    test.use({ bypassCSP: policy === 'without' })

    test(
      `HI3 script in a deck is text ${policy} our policy: in the show, its presenter window, print, a shared link and the exported page`,
      // What is text where nothing would stop it is text with the policy, too.
      { tag: policy === 'without' ? '@gate' : [] },
      async ({ page, browser, baseURL: address }) => {
        const baseURL = address ?? ''
        await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
        await page.addInitScript(() => {
          // The window of the system would hold up the test for ever.
          window.print = () => {
            Object.assign(window, { printed: true })
            setTimeout(() => dispatchEvent(new Event('afterprint')), 500)
          }
        })
        const found = watchForScript(page, baseURL)
        await becomeGuest(page)
        await seedDeck(page, 'evil', hostileDeck)
        await page.goto('/deck/evil')
        await expect(counter(page, 1)).toBeVisible()

        await startShow(page)
        const [presenter] = await Promise.all([
          page.context().waitForEvent('page'),
          page.keyboard.press('s'),
        ])
        const inPresenter = watchForScript(presenter, baseURL)
        await expect(presenter.getByText('In step with the show')).toBeVisible()
        await page.bringToFront()
        for (let slide = 2; slide <= total; slide++) await page.keyboard.press('ArrowRight')
        await expect(counter(presenter, total)).toBeVisible()
        expect(await hasRun(presenter)).toBe(false)
        await presenter.close()
        await page.keyboard.press('Escape')

        await page.keyboard.press('ControlOrMeta+p')
        const print = page.getByRole('dialog', { name: 'Print' })
        await print.getByRole('radio', { name: /^Notes pages/ }).check()
        await print.getByRole('button', { name: 'Print' }).click()
        await page.waitForFunction(() => 'printed' in window)
        await expect(print).toBeHidden()

        await page.getByRole('button', { name: 'Export', exact: true }).click()
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('menuitem', { name: 'Web page (HTML)' }).click(),
        ])
        const exported = await page.context().newPage()
        const inExported = watchForScript(exported, 'file://')
        await exported.goto(`file://${await download.path()}`)
        for (let slide = 2; slide <= total; slide++) await exported.keyboard.press('ArrowRight')
        expect(await hasRun(exported)).toBe(false)
        await exported.close()

        await page.getByRole('button', { name: 'Share', exact: true }).click()
        await expect(shareDialog(page)).toBeVisible()
        const link = await readLink(page)
        const stranger = await browser.newContext({ bypassCSP: policy === 'without' })
        const watched = await stranger.newPage()
        const inWatched = watchForScript(watched, baseURL)
        await watched.goto(link)
        await expect(counter(watched, 1)).toBeVisible()
        for (let slide = 2; slide <= total; slide++) await watched.keyboard.press('PageDown')
        await expect(counter(watched, total)).toBeVisible()
        expect(await hasRun(watched)).toBe(false)
        await stranger.close()

        expect(await hasRun(page)).toBe(false)
        // The presenter window is the only one that anybody opened.
        expect(found.filter((one) => !one.startsWith(`popup ${baseURL}/present/`))).toEqual([])
        expect([...inPresenter, ...inExported, ...inWatched]).toEqual([])
      },
    )
  })
