import type { DeckFonts } from '#core/deck/brand/deck-palette.ts'
import type { Deck } from '#core/deck/deck.ts'
import type { OwnTypeface } from '#core/deck/brand/own-typeface.ts'
import { listTypefaces } from '#core/deck/brand/list-typefaces.ts'

import type { PaintedFormat } from './file-formats.ts'
import type { Loss } from './loss.ts'
import type { DeckToWrite } from './write-result.ts'

/** Where a file holds fonts: what others edit, what others only look at, or nothing but pixels. */
const holding: Readonly<Record<PaintedFormat, 'edited' | 'seen' | null>> = {
  pptx: 'edited',
  pdf: 'seen',
  html: 'seen',
  png: null,
  jpeg: null,
}

/**
 * The deck as it can be written: where a typeface that somebody brought must not go into such a file, or
 * is no longer stored, the face that comes near stands in for it, before anything is laid out.
 */
export function settleTypefaces<Input extends DeckToWrite>(
  input: Input,
  format: PaintedFormat,
): { input: Input; losses: Loss[] } {
  const losses: Loss[] = []
  const left = new Set<string>()
  for (const typeface of listTypefaces(input.deck.typefaces)) {
    const { family, name, regular } = typeface
    const kind = isForbidden(typeface, holding[format])
      ? 'font-forbidden'
      : input.pictures.has(regular)
        ? null
        : 'font-missing'
    if (!kind) continue
    left.add(family)
    losses.push({ kind, family: name })
  }
  return left.size === 0
    ? { input, losses }
    : { input: { ...input, deck: withStandIns(input.deck, left) }, losses }
}

const isForbidden = ({ forbids }: OwnTypeface, held: 'edited' | 'seen' | null): boolean =>
  held !== null && (forbids === 'embedding' || (forbids === 'editing' && held === 'edited'))

/** In the nearest of our faces, where the deck has one of these families. */
export function withStandIns(deck: Deck, families: ReadonlySet<string>): Deck {
  const { typefaces = {}, ...others } = deck
  const fonts: DeckFonts = { ...deck.fonts }
  const kept = { ...typefaces }
  for (const role of ['title', 'content'] as const) {
    const typeface = typefaces[role]
    if (!typeface || !families.has(typeface.family)) continue
    fonts[role] = typeface.standIn
    delete kept[role]
  }
  return { ...others, fonts, ...(Object.keys(kept).length > 0 && { typefaces: kept }) }
}
