import { readFile } from 'node:fs/promises'

import { expect, type Page, test } from '@playwright/test'

import { makeContentRow } from '#adapters/storage/stored-rows.ts'

import { removeStored, storePicture } from '../steps/change-stored.ts'
import { continueAsGuest } from '../steps/continue-as-guest.ts'
import { createBlankPresentation } from '../steps/create-blank-presentation.ts'
import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { openPhoneTools } from '../steps/open-phone-tools.ts'
import { seedLibrary } from '../steps/seed-library.ts'

const viewer = (page: Page) => page.getByRole('region', { name: 'Slide', exact: true })
const slideTitle = (page: Page) => viewer(page).getByLabel('Title', { exact: true })
const notes = (page: Page) => page.getByLabel('Speaker Notes')
const deckTitle = (page: Page) => page.getByLabel('Presentation title')
/** What is read out, and what is only to be seen. */
const announced = (page: Page) => page.getByRole('banner').getByRole('status')
const saving = (page: Page, words: string) =>
  page.getByRole('banner').getByText(words, { exact: true })
const strip = (page: Page) => page.getByRole('navigation', { name: 'Slide Overview' })
const counter = (page: Page, words: string) => page.getByText(words, { exact: true })
const expectSaved = (page: Page) => expect(saving(page, 'Saved')).toBeVisible()

const slideMenu = /^Actions for slide/

