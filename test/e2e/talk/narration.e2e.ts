import { expect, type Page, test } from '@playwright/test'

import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { startShow } from '../steps/start-show.ts'
import { readSpeech, useFakeSpeech } from '../steps/sound/use-fake-speech.ts'
import {
  badge,
  deck,
  listen,
  listenIn,
  listenTo,
  listenUntil,
  lit,
  openTalk,
  presenter,
  press,
  slide,
  stopClock,
} from '../steps/talk-in-steps.ts'

const lastSaid = async (page: Page): Promise<string | undefined> =>
  (await readSpeech(page)).said.at(-1)

test.describe('with a voice', () => {
  test.beforeEach(async ({ page }) => {
    await useFakeSpeech(page)
    await openTalk(page)
    await expect(presenter(page).getByRole('button', { name: 'Auto-Present All' })).toBeEnabled()
  })

  test('Present This Slide speaks the notes word by word and is complete with the last', async ({
    page,
  }) => {
    await expect(badge(page, 'Presenter Ready')).toBeVisible()
    await expect(presenter(page)).toContainText('Manual Presentation Mode')
    await expect(presenter(page)).toContainText('Single slide delivery')
    await stopClock(page)
    await press(page, 'Present This Slide')
    await listenTo(page, badge(page, 'Presenting'))
    const notes = page.getByRole('region', { name: 'Speaker Notes' })
    await expect(notes).toContainText('Presenting')
    await listenIn(page)
    await page.clock.resume()
    await expectAxeClean(page)
    await expect(badge(page, 'Complete')).toBeVisible()
    await expect(page.getByText('Slide 1 of 3', { exact: true })).toBeVisible()
    const { said, overlaps } = await readSpeech(page)
    expect(said.join(' ')).toBe(deck.slides[0]?.notes)
    expect(overlaps).toBe(0)
    // A show that begins now has said nothing yet.
    const show = await startShow(page)
    await expect(show.getByRole('region', { name: 'Narration progress' })).toHaveText(/^Ready0 \//)
  })

  test('Auto-Present All goes through all slides, and meanwhile nobody else moves them', async ({
    page,
  }) => {
    await stopClock(page)
    await press(page, 'Auto-Present All')
    await listenTo(page, badge(page, 'Auto-Advancing'))
    await expect(presenter(page)).toContainText('Auto-Advance Mode')
    await expect(presenter(page)).toContainText('Automatic progression')
    await expect(page.getByText('Slide 1 of 3 (Auto)', { exact: true })).toBeVisible()
    const controls = page.getByRole('toolbar', { name: 'Slide controls' })
    for (const name of ['Previous', 'Next']) {
      const button = controls.getByRole('button', { name })
      await expect(button).toBeDisabled()
      await expect(button).toHaveAttribute('title', 'Navigation disabled during auto-advance')
    }
    await page.keyboard.press('PageDown')
    await expect(page.getByText('Slide 1 of 3 (Auto)', { exact: true })).toBeVisible()
    await listenTo(page, page.getByText('Slide 2 of 3 (Auto)', { exact: true }))
    await listenTo(page, badge(page, 'Auto-Advance Complete'))
    await expect(page.getByText('Slide 3 of 3', { exact: true })).toBeVisible()
    const { said, overlaps } = await readSpeech(page)
    expect(said.join(' ')).toBe(deck.slides.map(({ notes }) => notes).join(' '))
    expect(overlaps).toBe(0)
  })

  test('Pause holds it at its word, Resume goes on there, Stop ends it', async ({ page }) => {
    await stopClock(page)
    await press(page, 'Auto-Present All')
    await listenIn(page)
    await press(page, 'Pause')
    await expect(badge(page, 'Auto-Advance Paused')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Speaker Notes' })).toContainText('Paused')
    const word = (await lit(page).textContent()) ?? ''
    await listen(page, 20)
    await expect(lit(page)).toHaveText(word)
    await press(page, 'Resume')
    await expect(badge(page, 'Auto-Advancing')).toBeVisible()
    await listenUntil(page, async () => (await lastSaid(page))?.startsWith(word) ?? false)
    await press(page, 'Stop')
    await expect(badge(page, 'Auto-Advance Ready')).toBeVisible()
    await expect(presenter(page).getByRole('button', { name: 'Auto-Present All' })).toBeEnabled()
    await press(page, 'Present This Slide')
    await listenIn(page)
    await press(page, 'Pause')
    await expect(badge(page, 'Paused')).toBeVisible()
  })

  test('turning to another slide, or leaving for the dashboard, ends the narration', async ({
    page,
  }) => {
    await stopClock(page)
    await press(page, 'Present This Slide')
    await listenTo(page, badge(page, 'Presenting'))
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(badge(page, 'Presenter Ready')).toBeVisible()
    await press(page, 'Present This Slide')
    await listenTo(page, badge(page, 'Presenting'))
    await page.getByRole('link', { name: 'Back to Dashboard' }).click()
    await expect(page).toHaveURL(/dashboard/)
    const { said } = await readSpeech(page)
    await listen(page, 20)
    expect((await readSpeech(page)).said).toEqual(said)
  })

  test('a word that is pressed is spoken next, and so is the sentence before or after', async ({
    page,
  }) => {
    await stopClock(page)
    await press(page, 'Present This Slide')
    await listenIn(page)
    await press(page, 'Pause')
    await page.getByRole('region', { name: 'Speaker Notes' }).getByText('throat').click()
    await listen(page, 0.2)
    expect(await lastSaid(page)).toBe('throat gives a buzz to it.')
    await press(page, 'Back one sentence')
    await listen(page, 0.2)
    expect(await lastSaid(page)).toMatch(/^Every word/)
    await press(page, 'Forward one sentence')
    await listen(page, 0.2)
    expect(await lastSaid(page)).toMatch(/^Then the throat/)
  })

  test('the bullet that is spoken of is lit on the slide', async ({ page }) => {
    await stopClock(page)
    await press(page, 'Present This Slide')
    const spoken = page.getByRole('region', { name: 'Slide', exact: true }).locator('[data-spoken]')
    await listenTo(page, spoken.getByText('Air from the lungs'))
    await listenTo(page, spoken.getByText('A buzz in the throat'))
  })

  test('notes are edited while they are spoken, and spoken as they are then', async ({ page }) => {
    await stopClock(page)
    await press(page, 'Present This Slide')
    await listenIn(page)
    await page.getByRole('button', { name: 'Edit notes' }).click()
    const field = page.getByRole('textbox', { name: 'Speaker Notes' })
    await field.fill('Every word begins with air from the lungs. And this was typed just now.')
    await listenUntil(page, async () => (await lastSaid(page)) === 'And this was typed just now.')
  })

  test('notes of fewer than 20 characters are refused, with a reason', async ({ page }) => {
    const field = page.getByRole('textbox', { name: 'Speaker Notes' })
    await field.fill('Too short.')
    await expect(page.getByText('at least 20 characters are needed')).toBeVisible()
    await press(page, 'Present This Slide')
    await expect(presenter(page)).toContainText(
      'Speaker notes content is too short for emotional presentation',
    )
    await expectAxeClean(page)
  })

  test('in a show: captions, progress, Space pauses, arrows are blocked, Escape leaves', async ({
    page,
  }) => {
    const show = await startShow(page)
    await stopClock(page)
    await page.keyboard.press('a')
    const captions = show.getByRole('region', { name: 'Captions' })
    await listenIn(page)
    await expect(captions).toContainText('Every word begins with air')
    await expect(show.getByRole('region', { name: 'Narration progress' })).toContainText(
      'Auto-Advancing',
    )
    for (const name of ['Previous slide', 'Next slide', 'All slides']) {
      const button = show.getByRole('button', { name })
      await expect(button).toBeDisabled()
      await expect(button).toHaveAttribute('title', 'Navigation disabled during auto-advance')
    }
    await page.keyboard.press('ArrowRight')
    await expect(show).toContainText('Slide 1 of 3')
    await page.keyboard.press('Space')
    await expect(show.getByRole('button', { name: 'Resume' })).toBeVisible()
    await page.clock.resume()
    await expectAxeClean(page)
    await page.keyboard.press('c')
    await expect(captions).toHaveCount(0)
    await page.keyboard.press('c')
    await page.keyboard.press('Space')
    await expect(show).toContainText('Slide 2 of 3')
    await page.keyboard.press('Escape')
    await expect(show).toHaveCount(0)
    await expect(badge(page, 'Auto-Advancing')).toBeVisible()
  })

  test('on a phone that lies, the captions go to the edge once the toolbar is gone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 844, height: 390 })
    const show = await startShow(page)
    await page.keyboard.press('a')
    await expect(show.getByRole('toolbar', { name: 'Show controls' })).toBeHidden()
    const captions = await show.getByRole('region', { name: 'Captions' }).boundingBox()
    expect(390 - (captions?.y ?? 0)).toBeLessThan(80)
    const progress = await show.getByRole('region', { name: 'Narration progress' }).boundingBox()
    expect((captions?.x ?? 0) + (captions?.width ?? 0)).toBeLessThan(progress?.x ?? 0)
  })

  test('SH6 SH7 a presenter window lights the words that the show says, and leaves its slides alone', async ({
    page,
  }) => {
    await startShow(page)
    await page.keyboard.press('a')
    const [window] = await Promise.all([
      page.context().waitForEvent('page'),
      page.keyboard.press('s'),
    ])
    const said = window.getByRole('region', { name: 'Speaker Notes' }).locator('[data-word=said]')
    await expect(lit(window)).toBeVisible()
    await expect(said).not.toHaveCount(0)
    const next = window.getByRole('button', { name: 'Next', exact: true })
    await expect(next).toBeDisabled()
    await expect(next).toHaveAttribute('title', 'Navigation disabled during auto-advance')
    await expect(window.getByLabel('Go to slide')).toBeDisabled()
    await expectAxeClean(window)
    await page.keyboard.press('x')
    await expect(next).toBeEnabled()
  })

  test('voice, speed, pauses, volume and pronunciation are set in one place, and kept', async ({
    page,
  }) => {
    await press(page, 'Voice and sound')
    const dialog = page.getByRole('dialog', { name: 'Voice and sound' })
    await expect(dialog.getByRole('radio', { name: /Fake en-US/ })).toBeChecked()
    await dialog.getByRole('button', { name: 'Preview Fake en-US' }).click()
    await expect.poll(() => lastSaid(page)).toMatch(/^Hello, I am Fake/)
    await dialog.getByRole('spinbutton', { name: 'Speed in percent' }).fill('150')
    await dialog.getByRole('checkbox', { name: 'Show captions in fullscreen' }).uncheck()
    await dialog.getByRole('button', { name: 'Add a word' }).click()
    await dialog.getByRole('textbox', { name: 'Written' }).fill('Nguyen')
    await dialog.getByRole('textbox', { name: 'Said like' }).fill('win')
    await expectAxeClean(page)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.reload()
    await press(page, 'Voice and sound')
    await expect(dialog.getByRole('spinbutton', { name: 'Speed in percent' })).toHaveValue('150')
    await expect(
      dialog.getByRole('checkbox', { name: 'Show captions in fullscreen' }),
    ).not.toBeChecked()
    await expect(dialog.getByRole('textbox', { name: 'Said like' })).toHaveValue('win')
  })

  test('the dashboard says when it was last presented', async ({ page }) => {
    await press(page, 'Present This Slide')
    await expect(badge(page, 'Presenting')).toBeVisible()
    await page.getByRole('link', { name: 'Back to Dashboard' }).click()
    await expect(page.getByText(/Presented/).first()).toBeVisible()
  })
})

test('without any voice the presenter says what is missing, and its buttons wait', async ({
  page,
}) => {
  await useFakeSpeech(page, [])
  await openTalk(page)
  await expect(presenter(page)).toContainText('AI Presenter Configuration Required')
  for (const name of ['Auto-Present All', 'Present This Slide'])
    await expect(presenter(page).getByRole('button', { name })).toBeDisabled()
  await expectAxeClean(page)
})

test('a deck in another language waits for a voice that speaks it', async ({ page }) => {
  await useFakeSpeech(page)
  const german =
    'Guten Tag und willkommen. Heute sehen wir uns an, wie eine Stimme entsteht und was sie so besonders macht.'
  await openTalk(page, { ...deck, slides: ['a', 'b', 'c'].map((id) => slide(id, id, german)) })
  await expect(presenter(page)).toContainText('No voice here speaks German')
  await expect(presenter(page).getByRole('button', { name: 'Auto-Present All' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Speak from here' })).toBeDisabled()

  await page.getByRole('button', { name: 'Play', exact: true }).click()
  const progress = page.getByRole('region', { name: 'Narration progress' })
  await expect(progress).toContainText('No voice here speaks German. Turn the slides yourself.')
  await expectAxeClean(page)
})
