import { createFileWriter } from '#adapters/deck-files/write-file.ts'
import { browserIcons } from '#adapters/icons/browser-icons.ts'
import { browserFontSource } from '#adapters/metrics/browser-font-source.ts'
import { createSlideImagesWriter } from '#adapters/slide-images/slide-images-writer.ts'
import { createTalkFileWriter } from '#adapters/talk-files/write-talk-file.ts'
import type { Deck } from '#core/deck/deck.ts'
import { encodeBase64 } from '#core/encode-base64.ts'
import { readScript } from '#core/narration/talk/plan-slide.ts'
import { listScriptWords } from '#core/narration/script/script.ts'
import { htmlFileWords } from '#words/files/html-file.ts'

const sources = { fonts: browserFontSource, icons: browserIcons }
const writeDeckFile = createFileWriter({
  ...sources,
  htmlWords: htmlFileWords,
  loadFontCutter: async () => new ArrayBuffer(),
  loadImageWriter: async (format) => createSlideImagesWriter(format),
})
const writeTalkFile = createTalkFileWriter({ ...sources, writeDeckFile })

const sampleRate = 22_050

/** A talk that shows each slide for so long and says nothing. */
function createSilence(deck: Deck, seconds: number) {
  const slides = deck.slides.map((_, at) => ({
    start: at * seconds,
    end: (at + 1) * seconds,
    words: [],
  }))
  return { times: { seconds: slides.length * seconds, slides }, sampleRate, pieces: [] }
}

const filmPage = {
  /** A film that shows each slide for so long, in silence, and the slides as pictures; in base64. */
  async write(deck: Deck, seconds: number): Promise<{ film: string; pictures: string }> {
    const input = { deck, pictures: new Map() }
    const recorded = createSilence(deck, seconds)
    const film = await writeTalkFile('mp4', { ...input, recorded }, { captions: 'none' })
    const pictures = await writeDeckFile('png', input, { imageWidth: 1280 })
    if (!film.ok || !film.value.bytes || !pictures.ok) throw new Error('They were not written')
    return {
      film: encodeBase64(film.value.bytes),
      pictures: encodeBase64(pictures.value.bytes),
    }
  },

  /** The same as a WebM, without its pictures. */
  async writeWebm(deck: Deck, seconds: number): Promise<string> {
    const input = { deck, pictures: new Map(), recorded: createSilence(deck, seconds) }
    const film = await writeTalkFile('webm', input, { captions: 'none' })
    if (!film.ok || !film.value.bytes) throw new Error('It was not written')
    return encodeBase64(film.value.bytes)
  },

  /** A long talk with its words lit, as it goes to a disk: one short sound again and again. */
  async writeLong(deck: Deck, seconds: number): Promise<number> {
    const folder = await navigator.storage.getDirectory()
    const disk = await folder.getFileHandle('film.mp4', { create: true })
    const samples = Int16Array.from({ length: sampleRate }, (_, at) => 9000 * Math.sin(at / 9))
    const slides = deck.slides.map(({ notes }, at) => {
      const start = at * seconds
      const words = listScriptWords(readScript(notes, 'en'))
      const pace = seconds / words.length
      const spoken = words.map(({ from }, word) => ({
        from,
        start: start + word * pace,
        end: start + (word + 1) * pace,
      }))
      return { start, end: start + seconds, words: spoken }
    })
    const times = { seconds: slides.length * seconds, slides }
    const pieces = Array.from({ length: times.seconds / 2 }, (_, at) => ({
      start: at * 2,
      samples,
    }))
    const recorded = { times, sampleRate, pieces }
    const input = { deck, pictures: new Map(), recorded, disk }
    const written = await writeTalkFile('mp4', input, { captions: 'burned' })
    if (!written.ok) throw new Error(written.error)
    const { size } = await disk.getFile()
    await folder.removeEntry('film.mp4')
    return size
  },
}

export type FilmPage = typeof filmPage

Object.assign(window, { filmPage })
