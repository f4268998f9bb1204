import type { FontCutter } from '#adapters/metrics/cut-font.ts'
import type { FontLibrary } from '#adapters/metrics/font-library.ts'
import type { FontSource } from '#adapters/metrics/font-source.ts'
import { loadDeckFonts } from '#adapters/metrics/load-deck-fonts.ts'
import { listPaperTexts } from '#codecs/pdf-writer/list-paper-texts.ts'
import type { WriteDeckFile } from '#codecs/write-result.ts'
import { loadWriter } from '#codecs/writers.ts'
import { fail } from '#core/result.ts'
import type { BakePicture } from '#ports/bake-picture.ts'
import type { TextShaper } from '#ports/text-shaper.ts'

type Needs = {
  fonts: FontSource
  /** The WebAssembly that cuts fonts. */
  loadFontCutter: () => Promise<BufferSource>
  bakePicture?: BakePicture
}

/** Writes files where it is called: in a worker, or on the command line. */
export function createFileWriter({ fonts, loadFontCutter, ...needs }: Needs): WriteDeckFile {
  let cutter: Promise<FontCutter> | null = null
  /** Slow to start, so it is kept; what could not be fetched is asked for again by the next file. */
  const startCutter = () =>
    (cutter ??= import('#adapters/metrics/cut-font.ts')
      .then(({ createFontCutter }) => createFontCutter(loadFontCutter))
      .catch((error: unknown) => {
        cutter = null
        throw error
      }))

  async function openShaper(library: FontLibrary): Promise<TextShaper> {
    const { createHarfBuzzShaper } = await import('#adapters/metrics/harfbuzz-shaper.ts')
    return createHarfBuzzShaper(library, await startCutter())
  }

  return async (format, input, options = {}) => {
    const write = await loadWriter(format).catch(() => null)
    if (!write) return fail('failed')
    const others = listPaperTexts(input.deck, options.pages ?? { kind: 'slides' })
    const { metrics, library } = await loadDeckFonts(input.deck, fonts, others)
    const loadShaper = () => openShaper(library).catch(() => null)
    return write(input, { ...options, ...needs, metrics, loadShaper })
  }
}
