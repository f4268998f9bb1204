import type { DeckFurniture } from '../deck/brand/deck-furniture.ts'
import type { DeckLogo } from '../deck/brand/deck-logo.ts'
import type { Slide } from '../deck/slide.ts'

/** What a slide has from its deck, besides its theme. */
export type SlidePose = {
  /** Index of the slide in its deck. */
  place: number
  /** How many slides there are; while nobody knows, it is not the last one. */
  count?: number | undefined
  /** Of what is drawn by chance: the same for all slides of a deck. */
  seed?: number | undefined
  /** How many slides of the same form stand right before it: one after another need not look alike. */
  turn?: number | undefined
  /** What its deck puts at the foot of slides. */
  furniture?: DeckFurniture | undefined
  /** What it shows of whose it is. */
  logo?: DeckLogo | undefined
}

type PosingDeck = {
  title: string
  slides: readonly Slide[]
  furniture?: DeckFurniture | undefined
  logo?: DeckLogo | undefined
}

/** The same deck looks the same each time. */
export const poseSlide = (
  { title, slides, furniture, logo }: PosingDeck,
  place: number,
): SlidePose => ({
  place,
  count: slides.length,
  seed: findSeed(title),
  turn: findTurns?.(slides)[place] ?? 0,
  furniture,
  logo,
})

type FindTurns = (slides: readonly Slide[]) => readonly number[]
let findTurns: FindTurns | null = null

/** What tells forms apart comes with the forms themselves (`core/compose/load-forms`). */
export function followRhythm(find: FindTurns): void {
  findTurns = find
}

export const knowsRhythm = (): boolean => findTurns !== null

export function findSeed(title: string): number {
  let sum = 0
  for (let at = 0; at < title.length; at++) sum = (Math.imul(sum, 31) + title.charCodeAt(at)) >>> 0
  return sum % 997
}
