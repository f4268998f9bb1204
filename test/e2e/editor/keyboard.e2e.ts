import { expect, type Locator, type Page, test } from '@playwright/test'

import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { makePng } from '../steps/make-picture.ts'
import { openBlankPresentation } from '../steps/open-blank-presentation.ts'
import { openPhoneTools } from '../steps/open-phone-tools.ts'
import { openSampleDeck } from '../steps/open-sample-deck.ts'
import { findShow, startShow } from '../steps/start-show.ts'
import { useFakeSpeech } from '../steps/sound/use-fake-speech.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Presses the control with the keyboard, wherever it is. */
async function press(page: Page, name: string) {
  await button(page, name).focus()
  await page.keyboard.press('Enter')
}

test('KB1 Tab goes through a toast and on, and what is pressed in it gives the focus back', async ({
  page,
}) => {
  await openBlankPresentation(page, 'Toasts', 3)
  const toast = page.getByRole('listitem').filter({ hasText: 'Downloaded: Toasts.json' })
  await button(page, 'Export').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'JSON' }).press('Enter')
  await expect(toast).toBeVisible()
  // Held there by the hotkey of the region of notifications, as its name says.
  await button(page, 'Add table').focus()
  await page.keyboard.press('Alt+t')
  await page.keyboard.press('Tab')
  await expect(toast).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(toast).not.toBeFocused()
  await expect(button(page, 'Add table')).not.toBeFocused()

  await page.getByRole('link', { name: 'Back to Dashboard' }).press('Enter')
  await page.getByRole('button', { name: 'Actions for Toasts' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter')
  const undo = button(page, 'Undo')
  await expect(undo).toBeVisible()
  await page.getByRole('link', { name: 'Start from a topic' }).focus()
  await page.keyboard.press('Alt+t')
  await undo.focus()
  await page.keyboard.press('Enter')
  await expect(undo).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Start from a topic' })).toBeFocused()
})

test('KB17 on a phone a toast leaves the tools of a deck and the buttons of a dialog free', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openBlankPresentation(page, 'Toasts', 3)
  const toast = page.getByRole('listitem').filter({ hasText: 'Downloaded: Toasts.json' })
  await openPhoneTools(page)
  await button(page, 'Export').click()
  await page.getByRole('menuitem', { name: 'JSON' }).click()
  await expect(toast).toBeVisible()
  const findEdges = async (locator: Locator) => {
    const box = await locator.boundingBox()
    return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) }
  }
  // It slides in from below.
  await expect.poll(async () => (await findEdges(toast)).bottom).toBeLessThan(740 - 50)
  const { bottom } = await findEdges(toast)
  expect((await findEdges(button(page, 'Auto-Present All'))).top).toBeGreaterThan(bottom)
  await button(page, 'Share').click()
  const done = page.getByRole('dialog', { name: 'Share' }).getByRole('button', { name: 'Done' })
  await expect.poll(async () => (await findEdges(done)).top).toBeGreaterThan(bottom)
})

