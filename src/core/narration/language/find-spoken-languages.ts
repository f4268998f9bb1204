import type { DeckTalk } from '../../deck/deck-talk.ts'
import type { Slide } from '../../deck/slide.ts'
import { judgeLanguage } from './detect-spoken-language.ts'
import { findDeckLanguage } from './find-deck-language.ts'
import { findForeign, findOtherLetters, type Stretch } from './find-foreign.ts'

/** The language of a slide's notes, and where they go over into another one. */
export type SpokenLanguages = { language: string; foreign: readonly Stretch[] }

type Spoken = { slides: readonly Slide[]; talk?: DeckTalk }

/**
 * The language of every slide, by its id. Notes that are too short to tell are in the language of
 * their neighbours, or of the deck; what the user has set is believed, as far as its letters allow it.
 */
export function findSpokenLanguages(
  { slides, talk }: Spoken,
  usual = findDeckLanguage({ slides }),
): ReadonlyMap<string, SpokenLanguages> {
  const set = talk?.language
  const isKnown = last.slides === slides && last.set === set && last.usual === usual
  if (!isKnown) last = { slides, set, usual, found: find(slides, set, usual) }
  return last.found
}

/** Every language that something of the deck is in, its own first. */
export function listSpokenLanguages(deck: Spoken): string[] {
  const found = [...findSpokenLanguages(deck).values()]
  const foreign = found.flatMap((slide) => slide.foreign)
  const all = [...found, ...foreign].map(({ language }) => language)
  return [...new Set([findDeckLanguage(deck), ...all])]
}

/** Asked by several at once, and slides change seldom. */
let last: {
  slides: readonly Slide[]
  set: string | undefined
  usual: string
  found: ReadonlyMap<string, SpokenLanguages>
} = { slides: [], set: undefined, usual: '', found: new Map() }

function find(slides: readonly Slide[], set: string | undefined, usual: string) {
  const told = slides.map((slide) => tell(slide, set, usual))
  const findSure = (places: typeof told): string | null =>
    places.find(({ isSure }) => isSure)?.language ?? null
  return new Map(
    slides.map((slide, place): [string, SpokenLanguages] => {
      const own = told[place] ?? tell(slide, set, usual)
      const { language, isSet, isSure } = own
      if (isSet) return [slide.id, { language, foreign: findOtherLetters(slide.notes, language) }]
      if (isSure) return [slide.id, withForeign(slide, language)]
      const before = findSure(told.slice(0, place).toReversed())
      const after = findSure(told.slice(place + 1))
      const around = before === after ? [before, usual] : [usual, before, after]
      const near = around.filter((one) => one !== null)
      return [slide.id, withForeign(slide, judgeLanguage(slide.notes, near).language)]
    }),
  )
}

function tell({ notes, language }: Slide, set: string | undefined, usual: string) {
  const chosen = language ?? set
  return chosen === undefined
    ? { ...judgeLanguage(notes, [usual]), isSet: false }
    : { language: chosen, isSure: true, isSet: true }
}

const keptForeign = new WeakMap<Slide, SpokenLanguages>()

/** Slides are never changed, only replaced. */
function withForeign(slide: Slide, language: string): SpokenLanguages {
  const kept = keptForeign.get(slide)
  if (kept?.language === language) return kept
  const found = { language, foreign: findForeign(slide.notes, language) }
  keptForeign.set(slide, found)
  return found
}
