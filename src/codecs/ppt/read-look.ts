import type { Deck } from '#core/deck/deck.ts'
import type { DeckPalette } from '#core/deck/brand/deck-palette.ts'
import { findNearestTheme } from '#core/theme/find-nearest-theme.ts'

import { recordTypes } from './record-types.ts'
import { listRecords, type PptRecord, type PptStream, readUint32 } from './record.ts'

/** Which of the eight colours of a scheme are read, by their place in it. */
const places = { background: 0, content: 1, title: 3, accent: 5 } as const

/** A slide has several; this one is its own. */
const ownScheme = 1

/** The colours that most slides have, and the theme of ours nearest to them. */
export function readLook(
  stream: PptStream,
  sheets: readonly PptRecord[],
): Pick<Deck, 'theme' | 'palette'> {
  const counts = new Map<string, { palette: DeckPalette; count: number }>()
  for (const sheet of sheets) {
    const palette = readPalette(stream, sheet)
    if (!palette) continue
    const key = JSON.stringify(palette)
    counts.set(key, { palette, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  const [commonest] = [...counts.values()].toSorted((a, b) => b.count - a.count)
  if (!commonest) return {}
  const { palette } = commonest
  return { theme: findNearestTheme(palette).id, palette }
}

function readPalette(stream: PptStream, sheet: PptRecord): DeckPalette | null {
  const scheme = listRecords(stream, sheet).find(
    ({ type, instance }) => type === recordTypes.colourScheme && instance === ownScheme,
  )
  if (!scheme || scheme.end - scheme.start < 32) return null
  const colour = (place: number) => writeColour(readUint32(stream, scheme, place * 4))
  return {
    background: colour(places.background),
    title: colour(places.title),
    content: colour(places.content),
    accent: colour(places.accent),
  }
}

/** Red comes first in the file, and so last in the number. */
const writeColour = (value: number): string =>
  `#${[0, 8, 16]
    .map((shift) => ((value >>> shift) & 255).toString(16).padStart(2, '0'))
    .join('')}`.toUpperCase()
