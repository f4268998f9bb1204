import { expect, type Locator, test } from '@playwright/test'

import { useFakeSpeech } from '../steps/sound/use-fake-speech.ts'
import { startShow } from '../steps/start-show.ts'
import {
  deck,
  listenIn,
  lit,
  openTalk,
  presenter,
  press,
  slide,
  stopClock,
} from '../steps/talk-in-steps.ts'

test.describe('a talk', () => {
  test.beforeEach(async ({ page }) => {
    await useFakeSpeech(page)
    await openTalk(page)
  })

  test('in the colours of a reader the spoken word stands out, and slides keep their own', async ({
    page,
  }) => {
    const groundOf = (locator: Locator) =>
      locator.evaluate((element) => getComputedStyle(element).backgroundColor)
    const shown = page.getByRole('region', { name: 'Slide', exact: true }).locator('article')
    const before = await groundOf(shown)
    await page.emulateMedia({ forcedColors: 'active' })
    await stopClock(page)
    await press(page, 'Present This Slide')
    await listenIn(page)
    const said = page.getByRole('region', { name: 'Speaker Notes' }).locator('[data-word=said]')
    expect(await groundOf(lit(page))).not.toBe(await groundOf(said.first()))
    expect(await groundOf(shown)).toBe(before)
  })

  test.describe('by touch', () => {
    test.use({ hasTouch: true, isMobile: true })
    for (const width of [390, 360, 320])
      test(`on a phone of ${width} px captions, progress and toolbar stand above one another`, async ({
        page,
      }) => {
        // A window that fills the screen cannot be made as narrow as a phone.
        await page.evaluate(() => {
          Element.prototype.requestFullscreen = () => Promise.reject(new Error('refused'))
        })
        const show = await startShow(page)
        await page.setViewportSize({ width, height: 780 })
        await stopClock(page)
        await page.keyboard.press('a')
        await listenIn(page)
        await page.keyboard.press('Shift')
        const toolbar = show.getByRole('toolbar', { name: 'Show controls' })
        await expect(toolbar).toBeVisible()
        const measure = async (part: Locator) => {
          const { x, y, width: wide, height } = (await part.boundingBox())!
          return { top: y, bottom: y + height, right: x + wide }
        }
        const captions = await measure(show.getByRole('region', { name: 'Captions' }))
        const progress = await measure(show.getByRole('region', { name: 'Narration progress' }))
        const bar = await measure(toolbar)
        expect(captions.bottom).toBeLessThan(progress.top)
        expect(progress.bottom).toBeLessThan(bar.top)
        for (const button of await toolbar.getByRole('button').all())
          if (await button.isVisible())
            expect((await measure(button)).right).toBeLessThanOrEqual(bar.right)
      })
  })
})

test('a long title gives way: the controls of a talk come where those were that began it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await useFakeSpeech(page)
  const long = 'Why a whole orchestra tunes itself by nothing but an oboe, every evening'
  await openTalk(page, {
    ...deck,
    slides: deck.slides.map(({ id, notes }) => slide(id, long, notes ?? '')),
  })
  await stopClock(page)
  const begin = presenter(page).getByRole('button', { name: 'Auto-Present All' })
  const { y } = (await begin.boundingBox()) ?? { y: 0 }
  await begin.click()
  await listenIn(page)
  const pause = presenter(page).getByRole('button', { name: 'Pause', exact: true })
  expect((await pause.boundingBox())?.y).toBe(y)
})
