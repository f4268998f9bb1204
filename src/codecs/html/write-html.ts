import { withoutNotes } from '#core/deck/texts/slide-texts.ts'
import { listTypefaces } from '#core/deck/brand/list-typefaces.ts'
import { poseSlide } from '#core/form/slide-pose.ts'
import { layoutCached } from '#core/layout/cached-layout.ts'
import { listLayoutTexts } from '#core/layout/texts/list-layout-texts.ts'
import { fail, ok } from '#core/result.ts'
import { listShownPlaces } from '#core/show/shown-slides.ts'
import { findDeckTheme } from '#core/theme/find-deck-theme.ts'
import type { FontFile } from '#ports/typefaces/slide-fonts.ts'

import { listHidden } from '../list-hidden.ts'
import type { HtmlFileWriter } from '../write-result.ts'
import { collectPictures } from './collect-pictures.ts'
import { createRest } from './create-rest.ts'
import { nameTypefaceFiles } from './page-typefaces.ts'
import type { Painter } from './painter.ts'
import { createStyleSheet } from './style-sheet.ts'
import { writePage } from './write-page.ts'
import { writeSlide } from './write-slide.ts'

/** The share of the work that is done when all slides are painted and only fonts and packing are left. */
const paintedShare = 0.9

/** The deck as one page that shows itself anywhere, asks for nothing, and can be taken in again. */
export const writeHtml: HtmlFileWriter = async (
  { deck, pictures: stored, talk },
  { metrics, listFontFiles, htmlWords: words, withNotes = true, signal, onProgress },
) => {
  // Not in what the page keeps, either.
  const said = withNotes ? deck : withoutNotes(deck)
  const { kept, shown, pictures, losses } = collectPictures({ deck: said, pictures: stored })
  const rest = createRest()
  const theme = findDeckTheme(deck)
  const styles = createStyleSheet()
  let ids = 0
  const painter: Painter = { styles, metrics, pictures, createId: () => `id-${++ids}` }

  const places = listShownPlaces(shown.slides)
  const fonts = new Set<FontFile>()
  const sections: string[] = []
  for (const [index, place] of places.entries()) {
    if (signal?.aborted) return fail('cancelled')
    const slide = shown.slides[place]
    if (!slide) continue
    const layout = layoutCached({ slide, theme, ...poseSlide(shown, place) }, metrics)
    for (const { texts, font } of listLayoutTexts(layout))
      for (const file of listFontFiles(texts, font)) fonts.add(file)
    sections.push(
      writeSlide({ slide, layout, number: index + 1, total: places.length }, words, painter),
    )
    losses.push(...listHidden(slide, layout))
    await rest(() => onProgress?.((paintedShare * (index + 1)) / places.length, 'slides'))
  }
  onProgress?.(paintedShare, 'packing')
  // Without its regular face none could be taken in again.
  for (const { family } of listTypefaces(deck.typefaces))
    for (const file of listFontFiles(['A'], { family, weight: 400, italic: false })) fonts.add(file)
  const named = nameTypefaceFiles(kept, fonts)
  const parts = { deck: named, sections, pictures, styles: styles.text(), fonts: [...fonts], words }
  return ok({ bytes: await writePage({ ...parts, talk }), losses })
}
