import { readFile } from 'node:fs/promises'

import { expect, type Page, test } from '@playwright/test'

import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { startShow } from '../steps/start-show.ts'
import { openBlankPresentation } from '../steps/open-blank-presentation.ts'

const stage = (page: Page) => page.getByRole('region', { name: 'Slide', exact: true })
const point = (page: Page, number: number) =>
  stage(page).getByRole('textbox', { name: `Point ${number}`, exact: true })
const painted = (page: Page) => stage(page).getByRole('article')
const select = (page: Page, number: number, start: number, end: number) =>
  point(page, number).evaluate(
    (field: HTMLTextAreaElement, [from, to]) => {
      field.focus()
      field.setSelectionRange(from, to)
    },
    [start, end] as const,
  )
const readSelection = (page: Page, number: number) =>
  point(page, number).evaluate((field: HTMLTextAreaElement) => [
    field.selectionStart,
    field.selectionEnd,
  ])

test.beforeEach(async ({ page }) => {
  await openBlankPresentation(page, 'Tides', 3)
  await page.getByRole('button', { name: 'Next' }).click()
  await point(page, 1).fill('The moon pulls the sea')
})

test(
  'EM8 keys make words stand out where they are typed, as one step each, and files have the marks',
  { tag: '@gate' },
  async ({ page }) => {
    await select(page, 1, 4, 8)
    await page.keyboard.press('Control+b')
    await expect(painted(page).locator('strong')).toHaveText('moon')
    await expect(point(page, 1)).toHaveValue('The moon pulls the sea')
    expect(await readSelection(page, 1)).toEqual([4, 8])
    await page.keyboard.press('Control+i')
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect(painted(page).locator('strong')).toHaveCount(0)
    await page.keyboard.press('Control+y')
    await expect(painted(page).locator('strong')).toHaveText('moon')

    await select(page, 1, 19, 22)
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog', { name: 'Link' })
    await dialog.getByLabel('Address').fill('nowhere at all')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Type a web address such as')).toBeVisible()
    await dialog.getByLabel('Address').fill('example.org/sea')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(point(page, 1)).toBeFocused()
    expect(await readSelection(page, 1)).toEqual([19, 22])

    await page.keyboard.press('End')
    await page.keyboard.type(', *twice* a day')
    await expect(point(page, 1)).toHaveValue(/^The moon pulls the sea, twice a day$/)
    await expect(painted(page).locator('em')).toHaveText('twice')

    await page.getByRole('link', { name: 'Back to Dashboard' }).click()
    await page.getByRole('button', { name: 'Actions for Tides' }).click()
    const downloading = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Export JSON' }).click()
    const file = await readFile(await (await downloading).path(), 'utf8')
    expect(file).toContain('The **moon** pulls the [sea](https://example.org/sea), *twice* a day')
  },
)

test('EM8 the dialog that asks for an address can be used by everybody', async ({ page }) => {
  await select(page, 1, 4, 8)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Link' })).toBeVisible()
  await expectAxeClean(page)
})

test('EM7 what is pasted is words, whatever signs it is made of', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(() => navigator.clipboard.writeText(' and **not** bold'))
  await point(page, 1).focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Control+v')
  await expect(point(page, 1)).toHaveValue('The moon pulls the sea and **not** bold')
  await expect(painted(page).locator('strong')).toHaveCount(0)
})

test('EM11 in a show a link is pressed, by pointer or key, and the slide stays', async ({
  page,
}) => {
  await select(page, 1, 19, 22)
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Link' })
  await dialog.getByLabel('Address').fill('example.org/sea')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(painted(page).getByRole('link'), 'who writes is not led away').toHaveCount(0)
  const link = (await startShow(page)).getByRole('link', { name: 'sea' })
  await expect(link).toHaveAttribute('href', 'https://example.org/sea')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  await page
    .context()
    .route('https://example.org/**', (route) => route.fulfill({ body: 'The sea' }))
  const open = async (press: () => Promise<void>) => {
    const opened = page.context().waitForEvent('page')
    await press()
    const other = await opened
    await expect(other).toHaveURL('https://example.org/sea')
    await other.close()
    await expect(link, 'still on its slide').toBeVisible()
  }
  await open(() => link.click())
  await open(() => link.press('Enter'))
})
