import type { TextShaper } from '#ports/typefaces/text-shaper.ts'

import { type CodedSign, isSingle, type UsedFont } from './coded-sign.ts'
import { encodeBytes, type PdfFile, toRef } from '../pdf-file.ts'
import { writeNumber } from '../write-number.ts'
import { writeToUnicode } from './write-to-unicode.ts'

const symbolic = 4
const italic = 64

/** A font whose codes are ours: a table leads from each to its glyph. */
export function writeFont(pdf: PdfFile, { file, ref, signs }: UsedFont, shaper: TextShaper): void {
  const { name, unitsPerEm, italicAngle } = file
  const scale = (units: number) => writeNumber(Math.round((units * 1000) / unitsPerEm))
  const composed = signs.filter((sign) => !isSingle(sign))
  const single = signs.filter(isSingle).flatMap(({ parts }) => parts.map(({ id }) => id))
  const { bytes, firstComposed } = shaper.cutFont(file, single, composed)
  const fontFile = pdf.addStream(`/Length1 ${bytes.length}`, bytes)
  const descriptor = pdf.add(
    `<</Type/FontDescriptor/FontName/${name}/Flags ${symbolic + (italicAngle === 0 ? 0 : italic)}/FontBBox[-1000 ${scale(file.descent)} 3000 ${scale(file.ascent)}]/ItalicAngle ${italicAngle}/Ascent ${scale(file.ascent)}/Descent ${scale(file.descent)}/CapHeight ${scale(file.capHeight)}/StemV 80/FontFile2 ${toRef(fontFile)}>>`,
  )
  const toGlyphs = pdf.addStream('', mapToGlyphs(signs, firstComposed))
  const widths = signs.map(({ thousandths }) => writeNumber(thousandths)).join(' ')
  const descendant = pdf.add(
    `<</Type/Font/Subtype/CIDFontType2/BaseFont/${name}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor ${toRef(descriptor)}/CIDToGIDMap ${toRef(toGlyphs)}/DW 0/W[1[${widths}]]>>`,
  )
  const texts = writeToUnicode(
    signs.map(({ code, text }) => [code, text]),
    4,
  )
  const toUnicode = pdf.addStream('', encodeBytes(texts))
  pdf.add(
    `<</Type/Font/Subtype/Type0/BaseFont/${name}/Encoding/Identity-H/DescendantFonts[${toRef(descendant)}]/ToUnicode ${toRef(toUnicode)}>>`,
    ref,
  )
}

function mapToGlyphs(signs: readonly CodedSign[], firstComposed: number): Uint8Array {
  const view = new DataView(new ArrayBuffer((signs.length + 1) * 2))
  let composed = firstComposed
  for (const sign of signs) {
    const [only] = sign.parts
    view.setUint16(sign.code * 2, only && isSingle(sign) ? only.id : composed++)
  }
  return new Uint8Array(view.buffer)
}
