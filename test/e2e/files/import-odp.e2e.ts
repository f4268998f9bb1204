import { expect, type Page, test } from '@playwright/test'

import { at, p, packOdp, page as odpPage, style, textBox } from '../../fixtures/files/pack-odp.ts'
import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { openBlankPresentation } from '../steps/open-blank-presentation.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Import', exact: true })
const preview = (page: Page) => dialog(page).getByRole('region', { name: 'Preview' })
const stage = (page: Page) => page.getByRole('region', { name: 'Slide', exact: true })

/** A red sheet with a green disc and white letters. */
const harbour = packOdp({
  pages: odpPage(
    textBox([1, 1, 20, 3], 'presentation:class="title" draw:style-name="gr2"', p('Harbour')) +
      textBox([1, 5, 12, 9], 'draw:style-name="gr2"', p('Ships at dawn'), p('Ships at dusk')) +
      `<draw:ellipse draw:style-name="gr1" ${at([15, 8, 6, 6])}/>`,
    'draw:style-name="dp1"',
  ),
  automatic:
    style('gr1', 'graphic', {
      graphic: 'draw:stroke="none" draw:fill="solid" draw:fill-color="#00aa55"',
    }) +
    style('gr2', 'graphic', { text: 'fo:color="#ffffff" fo:font-size="24pt"' }) +
    '<style:style style:name="dp1" style:family="drawing-page"><style:drawing-page-properties draw:fill="solid" draw:fill-color="#aa0000"/></style:style>',
})

test('OD4 an OpenDocument presentation keeps its look, or is restyled, as one sees before', async ({
  page,
}) => {
  await openBlankPresentation(page, 'Tides', 3)
  await page
    .getByRole('toolbar', { name: 'Slide tools' })
    .getByRole('button', { name: 'Import', exact: true })
    .click()
  await dialog(page)
    .getByLabel('Choose files')
    .setInputFiles({ name: 'harbour.odp', mimeType: '', buffer: Buffer.from(harbour) })
  const keep = preview(page).getByRole('radio', { name: 'Keep the original look' })
  const restyle = preview(page).getByRole('radio', { name: /^Restyle/ })
  await expect(keep).toBeChecked()
  await expect(restyle).toBeVisible()
  // Painted in the look of the file: its green disc is nowhere in one that is composed anew.
  const discs = preview(page).locator('path[fill="#00AA55"]')
  await expect(discs.first()).toBeVisible()
  await expectAxeClean(page)
  await restyle.check()
  await keep.check()
  await dialog(page).getByRole('button', { name: 'Replace Entire Presentation' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(stage(page)).toContainText('Ships at dawn')
  await expect(stage(page).locator('path[fill="#00AA55"]')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Original look' })).toBeVisible()
})
