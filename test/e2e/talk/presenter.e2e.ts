import { expect, type Page, test } from '@playwright/test'

import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { openBlankPresentation } from '../steps/open-blank-presentation.ts'
import { findShow, startShow } from '../steps/start-show.ts'

const total = 4
const showsSlide = (page: Page, number: number) =>
  expect(findShow(page).getByText(`Slide ${number} of ${total}`, { exact: true })).toBeAttached()
const presentsSlide = (presenter: Page, number: number) =>
  expect(
    presenter.getByRole('region', { name: 'Now' }).getByText(`Slide ${number} of ${total}`),
  ).toBeVisible()
const status = (presenter: Page, words: string) => presenter.getByText(words)
const timer = (presenter: Page) => presenter.getByRole('timer', { name: 'Elapsed time' })
const goTo = (presenter: Page) => presenter.getByLabel('Go to slide')

async function openPresenter(page: Page): Promise<Page> {
  const [presenter] = await Promise.all([
    page.context().waitForEvent('page'),
    page.keyboard.press('s'),
  ])
  await expect(status(presenter, 'In step with the show')).toBeVisible()
  return presenter
}

test.beforeEach(async ({ page }) => {
  await openBlankPresentation(page, 'Tides', total)
  await expect(page.getByRole('button', { name: 'Fullscreen', exact: true })).toBeVisible()
})

test('the presenter window shows the current and the next slide, the notes, a timer and the clock', async ({
  page,
}) => {
  await startShow(page)
  const presenter = await openPresenter(page)
  const now = presenter.getByRole('region', { name: 'Now' })
  await expect(now.getByRole('heading', { name: 'Welcome to Tides' })).toBeVisible()
  const next = presenter.getByRole('region', { name: 'Next' })
  await expect(next.getByRole('heading', { name: 'Slide 2' })).toBeVisible()
  await expect(presenter.getByRole('region', { name: 'Speaker Notes' })).toContainText(/\w{4}/)
  await expect(timer(presenter)).toHaveText(/^\d\d:\d\d$/)
  await expect(presenter.getByRole('timer', { name: 'Time of day' })).toHaveText(/\d:\d\d/)
  await expectAxeClean(presenter)
})

test(
  'it stays in step both ways: buttons, keys, jump list, black screen and end',
  { tag: '@gate' },
  async ({ page }) => {
    await startShow(page)
    const presenter = await openPresenter(page)
    await presenter.getByRole('button', { name: 'Next' }).click()
    await showsSlide(page, 2)
    await presentsSlide(presenter, 2)
    await presenter.keyboard.press('ArrowLeft')
    await showsSlide(page, 1)
    await page.keyboard.press('PageDown')
    await presentsSlide(presenter, 2)
    await goTo(presenter).selectOption('4. Slide 4')
    await showsSlide(page, 4)

    await presenter.getByRole('button', { name: 'Black screen' }).click()
    await expect(findShow(page).getByText('The screen is black')).toBeAttached()
    await expect(presenter.getByText('The screen is black')).toBeVisible()
    await page.keyboard.press('b')
    await expect(presenter.getByText('The screen is black')).toBeHidden()

    await presenter.getByRole('button', { name: 'Next' }).click()
    await expect(findShow(page).locator('p', { hasText: 'End of presentation' })).toBeVisible()
    await expect(presenter.getByText('The show is at its end')).toBeVisible()
    await expectAxeClean(presenter)
  },
)

test('it joins late and after a reload, where the show is and with its time', async ({ page }) => {
  await startShow(page)
  await page.keyboard.press('End')
  const presenter = await openPresenter(page)
  await presentsSlide(presenter, total)
  await expect(timer(presenter)).not.toHaveText('00:00')
  await presenter.reload()
  await expect(status(presenter, 'In step with the show')).toBeVisible()
  await presentsSlide(presenter, total)
  await expect(timer(presenter)).not.toHaveText('00:00')
})

test('it says when the show was closed, goes on alone, and joins the next one', async ({
  page,
}) => {
  await startShow(page)
  const presenter = await openPresenter(page)
  await page.keyboard.press('Escape')
  await expect(status(presenter, 'The show was closed.')).toBeVisible()
  await expect(presenter.getByRole('button', { name: 'Close this window' })).toBeVisible()
  await expectAxeClean(presenter)
  await presenter.keyboard.press('ArrowRight')
  await presentsSlide(presenter, 2)
  await startShow(page)
  await expect(status(presenter, 'In step with the show')).toBeVisible()
  await presentsSlide(presenter, 1)
  await page.reload()
  await expect(status(presenter, 'The show was closed.')).toBeVisible()
})

