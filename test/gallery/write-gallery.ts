import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { createFontLibrary } from '#adapters/metrics/font-library.ts'
import { createHarfBuzzMetrics } from '#adapters/metrics/harfbuzz-metrics.ts'
import { listFontFiles } from '#adapters/metrics/list-font-files.ts'
import { paintStage } from '#codecs/html/paint-stage.ts'
import { createStyleSheet } from '#codecs/html/style-sheet.ts'
import { viewerStyle } from '#codecs/html/viewer-style.ts'
import { writeFontFace } from '#codecs/html/write-page.ts'
import { loadAllForms } from '#core/compose/load-forms.ts'
import { setIconSource } from '#core/icon/icon-source.ts'
import { loadIcons } from '#core/icon/load-icons.ts'
import { layoutSlide } from '#core/layout/layout-slide.ts'
import { listLayoutTexts } from '#core/layout/list-layout-texts.ts'
import { roughMetrics } from '#core/layout/rough-metrics.ts'
import type { Theme } from '#core/theme/theme.ts'
import { findTheme, themes } from '#core/theme/themes.ts'
import type { FontFile } from '#ports/slide-fonts.ts'

import { nodeFontSource } from '../../cli/node-font-source.ts'
import { nodeIcons } from '../../cli/node-icons.ts'
import { formSlides } from '../fixtures/form-slides.ts'

const folder = join(import.meta.dirname, '../../test-results/gallery')
const library = createFontLibrary(nodeFontSource)

await mkdir(folder, { recursive: true })
setIconSource(nodeIcons)
await Promise.all([loadAllForms(), loadIcons()])
for (const { id } of themes) {
  const theme = findTheme(id)
  const path = join(folder, `${theme.id}.html`)
  await writeFile(path, await writeSheet(theme))
  process.stdout.write(`${path}\n`)
}

/** Every slide of the fixture in a theme, one below the other, as a file paints them. */
async function writeSheet(theme: Theme): Promise<string> {
  const texts = formSlides.flatMap(({ title, content }) => [title, ...content, '0123456789'])
  await Promise.all((theme.forms?.fonts ?? []).map((font) => library.load(texts, font)))
  const metrics = createHarfBuzzMetrics(library, (text, font) =>
    roughMetrics.measure(text, font, 1),
  )
  const styles = createStyleSheet()
  const fonts = new Set<FontFile>()
  let ids = 0
  const painter = { styles, metrics, pictures: new Map(), createId: () => `id-${++ids}` }
  const stages = formSlides.map((slide, place) => {
    const layout = layoutSlide(
      { slide, theme, place, count: formSlides.length, seed: place },
      metrics,
    )
    for (const { texts: written, font } of listLayoutTexts(layout))
      for (const file of listFontFiles(written, font, library)) fonts.add(file)
    return `<section>${paintStage(layout, [], painter)}</section>`
  })
  const own =
    'body{margin:0;background:#888}section{position:relative;width:1280px;height:720px;margin:16px auto;overflow:hidden}'
  const faces = [...fonts].map(writeFontFace).join('\n')
  return `<!doctype html><meta charset="utf-8"><title>${theme.id}</title><style>${faces}\n${viewerStyle}\n${styles.text()}\n${own}</style>${stages.join('\n')}`
}
