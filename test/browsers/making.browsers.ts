import { readFile } from 'node:fs/promises'

import { expect } from '@playwright/test'

import { makePng } from '../e2e/steps/make-picture.ts'
import { chooseFile } from './file-steps.ts'
import {
  at,
  expectFocus,
  expectNoDialog,
  expectPath,
  expectRightScale,
  expectSeen,
  forgetEverything,
  openSampleDeck,
  press,
  readFields,
  write,
} from './steps.ts'
import { keys } from './tab.ts'
import { testWithTab as test } from './test-with-tab.ts'

const article = new URL('../fixtures/articles/coffee.md', import.meta.url)

test.beforeEach(async ({ tab }) => {
  await forgetEverything(tab)
  await tab.resize(1440, 900)
})

test('somebody signs up and makes decks without a key: of a text, of a template, of blank slides', async ({
  tab,
}) => {
  await tab.goto(at('/auth?mode=sign-up'))
  await write(tab, 'Username', 'ada')
  await write(tab, 'Full Name', 'Ada Lovelace')
  await write(tab, 'Email Address', 'ada@example.com')
  await write(tab, 'Password', 'engine')
  await press(tab, 'button', 'Create Demo Account')
  await expectPath(tab, /^\/dashboard$/)

  await tab.goto(at('/create?method=ai'))
  await expectSeen(tab, 'No Gemini API key yet')
  await press(tab, 'button', 'Configure API Key First')
  await expectSeen(tab, 'API Configuration')
  await tab.type(keys.escape)
  await chooseFile(tab, { name: 'coffee.md', bytes: await readFile(article) }, 'main')
  await expectSeen(tab, 'Taken from coffee.md')
  await press(tab, 'button', 'Make slides from my text')
  await expectPath(tab, /^\/deck\/./)
  await expectRightScale(tab)

  await tab.goto(at('/create?method=template'))
  await press(tab, 'radio', 'Educational Course')
  await press(tab, 'button', 'Create from Template')
  await expectPath(tab, /^\/deck\/./)

  await tab.goto(at('/create?method=blank'))
  await write(tab, 'Title', 'Tides')
  await press(tab, 'button', 'Create Blank Presentation')
  await expectPath(tab, /^\/deck\/./)

  await tab.goto(at('/dashboard'))
  for (const title of ['Tides', 'Educational Course', 'Made from your own text'])
    await expectSeen(tab, title)
  await expectRightScale(tab)
})

