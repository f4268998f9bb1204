import { expect, type Locator, type Page, test } from '@playwright/test'

import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { makePng } from '../steps/make-picture.ts'
import { openBlankPresentation } from '../steps/open-blank-presentation.ts'
import { seedDeck } from '../steps/seed-library.ts'
import { stage, title, point, points, paste, writePoints } from '../steps/stage-texts.ts'

const painted = (page: Page) =>
  stage(page).getByRole('article').getByRole('listitem', { includeHidden: true })
const undo = (page: Page) => page.keyboard.press('Control+z')

const readPoints = (page: Page) =>
  points(page).evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value))
const readLevels = (page: Page) =>
  painted(page).evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-level'))))
const putCaret = (field: Locator, at: number) =>
  field.evaluate((one: HTMLTextAreaElement, offset) => {
    one.focus()
    one.setSelectionRange(offset, offset)
  }, at)
const readCaret = (field: Locator) =>
  field.evaluate((one: HTMLTextAreaElement) => [one.selectionStart, one.selectionEnd])

test.beforeEach(async ({ page }) => {
  await openBlankPresentation(page, 'Tides', 3)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(title(page)).toHaveValue('Slide 2')
  await writePoints(page, 'sun and moon', 'sea', 'sand')
})

test(
  'click a title and type: the painted slide and the thumbnail follow every key',
  { tag: '@gate' },
  async ({ page }) => {
    await title(page).click()
    await page.keyboard.press('End')
    await page.keyboard.type(': the sea')
    await expect(stage(page).getByRole('heading', { level: 2, includeHidden: true })).toHaveText(
      'Slide 2: the sea',
    )
    await expect(
      page.getByRole('navigation').getByRole('option', { name: 'Slide 2: the sea' }),
    ).toBeVisible()
  },
)

test('Enter makes a new bullet and splits at the caret', { tag: '@gate' }, async ({ page }) => {
  await putCaret(point(page, 1), 3)
  await page.keyboard.press('Enter')
  await expect(point(page, 2)).toBeFocused()
  await expect.poll(() => readPoints(page)).toEqual(['sun', ' and moon', 'sea', 'sand'])
  await page.keyboard.type('x')
  expect((await readPoints(page))[1]).toBe('x and moon')
  await undo(page)
  await undo(page)
  await expect.poll(() => readPoints(page)).toEqual(['sun and moon', 'sea', 'sand'])
})

test('Enter in the title goes on in the first bullet', async ({ page }) => {
  await title(page).click()
  await page.keyboard.press('Enter')
  await expect(point(page, 1)).toBeFocused()
})

test('Tab and Shift+Tab change the level of a bullet, one step each', async ({ page }) => {
  await point(page, 2).click()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect.poll(() => readLevels(page)).toEqual([0, 2, 0])
  await page.keyboard.press('Shift+Tab')
  await expect.poll(() => readLevels(page)).toEqual([0, 1, 0])
  await expect(point(page, 2)).toBeFocused()
  await undo(page)
  await expect.poll(() => readLevels(page)).toEqual([0, 2, 0])
})

