import { type IconSource, setIconSource } from '#core/icon/icon-source.ts'
import { createLazy } from '#core/lazy.ts'
import type { FontLibrary } from '#adapters/metrics/font-library.ts'
import type { FontSource } from '#adapters/metrics/font-source.ts'
import { listFontFiles } from '#adapters/metrics/font-files/list-font-files.ts'
import { withOwnTypefaces } from '#adapters/metrics/own-typeface-source.ts'
import type { FileChoices } from '#codecs/file-choices.ts'
import {
  type ImageFormat,
  isImageFormat,
  isTextFormat,
  type PaintedFormat,
} from '#codecs/file-formats.ts'
import type { HtmlWords } from '#codecs/html/write-frame.ts'
import { listPaperTexts } from '#codecs/pdf-writer/list-paper-texts.ts'
import { settleTypefaces } from '#codecs/settle-typefaces.ts'
import type {
  DeckToWrite,
  ImageFileWriter,
  WriteCall,
  WriteDeckFile,
  WriteResult,
} from '#codecs/write-result.ts'
import { loadPaintedWriter, loadTextWriter } from '#codecs/writers.ts'
import type { Deck } from '#core/deck/deck.ts'
import { fail, ok } from '#core/result.ts'
import type { BakePicture } from '#ports/pictures/bake-picture.ts'
import type { TextShaper } from '#ports/typefaces/text-shaper.ts'

import { prepareToPaint } from './prepare-to-paint.ts'

type Needs = {
  fonts: FontSource
  icons: IconSource
  /** The WebAssembly that cuts fonts. */
  loadFontCutter: () => Promise<BufferSource>
  htmlWords: HtmlWords
  bakePicture?: BakePicture
  /** Only where there is a canvas to paint slides on. */
  loadImageWriter?: (format: ImageFormat) => Promise<ImageFileWriter>
}

/** Writes files where it is called: in a worker, or on the command line. */
export function createFileWriter({
  fonts,
  icons,
  loadFontCutter,
  loadImageWriter,
  ...needs
}: Needs): WriteDeckFile {
  setIconSource(icons)

  /** Slow to start, so it is kept. */
  const cutter = createLazy(async () => {
    const { createFontCutter } = await import('#adapters/metrics/cut-font.ts')
    return createFontCutter(loadFontCutter)
  })

  async function openShaper(library: FontLibrary): Promise<TextShaper> {
    const { createHarfBuzzShaper } = await import('#adapters/metrics/shaping/harfbuzz-shaper.ts')
    const started = await cutter.load()
    if (!started.ok) throw started.error
    return createHarfBuzzShaper(library, started.value)
  }

  const loadWriter = (format: PaintedFormat) =>
    isImageFormat(format) ? loadImageWriter?.(format) : loadPaintedWriter(format)

  async function paint(
    format: PaintedFormat,
    given: DeckToWrite,
    options: WriteCall & FileChoices,
  ): Promise<WriteResult> {
    options.onProgress?.(0, 'fonts')
    const { input, losses } = settleTypefaces(given, format)
    const readTypeface = async (url: string) => input.pictures.get(url)?.bytes ?? null
    const others = listPaperTexts(input.deck, options.pages ?? { kind: 'slides' })
    const loaded = await Promise.all([
      loadWriter(format),
      prepareToPaint(input.deck, withOwnTypefaces(fonts, readTypeface), others),
    ]).catch(() => null)
    const [write, prepared] = loaded ?? []
    if (!write || !prepared) return fail('failed')
    const { metrics, library } = prepared
    const written = await write(input, {
      ...options,
      ...needs,
      metrics,
      loadShaper: () => openShaper(library).catch(() => null),
      listFontFiles: (texts, font) => listFontFiles(texts, font, library),
      embedFont: async (texts, font) => {
        const { embedFont } = await import('#adapters/metrics/embedding/embed-font.ts')
        return embedFont(texts, font, library)
      },
    })
    return written.ok
      ? ok({ ...written.value, losses: [...losses, ...written.value.losses] })
      : written
  }

  return async (format, given, { withHidden = false, ...options } = {}) => {
    const input = withHidden ? { ...given, deck: showAll(given.deck) } : given
    if (!isTextFormat(format)) return paint(format, input, options)
    const write = await loadTextWriter(format).catch(() => null)
    return write ? write(input, options) : fail('failed')
  }
}

const showAll = (deck: Deck): Deck => ({
  ...deck,
  slides: deck.slides.map(({ hidden: _hidden, ...slide }) => slide),
})
