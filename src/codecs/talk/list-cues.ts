import type { Deck } from '#core/deck/deck.ts'
import { findDeckLanguage } from '#core/narration/language/find-deck-language.ts'
import { listCaptions } from '#core/narration/talk/list-captions.ts'
import { readScript } from '#core/narration/talk/plan-slide.ts'
import { listScriptWords } from '#core/narration/script/script.ts'
import type { TalkTimes } from '#core/narration/talk/talk-times.ts'
import { listShownPlaces } from '#core/show/shown-slides.ts'

export type CueWord = { text: string; start: number; end: number }

/** What is shown at once while it is said, in seconds of the talk. */
export type Cue = {
  /** Which of the slides that are presented it belongs to. */
  slide: number
  start: number
  end: number
  words: readonly CueWord[]
}

/** The captions of a talk as the show has them, each with the time of its words. */
export function listCues(deck: Deck, times: TalkTimes): Cue[] {
  const language = findDeckLanguage(deck)
  return listShownPlaces(deck.slides).flatMap((place, slide) => {
    const heard = times.slides[slide]?.words ?? []
    const script = readScript(deck.slides[place]?.notes ?? '', language)
    const timeOf = new Map(heard.map((word) => [word.from, word]))
    const words = listScriptWords(script)
    return listCaptions(script).flatMap((line) => {
      const spoken = words.slice(line.start, line.end).flatMap(({ text, from }) => {
        const time = timeOf.get(from)
        return time ? [{ text, start: time.start, end: time.end }] : []
      })
      const [first, last] = [spoken[0], spoken.at(-1)]
      return first && last ? [{ slide, start: first.start, end: last.end, words: spoken }] : []
    })
  })
}
