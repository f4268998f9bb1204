import type { DeckTalk } from '../../deck/talk/deck-talk.ts'
import type { Slide } from '../../deck/slide.ts'
import { judgeLanguage, type SpokenLanguage } from './detect-spoken-language.ts'
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
  const before = listLastSure(told)
  const after = listLastSure(told.toReversed()).toReversed()
  return new Map(
    slides.map((slide, place): [string, SpokenLanguages] => {
      const own = told[place] ?? tell(slide, set, usual)
      const { language, isSet, isSure } = own
      if (isSet) return [slide.id, { language, foreign: findOtherLetters(slide.notes, language) }]
      if (isSure) return [slide.id, withForeign(slide, language)]
      const [left = null, right = null] = [before[place], after[place]]
      const around = left === right ? [left, usual] : [usual, left, right]
      const near = around.filter((one) => one !== null)
      return [slide.id, withForeign(slide, judgeNotes(slide, near).language)]
    }),
  )
}

/** For every place, the language of the last one before it whose own words tell it. */
function listLastSure(told: readonly SpokenLanguage[]): (string | null)[] {
  let sure: string | null = null
  return told.map(({ language, isSure }) => {
    const before = sure
    if (isSure) sure = language
    return before
  })
}

function tell(slide: Slide, set: string | undefined, usual: string) {
  const chosen = slide.language ?? set
  return chosen === undefined
    ? { ...judgeNotes(slide, [usual]), isSet: false }
    : { language: chosen, isSure: true, isSet: true }
}

/** Slides are never changed, only replaced: with each key that is typed, all but one are known. */
const keptJudgements = new WeakMap<Slide, Map<string, SpokenLanguage>>()
const keptForeign = new WeakMap<Slide, SpokenLanguages>()

function judgeNotes(slide: Slide, around: readonly string[]): SpokenLanguage {
  const ofSlide = keptJudgements.get(slide) ?? new Map<string, SpokenLanguage>()
  keptJudgements.set(slide, ofSlide)
  const key = around.join()
  const kept = ofSlide.get(key) ?? judgeLanguage(slide.notes, around)
  ofSlide.set(key, kept)
  return kept
}

/** Looked for when somebody asks: that takes longer than all else, and mostly one slide is asked about. */
function withForeign(slide: Slide, language: string): SpokenLanguages {
  const kept = keptForeign.get(slide)
  if (kept?.language === language) return kept
  let foreign: readonly Stretch[] | undefined
  const found = {
    language,
    get foreign() {
      return (foreign ??= findForeign(slide.notes, language))
    },
  }
  keptForeign.set(slide, found)
  return found
}
