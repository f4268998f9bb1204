import type { GlyphPaint, GlyphPathCommand, TextShaper } from '#ports/typefaces/text-shaper.ts'

import { type Content, createContent } from '../content.ts'
import type { UsedFont } from './coded-sign.ts'
import type { Inks } from '../inks.ts'
import { encodeBytes, type PdfFile, toRef } from '../pdf-file.ts'
import { writeNumbers } from '../write-number.ts'
import { writeToUnicode } from './write-to-unicode.ts'

/** In em. */
const typicalM = 0.6

/** Emoji as text that can be searched and copied, each drawn with its own colours. */
export function writeColourFont(
  pdf: PdfFile,
  inks: Inks,
  { file, ref, signs }: UsedFont,
  shaper: TextShaper,
): void {
  const shared = createContent()
  const procedures = signs.map(({ code, width, parts }) => {
    const drawn = parts.map(({ id, right, up }) =>
      [
        `q 1 0 0 1 ${writeNumbers(right, up)} cm`,
        drawGlyph(shared, inks, shaper.paintGlyph(file, id), file.unitsPerEm),
        'Q',
      ].join('\n'),
    )
    const stream = pdf.addStream('', encodeBytes(`${width} 0 d0\n${drawn.join('\n')}`))
    return `/g${code} ${toRef(stream)}`
  })
  // Some readers take the width of an m for the size of such a font, and set it apart without one.
  const measure = `/m ${toRef(pdf.addStream('', encodeBytes(`${typicalM * file.unitsPerEm} 0 d0`)))}`
  const names = signs.map(({ code }) => `/g${code}`).join('')
  const widths = [typicalM * file.unitsPerEm, ...signs.map(({ width }) => width)]
  const texts = writeToUnicode(
    signs.map(({ code, text }) => [code, text]),
    2,
  )
  const toUnicode = pdf.addStream('', encodeBytes(texts))
  const unit = writeScale(1 / file.unitsPerEm)
  const { descent, ascent } = file
  pdf.add(
    `<</Type/Font/Subtype/Type3/Name/${file.name.slice(7)}/FontBBox[0 ${descent} ${2 * file.unitsPerEm} ${ascent}]/FontMatrix[${unit} 0 0 ${unit} 0 0]/CharProcs<<${measure}${procedures.join('')}>>/Encoding<</Type/Encoding/Differences[0/m${names}]>>/FirstChar 0/LastChar ${signs.length}/Widths[${writeNumbers(...widths)}]/Resources${shared.resources()}/ToUnicode ${toRef(toUnicode)}>>`,
    ref,
  )
}

/** A font unit is far smaller than what numbers are rounded to elsewhere. */
const writeScale = (value: number): string => value.toFixed(12).replace(/0+$/, '')

function drawGlyph(
  shared: Content,
  inks: Inks,
  steps: readonly GlyphPaint[],
  unitsPerEm: number,
): string {
  const operators: string[] = []
  const content: Content = { ...shared, add: (...more) => void operators.push(...more) }
  // Wherever a glyph is clipped, it lies within this.
  const bounds = {
    x: -4 * unitsPerEm,
    y: -4 * unitsPerEm,
    width: 8 * unitsPerEm,
    height: 8 * unitsPerEm,
  }
  const paint = (draw: () => void) => {
    content.add('q')
    draw()
    content.add('Q')
  }
  for (const step of steps)
    switch (step.kind) {
      case 'save':
        content.add('q')
        break
      case 'restore':
        content.add('Q')
        break
      case 'transform':
        content.add(`${writeNumbers(...step.matrix)} cm`)
        break
      case 'clip':
        content.add(`${drawOutline(step.path)} W n`)
        break
      case 'colour':
        paint(() => inks.flood(content, { kind: 'solid', colour: step.colour }, bounds))
        break
      default:
        paint(() => inks.shade(content, [...step.from, ...step.to], step.stops, bounds))
    }
  return operators.join('\n')
}

/** Where the control point of a curve goes that has two of them. */
const bend = (start: number, control: number): number => start + ((control - start) * 2) / 3

/** TrueType has curves of one control point, PDF of two. */
function drawOutline(path: readonly GlyphPathCommand[]): string {
  let [x, y] = [0, 0]
  const commands = path.map(({ type, values }) => {
    const [endX = x, endY = y] = values.slice(-2)
    const [controlX = x, controlY = y] = values
    const from = [x, y] as const
    ;[x, y] = [endX, endY]
    if (type === 'Z') return 'h'
    if (type === 'C') return `${writeNumbers(...values)} c`
    if (type !== 'Q') return `${writeNumbers(endX, endY)} ${type === 'M' ? 'm' : 'l'}`
    return `${writeNumbers(bend(from[0], controlX), bend(from[1], controlY), bend(endX, controlX), bend(endY, controlY), endX, endY)} c`
  })
  // An empty outline clips everything away.
  return commands.length > 0 ? commands.join('\n') : '0 0 m h'
}
