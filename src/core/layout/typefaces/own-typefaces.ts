import { isAsset } from '../../deck/pictures/deck-assets.ts'
import type { OwnTypeface } from '../../deck/brand/own-typeface.ts'

/**
 * Typefaces that decks brought along, by the family that their texts are set in: all that whoever lays
 * out, measures or paints is told of a face. A family is named after the bytes of its files, so that
 * whoever meets it again learns nothing else of it.
 */
const met = new Map<string, OwnTypeface>()

export function meetTypeface(typeface: OwnTypeface): void {
  // Of a deck that is still being taken in nobody can open the files; of another they may be known.
  const canOpen = isAsset(typeface.regular) || typeface.regular.startsWith('data:')
  if (canOpen || !met.has(typeface.family)) met.set(typeface.family, typeface)
}

export const findTypeface = (family: string): OwnTypeface | undefined => met.get(family)
