import { fontStyles } from './font-styles.ts'
import type { DeckTypefaces, OwnTypeface } from './own-typeface.ts'

/** Of a deck, those that it has of its own: one that sets all texts is there once. */
export const listTypefaces = ({ title, content }: DeckTypefaces = {}): OwnTypeface[] =>
  [title, title?.family === content?.family ? undefined : content].filter(
    (one) => one !== undefined,
  )

/** Where their files are, each once. */
export const listTypefaceUrls = (typefaces?: DeckTypefaces): string[] => [
  ...new Set(
    listTypefaces(typefaces).flatMap((one) => fontStyles.flatMap((style) => one[style] ?? [])),
  ),
]
