import type { DeckTypefaces, FontStyle, OwnTypeface } from './own-typeface.ts'

export const fontStyles = ['regular', 'bold', 'italic', 'boldItalic'] as const satisfies FontStyle[]

const textRoles = ['title', 'content'] as const

/** Of a deck, those that it has of its own: one that sets all texts is there once. */
export function listTypefaces(typefaces: DeckTypefaces | undefined): OwnTypeface[] {
  const all = textRoles.flatMap((role) => typefaces?.[role] ?? [])
  return all.filter(({ family }, at) => all.findIndex((one) => one.family === family) === at)
}

/** Where their files are, each once. */
export const listTypefaceUrls = (typefaces: DeckTypefaces | undefined): string[] => [
  ...new Set(
    textRoles.flatMap((role) => {
      const typeface = typefaces?.[role]
      return typeface ? fontStyles.flatMap((style) => typeface[style] ?? []) : []
    }),
  ),
]

/**
 * The same typefaces with their files at other addresses. One without its regular file is none, and
 * goes; the very same when nothing changes.
 */
export function moveTypefaces(
  typefaces: DeckTypefaces,
  findUrl: (url: string) => string | null,
): DeckTypefaces {
  const moved: DeckTypefaces = {}
  for (const role of textRoles) {
    const typeface = typefaces[role]
    const there = typeface && moveFiles(typeface, findUrl)
    if (there) moved[role] = there
  }
  const isSame = textRoles.every((role) => moved[role] === typefaces[role])
  return isSame ? typefaces : moved
}

function moveFiles(
  typeface: OwnTypeface,
  findUrl: (url: string) => string | null,
): OwnTypeface | null {
  const { regular, bold: _bold, italic: _italic, boldItalic: _boldItalic, ...facts } = typeface
  const first = findUrl(regular)
  if (first === null) return null
  const moved: OwnTypeface = { ...facts, regular: first }
  for (const style of fontStyles) {
    const url = style === 'regular' ? undefined : typeface[style]
    const there = url === undefined ? null : findUrl(url)
    if (there !== null) moved[style] = there
  }
  return fontStyles.every((style) => moved[style] === typeface[style]) ? typeface : moved
}