test('KB2 a button whose last press left it nothing to do keeps the focus', async ({ page }) => {
  await openBlankPresentation(page, 'Ends', 3)
  for (const name of ['Next', 'Next']) await press(page, name)
  await expect(page.getByText('Slide 3 of 3', { exact: true })).toBeVisible()
  await expect(button(page, 'Next')).toBeDisabled()
  await expect(button(page, 'Next')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Slide 3 of 3', { exact: true })).toBeVisible()
  await expectAxeClean(page)
  await page.keyboard.press('Home')
  await expect(button(page, 'Previous')).toBeFocused()
  await expect(button(page, 'Next')).toHaveAttribute('disabled')
})

test('KB3 whoever starts and stops a talk stays at its controls', async ({ page }) => {
  await useFakeSpeech(page)
  await openSampleDeck(page)
  const presenter = page.getByRole('region', { name: 'AI Presenter' })
  const control = (name: string) => presenter.getByRole('button', { name, exact: true })
  for (const start of ['Auto-Present All', 'Present This Slide']) {
    await control(start).press('Enter')
    await expect(control('Pause')).toBeFocused()
    await control('Stop').press('Enter')
    await expect(control(start)).toBeFocused()
  }
})

test('KB4 layouts begin at the one that is chosen, and Tab comes to Close', async ({ page }) => {
  await openBlankPresentation(page, 'Choices', 3)
  const opener = page.getByRole('button', { name: /^Layout:/ })
  await opener.press('Enter')
  const layouts = page.getByRole('dialog', { name: 'Layouts for this slide' })
  await layouts.getByRole('radio', { name: 'Quote' }).press('Space')
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(layouts.getByRole('radio', { name: 'Quote' })).toBeFocused()
  await expectAxeClean(page)
  await page.keyboard.press('Tab')
  await expect(layouts.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(layouts.getByRole('button', { name: 'Close' })).not.toBeFocused()
  await expect(layouts.locator(':focus')).toHaveCount(1)
  await layouts.getByRole('button', { name: 'Close' }).press('Enter')
  await expect(opener).toBeFocused()
})

test('KB5 whoever chose a picture is back where it was chosen', async ({ page }) => {
  await openBlankPresentation(page, 'Pictures', 3)
  await press(page, 'Photo Editor')
  const upload = page.getByRole('dialog').getByLabel('Upload image')
  await expect(upload).toBeFocused()
  await upload.setInputFiles(makePng(400, 300))
  await expect(button(page, 'Apply')).toBeEnabled()
  await expect(upload).toBeFocused()
})

test('KB6 on a phone one button leads to the tools, and every page of the Photo Editor is in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openBlankPresentation(page, 'Narrow', 3)
  const tools = page.getByRole('toolbar', { name: 'Slide tools' })
  await expect(tools).toHaveCount(0)
  await openPhoneTools(page)
  for (const tool of await tools.getByRole('button').all())
    await expect(tool).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Photo Editor' }).click()
  for (const tab of await page.getByRole('dialog').getByRole('tab').all())
    await expect(tab).toBeInViewport({ ratio: 1 })
})

test('KB7 whoever typed a title goes on by Tab, and changes no level on the way', async ({
  page,
}) => {
  await openBlankPresentation(page, 'Passing', 3)
  const stage = page.getByRole('region', { name: 'Slide', exact: true })
  const points = stage.getByRole('textbox', { name: /^Point/ })
  await stage.getByRole('textbox', { name: 'Title' }).focus()
  await page.keyboard.type('Typed')
  const levels = () =>
    stage
      .locator('[data-level]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-level')))
  const before = await levels()
  await page.keyboard.press('Tab')
  await expect(stage.getByRole('article').locator(':focus')).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await expect(stage.getByRole('textbox', { name: 'Title' })).toBeFocused()
  for (const point of await points.all()) {
    // From the last line of a text; from another one the arrow leads to the next.
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.press('ArrowDown')
    await expect(point).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(points.last()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(points.last()).not.toBeFocused()
  expect(await levels()).toEqual(before)
})

test('KB8 arrows lead through all slides, and the palette names its groups', async ({ page }) => {
  await openBlankPresentation(page, 'Rows', 7)
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('group', { name: 'This slide', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')

  await startShow(page)
  await page.keyboard.press('o')
  const choice = (number: number) =>
    page.getByRole('dialog').getByRole('button', { name: `Slide ${number} of 7` })
  await expect(choice(1)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(choice(2)).toBeFocused()
  await page.keyboard.press('End')
  await expect(choice(7)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  // Four of them stand in a row.
  await expect(choice(3)).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Slide 2 of 7', { exact: true }).last()).toBeVisible()
})

test('KB12 Escape in a text leads to its slide, where the keys of slides are heard', async ({
  page,
}) => {
  await openBlankPresentation(page, 'Leaving', 3)
  const slide = page.getByRole('group', { name: 'Slide', exact: true })
  const title = slide.getByRole('textbox', { name: 'Title' })
  await title.focus()
  await page.keyboard.type('Typed')
  await page.keyboard.press('Escape')
  await expect(slide).toBeFocused()
  await expectAxeClean(page)
  await page.keyboard.press('Tab')
  await expect(title).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('PageDown')
  await expect(page.getByText('Slide 2 of 3', { exact: true })).toBeVisible()
  await expect(slide).toBeFocused()
})

test('KB13 a tool keeps the focus when another slide comes, and hands it on where it goes', async ({
  page,
}) => {
  await openBlankPresentation(page, 'Tools', 3)
  const table = page.getByRole('region', { name: 'Table' })
  for (const tool of [button(page, 'Edit'), button(page, 'Add table')]) {
    await tool.focus()
    await page.keyboard.press('PageDown')
    await expect(tool).toBeFocused()
    await page.keyboard.press('PageUp')
    await expect(tool).toBeFocused()
  }
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill('Tide')
  await dialog.getByRole('button', { name: 'Apply' }).press('Enter')
  await table.getByRole('button', { name: 'Remove table' }).focus()
  await page.keyboard.press('PageDown')
  await expect(button(page, 'Add table')).toBeFocused()
})

test('KB14 after a show that was started from a tool the focus is on the slide', async ({
  page,
}) => {
  await openBlankPresentation(page, 'Afterwards', 3)
  await button(page, 'Add table').focus()
  await page.keyboard.press('f')
  await expect(findShow(page)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('group', { name: 'Slide', exact: true })).toBeFocused()
})

test('KB15 one Escape leaves the show from its toolbar, too', async ({ page }) => {
  await openBlankPresentation(page, 'Hints', 3)
  await startShow(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tooltip')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(findShow(page)).toHaveCount(0)
})

test('KB16 keys that are held with Enter are a shortcut on a menu’s button, too', async ({
  page,
}) => {
  await useFakeSpeech(page)
  await openSampleDeck(page)
  await button(page, 'More ways to present').focus()
  await page.keyboard.press('ControlOrMeta+Shift+Enter')
  await expect(button(page, 'Pause')).toBeVisible()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await button(page, 'Export').press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
})
