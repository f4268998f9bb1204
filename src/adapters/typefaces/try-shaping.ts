import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs'

import { readCoverage } from '#adapters/metrics/font-files/read-coverage.ts'
import { readWoff } from '#adapters/metrics/font-files/read-woff.ts'

/** Whether the engine that measures can read it, and finds letters of some width in it. */
export async function tryShaping(woff: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const font = await readWoff(woff)
  const coverage = readCoverage(font)
  const letters = coverage
    .slice(0, 200)
    .map(([first]) => (first >= 0x20 ? String.fromCodePoint(first) : ''))
    .join('')
  const buffer = new Buffer()
  buffer.addText(letters)
  buffer.guessSegmentProperties()
  shape(new Font(new Face(new Blob(font))), buffer)
  return buffer.getGlyphPositions().some(({ xAdvance }) => xAdvance > 0)
}
