import { assetUrl } from '#core/deck/pictures/deck-assets.ts'
import type { Deck } from '#core/deck/deck.ts'
import { moveDeckPictures } from '#core/deck/pictures/move-deck-pictures.ts'
import type { FontStyle, OwnTypeface } from '#core/deck/brand/own-typeface.ts'
import { listTypefaces } from '#core/deck/brand/list-typefaces.ts'
import type { FontFile } from '#ports/typefaces/slide-fonts.ts'

/** What the page is painted with is all that it has of a typeface, and enough to take it in again. */
const nameFile = (family: string, style: FontStyle): string => assetUrl(`${family}-${style}`)

/** The deck with the files of its typefaces named after the faces of the page; styles that it has not are gone. */
export function nameTypefaceFiles(deck: Deck, faces: Iterable<FontFile>): Deck {
  const names = new Map<string, string>()
  const all = [...faces]
  for (const typeface of listTypefaces(deck.typefaces))
    for (const face of all.filter(({ family }) => family === typeface.family)) {
      const style = styleOf(face, typeface)
      const url = typeface[style]
      if (url !== undefined) names.set(url, nameFile(typeface.family, style))
    }
  return moveDeckPictures(deck, (url, owner) =>
    owner === 'typeface' ? (names.get(url) ?? null) : url,
  )
}

function styleOf({ weight, italic }: FontFile, typeface: OwnTypeface): FontStyle {
  if (weight === '700') return italic ? 'boldItalic' : 'bold'
  if (!italic) return 'regular'
  return typeface.italic === undefined ? 'boldItalic' : 'italic'
}

const ownFace =
  /@font-face\{font-family:"(own-[\da-f]{16})";font-weight:([\d ]+);font-style:(normal|italic);unicode-range:[^;}]*;src:url\(data:(font\/woff;base64,[\w+/=]+)\)\}/g

/** The addresses of these files in a page that was written here, by the names that the deck has for them. */
export function listTypefaceFiles(text: string): Map<string, string> {
  const files = new Map<string, string>()
  for (const [, family = '', weight, slant, data = ''] of text.matchAll(ownFace)) {
    const styles: readonly FontStyle[] =
      slant === 'italic' ? ['italic', 'boldItalic'] : ['regular', 'bold']
    // One that serves both weights may be called either.
    for (const style of weight === '700' ? styles.slice(1) : styles)
      if (!files.has(nameFile(family, style)) || weight === '700')
        files.set(nameFile(family, style), `data:${data}`)
  }
  return files
}