async function chooseAction(page: Page, menu: 'Add slide' | typeof slideMenu, action: string) {
  await page.getByRole('button', { name: menu }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

test.beforeEach(async ({ page }) => {
  await continueAsGuest(page)
  await createBlankPresentation(page, 'Tides', 3)
  await expect(slideTitle(page)).toBeVisible()
})

test('what is typed is saved, and is there after a reload at the same slide', async ({ page }) => {
  await strip(page).getByRole('option', { name: 'Slide 2 of 3' }).click()
  await slideTitle(page).fill('Why the sea moves')
  await notes(page).fill('The moon pulls… and the water follows.')
  await expectSaved(page)
  await expect(page).toHaveURL(/\/deck\/[^/]+\/2$/)

  await page.reload()
  await expect(slideTitle(page)).toHaveValue('Why the sea moves')
  await expect(notes(page)).toHaveValue('The moon pulls… and the water follows.')
  await expect(page.getByText('Slide 2 of 3', { exact: true })).toBeVisible()
})

test(
  'undo and redo take back typing, a new slide, a move and a delete, one step each',
  { tag: '@gate' },
  async ({ page }) => {
    const titles = () =>
      strip(page)
        .getByRole('option')
        .evaluateAll((all) => all.map((one) => one.ariaLabel))
    const before = await titles()
    await slideTitle(page).fill('Changed')
    await chooseAction(page, 'Add slide', 'Add text slide')
    await chooseAction(page, slideMenu, 'Move down')
    await chooseAction(page, slideMenu, 'Delete')
    const after = await titles()
    expect(after).not.toEqual(before)

    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Control+z')
    await expect.poll(() => titles()).toEqual(before)
    await expect(page.getByRole('button', { name: 'Undo' }).first()).toBeDisabled()
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Control+Shift+z')
    await expect.poll(() => titles()).toEqual(after)
  },
)

test('undo takes typing and the tidying after it back together, and redo survives the tidying', async ({
  page,
}) => {
  const before = await slideTitle(page).inputValue()
  await slideTitle(page).fill('The sea  ')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(slideTitle(page)).toHaveValue(before)
  await slideTitle(page).focus()
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(slideTitle(page)).toHaveValue('The sea')
  await expect(page.getByRole('button', { name: 'Redo' })).toBeDisabled()
})

test('another window in front is no reason to tidy: half a sentence waits for its end', async ({
  page,
}) => {
  await slideTitle(page).fill('The sea ')
  await deckTitle(page).fill('Tides ')
  await slideTitle(page).focus()
  await expect(deckTitle(page)).toHaveValue('Tides')
  await slideTitle(page).fill('The sea ')
  // The test's own browser is always in front; this is what a page sees when it is not.
  await page.evaluate(() => {
    document.hasFocus = () => false
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  await expect(slideTitle(page)).toHaveValue('The sea ')
})

test('shortcuts follow the sign on the key: undo on a German, redo on a Russian keyboard', async ({
  page,
}) => {
  const press = (key: string, code: string) =>
    page.evaluate((init) => document.body.dispatchEvent(new KeyboardEvent('keydown', init)), {
      key,
      code,
      ctrlKey: true,
      bubbles: true,
      cancelable: true,
    })
  const before = await slideTitle(page).inputValue()
  await slideTitle(page).fill('Changed')
  await press('z', 'KeyY')
  await expect(slideTitle(page)).toHaveValue(before)
  await press('н', 'KeyY')
  await expect(slideTitle(page)).toHaveValue('Changed')
  await press('y', 'KeyZ')
  await press('я', 'KeyZ')
  await expect(slideTitle(page)).toHaveValue(before)
  await page.keyboard.press('Control+y')
  await expect(slideTitle(page)).toHaveValue('Changed')
})

test('arrows move the slide, but in a field they move the caret', async ({ page }) => {
  const first = strip(page).getByRole('option').first()
  const name = await first.getAttribute('aria-label')
  await notes(page).press('Control+ArrowDown')
  await expect(counter(page, 'Slide 1 of 3')).toBeVisible()
  await expect(first).toHaveAttribute('aria-label', name ?? '')
  await page.getByRole('button', { name: 'Next' }).focus()
  await page.keyboard.press('Control+ArrowDown')
  await expect(counter(page, 'Slide 2 of 3')).toBeVisible()
})

test('the keyboard goes on where the user is: at the heading, then in what is new', async ({
  page,
}) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await notes(page).press('Control+m')
  await expect(counter(page, 'Slide 2 of 4')).toBeVisible()
  await expect(slideTitle(page)).toBeFocused()
  await notes(page).press('Control+d')
  await expect(counter(page, 'Slide 3 of 5')).toBeVisible()
  await expect(slideTitle(page)).toBeFocused()
  await notes(page).press('Control+z')
  await expect(counter(page, 'Slide 2 of 4')).toBeVisible()
  await expect(slideTitle(page)).toBeFocused()
})

test('the address follows the slide without wearing out the browser', async ({ page }) => {
  await expect(page).toHaveURL(/\/1$/)
  const button = (name: string) => page.getByRole('button', { name }).elementHandle()
  const ends = { previous: await button('Previous'), next: await button('Next') }
  await page.evaluate(async ({ previous, next }) => {
    const { replaceState } = history
    Object.assign(window, { written: 0 })
    history.replaceState = function (...state) {
      Object.assign(window, { written: (window as unknown as { written: number }).written + 1 })
      replaceState.apply(this, state)
    }
    const press = async (end: Node | null) => {
      if (end instanceof HTMLElement) end.click()
      await new Promise((resolve) => setTimeout(resolve))
    }
    for (let turn = 0; turn < 100; turn += 1) {
      await press(next)
      await press(previous)
    }
    await press(next)
    await press(next)
  }, ends)
  await expect(page).toHaveURL(/\/3$/)
  const written = await page.evaluate(() => (window as unknown as { written: number }).written)
  expect(written).toBeLessThan(5)
})

test(
  'slide operations follow the rules: copy after the original, ends stay put, one slide remains',
  { tag: '@gate' },
  async ({ page }) => {
    await page.getByRole('button', { name: slideMenu }).click()
    await expect(page.getByRole('menuitem', { name: 'Move up' })).toBeDisabled()
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
    await expect(slideTitle(page)).toHaveValue('Welcome to Tides (Copy)')
    await expect(page.getByText('Slide 2 of 4', { exact: true })).toBeVisible()

    for (let left = 4; left > 1; left -= 1) await chooseAction(page, slideMenu, 'Delete')
    await expect(page.getByText('Slide 1 of 1', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: slideMenu }).click()
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeDisabled()
    await expect(page.getByRole('menuitem', { name: 'Move down' })).toBeDisabled()
  },
)

test('the title is renamed in place, also on the dashboard; an empty one is refused', async ({
  page,
}) => {
  const title = deckTitle(page)
  await title.fill('Tides and the Moon ')
  await title.press('Enter')
  await expect(slideTitle(page)).toBeFocused()
  await expect(title).toHaveValue('Tides and the Moon')
  await expectSaved(page)
  await title.fill('   ')
  await title.press('Enter')
  await expect(title).toHaveValue('Tides and the Moon')
  await title.focus()
  await page.keyboard.press('End')
  for (const _ of 'Tides and the Moon') await page.keyboard.press('Backspace')
  await expect(title).toHaveValue('')
  await slideTitle(page).focus()
  await expect(title).toHaveValue('Tides and the Moon')
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page).toHaveTitle('Dashboard · Lectern')
  await expect(page.getByRole('link', { name: 'Tides and the Moon' })).toBeVisible()
})

test('the title is in the deck at every keystroke, and two tabs type in it together', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other).toHaveTitle('Tides · Lectern')
  await deckTitle(page).press('End')
  await deckTitle(page).pressSequentially(' of the')
  await expect(deckTitle(other)).toHaveValue('Tides of the')
  await expect(other).toHaveTitle('Tides of the · Lectern')
  await deckTitle(other).press('Home')
  await deckTitle(other).pressSequentially('The ')
  await expect(deckTitle(page)).toHaveValue('The Tides of the')
  await expect(deckTitle(page)).toBeFocused()
  await deckTitle(page).press('End')
  await deckTitle(page).pressSequentially(' sea')
  await expect(deckTitle(other)).toHaveValue('The Tides of the sea')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(deckTitle(other)).toHaveValue('The Tides')
})

