import { createFileWriter } from '#adapters/deck-files/write-file.ts'
import { browserIcons } from '#adapters/icons/browser-icons.ts'
import { browserFontSource } from '#adapters/metrics/browser-font-source.ts'
import { createSlideImagesWriter } from '#adapters/slide-images/slide-images-writer.ts'
import { createTalkFileWriter } from '#adapters/talk-files/write-talk-file.ts'
import type { Deck } from '#core/deck/deck.ts'
import { encodeBase64 } from '#core/encode-base64.ts'
import { htmlFileWords } from '#words/html-file.ts'

const sources = { fonts: browserFontSource, icons: browserIcons }
const writeDeckFile = createFileWriter({
  ...sources,
  htmlWords: htmlFileWords,
  loadFontCutter: async () => new ArrayBuffer(),
  loadImageWriter: async (format) => createSlideImagesWriter(format),
})
const writeTalkFile = createTalkFileWriter({ ...sources, writeDeckFile })

const sampleRate = 22_050

const filmPage = {
  /** A film that shows each slide for so long, in silence, and the slides as pictures; in base64. */
  async write(deck: Deck, seconds: number): Promise<{ film: string; pictures: string }> {
    const slides = deck.slides.map((_, at) => ({
      start: at * seconds,
      end: (at + 1) * seconds,
      words: [],
    }))
    const times = { seconds: slides.length * seconds, slides }
    const input = { deck, pictures: new Map() }
    const recorded = { times, sampleRate, pieces: [] }
    const film = await writeTalkFile('mp4', { ...input, recorded }, { captions: 'none' })
    const pictures = await writeDeckFile('png', input, { imageWidth: 1280 })
    if (!film.ok || !film.value.bytes || !pictures.ok) throw new Error('They were not written')
    return {
      film: encodeBase64(film.value.bytes),
      pictures: encodeBase64(pictures.value.bytes),
    }
  },
}

export type FilmPage = typeof filmPage

Object.assign(window, { filmPage })
