import { expect } from '@playwright/test'

import { themes } from '#core/theme/themes.ts'
import { themeWords } from '#words/editor/themes.ts'

import { exportAs, keepDownloads } from './file-steps.ts'
import { findDifferences } from './find-differences.ts'
import { listPaintedBoxes, type PaintedSlide } from './list-painted-boxes.ts'
import { openChromiumTab } from './open-chromium-tab.ts'
import {
  at,
  expectFocus,
  expectSeen,
  forgetEverything,
  openSampleDeck,
  press,
  shareDeck,
} from './steps.ts'
import { keys, type Tab } from './tab.ts'
import { testWithTab as test } from './test-with-tab.ts'
import { withPage } from './with-page.ts'

type Surface = { name: string; enter(tab: Tab): Promise<void> }

const zoom = (tab: Tab, factor: string): Promise<void> =>
  tab.run((value) => void (document.documentElement.style.zoom = value), factor)

/** In this order, as each begins where the one before has left off. */
const surfaces: Surface[] = [
  { name: 'stage and thumbnails', enter: openSampleDeck },
  { name: 'the same in a smaller window', enter: (tab) => tab.resize(1100, 720) },
  { name: 'the same, zoomed', enter: (tab) => zoom(tab, '1.25') },
  {
    name: 'the show',
    async enter(tab) {
      await zoom(tab, '1')
      await tab.resize(1440, 900)
      await press(tab, 'button', 'Fullscreen')
      await expectFocus(tab, 'Show')
    },
  },
  { name: 'the presenter window', enter: openPresenter },
  {
    name: 'what others watch',
    async enter(tab) {
      await leavePresenter(tab)
      // Afresh, which ends the show.
      await tab.goto(await tab.run(() => location.href))
      await tab.goto(await shareDeck(tab))
      await expectSeen(tab, 'Slide 1 of')
    },
  },
  {
    name: 'cards of the dashboard',
    async enter(tab) {
      await tab.goto(at('/dashboard'))
      await expectSeen(tab, 'Updated')
    },
  },
]

/** From which window a presenter window was opened. */
const shows = new WeakMap<Tab, string>()

async function openPresenter(tab: Tab): Promise<void> {
  const before = await tab.listWindows()
  await tab.type('s')
  await expect.poll(async () => (await tab.listWindows()).length).toBe(before.length + 1)
  const opened = (await tab.listWindows()).find((id) => !before.includes(id))
  shows.set(tab, before[0] ?? '')
  await tab.enterWindow(opened ?? '')
  await expectSeen(tab, 'In step with the show')
}

async function leavePresenter(tab: Tab): Promise<void> {
  // After the answer, which otherwise would not come any more.
  await tab.run(() => void setTimeout(() => window.close()))
  await tab.enterWindow(shows.get(tab) ?? '')
}

/** Once no slide comes or moves any more. */
async function look(tab: Tab): Promise<PaintedSlide[]> {
  let before = ''
  let slides: PaintedSlide[] = []
  await expect
    .poll(async () => {
      slides = await tab.run(listPaintedBoxes)
      const now = JSON.stringify(slides)
      const rests = now === before && slides.some(({ boxes }) => boxes.length > 0)
      before = now
      return rests
    })
    .toBe(true)
  return slides
}

const expectAlike = async (tab: Tab, chromium: Tab, what: string): Promise<void> => {
  const expected = await look(chromium)
  await expect
    .poll(async () => findDifferences(await tab.run(listPaintedBoxes), expected), what)
    .toEqual([])
}

test('every surface of the app paints the slides as Chromium does, resized and zoomed', async ({
  page,
  tab,
}) => {
  const chromium = openChromiumTab(page)
  for (const one of [chromium, tab]) {
    await forgetEverything(one)
    await one.resize(1440, 900)
  }
  for (const { name, enter } of surfaces)
    await test.step(name, async () => {
      for (const one of [chromium, tab]) await enter(one)
      await expectAlike(tab, chromium, name)
    })
})

test('a theme that is chosen is painted as in Chromium, each of them', async ({ page, tab }) => {
  const chromium = openChromiumTab(page)
  for (const one of [chromium, tab]) {
    await forgetEverything(one)
    await one.resize(1440, 900)
    await openSampleDeck(one)
  }
  for (const { id } of themes) {
    const name = themeWords.names[id] ?? id
    for (const one of [chromium, tab]) await chooseTheme(one, name)
    await expectAlike(tab, chromium, name)
  }
})

async function chooseTheme(tab: Tab, name: string): Promise<void> {
  const label = await tab.run(
    () =>
      Array.from(document.querySelectorAll('button'), (one) => one.textContent).find((text) =>
        text.startsWith('Theme: '),
      ) ?? '',
  )
  await press(tab, 'button', label)
  await press(tab, 'option', name)
  await tab.type(keys.escape)
  await expectSeen(tab, `Theme: ${name}`)
}

/** What is meant for paper is seen on the screen: no driver looks at paper. */
async function openPrint(tab: Tab): Promise<void> {
  await tab.run(() => {
    window.print = () => {
      const show = (rules: CSSRuleList) => {
        for (const rule of rules) {
          if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print')
            rule.media.mediaText = 'screen'
          if ('cssRules' in rule) show(rule.cssRules as CSSRuleList)
        }
      }
      for (const sheet of document.styleSheets) show(sheet.cssRules)
    }
  })
  await press(tab, 'button', 'Export')
  await press(tab, 'menuitem', 'Print')
  await press(tab, 'button', 'Print')
}

test('paper and the exported web page have the slides as in Chromium, the page at every size', async ({
  page,
  tab,
}) => {
  const chromium = openChromiumTab(page)
  for (const one of [chromium, tab]) {
    await forgetEverything(one)
    await one.resize(1440, 900)
    await openSampleDeck(one)
    await keepDownloads(one)
  }
  const written = (await exportAs(tab, 'HTML')).bytes.toString()
  for (const one of [chromium, tab]) await openPrint(one)
  await expectAlike(tab, chromium, 'print')
  expect(await tab.run(listPaintedBoxes)).toHaveLength(6)

  await withPage(written, async (url) => {
    for (const one of [chromium, tab]) await one.goto(url)
    for (const [width, height] of [
      [1440, 900],
      [700, 500],
    ] as const) {
      for (const one of [chromium, tab]) await one.resize(width, height)
      await expectAlike(tab, chromium, `exported page, ${width} px wide`)
    }
  })
})