test(
  'two tabs on one deck see and keep each other’s words',
  { tag: '@gate' },
  async ({ page, context }) => {
    const other = await context.newPage()
    await other.goto(page.url())
    await slideTitle(page).fill('From the first tab')
    await expect(slideTitle(other)).toHaveValue('From the first tab')
    await notes(other).fill('From the second tab')
    await expect(notes(page)).toHaveValue('From the second tab')
    await expectSaved(page)
    await expectSaved(other)
    await page.reload()
    await expect(slideTitle(page)).toHaveValue('From the first tab')
    await expect(notes(page)).toHaveValue('From the second tab')
  },
)

test(
  'storage full: the banner says so, the download holds every edit, and it recovers',
  { tag: '@gate' },
  async ({ page }) => {
    await expectSaved(page)
    // What a browser does when it has no room left; the fault tests fill a real disk.
    await page.evaluate(() => {
      const { put } = IDBObjectStore.prototype
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('The disk is full', 'QuotaExceededError')
      }
      Object.assign(window, { makeRoom: () => (IDBObjectStore.prototype.put = put) })
    })
    await notes(page).fill('Typed while the disk was full.')

    const banner = page.getByRole('alert')
    await expect(banner).toContainText('not saved yet')
    await expect(saving(page, 'Not saved')).toBeVisible()
    await expectAxeClean(page)
    const downloading = page.waitForEvent('download')
    await banner.getByRole('button', { name: 'Download presentation' }).click()
    const file = JSON.parse(await readFile(await (await downloading).path(), 'utf8'))
    expect(file.slides[0].notes).toContain('Typed while the disk was full.')

    await page.evaluate(() => (window as unknown as { makeRoom(): void }).makeRoom())
    await expect(announced(page)).toHaveText('')
    await banner.getByRole('button', { name: 'Save now' }).click()
    await expectSaved(page)
    await expect(announced(page)).toHaveText('Your changes are saved again')
  },
)

test('what can never be saved is said to be in this tab only, and not to be tried again', async ({
  page,
}) => {
  await expectSaved(page)
  await removeStored(page, new URL(page.url()).pathname.split('/')[2] ?? '')
  await notes(page).fill('Typed after it was deleted elsewhere.')
  const banner = page.getByRole('alert')
  await expect(banner).toContainText('cannot be saved')
  await expect(banner).toContainText('only in this tab')
  await expect(banner).not.toContainText('by itself')
  await expect(banner.getByRole('button', { name: 'Save now' })).toHaveCount(0)
  await expectAxeClean(page)
})

test('saving is not read out after every pause in the typing', async ({ page }) => {
  await notes(page).fill('One')
  await expect(saving(page, 'Saving…')).toBeVisible()
  await expectSaved(page)
  await expect(announced(page)).toHaveText('')
})

test('a stored picture shows on the stage and in the film strip', async ({ page }) => {
  const hash = 'ab'.repeat(32)
  await seedLibrary(page, [{ title: 'Bees' }])
  await storePicture(page, hash)
  const words = { title: 'A bee', content: [], notes: '' }
  const slides = [
    { ...words, id: 'one', imageUrl: `asset:${hash}` },
    { ...words, id: 'two', imageUrl: `asset:${hash}` },
  ]
  await page.evaluate(
    (row) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('lectern')
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('contents', 'readwrite')
          writing.objectStore('contents').put(row)
          writing.addEventListener('complete', () => (opening.result.close(), resolve()))
          writing.addEventListener('abort', () => reject(writing.error))
        })
      }),
    makeContentRow('seeded-0', { deck: { title: 'Bees', slides }, revision: 1 }),
  )
  await page.goto('/deck/seeded-0')
  const pictures = page.locator('main img[src^="blob:"]')
  await expect(pictures).toHaveCount(3)
  for (const picture of await pictures.all())
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(8)
})

test('opening counts a view and nothing else', async ({ page }) => {
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page.getByText('1 view', { exact: true })).toBeVisible()
})

test(
  'the view is clean for axe, wide and narrow, and works with the keyboard alone',
  { tag: '@gate' },
  async ({ page }) => {
    await expectAxeClean(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectAxeClean(page)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)

    await openPhoneTools(page)
    await expectAxeClean(page)
    await page.getByRole('button', { name: 'Add slide' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Add text slide' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Slide 2 of 4', { exact: true })).toBeVisible()
  },
)
