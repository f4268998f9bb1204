import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { asWideAsImpact } from '#codecs/pptx-writer/fonts/office-metrics.ts'
import { writePptx } from '#codecs/pptx-writer/write-pptx.ts'
import type { Deck } from '#core/deck/deck.ts'
import { poseSlide } from '#core/form/slide-pose.ts'
import { layoutSlide } from '#core/layout/layout-slide.ts'
import type { TextMetrics } from '#core/layout/text-metrics.ts'
import { findDeckTheme } from '#core/theme/find-deck-theme.ts'
import { inOfficeFonts } from '#core/theme/in-office-fonts.ts'

import { drawPng } from '../fixtures/files/draw-png.ts'
import { type ComparedBox, compareLines } from './compare-lines.ts'
import type { FontsHere } from './font-folder.ts'
import type { JudgedSlide, Script } from './judged-slides.ts'
import { printWithLibreOffice } from './libreoffice.ts'
import { readPdfTexts } from './read-pdf-texts.ts'

export type JudgedBox = ComparedBox & { theme: string; script: Script | 'mixed'; where: string }

/** LibreOffice puts room between ideographs and what it takes for Latin, such as a quote that begins a text. */
const westernSign =
  /[^\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u303F\u30FB\u30FC\uFF00-\uFFEF\s]/u

export type PrintedDeck = { deck: Deck; pdf: string }

type Print = {
  /** LibreOffice. */
  office: string
  /** Where the files are written. */
  folder: string
  fonts: FontsHere
  metrics: TextMetrics
}

const pictures = new Map([['asset:picture', { bytes: drawPng(400, 300), type: 'image/png' }]])

/** The same slides in each of the themes, written by us and printed by LibreOffice. */
export async function printThemes(
  judged: readonly JudgedSlide[],
  themeIds: readonly string[],
  { office, folder, fonts, metrics }: Print,
): Promise<PrintedDeck[]> {
  const slides = judged.map(({ slide }) => slide)
  const decks = themeIds.map((theme): Deck => ({ title: theme, theme, slides }))
  const files: string[] = []
  for (const deck of decks) {
    const written = await writePptx({ deck, pictures }, { metrics })
    if (!written.ok) throw new Error(written.error)
    const path = join(folder, `${deck.title}.pptx`)
    await writeFile(path, written.value.bytes)
    files.push(path)
  }
  const pdfs = await printWithLibreOffice(office, files, { folder, fonts })
  return decks.map((deck, at) => ({ deck, pdf: pdfs[at] ?? '' }))
}

/** Every text box beside what became of it. */
export async function judgePrinted(
  { deck, pdf }: PrintedDeck,
  judged: readonly JudgedSlide[],
  metrics: TextMetrics,
): Promise<JudgedBox[]> {
  const pages = await readPdfTexts(pdf)
  if (pages.length !== deck.slides.length)
    throw new Error(`${deck.title} has ${pages.length} pages`)
  const theme = inOfficeFonts(findDeckTheme(deck))
  return deck.slides.flatMap((slide, place) => {
    const layout = layoutSlide({ slide, theme, ...poseSlide(deck, place) }, asWideAsImpact(metrics))
    const script = judged[place]?.script ?? 'latin'
    const where = `${deck.title} ${place + 1}`
    return compareLines(layout, pages[place] ?? []).map((box): JudgedBox => {
      const isMixed = script === 'cjk' && westernSign.test(box.ours.join(''))
      const found: Omit<JudgedBox, keyof ComparedBox> = {
        theme: deck.title,
        script: isMixed ? 'mixed' : script,
        where,
      }
      return Object.assign(box, found)
    })
  })
}
