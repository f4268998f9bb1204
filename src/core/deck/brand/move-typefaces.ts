import { fontStyles } from './font-styles.ts'
import type { DeckTypefaces, OwnTypeface } from './own-typeface.ts'

const textRoles = ['title', 'content'] as const

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
