import type { Deck } from '#core/deck/deck.ts'
import { encodeBase64 } from '#core/encode-base64.ts'
import { listCaptions } from '#core/narration/talk/list-captions.ts'
import { readScript } from '#core/narration/talk/plan-slide.ts'
import { listScriptWords } from '#core/narration/script/script.ts'
import { listShownPlaces } from '#core/show/shown-slides.ts'
import type { CarriedTalk } from '#core/share/carried-talk.ts'

import { endMark } from './file-marks.ts'

/** What the script of a page knows of its talk, in milliseconds; `run-talk` reads it. */
export type PageTalk = {
  end: number
  slides: readonly {
    start: number
    /** Of the notes as the page shows them: from, to, start. */
    words: readonly (readonly [from: number, to: number, start: number])[]
    /** How many words are shown together, line by line. */
    lines: readonly number[]
  }[]
}

const toMilliseconds = (seconds: number): number => Math.round(seconds * 1000)

/** The times of a talk, and the sound itself once, as data that no browser runs. */
export function writePageTalk(deck: Deck, { language, times, sound }: CarriedTalk): string[] {
  const talk = timePage(deck, language, times)
  return [
    `<script type="application/json" id="lectern-talk">${JSON.stringify(talk)}${endMark}\n`,
    `<script type="text/plain" id="lectern-sound" data-type="${sound.type}">`,
    encodeBase64(sound.bytes),
    `${endMark}\n`,
  ]
}

function timePage(
  deck: Deck,
  language: string,
  { seconds, slides }: CarriedTalk['times'],
): PageTalk {
  const places = listShownPlaces(deck.slides)
  return {
    end: toMilliseconds(seconds),
    slides: slides.map(({ start, words }, number) => {
      const notes = deck.slides[places[number] ?? -1]?.notes ?? ''
      // Around them nothing is shown.
      const lead = notes.length - notes.trimStart().length
      const script = readScript(notes, language)
      const ends = new Map(listScriptWords(script).map(({ from, to }) => [from, to]))
      return {
        start: toMilliseconds(start),
        words: words.map((word) => [
          word.from - lead,
          (ends.get(word.from) ?? word.from) - lead,
          toMilliseconds(word.start),
        ]),
        lines: words.length > 0 ? listCaptions(script).map((line) => line.end - line.start) : [],
      }
    }),
  }
}
