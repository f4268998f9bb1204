import { expect, type Page } from '@playwright/test'

import type { ModelServer } from '../../fakes/model-server.ts'
import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { openPhoneTools } from '../steps/open-phone-tools.ts'
import { openSampleDeck } from '../steps/open-sample-deck.ts'
import { testWithServer as test } from '../steps/test-with-server.ts'

const written = {
  title: 'Water That Comes and Goes',
  content: [
    'The moon pulls the sea towards itself',
    'Twice a day the water climbs the harbour wall',
    'Sailors have kept tables of it for centuries',
  ],
  notes: 'Look at the water for a while... and you will see that it never rests.',
}
const answer = (value: unknown) => ({ kind: 'answer', text: JSON.stringify(value) }) as const

const dialog = (page: Page) => page.getByRole('dialog')
const side = (page: Page, name: string) => dialog(page).getByRole('region', { name, exact: true })
const press = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true }).click()
const slideTitle = (page: Page) =>
  page.getByRole('region', { name: 'Slide', exact: true }).getByRole('textbox', { name: 'Title' })
const notes = (page: Page) => page.getByRole('textbox', { name: 'Speaker Notes' })

async function improve(page: Page, item: string) {
  await page.getByRole('button', { name: 'Improve with AI' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('without a key the settings open instead', async ({ page }) => {
  await openSampleDeck(page)
  await improve(page, 'Make it shorter')
  await expect(page.getByRole('dialog', { name: 'API Configuration' })).toHaveAccessibleDescription(
    /^To improve a slide, a model has to be set up first/,
  )
})

test.describe('with a model', () => {
  const lastPrompt = (server: ModelServer) => JSON.stringify(server.requests.at(-1)?.body)

  for (const [item, asked] of [
    ['Regenerate this slide', 'Write slide 1 anew'],
    ['Make it shorter', 'so that it is shorter'],
    ['Make it simpler', 'so that it is simpler'],
    ['Make it more formal', 'so that it is more formal'],
  ] as const)
    test(`${item}: before and after side by side, applied as one step`, async ({
      page,
      server,
    }) => {
      const deck = await openSampleDeck(page, { server })
      const before = deck.slides[0]?.title ?? ''
      server.play(answer(written))
      await improve(page, item)
      await expect(side(page, 'Before')).toContainText(before)
      await expect(side(page, 'After')).toContainText(written.title)
      await expect(side(page, 'After')).toContainText(written.notes)
      expect(lastPrompt(server)).toContain(asked)
      await press(page, 'Apply')
      await expect(dialog(page)).toBeHidden()
      await expect(slideTitle(page)).toHaveValue(written.title)
      await expect(notes(page)).toHaveValue(written.notes)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(slideTitle(page)).toHaveValue(before)
      await expect(notes(page)).toHaveValue(deck.slides[0]?.notes ?? '')
      await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
    })

  test('Cancel leaves the slide as it was', async ({ page, server }) => {
    const deck = await openSampleDeck(page, { server })
    server.play(answer(written))
    await improve(page, 'Make it shorter')
    await expect(side(page, 'After')).toContainText(written.title)
    await expectAxeClean(page)
    await press(page, 'Cancel')
    await expect(slideTitle(page)).toHaveValue(deck.slides[0]?.title ?? '')
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
  })

  test('Try again asks once more', async ({ page, server }) => {
    await openSampleDeck(page, { server })
    server.play(answer(written), answer({ ...written, title: 'The Moon at Work' }))
    await improve(page, 'Regenerate this slide')
    await expect(side(page, 'After')).toContainText(written.title)
    await press(page, 'Try again')
    await expect(side(page, 'After')).toContainText('The Moon at Work')
    expect(server.requests).toHaveLength(2)
  })

  test('Translate asks for the language first, and needs one', async ({ page, server }) => {
    await openSampleDeck(page, { server })
    server.play(answer(written))
    await improve(page, 'Translate...')
    await expect(dialog(page).getByLabel('Language', { exact: true })).toBeFocused()
    await expectAxeClean(page)
    await press(page, 'Translate')
    await expect(dialog(page).getByRole('alert')).toHaveText('Please enter a language')
    expect(server.requests).toEqual([])
    await dialog(page).getByLabel('Language', { exact: true }).fill('Welsh')
    await page.keyboard.press('Enter')
    await expect(side(page, 'After')).toContainText(written.title)
    expect(lastPrompt(server)).toContain('into Welsh')
    await press(page, 'Change')
    await press(page, 'Spanish')
    await expect(side(page, 'After')).toContainText(written.title)
    expect(lastPrompt(server)).toContain('into Spanish')
  })

  test('Add a slide about: the new slide stands after this one and is shown', async ({
    page,
    server,
  }) => {
    const deck = await openSampleDeck(page, { server })
    server.play(answer(written))
    await improve(page, 'Add a slide about...')
    await dialog(page).getByLabel('What should it be about?').fill('the tides')
    await press(page, 'Write the slide')
    await expect(side(page, 'After')).toContainText(written.title)
    await expect(side(page, 'Before')).toBeHidden()
    expect(lastPrompt(server)).toContain('one new slide about: the tides')
    await press(page, 'Add slide')
    const total = deck.slides.length + 1
    await expect(page.getByText(`Slide 2 of ${total}`, { exact: true })).toBeVisible()
    await expect(slideTitle(page)).toHaveValue(written.title)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText(`of ${deck.slides.length}`).first()).toBeVisible()
  })

  test('Write notes: only the notes are compared and changed', async ({ page, server }) => {
    const deck = await openSampleDeck(page, { server })
    server.play(answer({ notes: written.notes }))
    await improve(page, 'Write notes for this slide')
    await expect(side(page, 'After')).toContainText(written.notes)
    await expect(side(page, 'After').getByRole('article')).toBeHidden()
    await expectAxeClean(page)
    await press(page, 'Apply')
    await expect(notes(page)).toHaveValue(written.notes)
    await expect(slideTitle(page)).toHaveValue(deck.slides[0]?.title ?? '')
  })

  test('Suggest titles: the chosen one is seen on the slide and used', async ({ page, server }) => {
    await openSampleDeck(page, { server })
    server.play(answer({ titles: ['First Light', 'A Quiet Start', 'Good Morning'] }))
    await improve(page, 'Suggest titles')
    await expect(dialog(page).getByRole('radio')).toHaveCount(3)
    await expect(side(page, 'After')).toContainText('First Light')
    await dialog(page).getByRole('radio', { name: 'A Quiet Start' }).check()
    await expect(side(page, 'After')).toContainText('A Quiet Start')
    await expectAxeClean(page)
    await press(page, 'Use this title')
    await expect(slideTitle(page)).toHaveValue('A Quiet Start')
  })

  test('a failure says why and what to do, changes nothing, and Retry tries again', async ({
    page,
    server,
  }) => {
    await openSampleDeck(page, { server })
    server.play({ kind: 'refuse', as: 'overloaded' })
    await improve(page, 'Make it simpler')
    await expect(dialog(page).getByRole('alert')).toContainText('Nothing was changed')
    await expect(dialog(page).getByRole('alert')).toContainText('overloaded right now')
    await expectAxeClean(page)
    server.play(answer(written))
    await press(page, 'Retry')
    await expect(side(page, 'After')).toContainText(written.title)
  })

  test('where the service says how long to wait, Retry waits for it', async ({ page, server }) => {
    await openSampleDeck(page, { server })
    server.play({ kind: 'refuse', as: 'rate-limited' })
    await improve(page, 'Make it simpler')
    await expect(dialog(page).getByRole('alert')).toContainText('too many requests')
    await expect(dialog(page).getByRole('button', { name: 'Retry' })).toBeDisabled()
  })

  test('an answer that is no slide is said to be none', async ({ page, server }) => {
    await openSampleDeck(page, { server })
    server.play({ kind: 'answer', text: 'Sorry, I would rather not.' })
    await improve(page, 'Make it simpler')
    await expect(dialog(page).getByRole('alert')).toContainText('could not be read')
  })

  test('while it writes, Stop calls the request off', async ({ page, server }) => {
    await openSampleDeck(page, { server })
    server.play({ kind: 'stall', after: '{"title": "W' })
    await improve(page, 'Make it shorter')
    await expect(dialog(page).getByText(/is writing/)).toBeVisible()
    await expectAxeClean(page)
    await press(page, 'Stop')
    await expect(dialog(page)).toBeHidden()
    await expect.poll(() => server.requests[0]?.left).toBe(true)
    await expect(page.getByRole('button', { name: 'Improve with AI' })).toBeFocused()
  })

  test('Show it as: the same facts in another form, applied as one step', async ({
    page,
    server,
  }) => {
    await openSampleDeck(page, { server })
    const timeline = {
      ...written,
      form: 'timeline',
      content: [
        '1687: Newton explains it',
        '1775: tables are printed',
        '1872: a machine computes it',
      ],
    }
    server.play(answer(timeline), answer({ ...written, form: 'figures' }))
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await improve(page, 'Show it as...')
    await expectAxeClean(page)
    await press(page, 'Timeline')
    await expect(side(page, 'After')).toContainText('1687')
    expect(lastPrompt(server)).toContain('Show slide 2 in another form')
    expect(lastPrompt(server)).toContain('- timeline (3-6)')
    await press(page, 'Change')
    await press(page, 'Figures')
    await expect(
      dialog(page).getByText('“Figures” does not suit what the slide says.'),
    ).toBeVisible()
    await press(page, 'Apply')
    await expect(slideTitle(page)).toHaveValue(written.title)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(slideTitle(page)).toHaveValue('First, a Breath')
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
  })

  test('MV2 Make the deck more visual: every plain slide, before and after, as one step', async ({
    page,
    server,
  }) => {
    const plain = ['It grew for many years', 'Then it stopped growing', 'Nobody could say why']
    const deck = await openSampleDeck(page, {
      server,
      spoil: (sample) => ({
        ...sample,
        slides: sample.slides.map((slide, place) =>
          place === 2 || place === 3 ? { ...slide, content: plain } : slide,
        ),
      }),
    })
    const steps = ['Rise: for many years', 'Stop: all at once', 'Riddle: nobody knows why']
    const show = (title: string) => answer({ ...written, title, form: 'steps', content: steps })
    server.play(show('One'), show('Two'), show('Three'), { kind: 'stall', after: '{' })
    await improve(page, 'Make the deck more visual')
    const plainSlides = 3
    await expect(dialog(page).getByRole('checkbox')).toHaveCount(plainSlides)
    await expect(dialog(page).getByText(`${plainSlides} slides can show more.`)).toBeVisible()
    await expectAxeClean(page)
    await dialog(page).getByRole('checkbox', { name: 'Change slide 4' }).uncheck()
    await press(page, 'Change 2 slides')
    await expect(dialog(page)).toBeHidden()
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(slideTitle(page)).toHaveValue('One')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
    // It leads back to where it was done.
    await expect(slideTitle(page)).toHaveValue(deck.slides[0]?.title ?? '')
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(slideTitle(page)).toHaveValue(deck.slides[2]?.title ?? '')
  })

  test('Make the deck more visual: Cancel calls it off and changes nothing', async ({
    page,
    server,
  }) => {
    await openSampleDeck(page, { server })
    server.play({ kind: 'stall', after: '{"title": "W' })
    await improve(page, 'Make the deck more visual')
    await expect(dialog(page).getByText(/is looking at slide 1 of/)).toBeVisible()
    await expectAxeClean(page)
    await press(page, 'Cancel')
    await expect(dialog(page)).toBeHidden()
    await expect.poll(() => server.requests[0]?.left).toBe(true)
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
  })

  test('on a phone the dialog fills the screen and nothing is cut off', async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openSampleDeck(page, { server })
    server.play(answer(written))
    await openPhoneTools(page)
    await improve(page, 'Make it shorter')
    await expect(side(page, 'After')).toContainText(written.title)
    const box = await dialog(page).boundingBox()
    expect(box).toMatchObject({ x: 0, width: 360 })
    const overflow = await dialog(page).evaluate((node) => node.scrollWidth - node.clientWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
})
