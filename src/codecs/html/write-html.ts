import type { Deck } from '#core/deck/deck.ts'
import type { Slide } from '#core/deck/slide.ts'
import type { SlideLayout } from '#core/layout/boxes.ts'
import { layoutCached } from '#core/layout/cached-layout.ts'
import { listLayoutTexts } from '#core/layout/list-layout-texts.ts'
import { listShownPlaces } from '#core/show/shown-slides.ts'
import { findDeckTheme } from '#core/theme/find-deck-theme.ts'
import type { DeckStore } from '#ports/deck-store.ts'
import type { ExactSlideFonts, FontFile } from '#ports/slide-fonts.ts'

import type { Written } from '../loss.ts'
import { collectPictures } from './collect-pictures.ts'
import { createRest } from './create-rest.ts'
import type { Painter } from './painter.ts'
import { createStyleSheet } from './style-sheet.ts'
import type { HtmlWords } from './write-frame.ts'
import { writePage } from './write-page.ts'
import { writeSlide } from './write-slide.ts'

export type HtmlNeeds = {
  loadPicture: DeckStore['loadPicture']
  fonts: Pick<ExactSlideFonts, 'metrics' | 'load' | 'measureExactly' | 'listFiles'>
  words: HtmlWords
}

type LaidOut = { slide: Slide; layout: SlideLayout }

const listTexts = (slides: readonly LaidOut[]) =>
  slides.flatMap(({ layout }) => listLayoutTexts(layout))

/** The deck as one page that shows itself anywhere, asks for nothing, and can be taken in again. */
export async function writeHtml(
  deck: Deck,
  { loadPicture, fonts, words }: HtmlNeeds,
): Promise<Written> {
  const { kept, shown, pictures, losses } = await collectPictures(deck, loadPicture)
  const rest = createRest()
  const theme = findDeckTheme(deck)

  async function layOut(): Promise<LaidOut[]> {
    const metrics = fonts.metrics()
    const laidOut: LaidOut[] = []
    for (const place of listShownPlaces(shown)) {
      const slide = shown[place]
      if (slide) laidOut.push({ slide, layout: layoutCached({ slide, theme, place }, metrics) })
      await rest()
    }
    return laidOut
  }

  await fonts.measureExactly()
  // Once to know which fonts are needed, and once with them.
  for (const { texts, font } of listTexts(await layOut())) await fonts.load(texts, font)
  const slides = await layOut()
  const files = new Set<FontFile>()
  for (const { texts, font } of listTexts(slides))
    for (const file of fonts.listFiles(texts, font)) files.add(file)

  let ids = 0
  const styles = createStyleSheet()
  const painter: Painter = {
    styles,
    metrics: fonts.metrics(),
    pictures,
    createId: () => `id-${++ids}`,
  }
  const sections: string[] = []
  for (const [index, { slide, layout }] of slides.entries()) {
    const shownSlide = { slide, layout, number: index + 1, total: slides.length }
    sections.push(writeSlide(shownSlide, words, painter))
    await rest()
  }
  const page = { deck: kept, sections, pictures, styles: styles.text(), fonts: [...files], words }
  return { value: await writePage(page), losses }
}
