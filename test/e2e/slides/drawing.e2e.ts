import { expect, test } from '@playwright/test'

import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { openSampleDeck } from '../steps/open-sample-deck.ts'

test('OR1 the drawing of a cover is drawn anew, taken away and brought back, one step each', async ({
  page,
}) => {
  await openSampleDeck(page)
  const card = page.getByRole('region', { name: 'Drawing', exact: true })
  const slide = page.getByRole('group', { name: 'Slide', exact: true }).getByRole('article')
  /** Without the words, whose typeface may still be on its way. */
  const readDrawing = () =>
    slide.evaluate((article) =>
      [...article.children]
        .filter(({ textContent }) => textContent === '')
        .map(({ outerHTML }) => outerHTML)
        .join(''),
    )
  const press = (name: string) => card.getByRole('button', { name, exact: true }).click()
  await expect(card).toBeVisible()
  const first = await readDrawing()
  await press('Another drawing')
  await expect.poll(readDrawing).not.toBe(first)
  await card.getByRole('button', { name: 'Remove drawing' }).focus()
  await page.keyboard.press('Enter')
  await expect(card.getByRole('button', { name: 'Draw it again' })).toBeFocused()
  await expectAxeClean(page)
  await press('Draw it again')
  await expect.poll(readDrawing).toBe(first)
  const undo = page.getByRole('button', { name: 'Undo', exact: true }).first()
  await undo.click()
  await undo.click()
  await undo.click()
  await expect(undo).toBeDisabled()
  await expect.poll(readDrawing).toBe(first)
})
