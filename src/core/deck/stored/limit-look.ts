import { cutText } from '../texts/cut-text.ts'
import { deckFields } from '../deck-fields.ts'
import type { Deck } from '../deck.ts'

const limitedFields = ['title', 'theme', 'pronunciations'] as const

export type LimitedField = (typeof limitedFields)[number]

export type LimitedLook = {
  /** The very same when there is room for all of it. */
  deck: Deck
  leftOut: readonly LimitedField[]
}

/** What a deck has besides its slides is laid out at once, on every page that shows it. */
export function limitLook(deck: Deck): LimitedLook {
  const { title, theme, pronunciations } = deckFields
  const leftOut: LimitedField[] = []
  const limited = { ...deck }
  if (deck.title.length > title.most) {
    limited.title = cutText(deck.title, title.most)
    leftOut.push('title')
  }
  if (deck.theme !== undefined && deck.theme.length > theme.most) {
    // No theme has such a name, so that a part of it says nothing.
    delete limited.theme
    leftOut.push('theme')
  }
  if (deck.pronunciations && deck.pronunciations.length > pronunciations.most) {
    limited.pronunciations = deck.pronunciations.slice(0, pronunciations.most)
    leftOut.push('pronunciations')
  }
  return { deck: leftOut.length > 0 ? limited : deck, leftOut }
}

/**
 * For what nobody has checked yet, because to check a million entries takes seconds. Of each field
 * one more stays than there is room for, by which `limitLook` knows that there were more. The very
 * same when nothing is cut.
 */
export function cutLook(deck: unknown): unknown {
  if (typeof deck !== 'object' || deck === null) return deck
  const cut = limitedFields.flatMap((field) => {
    const value: unknown = Reflect.get(deck, field)
    const end = deckFields[field].most + 1
    const isList = typeof value === 'string' || Array.isArray(value)
    return isList && value.length > end ? [[field, value.slice(0, end)] as const] : []
  })
  return cut.length > 0 ? { ...deck, ...Object.fromEntries(cut) } : deck
}
