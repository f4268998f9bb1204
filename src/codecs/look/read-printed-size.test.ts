import { expect, test } from 'vitest'

import { drawPng } from '../../../test/fixtures/files/draw-png.ts'
import { readPrintedSize } from './read-printed-size.ts'

/** With so many px to the metre, in the chunk that a PNG has for it. */
function printPng(across: number, down: number, unit = 1): Uint8Array {
  const png = drawPng(40, 30)
  const chunk = new Uint8Array(21)
  const view = new DataView(chunk.buffer)
  view.setUint32(0, 9)
  chunk.set(new TextEncoder().encode('pHYs'), 4)
  view.setUint32(8, across)
  view.setUint32(12, down)
  view.setUint8(16, unit)
  const afterHeader = 8 + 25
  return new Uint8Array([...png.subarray(0, afterHeader), ...chunk, ...png.subarray(afterHeader)])
}

test('KL12 a picture is as large as it says it is on paper', () => {
  const { width = 0, height = 0 } = readPrintedSize(printPng(72 / 0.0254, 48 / 0.0254)) ?? {}
  expect(width).toBeCloseTo(40 * (96 / 72), 1)
  expect(height).toBeCloseTo(30 * 2, 1)
})

test('KL12 one that does not say has 96 px to the inch', () => {
  expect(readPrintedSize(drawPng(40, 30))).toEqual({ width: 40, height: 30 })
  expect(readPrintedSize(printPng(2, 1, 0))).toEqual({ width: 40, height: 30 })
  expect(readPrintedSize(new Uint8Array(12))).toBeNull()
})
