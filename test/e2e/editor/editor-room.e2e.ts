import { expect, type Page, test } from '@playwright/test'

import { editorWords } from '#words/editor/editor.ts'

import { enlargeText } from '../steps/screen/enlarge-text.ts'
import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { findCrowding } from '../steps/screen/find-crowding.ts'
import { openPhoneTools } from '../steps/open-phone-tools.ts'
import { openSampleDeck } from '../steps/open-sample-deck.ts'
import { speakEnglish, speakPseudo } from '../steps/screen/speak-pseudo.ts'
import { useFakeSpeech } from '../steps/sound/use-fake-speech.ts'

test.afterEach(speakEnglish)

const slide = (page: Page) =>
  page.getByRole('group', { name: 'Slide', exact: true }).getByRole('article')
const panel = (page: Page) => page.getByRole('complementary', { name: 'Inspector' })
const fold = (page: Page) => page.getByRole('button', { name: 'Slide panel' })
const notes = (page: Page) => page.getByRole('textbox', { name: 'Speaker Notes' })
const handle = (page: Page) => page.getByRole('separator', { name: 'Height of the notes' })

/** Of the window. */
async function readShare(page: Page): Promise<number> {
  const box = await slide(page).boundingBox()
  const { width, height } = page.viewportSize()!
  return ((box?.width ?? 0) * (box?.height ?? 0)) / (width * height)
}

/** Lines of the notes that are seen whole. */
const countLines = (page: Page): Promise<number> =>
  notes(page).evaluate((field) => {
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(field)
    const room = field.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom)
    return Math.floor((room + 1) / parseFloat(lineHeight))
  })

test(
  'RO1 the slide has the greater part of the window, and the notes three lines',
  {
    tag: '@gate',
  },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openSampleDeck(page)
    await expect(panel(page)).toBeVisible()
    // Where the voice has to be fetched first it says so, which takes a line.
    await expect(page.getByText('After that it works offline')).toBeVisible()
    await expect.poll(() => readShare(page)).toBeGreaterThanOrEqual(0.38)
    expect(await countLines(page)).toBeGreaterThanOrEqual(3)
    await fold(page).click()
    await expect.poll(() => readShare(page)).toBeGreaterThanOrEqual(0.45)
    expect(await countLines(page)).toBeGreaterThanOrEqual(3)
    await page.setViewportSize({ width: 1366, height: 768 })
    await expect.poll(() => readShare(page)).toBeGreaterThanOrEqual(0.35)
    expect(await countLines(page)).toBeGreaterThanOrEqual(3)
  },
)

test('RO2 the panel stays as it was left; on a phone one button leads to all that is in it', async ({
  page,
}) => {
  await openSampleDeck(page)
  await expect(fold(page)).toHaveAttribute('aria-expanded', 'true')
  await fold(page).click()
  await expect(panel(page)).toHaveCount(0)
  await page.reload()
  await expect(slide(page)).toBeVisible()
  await expect(panel(page)).toHaveCount(0)
  await expect(fold(page)).toHaveAttribute('aria-expanded', 'false')

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(notes(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Auto-Present All' })).toBeVisible()
  for (const name of ['Export', 'Share', 'Text Editor', 'Generate Image', 'Settings'])
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  await openPhoneTools(page)
  for (const name of ['Export', 'Share', 'Text Editor', 'Generate Image', 'Settings', 'Present'])
    await expect(page.getByRole('button', { name, exact: name === 'Present' })).toBeVisible()
  await expect(panel(page)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Slide Overview' })).toBeVisible()

  await page.setViewportSize({ width: 1280, height: 720 })
  await expect(slide(page)).toBeVisible()
  await expect(panel(page)).toHaveCount(0)
  await fold(page).click()
  await expect(panel(page)).toBeVisible()
})

test('RO3 notes are as high as somebody wants them, by pointer and by keys, and what is longer scrolls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openSampleDeck(page)
  await fold(page).click()
  const before = await countLines(page)
  await handle(page).focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => countLines(page)).toBe(before + 2)
  const box = (await handle(page).boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y - 3 * 22, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => countLines(page)).toBe(before + 5)
  await page.reload()
  await expect.poll(() => countLines(page)).toBe(before + 5)
  await handle(page).press('Home')
  await expect.poll(() => countLines(page)).toBe(3)
  await expect(handle(page)).toHaveAttribute('aria-valuetext', '3 lines')

  await notes(page).fill(Array.from({ length: 40 }, (_, line) => `Line ${line}`).join('\n'))
  await expect(notes(page)).toHaveCSS('overflow-y', 'auto')
  // However much is wanted, slide and notes stay in the window.
  await handle(page).press('End')
  await expect(slide(page)).toBeInViewport({ ratio: 0.99 })
  await expect(notes(page)).toBeInViewport({ ratio: 0.99 })
})

/** Presses Tab through the page once, and answers what had the focus on the way. */
async function listStops(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo(0, 0)
  })
  const stops: string[] = []
  for (;;) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body || element.hasAttribute('data-passed')) return null
      element.setAttribute('data-passed', '')
      return element.getAttribute('aria-label') ?? element.textContent
    })
    if (stop === null) return stops
    stops.push(stop)
  }
}

