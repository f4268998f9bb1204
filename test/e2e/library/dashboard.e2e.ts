import { expect, test } from '@playwright/test'

import { removeStored, scrambleStored, storePicture } from '../steps/change-stored.ts'
import { becomeGuest, continueAsGuest } from '../steps/continue-as-guest.ts'
import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { card, cards, choose, openLibrary, openMenu, readDownload } from '../steps/library.ts'
import { seedLibrary, type SeededPresentation } from '../steps/seed-library.ts'
import { ada, signOut, signUp } from '../steps/sign-up.ts'

const hour = 3_600_000
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString()

test.describe('an empty library', () => {
  test('offers a first presentation and, in one click, the finished sample deck', async ({
    page,
  }) => {
    await continueAsGuest(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Guest')
    await expect(page.getByRole('heading', { name: 'No presentations yet' })).toBeVisible()
    await expect(
      page.getByRole('link', { name: 'Create Your First Presentation' }),
    ).toHaveAttribute('href', '/create')
    await expectAxeClean(page)

    await page.getByRole('button', { name: 'Try the sample deck' }).click()
    await expect(page).toHaveURL(/\/deck\/[^/]+/)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Guest')
    await expect(cards(page)).toHaveCount(1)
    await expect(cards(page)).toContainText('6 slides')
  })

  test('its buttons stay where they are while the sample deck is painted beside them @gate', async ({
    page,
  }) => {
    let arrive = () => {}
    const arrival = new Promise<void>((resolve) => (arrive = resolve))
    await page.route(/sample-deck/, async (route) => {
      await arrival
      await route.continue()
    })
    await continueAsGuest(page)
    const sample = page.getByRole('button', { name: 'Try the sample deck' })
    await expect(sample).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const before = await sample.boundingBox()
    arrive()
    await expect(page.locator('article')).toHaveCount(6)
    expect(await sample.boundingBox()).toEqual(before)
  })

  test('says whether a generation key is set', async ({ page }) => {
    await continueAsGuest(page)
    await expect(page.getByText('No AI key yet')).toBeVisible()
    await page.getByRole('button', { name: 'Add key' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

test.describe('the header', () => {
  test('names the user, is marked Demo and leads to settings and out', async ({ page }) => {
    await signUp(page)
    const header = page.getByRole('banner')
    await expect(header.getByText(ada.fullName)).toBeVisible()
    await expect(header.getByText('Demo')).toBeVisible()

    await header.getByRole('button', { name: 'Settings' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')

    await header.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL(/\/$/)
  })

  test('whoever signs out leaves no news behind', async ({ page }) => {
    await openLibrary(page, [{ title: 'Bees' }, { title: 'Rivers' }])
    await choose(page, 'Rivers', 'Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    await signOut(page)
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0, { timeout: 3_000 })
  })

  test('says what the palette says, and the palette can do it too', async ({ page }) => {
    await continueAsGuest(page)
    await page.getByRole('button', { name: 'Guest' }).click()
    await expect(
      page.getByRole('menuitem', { name: 'Search actions and presentations' }),
    ).toBeVisible()
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

    await page.keyboard.press('Control+K')
    await page.keyboard.type('data')
    await expect(page.getByRole('option', { name: /^Clear Data/ })).toBeVisible()
    await page.getByRole('combobox').fill('sign out')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/$/)
  })

  test('folds into a menu on a small screen, with the appearance in it', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await continueAsGuest(page)
    await expect(page.getByRole('button', { name: 'Settings' })).toHaveCount(0)

    await page.getByRole('button', { name: 'Menu' }).click()
    for (const name of ['Settings', 'Clear Data', 'Sign Out'])
      await expect(page.getByRole('menuitem', { name })).toBeVisible()
    await page.getByRole('menuitemradio', { name: 'Dark' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('menuitemradio', { name: 'System' }).click()
    await expectAxeClean(page, '[role=menu]')
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL(/\/$/)
  })
})

test.describe('the cards', () => {
  const rivers: SeededPresentation = {
    title: 'Rivers',
    description: 'What four warm winters did',
    tags: ['river', 'winter', 'water', 'climate'],
    status: 'published',
    view_count: 1,
    total_slides: 7,
    estimated_duration: 12,
    updated_at: ago(3 * hour),
    last_presented_at: ago(30 * hour),
  }

  test('show what the record says, newest first, and count it all', async ({ page }) => {
    await openLibrary(page, [rivers, { title: 'Bees', total_slides: 3, updated_at: ago(0) }])

    await expect(cards(page).getByRole('heading')).toHaveText(['Bees', 'Rivers'])
    const shown = card(page, 'Rivers')
    for (const text of [
      'Published',
      'What four warm winters did',
      '7 slides',
      '1 view',
      '12 min',
      'Updated 3 hours ago',
      'Presented yesterday',
    ])
      await expect(shown.getByText(text, { exact: true })).toBeVisible()
    await expect(shown.getByText('river', { exact: true })).toBeVisible()
    await expect(shown.getByText('winter', { exact: true })).toBeVisible()
    await expect(shown.getByText('water', { exact: true })).toHaveCount(0)
    await expect(shown.getByText('+2')).toBeVisible()
    await expect(shown.getByText('Opening: Rivers')).toBeVisible()
    await expect(card(page, 'Bees').getByText('Draft')).toBeVisible()

    await expect(page.getByText('My Presentations').locator('..')).toContainText('2')
    await expect(page.getByText('Total Slides').locator('..')).toContainText('10')
    await expectAxeClean(page)
  })

  test('open wherever they are pressed', async ({ page }) => {
    await openLibrary(page, [{ title: 'Bees' }])
    await card(page, 'Bees').click({ position: { x: 20, y: 20 } })
    await expect(page).toHaveURL(/\/deck\/seeded-0/)
  })

  test('stand in a grid or a list, and the choice is remembered', async ({ page }) => {
    await openLibrary(page, [rivers, { title: 'Bees' }])
    await openMenu(page, 'Rivers')
    await expect(page.getByRole('menuitem', { name: 'Export PPTX' })).toBeEnabled()
    await page.keyboard.press('Escape')

    await page.getByRole('radio', { name: 'List' }).check({ force: true })
    await page.reload()
    await expect(page.getByRole('radio', { name: 'List' })).toBeChecked()
    await openMenu(page, 'Rivers')
    await expect(page.getByRole('menuitem', { name: 'Export PPTX' })).toHaveCount(0)
    await expectAxeClean(page, '[role=menu]')
    await page.keyboard.press('Escape')
    await expectAxeClean(page)
  })

  test('offer what they say', async ({ page }) => {
    await openLibrary(page, [{ title: 'Bees' }])
    await choose(page, 'Bees', 'Duplicate')
    await expect(card(page, 'Bees (Copy)')).toBeVisible()

    const file = await readDownload(page, () => choose(page, 'Bees', 'Export JSON'))
    expect(file).toMatchObject({ name: 'Bees.json', content: { title: 'Bees' } })

    await choose(page, 'Bees', 'Edit')
    await expect(page).toHaveURL(/\/deck\/seeded-0/)
  })
})

test.describe('deleting', () => {
  test('asks first, can be undone, and keeps the keyboard in place', async ({ page }) => {
    await openLibrary(page, [{ title: 'Bees' }, { title: 'Rivers' }, { title: 'Voices' }])
    await choose(page, 'Rivers', 'Delete')
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('Are you sure you want to delete this presentation?')
    await expectAxeClean(page)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('button', { name: 'Actions for Rivers' })).toBeFocused()

    await page.getByRole('link', { name: 'Rivers', exact: true }).focus()
    await page.keyboard.press('Delete')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(card(page, 'Rivers')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Voices', exact: true })).toBeFocused()

    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(card(page, 'Rivers')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Voices', exact: true })).toBeFocused()
    await page.reload()
    await expect(card(page, 'Rivers')).toBeVisible()
  })

  test('Undo is offered exactly as long as it works, also while it is pointed at', async ({
    page,
  }) => {
    await page.clock.install()
    await openLibrary(page, [{ title: 'Bees' }, { title: 'Rivers' }])
    await choose(page, 'Rivers', 'Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    const undo = page.getByRole('button', { name: 'Undo' })
    await undo.hover()
    await page.clock.runFor(8000)
    await expect(undo).toBeVisible()
    await page.clock.runFor(2000)
    await expect(undo).toHaveCount(0)
  })

  test('is for good when nobody undoes it', async ({ page }) => {
    await openLibrary(page, [{ title: 'Bees' }, { title: 'Rivers' }])
    await choose(page, 'Rivers', 'Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(cards(page)).toHaveCount(1)
    await page.reload()
    await expect(card(page, 'Bees')).toBeVisible()
    await expect(card(page, 'Rivers')).toHaveCount(0)
  })
})

test('what fails is said in a banner that can be dismissed', async ({ page, context }) => {
  await openLibrary(page, [{ title: 'Bees' }, { title: 'Rivers' }])
  await openMenu(page, 'Rivers')
  const elsewhere = await context.newPage()
  await elsewhere.goto('/auth')
  await removeStored(elsewhere, 'seeded-1')
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()

  const banner = page.getByRole('alert')
  await expect(banner).toContainText('Presentation not found')
  await expect(cards(page)).toHaveCount(1)
  await expectAxeClean(page)
  await banner.getByRole('button', { name: 'Dismiss' }).click()
  await expect(banner).toHaveCount(0)
})

test("what cannot be changed says 'Failed to duplicate presentation', 'Failed to delete presentation'", async ({
  page,
}) => {
  await openLibrary(page, [{ title: 'Bees' }, { title: 'Rivers' }])
  await expect(card(page, 'Rivers')).toBeVisible()
  await page.evaluate(() => {
    const refuse = () => {
      throw new DOMException('The disk is full', 'QuotaExceededError')
    }
    Object.assign(IDBObjectStore.prototype, { add: refuse, put: refuse, delete: refuse })
  })
  await choose(page, 'Rivers', 'Duplicate')
  const banner = page.getByRole('alert')
  await expect(banner).toContainText(
    "Failed to duplicate presentation. This browser's storage is full.",
  )
  await choose(page, 'Rivers', 'Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(banner).toContainText('Failed to delete presentation')
  await expect(card(page, 'Rivers')).toBeVisible()
})

test('a list that cannot be read is never shown as an empty one', async ({ page }) => {
  await openLibrary(page, [{ title: 'Bees' }])
  await expect(card(page, 'Bees')).toBeVisible()
  await page.addInitScript(() => {
    const { getAll } = IDBIndex.prototype
    IDBIndex.prototype.getAll = function fail(this: IDBIndex, ...query) {
      if (!sessionStorage.getItem('mended')) throw new DOMException('broken', 'UnknownError')
      return getAll.apply(this, query)
    }
  })
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Failed to load presentations')
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByRole('heading', { name: 'No presentations yet' })).toHaveCount(0)
  await expectAxeClean(page)

  await page.evaluate(() => sessionStorage.setItem('mended', 'yes'))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(card(page, 'Bees')).toBeVisible()
})

test('a cover shows its stored picture, and asks no other host for one', async ({ page }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('pictures.example')) foreign.push(request.url())
  })
  const slide = { id: '1', title: 'Bees', content: [], notes: '' }
  const hash = 'b'.repeat(64)
  await becomeGuest(page)
  await seedLibrary(page, [
    { title: 'Stored', cover: { ...slide, imageUrl: `asset:${hash}` } },
    { title: 'Remote', cover: { ...slide, imageUrl: 'https://pictures.example/bee.png' } },
  ])
  await storePicture(page, hash)
  await page.goto('/dashboard')
  const picture = card(page, 'Stored').locator('img')
  await expect(picture).toHaveAttribute('src', /^blob:/)
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(8)
  await expect(card(page, 'Remote').locator('img')).toHaveCount(0)
  expect(foreign).toEqual([])
})

test('a damaged presentation is set aside for download and the rest still opens', async ({
  page,
}) => {
  await openLibrary(page, [{ title: 'Bees' }, { title: 'Rivers' }])
  await scrambleStored(page, 'seeded-1')
  await page.reload()
  await expect(card(page, 'Bees')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Set aside' })).toBeVisible()
  await expectAxeClean(page)
  const raw = await readDownload(page, () =>
    page.getByRole('button', { name: /^Download / }).click(),
  )
  expect(raw.name).toBe('Rivers (damaged).json')
  expect(JSON.stringify(raw.content)).toContain('Opening: Rivers')
})

test('a damaged presentation without a title still downloads under a name', async ({ page }) => {
  await openLibrary(page, [{ title: 'Bees' }, { title: ' ' }])
  await scrambleStored(page, 'seeded-1')
  await page.reload()
  const raw = await readDownload(page, () =>
    page.getByRole('button', { name: 'Download Untitled presentation' }).click(),
  )
  expect(raw.name).toBe('Untitled presentation (damaged).json')
})

for (const width of [360, 768, 1440, 1920])
  test(`nothing sticks out sideways at ${width} px, in grid and in list`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openLibrary(page, [
      { title: 'A very long title that goes on about everything there is to say '.repeat(3) },
      { title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(2) },
    ])
    for (const view of ['Grid', 'List']) {
      await page.getByRole('radio', { name: view }).check({ force: true })
      await expect(cards(page)).toHaveCount(2)
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(excess, view).toBe(0)
    }
  })
