import { writeSymbols } from '#codecs/look/symbols.ts'
import { findElement, type XmlElement } from '#codecs/xml/read-xml.ts'

/** Where programs put the signs of a face that has no letters. */
const signs = /[\uF000-\uF0FF]/g

/**
 * What the letters of a run show. The face for symbols (`a:sym`) is that of such signs alone: programs name
 * it for runs of plain words, too.
 */
export function showSigns(text: string, properties: XmlElement | undefined, face: string): string {
  const shown = writeSymbols(text, face)
  if (!/[\uF000-\uF0FF]/.test(shown)) return shown
  const named = findElement(properties, 'sym')?.attributes.get('typeface') ?? ''
  return shown.replaceAll(signs, (sign) => writeSymbols(sign, named))
}