test('texts are written on the slide: Enter, Backspace, levels, undo and redo', async ({ tab }) => {
  await openSampleDeck(tab)
  await write(tab, 'Title', 'The sea')
  await tab.type(keys.enter)
  const [first = '', ...rest] = await readFields(tab, '^Point')
  await tab.type(keys.home + keys.right.repeat(3) + keys.enter)
  await expect
    .poll(() => readFields(tab, '^Point'))
    .toEqual([first.slice(0, 3), first.slice(3), ...rest])
  await tab.type('x')
  await expect.poll(() => readFields(tab, '^Point 2')).toEqual([`x${first.slice(3)}`])
  await tab.type(keys.backspace + keys.backspace)
  await expect.poll(() => readFields(tab, '^Point')).toEqual([first, ...rest])
  await tab.chord(keys.control, 'z')
  await expect.poll(() => readFields(tab, '^Point')).toHaveLength(rest.length + 2)
  await tab.chord(keys.control, 'y')
  await expect.poll(() => readFields(tab, '^Point')).toEqual([first, ...rest])
  await tab.type(keys.tab)
  await expect
    .poll(() => tab.run(() => document.querySelector('main li')?.getAttribute('data-level') ?? ''))
    .toBe('1')
  // What is told to those who do not see it must not make the page scroll, and bring a scrollbar.
  expect(await tab.run(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
})

test('what was typed right before a page is left is there again, by its address and by Back', async ({
  tab,
}) => {
  await openSampleDeck(tab)
  const deck = await tab.run(() => location.href)
  const returns = [() => tab.goto(deck), () => tab.goBack()]
  let written = ''
  // More than once, because where a page is left decides what it was doing.
  for (const comeBack of [...returns, ...returns]) {
    written += 'abc'
    await write(tab, 'Title', written)
    await tab.goto(at('/robots.txt'))
    await comeBack()
    await expect.poll(() => readFields(tab, '^Title$')).toEqual([written])
  }
  await tab.goto(at('/dashboard'))
  await expectSeen(tab, 'Updated')
})

test('slides change places, are hidden, copied and taken away, and undo brings them back', async ({
  tab,
}) => {
  await openSampleDeck(tab)
  const list = () =>
    tab.run(() =>
      Array.from(
        document.querySelectorAll('nav [role=option]'),
        (slide) => slide.getAttribute('aria-label')?.replace(/^Slide \d+ of \d+: /, '') ?? '',
      ),
    )
  const before = await list()
  const [first = '', second = '', ...rest] = before
  await press(tab, 'button', 'Actions for slide 1')
  await press(tab, 'menuitem', 'Move down')
  await expect.poll(list).toEqual([second, first, ...rest])
  await press(tab, 'button', 'Actions for slide 2')
  await press(tab, 'menuitem', 'Duplicate')
  await expect.poll(async () => (await list()).length).toBe(before.length + 1)
  await press(tab, 'button', 'Actions for slide 3')
  await press(tab, 'menuitem', 'Delete')
  await expect.poll(async () => (await list()).length).toBe(before.length)
  for (const _ of ['delete', 'duplicate', 'move']) await press(tab, 'button', 'Undo')
  await expect.poll(list).toEqual(before)
})

test('text editor and photo editor: what was chosen is painted, saved and there again', async ({
  tab,
}) => {
  await openSampleDeck(tab)
  await press(tab, 'button', 'Text Editor')
  await press(tab, 'radio', 'H3')
  await press(tab, 'button', 'Apply')
  await expectNoDialog(tab)

  await press(tab, 'button', 'Photo Editor')
  await chooseFile(tab, { name: 'a.png', type: 'image/png', bytes: makePng(1800, 1200).buffer })
  await press(tab, 'tab', 'Shape & Style')
  await press(tab, 'radio', 'Star')
  await press(tab, 'tab', 'Effects & Filters')
  await write(tab, 'Brightness: number', '150')
  await press(tab, 'tab', 'Position & Size')
  await press(tab, 'radio', 'Large 75%')
  await write(tab, 'Alternative text', 'A grey star')
  await press(tab, 'button', 'Apply')
  await expectNoDialog(tab)
  await expectSeen(tab, 'Saved')

  await tab.goto(await tab.run(() => location.href))
  const readPicture = () =>
    tab.run(() => {
      const picture = document.querySelector<HTMLImageElement>(
        'main article img[alt="A grey star"]',
      )
      return picture
        ? { width: picture.naturalWidth, filter: getComputedStyle(picture).filter }
        : null
    })
  // Kept at 1600 px, as PI3 says.
  await expect.poll(readPicture).toEqual({ width: 1600, filter: 'brightness(1.5)' })
  await expectRightScale(tab)
})

test('a picture that is dragged onto the slide lands there, and undo takes it off again', async ({
  tab,
}) => {
  await openSampleDeck(tab)
  const countPictures = () =>
    tab.run(() => document.querySelectorAll('main article img[src^="blob:"]').length)
  const before = await countPictures()
  const drag = (kind: string) =>
    tab.run(
      (type, picture) => {
        const bytes = Uint8Array.from(atob(picture), (letter) => letter.codePointAt(0) ?? 0)
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File([bytes], 'sea.png', { type: 'image/png' }))
        const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })
        document.querySelector('textarea[aria-label="Point 1"]')?.dispatchEvent(event)
      },
      kind,
      makePng(40, 30).buffer.toString('base64'),
    )
  await drag('dragover')
  await expectSeen(tab, 'Drop the picture to put it on this slide')
  await drag('drop')
  await expect.poll(countPictures).toBeGreaterThan(before)
  await press(tab, 'button', 'Undo')
  await expect.poll(countPictures).toBe(before)
})

test('a finger swipes through the show', async ({ tab }) => {
  test.skip(tab.name === 'WebKit', 'The driver of WebKit makes a mouse of every finger')
  await openSampleDeck(tab)
  await press(tab, 'button', 'Fullscreen')
  await expectFocus(tab, 'Show')
  const readPlace = () =>
    tab.run(() => document.querySelector('[data-shown] article')?.textContent ?? '')
  const first = await readPlace()
  await tab.swipe({ x: 1000, y: 450 }, { x: 600, y: 450 })
  await expect.poll(readPlace).not.toBe(first)
  await tab.swipe({ x: 600, y: 450 }, { x: 1000, y: 450 })
  await expect.poll(readPlace).toBe(first)
})