test('RO4 Tab passes the whole editor in 16 stops, and arrows lead through each toolbar', async ({
  page,
}) => {
  await openSampleDeck(page)
  await expect(panel(page)).toBeVisible()
  const stops = await listStops(page)
  expect(stops.length, stops.join(' | ')).toBeLessThanOrEqual(16)
  expect(stops).toContain('Auto-Present All')

  const tools = page.getByRole('toolbar', { name: 'Slide tools' })
  const tool = (name: string) => tools.getByRole('button', { name, exact: true })
  await tool('Add slide').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tool('Text Editor')).toBeFocused()
  await page.keyboard.press('End')
  await expect(tool('Slide panel')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tool('Add slide')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(tool('Fullscreen')).toBeFocused()
  // Tab comes back to the tool that was left.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(tool('Fullscreen')).toBeFocused()

  const button = (name: string) => panel(page).getByRole('button', { name })
  await button('Edit').focus()
  for (const name of [
    'Improve with AI',
    'Layout:',
    'Theme:',
    'Brand: logo, colors, fonts',
    'Footer, date and number',
    'Another drawing',
    'Remove drawing',
    'Upload image',
  ]) {
    await page.keyboard.press('ArrowDown')
    await expect(button(name)).toBeFocused()
  }
  await expect(page.getByRole('menu')).toHaveCount(0)
})

test('RO5 skip links lead to the slide, to Play and to the notes', async ({ page }) => {
  await openSampleDeck(page)
  for (const [name, target] of [
    ['Skip to the slide', page.getByRole('group', { name: 'Slide', exact: true })],
    ['Skip to Play', page.getByRole('button', { name: 'Auto-Present All' })],
    ['Skip to the notes', notes(page)],
  ] as const) {
    const link = page.getByRole('link', { name })
    await link.focus()
    await expect(link).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(target).toBeFocused()
  }
  // The address names the slide, and nothing else.
  expect(new URL(page.url()).hash).toBe('')
})

test('RO6 the words of a slide are read out once', async ({ page }) => {
  const deck = await openSampleDeck(page)
  const [first] = deck.slides
  const title = first?.title ?? ''
  // The slide stands once its fonts are there.
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(title)
  const read = await page.locator('body').ariaSnapshot()
  const count = (words: string) => read.split(words).length - 1
  for (const words of [...(first?.content ?? []), first?.notes ?? ''])
    expect(count(words), words).toBe(1)
  // By itself; besides it names the thumbnail and the place in the deck.
  const byItself = read
    .split('\n')
    .filter((line) => line.includes(title) && !line.includes('Slide 1'))
  expect(byItself).toHaveLength(1)
})

const windows = [
  { width: 1920, height: 1080 },
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  // 1366 by 768 and 1280 by 720 at 200 %.
  { width: 683, height: 384 },
  { width: 640, height: 360 },
]

for (const direction of ['ltr', 'rtl'] as const)
  for (const textSize of [16, 24]) {
    // The hardest of them stands for all.
    const tag = direction === 'rtl' && textSize === 24 ? ['@long', '@gate'] : '@long'
    test(
      `RO8 nothing is cut or stands on something else with words 40 % longer, ${direction}, text at ${textSize} px`,
      { tag },
      async ({ page }) => {
        if (textSize !== 16) await enlargeText(page, textSize)
        await openSampleDeck(page)
        await speakPseudo(page, direction)
        await page.reload()
        // By another name now.
        const toggle = page
          .getByRole('button', { name: editorWords.panel })
          .or(page.getByRole('button', { name: editorWords.actions.more }))
        for (const viewport of windows) {
          await page.setViewportSize(viewport)
          await expect(toggle).toBeVisible()
          for (let turn = 0; turn < 2; turn += 1) {
            const isOpen = await toggle.getAttribute('aria-expanded')
            const where = `${viewport.width} by ${viewport.height}, panel: ${isOpen}`
            await expect.poll(() => findCrowding(page), { message: where }).toEqual([])
            await toggle.click()
          }
        }
        await expectAxeClean(page)
      },
    )

    test(`RO8 nothing is cut or stands on something else, ${direction}, text at ${textSize} px @long`, async ({
      page,
    }) => {
      if (textSize !== 16) await enlargeText(page, textSize)
      await openSampleDeck(page)
      await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction)
      for (const viewport of windows) {
        await page.setViewportSize(viewport)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          const toggle = fold(page).or(page.getByRole('button', { name: 'More actions' }))
          await expect(toggle).toBeVisible()
          for (let turn = 0; turn < 2; turn += 1) {
            const isOpen = await toggle.getAttribute('aria-expanded')
            const where = `${viewport.width} by ${viewport.height}, ${colorScheme}, panel: ${isOpen}`
            await expect.poll(() => findCrowding(page), { message: where }).toEqual([])
            await toggle.click()
          }
        }
        await expectAxeClean(page)
      }
    })
  }

test('RO8 nothing is cut or stands on something else while it is spoken @long', async ({
  page,
}) => {
  await useFakeSpeech(page)
  await openSampleDeck(page)
  await page.getByRole('button', { name: 'Auto-Present All' }).click()
  const pause = page.getByRole('button', { name: 'Pause' })
  await expect(pause).toBeVisible()
  await pause.click()
  for (const viewport of windows) {
    await page.setViewportSize(viewport)
    await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible()
    const where = `${viewport.width} by ${viewport.height}`
    await expect.poll(() => findCrowding(page), { message: where }).toEqual([])
  }
})
