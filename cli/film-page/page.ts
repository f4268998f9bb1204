import { browserIcons } from '#adapters/icons/browser-icons.ts'
import { browserFontSource } from '#adapters/metrics/browser-font-source.ts'
import { rasterizeDrawings } from '#adapters/pictures/rasterize-drawings.ts'
import { createTalkFileWriter } from '#adapters/talk-files/write-talk-file.ts'
import type { Loss } from '#codecs/loss.ts'
import type { WriteTalkFailure } from '#codecs/talk/write-talk-result.ts'
import { tellToday } from '#core/compose/furniture/todays-date.ts'
import type { RecordedTalk } from '#core/narration/talk/recorded-talk.ts'
import { fail, ok, type Result } from '#core/result.ts'
import type { FilmShape } from '#core/tall/film-stages.ts'
import { formatToday } from '#words/today.ts'

import { addresses, type SentTalk } from './sent-talk.ts'

declare function tellProgress(share: number): Promise<void>

const writeTalkFile = createTalkFileWriter({
  fonts: browserFontSource,
  icons: browserIcons,
  // Only films are made here.
  writeDeckFile: async () => fail('failed'),
})

const filmPage = {
  /** The film itself is sent back to where the talk came from. */
  async write(format: 'mp4' | 'webm', shape: FilmShape): Promise<Result<Loss[], WriteTalkFailure>> {
    tellToday(() => formatToday(Date.now()))
    const { deck, recorded } = await fetchTalk()
    const drawn = await rasterizeDrawings({ deck, pictures: new Map() })
    const written = await writeTalkFile(
      format,
      { ...drawn, recorded },
      { shape, onProgress: (share) => void tellProgress(share) },
    )
    if (!written.ok) return written
    await fetch(addresses.film, { method: 'POST', body: written.value.bytes })
    return ok(written.value.losses)
  },
}

async function fetchTalk(): Promise<{ deck: SentTalk['deck']; recorded: RecordedTalk }> {
  const [talk, sound] = await Promise.all([
    fetch(addresses.talk).then(async (answer): Promise<SentTalk> => answer.json()),
    fetch(addresses.sound).then((answer) => answer.arrayBuffer()),
  ])
  const { deck, times, sampleRate } = talk
  let at = 0
  const pieces = talk.pieces.map(({ start, length }) => {
    const samples = new Int16Array(sound, at * Int16Array.BYTES_PER_ELEMENT, length)
    at += length
    return { start, samples }
  })
  return { deck, recorded: { times, sampleRate, pieces } }
}

export type FilmPage = typeof filmPage

Object.assign(window, { filmPage })