test('opening it does not end the show, and f fills the screen again', async ({ page }) => {
  await startShow(page)
  await openPresenter(page)
  // What a browser does that lets no window hide behind a filled screen.
  await page.evaluate(() => document.fullscreenElement && document.exitFullscreen())
  await expect(findShow(page)).toBeVisible()
  await page.waitForTimeout(1_000)
  await page.keyboard.press('f')
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
  await expect(findShow(page)).toBeVisible()
})

test('the timer can be paused, started and reset', async ({ page }) => {
  await startShow(page)
  const presenter = await openPresenter(page)
  await expect(timer(presenter)).not.toHaveText('00:00')
  await presenter.getByRole('button', { name: 'Pause' }).click()
  const paused = await timer(presenter).textContent()
  await presenter.waitForTimeout(2_100)
  await expect(timer(presenter)).toHaveText(paused ?? '')
  await presenter.getByRole('button', { name: 'Reset' }).click()
  await expect(timer(presenter)).toHaveText('00:00')
  await presenter.getByRole('button', { name: 'Start' }).click()
  await expect(timer(presenter)).toHaveText('00:01')
})

test('the notes can be made larger and smaller, and stay so', async ({ page }) => {
  await startShow(page)
  const presenter = await openPresenter(page)
  const notes = presenter.getByRole('region', { name: 'Speaker Notes' })
  const size = () =>
    notes.evaluate((section) => parseFloat(getComputedStyle(section.lastElementChild!).fontSize))
  const before = await size()
  await notes.getByRole('button', { name: 'Larger notes' }).click()
  const after = await size()
  expect(after).toBeGreaterThan(before)
  await presenter.reload()
  await expect(notes).toBeVisible()
  await expect.poll(() => size()).toBe(after)
  await notes.getByRole('button', { name: 'Smaller notes' }).click()
  await expect.poll(() => size()).toBe(before)
})

test('what is edited elsewhere is followed at once', async ({ page }) => {
  await startShow(page)
  const presenter = await openPresenter(page)
  await page.keyboard.press('Escape')
  await page.getByLabel('Presentation title').fill('Neap tides')
  await expect(presenter.getByRole('heading', { level: 1 })).toHaveText('Neap tides')
})

test('a blocked window is said so, and the presenter view opens in this tab instead', async ({
  page,
}) => {
  await page.evaluate(() => {
    window.open = () => null
  })
  await startShow(page)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('s')
  const blocked = page.getByRole('dialog', { name: 'The presenter window was blocked' })
  await expect(blocked).toBeVisible()
  await expectAxeClean(page)
  await page.keyboard.press('Escape')
  await expect(findShow(page)).toBeVisible()
  await page.keyboard.press('s')
  await blocked.getByRole('button', { name: 'Open in this tab' }).click()
  await expect(page).toHaveURL(/\/present\//)
  await expect(status(page, 'No show is running.')).toBeVisible()
  await page.keyboard.press('End')
  await presentsSlide(page, total)
  await page.getByRole('link', { name: 'Back to the presentation' }).click()
  await expect(page).toHaveURL(/\/deck\//)
})

test('Presenter view in the palette of the presentation view opens the window and the show', async ({
  page,
}) => {
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('presenter view')
  const [presenter] = await Promise.all([
    page.context().waitForEvent('page'),
    page.keyboard.press('Enter'),
  ])
  await expect(status(presenter, 'In step with the show')).toBeVisible()
  await expect(findShow(page)).toBeVisible()
})

test('with a second screen the show can be put on it', async ({ page }) => {
  await page.addInitScript(() => {
    const screens = [window.screen, { label: 'Projector' }]
    Object.defineProperty(window.screen, 'isExtended', { value: true })
    Object.assign(window, {
      getScreenDetails: async () => ({ screens, currentScreen: screens[0] }),
    })
    Element.prototype.requestFullscreen = async (options?: object) =>
      void Object.assign(window, { asked: options })
  })
  await page.reload()
  await startShow(page)
  await page.getByRole('button', { name: 'Show on the other screen' }).click()
  const asked = () =>
    page.evaluate(
      () => (window as unknown as { asked: { screen?: { label: string } } }).asked.screen?.label,
    )
  await expect.poll(asked).toBe('Projector')
})

test('a presenter view of a deck that is not there says so', async ({ page }) => {
  await page.goto('/present/nothing')
  await expect(
    page.getByRole('heading', { name: 'This presentation could not be opened' }),
  ).toBeVisible()
})

test('usable at 390 px, and axe clean', async ({ page }) => {
  const address = new URL(page.url()).pathname.split('/')[2] ?? ''
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/present/${address}`)
  await expect(status(page, 'No show is running.')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await presentsSlide(page, 2)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
  await expectAxeClean(page)
})
