import type { Slide } from '#core/deck/slide.ts'
import { canBeSpoken } from '#core/narration/script/can-be-spoken.ts'
import { findSpokenBullets } from '#core/narration/script/find-spoken-bullet.ts'
import { type CaptionLine, listCaptions } from '#core/narration/talk/list-captions.ts'
import { readScript } from '#core/narration/talk/plan-slide.ts'
import { listScriptWords, type Word } from '#core/narration/script/script.ts'
import { listShownPlaces } from '#core/show/shown-slides.ts'

/** What is said on a slide, for whoever reads along. */
export type SlideScript = {
  words: readonly Word[]
  captions: readonly CaptionLine[]
  /** Which point is spoken of, by the place in the notes from which on it is. */
  points: readonly { from: number; point: number | null }[]
}

const silent: SlideScript = { words: [], captions: [], points: [] }

/** Of the slides that are presented, in their order. */
export const writeScripts = (slides: readonly Slide[], language: string): SlideScript[] =>
  listShownPlaces(slides).map((place) => {
    const slide = slides[place]
    if (!slide || !canBeSpoken(slide)) return silent
    const script = readScript(slide.notes, language)
    const points = findSpokenBullets(slide, script)
    return {
      words: listScriptWords(script),
      captions: listCaptions(script),
      points: script.sentences.map(({ from }, at) => ({ from, point: points[at] ?? null })),
    }
  })

/** The number of the word at a place in the notes; -1 before the first. */
export const findWordAt = ({ words }: SlideScript, from: number | null): number =>
  from === null ? -1 : words.findLastIndex((word) => word.from <= from)
