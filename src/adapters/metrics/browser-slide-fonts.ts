import { roughMetrics } from '#core/layout/rough-metrics.ts'
import type { TextMetrics } from '#core/layout/text-metrics.ts'
import type { DeckStore } from '#ports/storage/deck-store.ts'
import type { ExactSlideFonts } from '#ports/typefaces/slide-fonts.ts'

import { browserFontSource } from './browser-font-source.ts'
import { createCanvasMetrics } from './canvas-metrics.ts'
import { findUncovered } from './find-uncovered.ts'
import { createFontLibrary, type LoadedFace } from './font-library.ts'
import { describeFace } from './font-files/list-font-files.ts'
import { withOwnTypefaces } from './own-typeface-source.ts'

type HarfBuzz = typeof import('./harfbuzz-metrics.ts')

/** Fonts arrive by the dozen: whoever listens lays out once for all of them. */
const patienceMs = 30

/** @param loadAsset gives the files of typefaces that decks brought along; without it there are none */
export function createBrowserSlideFonts(
  loadAsset?: DeckStore['loadPicture'],
  bundled = browserFontSource,
): ExactSlideFonts {
  const library = createFontLibrary(
    withOwnTypefaces(bundled, async (url) => {
      if (!loadAsset) return null
      const { readTypefaceFile } = await import('./font-files/read-typeface-file.ts')
      return readTypefaceFile(url, loadAsset)
    }),
  )
  const listeners = new Set<() => void>()
  const context = createContext()
  let harfBuzz: HarfBuzz | null = null
  let current: TextMetrics | null = null
  let isTelling = false

  function change(): void {
    current = null
    if (isTelling) return
    isTelling = true
    setTimeout(() => {
      isTelling = false
      for (const listen of listeners) listen()
    }, patienceMs)
  }

  function createMetrics(): TextMetrics {
    const quick = context ? createCanvasMetrics(context) : { ...roughMetrics }
    return harfBuzz
      ? harfBuzz.createHarfBuzzMetrics(library, (text, font) => quick.measure(text, font, 1))
      : quick
  }

  return {
    metrics: () => (current ??= createMetrics()),
    subscribe(listen) {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
    async load(texts, font) {
      const arrived = await library.load(texts, font)
      if (arrived.length === 0) return
      // A file that this browser cannot paint with is measured all the same: exports use it.
      await Promise.allSettled(arrived.map(register))
      change()
    },
    async measureExactly() {
      if (harfBuzz) return
      try {
        harfBuzz = await import('./harfbuzz-metrics.ts')
      } catch {
        // Offline: the browser's own measure serves until this is asked for again.
        return
      }
      change()
    },
    findUncovered: (texts, font) => findUncovered(texts, font, library),
  }
}

async function register(loaded: LoadedFace): Promise<void> {
  const { family, woff, weight, italic, unicodeRange } = describeFace(loaded)
  const style = italic ? 'italic' : 'normal'
  const face = new FontFace(family, woff, { weight, style, unicodeRange })
  document.fonts.add(await face.load())
}

function createContext() {
  return typeof OffscreenCanvas === 'undefined'
    ? document.createElement('canvas').getContext('2d')
    : new OffscreenCanvas(1, 1).getContext('2d')
}
