import { expect, type Page, test } from '@playwright/test'

import type { Deck } from '#core/deck/deck.ts'

import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { openPhoneTools } from '../steps/open-phone-tools.ts'
import { openSampleDeck } from '../steps/open-sample-deck.ts'
import { useFakeSpeech } from '../steps/sound/use-fake-speech.ts'

const harbours: Deck['slides'] = [
  {
    id: 'one',
    title: 'Harbour towns',
    content: ['Quiet', '\tA harbour by night'],
    notes: 'Hello, and welcome to you all.',
  },
  {
    id: 'two',
    title: 'Tides',
    content: ['Nothing of it'],
    table: { hasHeader: true, rows: [['Place'], ['HARBOUR wall']] },
    notes: 'The harbour sleeps. Harbours do.',
  },
]

const openHarbours = (page: Page) =>
  openSampleDeck(page, { spoil: (deck) => ({ ...deck, slides: harbours }) })

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Find and replace' })
const field = (page: Page, name: string) => dialog(page).getByRole('textbox', { name, exact: true })
const option = (page: Page, name: string) =>
  dialog(page).getByRole('checkbox', { name, exact: true })
const matches = (page: Page) => dialog(page).getByRole('list', { name: 'Matches' })
const boxes = (page: Page) => matches(page).getByRole('checkbox')
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
const counter = (page: Page, slide: number) =>
  page.getByText(`Slide ${slide} of 2`, { exact: true })
const toast = (page: Page, words: string) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(words)

async function open(page: Page) {
  await page.keyboard.press('ControlOrMeta+Shift+h')
  await expect(field(page, 'Find')).toBeFocused()
}

test('FR8 every match is shown with its place and what it becomes; options narrow them down', async ({
  page,
}) => {
  await openHarbours(page)
  await open(page)
  await field(page, 'Find').fill('harbour')
  await expect(boxes(page)).toHaveCount(5)
  await expect(matches(page).getByRole('listitem')).toContainText([
    'Slide 1, Title Harbour towns',
    'Slide 1, Point 2 A harbour by night',
    'Slide 2, Row 2, column 1 HARBOUR wall',
    'Slide 2, Speaker Notes The harbour sleeps. Harbours do.',
    'Slide 2, Speaker Notes The harbour sleeps. Harbours do.',
  ])
  await expect(matches(page).locator('mark')).toHaveText([
    'Harbour',
    'harbour',
    'HARBOUR',
    'harbour',
    'Harbour',
  ])
  await option(page, 'Whole words').check()
  await expect(boxes(page)).toHaveCount(4)
  await option(page, 'Match case').check()
  await expect(boxes(page)).toHaveCount(2)
  await field(page, 'Replace with').fill('port')
  await expect(matches(page).getByRole('insertion')).toHaveText(['port', 'port'])
  await expect(dialog(page).getByText('Slide 1 as it will be')).toBeVisible()

  await matches(page).getByRole('button').nth(1).click()
  await expect(dialog(page).getByText('Slide 2 as it will be')).toBeVisible()
  await expectAxeClean(page)

  await field(page, 'Find').fill('lighthouse')
  await expect(dialog(page).getByText('Nothing found')).toBeVisible()
  await expect(button(page, 'Replace')).toBeDisabled()
  await expectAxeClean(page)
  await button(page, 'Cancel').click()
  await expect(dialog(page)).toBeHidden()
  await expect(counter(page, 2)).toBeVisible()
})

test('FR8 of many matches the next hundred come when they are asked for', async ({ page }) => {
  const many = Array.from({ length: 24 }, (_, at) => ({
    id: `many-${at}`,
    title: 'Harbour',
    content: Array.from({ length: 5 }, () => 'A harbour by night'),
    notes: '',
  }))
  await openSampleDeck(page, { spoil: (deck) => ({ ...deck, slides: many }) })
  await open(page)
  await field(page, 'Find').fill('harbour')
  await expect(boxes(page)).toHaveCount(100)
  await button(page, 'Show 44 more').click()
  await expect(boxes(page)).toHaveCount(144)
  await expect(button(page, 'Show 44 more')).toHaveCount(0)
})

