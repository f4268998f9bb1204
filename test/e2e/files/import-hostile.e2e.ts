import { expect, type Page, test } from '@playwright/test'
import { openBlankPresentation } from '../steps/open-blank-presentation.ts'
import { hasRun, watchForScript } from '../steps/watch-for-script.ts'

import { scriptPayloads } from '../../fixtures/script-payloads.ts'
import { writePptx } from '../../fixtures/files/write-pptx.ts'

/** A text with that character is no text. */
const oneLine = scriptPayloads.map((payload) =>
  payload.replaceAll(/\s/g, ' ').replaceAll('\u0000', ''),
)

const files = {
  json: {
    name: 'evil.json',
    content: `{"__proto__":{"ran":1},"title":${JSON.stringify(scriptPayloads[0])},"theme":${JSON.stringify(scriptPayloads[1])},"slides":${JSON.stringify(
      scriptPayloads.map((payload) => ({
        id: payload,
        title: payload,
        content: [payload, `\t${payload}`],
        notes: payload,
        imageUrl: payload,
        imageAlt: payload,
        imageCredit: { title: payload, creator: payload, license: payload, url: payload },
        layout: payload,
        textStyles: { title: { textColor: payload }, content: { backgroundColor: payload } },
        imageStyle: { borderColor: payload, overlayColor: payload },
        morePictures: [{ imageUrl: payload }],
        table: { rows: [[payload]] },
        [payload]: payload,
      })),
    )}}`,
  },
  text: {
    name: 'evil.txt',
    content: oneLine
      .flatMap((payload) => [payload, `# ${payload}`, `- ${payload}`, payload])
      .join('\n'),
  },
  markdown: {
    name: 'evil.md',
    content: oneLine
      .map((payload) =>
        [
          `# ${payload}`,
          payload,
          `- ${payload}`,
          `![${payload}](${payload})`,
          `[${payload}](${payload})`,
          `| ${payload} |\n|---|\n| ${payload} |`,
          `<!-- ${payload} -->`,
        ].join('\n\n'),
      )
      .join(`\n\n---\nbackground: ${oneLine[3]}\n---\n\n`),
  },
  pptx: {
    name: 'evil.pptx',
    content: writePptx(
      oneLine.map((payload) => ({
        title: payload,
        bullets: [payload],
        notes: payload,
        linkedPicture: payload,
      })),
    ),
  },
} as const

/** With the key held down, as one who looks for something does. */
async function walkToLastSlide(page: Page) {
  const isLast = page.getByText(/^Slide (\d+) of \1$/).first()
  for (let x = 400; !(await isLast.isVisible()); x++) {
    await Promise.all(Array.from({ length: 10 }, () => page.keyboard.down('PageDown')))
    await page.keyboard.up('PageDown')
    await page.mouse.move(x, 300)
  }
}

test('HI1 there are at least 150 payloads', { tag: '@gate' }, () => {
  expect(new Set(scriptPayloads).size).toBeGreaterThanOrEqual(150)
})

for (const [format, { name, content }] of Object.entries(files))
  test(
    `HI2 script in every field of ${format} is text: nothing runs, nothing is asked for elsewhere`,
    // One that is unpacked and holds markup stands for all.
    { tag: format === 'pptx' ? '@gate' : [] },
    async ({ page, baseURL }) => {
      await openBlankPresentation(page, 'Safe', 3)
      const found = watchForScript(page, baseURL ?? '')
      await page
        .getByRole('toolbar', { name: 'Slide tools' })
        .getByRole('button', { name: 'Import', exact: true })
        .click()
      const dialog = page.getByRole('dialog', { name: 'Import', exact: true })
      await dialog
        .getByLabel('Choose files')
        .setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) })
      await expect(dialog.getByRole('region', { name: 'Preview' })).toBeVisible()
      const losses = dialog.getByText(/will be different/)
      if (await losses.isVisible()) await losses.click()
      await dialog.getByRole('button', { name: 'Replace Entire Presentation' }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByText(/^Slide 1 of \d{3}$/).first()).toBeVisible()
      await walkToLastSlide(page)
      await expect(page.getByText('Saved', { exact: true })).toBeVisible()
      await page.reload()
      await expect(page.getByText(/^Slide \d+ of \d{3}$/).first()).toBeVisible()
      await page.goto('/dashboard')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await hasRun(page)).toBe(false)
      expect(found).toEqual([])
    },
  )
