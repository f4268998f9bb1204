import { expect, type Page, test } from '@playwright/test'

import { packPptx, paragraph, shape, xfrm } from '../../fixtures/files/pack-pptx.ts'
import { becomeGuest, continueAsGuest } from '../steps/continue-as-guest.ts'
import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { seedDeck } from '../steps/seed-library.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Import PowerPoint' })
const stage = (page: Page) => page.getByRole('region', { name: 'Slide', exact: true })
const look = (page: Page) => page.getByRole('region', { name: 'Original look' })
const looks = { kept: 'Keep the original look', restyled: 'Restyle in Lectern’s design' }
const kept = (page: Page) => dialog(page).getByRole('radio', { name: looks.kept })
const restyled = (page: Page) => dialog(page).getByRole('radio', { name: looks.restyled })

/** Painted only in the look of the file: no slide that is composed anew has it. */
const disc = 'path[fill="#00AA55"]'

/** A title, a point, a green disc, and a way of coming in that nobody shows here. */
const harbour = packPptx({
  slides: [
    {
      shapes: [
        shape(paragraph('Harbour'), { at: [5, 5, 60, 15], ph: 'type="title"' }),
        shape(paragraph('Ships at dawn'), { at: [5, 30, 45, 40], ph: 'type="body" idx="1"' }),
        `<p:sp><p:nvSpPr><p:cNvPr id="9" name="Disc"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>${xfrm([60, 40, 20, 30])}<a:prstGeom prst="ellipse"/><a:solidFill><a:srgbClr val="00AA55"/></a:solidFill></p:spPr></p:sp>`,
      ].join(''),
      rest: '<p:transition><p:fade/></p:transition>',
    },
  ],
})

const chooseHarbour = (page: Page) =>
  dialog(page)
    .getByLabel('Choose a PowerPoint file')
    .setInputFiles({ name: 'harbour.pptx', mimeType: '', buffer: Buffer.from(harbour) })

/** Both cards show the slide, each in the look that it stands for. */
async function expectBothPainted(page: Page) {
  await expect(kept(page)).toBeChecked()
  await expect(restyled(page)).not.toBeChecked()
  const card = (name: string) =>
    dialog(page)
      .locator('[data-shape]')
      .filter({ has: page.getByRole('radio', { name }) })
  await expect(card(looks.kept).locator(disc)).toBeVisible()
  await expect(card(looks.restyled).getByText('Ships at dawn')).toBeVisible()
  await expect(card(looks.restyled).locator(disc)).toHaveCount(0)
}

test('KL77 of a PowerPoint file with losses both looks are seen before, and the chosen one is made', async ({
  page,
}) => {
  await continueAsGuest(page)
  await expect(page.getByRole('button', { name: 'Import a file' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('Import PPTX')
  await page.keyboard.press('Enter')
  await chooseHarbour(page)
  await expect(dialog(page).getByRole('term')).toHaveText(['Slide 1'])
  await expectBothPainted(page)
  await expectAxeClean(page)
  await restyled(page).check()
  await dialog(page).getByRole('button', { name: 'Create Presentation' }).click()
  await expect(page).toHaveURL(/\/deck\/[^/]+/)
  await expect(stage(page)).toContainText('Ships at dawn')
  await expect(stage(page).locator(disc)).toHaveCount(0)
  await look(page).getByRole('button', { name: 'Bring back the original look' }).click()
  await expect(stage(page).locator(disc)).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(stage(page).locator(disc)).toHaveCount(0)
  await expect(
    look(page).getByRole('button', { name: 'Bring back the original look' }),
  ).toBeVisible()
})

test('KL77 so it is where a presentation is open, and one undo takes all of it back', async ({
  page,
}) => {
  await becomeGuest(page)
  await seedDeck(page, 'tides', {
    title: 'Tides',
    slides: [{ id: 'a', title: 'Ebb', content: ['Low water'], notes: '' }],
  })
  await page.goto('/deck/tides')
  await page
    .getByRole('toolbar', { name: 'Slide tools' })
    .getByRole('button', { name: 'Import PPTX', exact: true })
    .click()
  await chooseHarbour(page)
  await expectBothPainted(page)
  await restyled(page).check()
  await dialog(page).getByRole('radio', { name: 'Replace', exact: true }).check()
  await dialog(page).getByRole('button', { name: 'Apply Changes' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(stage(page)).toContainText('Ships at dawn')
  await expect(stage(page).locator(disc)).toHaveCount(0)
  await expect(
    look(page).getByRole('button', { name: 'Bring back the original look' }),
  ).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(stage(page)).toContainText('Low water')
  await expect(look(page)).toBeHidden()
})