test('Tab that only passes through is no trap: it goes on past the slide', async ({ page }) => {
  await point(page, 2).focus()
  await page.keyboard.press('Tab')
  await expect(stage(page).getByRole('article').locator(':focus')).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await expect(point(page, 2)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(stage(page).getByRole('article').locator(':focus')).toHaveCount(0)
  await expect.poll(() => readLevels(page)).toEqual([0, 0, 0])
})

test('Backspace at the start goes back a level, then merges with the bullet before', async ({
  page,
}) => {
  await point(page, 2).click()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Home')
  await page.keyboard.press('Backspace')
  await expect.poll(() => readLevels(page)).toEqual([0, 0, 0])
  await page.keyboard.press('Backspace')
  await expect.poll(() => readPoints(page)).toEqual(['sun and moonsea', 'sand'])
  await expect(point(page, 1)).toBeFocused()
  await expect.poll(() => readCaret(point(page, 1))).toEqual([12, 12])
})

test('Backspace merges an empty bullet away, and the one before keeps the caret', async ({
  page,
}) => {
  await point(page, 3).click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(points(page)).toHaveCount(5)
  await page.keyboard.press('Backspace')
  await expect(points(page)).toHaveCount(4)
  await expect(point(page, 4)).toBeFocused()
  await page.keyboard.press('Backspace')
  await page.keyboard.type('!')
  await expect.poll(() => readPoints(page)).toEqual(['sun and moon', 'sea', 'sand!'])
})

test('Delete at the end pulls up the next bullet', async ({ page }) => {
  await point(page, 2).click()
  await page.keyboard.press('End')
  await page.keyboard.press('Delete')
  await expect.poll(() => readPoints(page)).toEqual(['sun and moon', 'seasand'])
  await expect.poll(() => readCaret(point(page, 2))).toEqual([3, 3])
})

test('arrows move between texts at their edges', async ({ page }) => {
  await putCaret(title(page), 2)
  await page.keyboard.press('ArrowDown')
  await expect(point(page, 1)).toBeFocused()
  await expect.poll(() => readCaret(point(page, 1))).toEqual([2, 2])
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowRight')
  await expect(point(page, 2)).toBeFocused()
  await expect.poll(() => readCaret(point(page, 2))).toEqual([0, 0])
  await page.keyboard.press('ArrowLeft')
  await expect(point(page, 1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(title(page)).toBeFocused()
})

test('arrows stay in a text that has another line', async ({ page }) => {
  await point(page, 1).fill('the long way round '.repeat(8))
  await putCaret(point(page, 1), 0)
  await page.keyboard.press('ArrowDown')
  await expect(point(page, 1)).toBeFocused()
  expect((await readCaret(point(page, 1)))[0]).toBeGreaterThan(0)
})

test('Escape leaves the text', async ({ page }) => {
  await point(page, 1).click()
  await page.keyboard.press('Escape')
  await expect(point(page, 1)).not.toBeFocused()
})

test(
  'pasted lines become bullets, deeper lines deeper ones',
  { tag: '@gate' },
  async ({ page }) => {
    await putCaret(point(page, 2), 3)
    await paste(point(page, 2), ' one\n  - two\n  - three\n• four')
    await expect
      .poll(() => readPoints(page))
      .toEqual(['sun and moon', 'seaone', 'two', 'three', 'four', 'sand'])
    await expect.poll(() => readLevels(page)).toEqual([0, 0, 1, 1, 0, 0])
    await expect(point(page, 5)).toBeFocused()
    await undo(page)
    await expect.poll(() => readPoints(page)).toEqual(['sun and moon', 'sea', 'sand'])
  },
)

test('pasted lines become one line in a title', async ({ page }) => {
  await title(page).fill('')
  await paste(title(page), 'Spring\nand neap')
  await expect(title(page)).toHaveValue('Spring and neap')
})

test('in a narrow column the placeholder of a title is shown whole', async ({ page }) => {
  const imageUrl = `data:image/png;base64,${makePng(40, 60).buffer.toString('base64')}`
  const narrow = { id: 'a', title: '', content: ['ebb'], notes: '', imageUrl }
  const textStyles = { title: { fontSize: 'h1' as const, fontWeight: 'bold' as const } }
  await seedDeck(page, 'narrow', { title: 'Tides', slides: [{ ...narrow, textStyles }] })
  await page.goto('/deck/narrow')
  const countHidden = () => title(page).evaluate((one) => one.scrollHeight - one.clientHeight)
  await expect.poll(countHidden).toBeLessThanOrEqual(1)
})

test('empty title and bullets show a placeholder in the editor only', async ({ page }) => {
  await page.getByRole('button', { name: 'Add slide', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Add blank slide' }).click()
  await expect(title(page)).toHaveAttribute('placeholder', 'Click to add title')
  await expect(point(page, 1)).toHaveAttribute('placeholder', 'Click to add text')
  await expect(page.getByRole('navigation')).not.toContainText('Click to add')
  await expectAxeClean(page)
  await point(page, 1).click()
  await page.keyboard.type('First words')
  await expect(painted(page)).toHaveText('First words')
})

test('empty bullets are dropped when the text loses focus, never the one being typed', async ({
  page,
}) => {
  await point(page, 3).click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(points(page)).toHaveCount(4)
  await point(page, 1).click()
  await expect(points(page)).toHaveCount(4)
  await page.getByLabel('Speaker Notes').click()
  await expect(points(page)).toHaveCount(3)
})

test('typing is one step of undo, Enter is another', async ({ page }) => {
  await point(page, 3).click()
  await page.keyboard.press('End')
  await page.keyboard.type(' and shells')
  await page.keyboard.press('Enter')
  await page.keyboard.type('gulls')
  await undo(page)
  await expect.poll(() => readPoints(page)).toEqual(['sun and moon', 'sea', 'sand and shells', ''])
  await undo(page)
  await undo(page)
  await expect.poll(() => readPoints(page)).toEqual(['sun and moon', 'sea', 'sand'])
})

test('undo takes the caret along to what it brought back', async ({ page }) => {
  await putCaret(point(page, 1), 'sun'.length)
  await page.keyboard.press('Enter')
  await undo(page)
  await expect(point(page, 1)).toBeFocused()
  await expect.poll(() => readCaret(point(page, 1))).toEqual([3, 3])

  await point(page, 3).click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('gulls')
  await undo(page)
  await undo(page)
  await expect(point(page, 3)).toBeFocused()
  await expect.poll(() => readCaret(point(page, 3))).toEqual([4, 4])
})

test('a press beside the words puts the caret into the nearest bullet', async ({ page }) => {
  const last = await point(page, 3).boundingBox()
  const first = await point(page, 1).boundingBox()
  if (!last || !first) throw new Error('the points have no place')
  await page.mouse.click(last.x + 20, (first.y + first.height + last.y) / 2)
  await expect(stage(page).locator('textarea:focus')).toHaveCount(1)
})

test('the caret stands where the painted letters are: the field wraps as the slide does', async ({
  page,
}) => {
  const texts = [
    'The moon pulls at the sea, and the sea follows: twice a day, everywhere, for as long as there is a moon.',
    '月が海を引き、海がそれに従う。一日に二度、どこでも、月があるかぎり、ずっと続いていく。',
    'القمر يجذب البحر والبحر يتبعه مرتين كل يوم في كل مكان ما دام هناك قمر في السماء، وهكذا كان الأمر منذ زمن بعيد',
  ]
  for (const [index, text] of texts.entries()) await point(page, index + 1).fill(text)
  for (const number of [1, 2, 3])
    await expect
      .poll(() =>
        point(page, number).evaluate(
          ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
        ),
      )
      .toBeLessThanOrEqual(1)
  // Polled: fonts of other scripts arrive after the words do, and are measured then.
  await expect
    .poll(() =>
      painted(page).evaluateAll((all) =>
        Math.min(...all.map((one) => one.querySelectorAll('span[dir]').length)),
      ),
    )
    .toBeGreaterThan(1)
  await expect(point(page, 3)).toHaveAttribute('dir', 'rtl')
})

test(
  'the fields stand over the painted words on a right-to-left slide, at every level',
  { tag: '@gate' },
  async ({ page }) => {
    await title(page).fill('القمر والبحر')
    await point(page, 1).fill('القمر يجذب البحر')
    await point(page, 2).fill('مرتين كل يوم')
    await point(page, 2).click()
    await page.keyboard.press('Tab')
    await expect.poll(() => readLevels(page)).toEqual([0, 1, 0])
    for (const number of [1, 2]) {
      const words = painted(page)
        .nth(number - 1)
        .locator('span[dir]')
      await expect
        .poll(async () => {
          const [line, field] = [await words.boundingBox(), await point(page, number).boundingBox()]
          if (!line || !field) return 'nowhere'
          const right = Math.abs(line.x + line.width - field.x - field.width)
          return Math.max(right, Math.abs(line.y - field.y)) < 2 ? 'together' : 'apart'
        })
        .toBe('together')
    }
  },
)

test('a bullet that moves to another column keeps the caret', async ({ page }) => {
  await page.getByRole('button', { name: /^Layout/ }).click()
  await page.getByRole('radio', { name: 'Two columns' }).check()
  await page.keyboard.press('Escape')
  const column = async () => Math.round((await point(page, 2).boundingBox())?.x ?? 0)
  const before = await column()
  // A point below the second one keeps that one by its side.
  await point(page, 3).click()
  await page.keyboard.press('Tab')
  await expect.poll(column).toBeGreaterThan(before)
  await point(page, 2).click()
  await undo(page)
  await expect.poll(column).toBe(before)
  await expect(point(page, 2)).toBeFocused()
})

test(
  'a word that an input method composes is not cut by its Enter',
  { tag: '@gate' },
  async ({ page }) => {
    await putCaret(point(page, 1), 3)
    await point(page, 1).evaluate((field) =>
      field.dispatchEvent(
        new KeyboardEvent('keydown', {
          key: 'Enter',
          isComposing: true,
          bubbles: true,
          cancelable: true,
        }),
      ),
    )
    await expect(points(page)).toHaveCount(3)
  },
)

test('the texts are clean for axe while they are typed', async ({ page }) => {
  await point(page, 2).click()
  await expectAxeClean(page)
  await page.setViewportSize({ width: 768, height: 1024 })
  await point(page, 2).click()
  await expectAxeClean(page)
})
