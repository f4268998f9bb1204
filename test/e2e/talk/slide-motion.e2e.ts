import { expect, type Locator, type Page, test } from '@playwright/test'

import type { Deck } from '#core/deck/deck.ts'
import type { TextStyle } from '#core/deck/texts/text-style.ts'
import { type EntranceKind, findPose } from '#core/show/slide-motion.ts'

import { becomeGuest } from '../steps/continue-as-guest.ts'
import { seedDeck } from '../steps/seed-library.ts'
import { startShow } from '../steps/start-show.ts'

const kinds: readonly TextStyle['animation'][] = ['fadeIn', 'slideIn', 'bounce', 'slideIn']
/** Written from the right, where texts slide in from the other side. */
const mirrored = 3

const deck: Deck = {
  title: 'Motion',
  slides: kinds.map((animation, index) => ({
    id: `slide-${index}`,
    title: index === mirrored ? 'شعاب مرجانية' : `Slide ${index + 1}`,
    content: index === mirrored ? ['الأولى', 'الثانية', 'الثالثة'] : ['One', 'Two', 'Three'],
    notes: '',
    textStyles: { title: { animation }, content: { animation } },
  })),
}

const moments = [0, 0.05, 0.2, 0.35, 0.48, 0.55, 0.7, 0.79, 2]
/** Seconds after the title. */
const delays = [0, 0, 0.1, 0.2]

/** How title and bullets stand at each moment, in px of the stage. */
const readPoses = (stage: Locator) =>
  stage.evaluate((slide, times) => {
    const texts = [...slide.querySelectorAll('h2, li')]
    return times.map((seconds) =>
      texts.map((text) => {
        for (const animation of text.getAnimations()) {
          animation.pause()
          animation.currentTime = seconds * 1000
        }
        const { opacity, transform } = getComputedStyle(text)
        const { e, f } = new DOMMatrix(transform)
        return { opacity: Number(opacity), x: e, y: f }
      }),
    )
  }, moments)

function listPoses(index: number) {
  const kind = kinds[index] as EntranceKind
  const side = index === mirrored ? -1 : 1
  return moments.map((seconds) =>
    delays.map((delay) => {
      const { opacity, x, y } = findPose(kind, seconds - delay)
      const near = (value: number) => expect.closeTo(value, 2)
      return { opacity: near(opacity), x: near(x * side), y: near(y) }
    }),
  )
}

test.beforeEach(async ({ page }) => {
  await becomeGuest(page)
  await seedDeck(page, 'motion', deck)
  await page.goto('/deck/motion')
  await expect(page.getByText('Slide 1 of 4', { exact: true })).toBeVisible()
})

async function openWrittenPage(page: Page): Promise<Page> {
  await page.getByRole('button', { name: 'Export' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Web page (HTML)' }).click()
  const path = test.info().outputPath('deck.html')
  await (await downloading).saveAs(path)
  const file = await page.context().newPage()
  await file.goto(`file://${path}`)
  return file
}

// Only the built page shows what its tools made of the style sheet.
test(
  'MO1 texts come onto a slide of the show as they are described, moment by moment',
  { tag: '@gate' },
  async ({ page }) => {
    const show = await startShow(page)
    for (const index of kinds.keys()) {
      const stage = show.locator('[data-shown] article')
      await expect(stage).toContainText(deck.slides[index]?.content[2] ?? '')
      expect(await readPoses(stage)).toEqual(listPoses(index))
      await page.keyboard.press('PageDown')
    }
  },
)

test('MO1 so they do in the written page', async ({ page }) => {
  const file = await openWrittenPage(page)
  for (const index of kinds.keys()) {
    const stage = file.locator('.slide[data-current] .stage')
    await expect(stage).toContainText(deck.slides[index]?.content[2] ?? '')
    expect(await readPoses(stage)).toEqual(listPoses(index))
    await file.keyboard.press('PageDown')
  }
})

test('MO2 where less motion is asked for, texts are there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const file = await openWrittenPage(page)
  await file.emulateMedia({ reducedMotion: 'reduce' })
  await page.bringToFront()
  const show = await startShow(page)
  for (const stage of [
    show.locator('[data-shown] article'),
    file.locator('.slide[data-current] .stage'),
  ])
    expect(new Set((await readPoses(stage)).flat().map((pose) => JSON.stringify(pose)))).toEqual(
      new Set([JSON.stringify({ opacity: 1, x: 0, y: 0 })]),
    )
})