test(
  'FR9 all but what was left out is replaced at once, and one step takes it back',
  { tag: '@gate' },
  async ({ page }) => {
    await openHarbours(page)
    const title = page.getByRole('textbox', { name: 'Title', exact: true })
    const point = page.getByRole('textbox', { name: 'Point 2', exact: true })
    const notes = page.getByRole('textbox', { name: 'Speaker Notes', exact: true })
    await open(page)
    await field(page, 'Find').fill('harbour')
    await field(page, 'Replace with').fill('port')
    await boxes(page).first().uncheck()
    await expect(dialog(page).getByText('4 of 5 matches will be replaced')).toBeVisible()
    await button(page, 'Replace 4').click()
    await expect(dialog(page)).toBeHidden()
    await expect(toast(page, '4 matches replaced')).toBeVisible()
    await expect(title).toHaveValue('Harbour towns')
    await expect(point).toHaveValue('A port by night')
    await page.keyboard.press('PageDown')
    await expect(notes).toHaveValue('The port sleeps. ports do.')
    await expect(page.getByText('port wall').first()).toBeVisible()

    const undo = page.getByRole('button', { name: 'Undo', exact: true }).first()
    await undo.click()
    await expect(counter(page, 1), 'where it was done').toBeVisible()
    await expect(point).toHaveValue('A harbour by night')
    await page.keyboard.press('PageDown')
    await expect(notes).toHaveValue('The harbour sleeps. Harbours do.')
    await expect(page.getByText('HARBOUR wall').first()).toBeVisible()
    await expect(undo, 'it was one step').toBeDisabled()
  },
)

test('FR8 while a talk turns the slides, choosing a match only shows it; FR9 the toast takes it back', async ({
  page,
}) => {
  await useFakeSpeech(page)
  await openHarbours(page)
  await page.getByRole('button', { name: 'Auto-Present All' }).click()
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible()
  await open(page)
  await field(page, 'Find').fill('sleeps')
  await matches(page).getByRole('button').click()
  await expect(dialog(page).getByText('Slide 2 as it will be')).toBeVisible()
  await button(page, 'Cancel').click()
  await expect(page.getByText('Slide 1 of 2 (Auto)', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()

  await open(page)
  await field(page, 'Find').fill('towns')
  await field(page, 'Replace with').fill('cities')
  await button(page, 'Replace 1').click()
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await expect(title).toHaveValue('Harbour cities')
  await page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(title).toHaveValue('Harbour towns')
})

test('FR10 the keyboard alone finds, looks, leaves out and comes back', async ({ page }) => {
  await openHarbours(page)
  const tool = page.getByRole('button', { name: 'Find and replace' })
  await tool.focus()
  await page.keyboard.press('Enter')
  await expect(field(page, 'Find')).toBeFocused()
  await page.keyboard.type('harbour')
  await expect(boxes(page)).toHaveCount(5)
  await page.keyboard.press('Enter')
  await expect(boxes(page).nth(0)).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowUp')
  await expect(boxes(page).nth(3)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(boxes(page).nth(3)).not.toBeChecked()
  await page.keyboard.press('ArrowRight')
  await expect(matches(page).getByRole('button').nth(3)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText('Slide 2 as it will be')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Cancel')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(matches(page).getByRole('button').nth(3)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(tool).toBeFocused()
})

test('FR11 on a phone it is among the other tools, and everything is in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHarbours(page)
  await openPhoneTools(page)
  await page.getByRole('button', { name: 'Find and replace' }).click()
  await field(page, 'Find').fill('harbour')
  await field(page, 'Replace with').fill('port')
  await expect(button(page, 'Replace 5')).toBeInViewport({ ratio: 1 })
  await expect(boxes(page).first()).toBeInViewport({ ratio: 1 })
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
    'nothing wider than the screen',
  ).toBe(true)
  await expectAxeClean(page)
  await button(page, 'Replace 5').click()
  await expect(toast(page, '5 matches replaced')).toBeVisible()
})
