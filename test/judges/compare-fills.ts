import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { promisify } from 'node:util'

import { inkOf } from '#core/chart/chart-sheet.ts'
import type { ChartBox, Rect, ShapeBox } from '#core/layout/boxes.ts'
import { stage } from '#core/layout/stage.ts'

const run = promisify(execFile)

export type Page = { width: number; height: number; pixels: Uint8Array }

/** The pages of a PDF as pixels, one for each px of the stage. */
export async function paintPages(pdf: string, count: number): Promise<Page[]> {
  const prefix = pdf.replace(/\.pdf$/, '')
  const scale = ['-scale-to-x', `${stage.width}`, '-scale-to-y', `${stage.height}`]
  await run('pdftoppm', [...scale, pdf, prefix])
  const digits = String(count).length
  return Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const path = `${prefix}-${String(at + 1).padStart(digits, '0')}.ppm`
      const bytes = new Uint8Array(await readFile(path))
      await rm(path)
      return readPpm(bytes)
    }),
  )
}

/** `P6`, width, height, the highest value, and then three bytes for each pixel. */
function readPpm(bytes: Uint8Array): Page {
  const head = new TextDecoder().decode(bytes.subarray(0, 40))
  const [whole = '', width = '', height = ''] = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(head) ?? []
  return { width: Number(width), height: Number(height), pixels: bytes.subarray(whole.length) }
}

/** Of all px that a colour of the chart fills here or there, the share that it fills in both. */
export function compareFills({ marks, ...box }: ChartBox, page: Page): number {
  const shapes = marks.flatMap((mark) =>
    mark.kind === 'shape' && mark.fill.kind === 'solid' && box.colours.includes(mark.fill.colour)
      ? [{ colour: mark.fill.colour, holds: makeTest(mark) }]
      : [],
  )
  const fills = [...new Set(shapes.map(({ colour }) => colour))]
  const inks = [box.ground, box.text, ...fills].map(readColour)
  // Where letters are mixed with their ground they may look like any colour, and so may a line.
  const written = marks.flatMap((mark) => (mark.kind === 'label' ? [inkOf(mark)] : []))
  const lines = marks.flatMap((mark) => (mark.kind === 'shape' && isLine(mark) ? [mark] : []))
  const left = [...written.map((rect) => grow(rect, 10)), ...lines.map((rect) => grow(rect, 2))]
  const isWritten = (x: number, y: number) =>
    left.some(
      (rect) => x >= rect.x && x < rect.x + rect.width && y >= rect.y && y < rect.y + rect.height,
    )
  let [either, both] = [0, 0]
  for (let y = Math.floor(box.y); y < box.y + box.height; y++)
    for (let x = Math.floor(box.x); x < box.x + box.width; x++) {
      if (isWritten(x, y)) continue
      const ours = shapes.findLast(({ holds }) => holds(x + 0.5, y + 0.5))?.colour
      // An edge is mixed with what lies behind it: it is of whichever colour there is more of.
      const theirs = fills[findNearest(inks, page.pixels, (y * page.width + x) * 3) - 2]
      if (ours !== undefined || theirs !== undefined) either++
      if (ours !== undefined && ours === theirs) both++
    }
  return either === 0 ? 1 : both / either
}

const isLine = ({ width, height }: Rect): boolean => Math.min(width, height) <= 2

const grow = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

const readColour = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

function findNearest(inks: readonly number[][], pixels: Uint8Array, at: number): number {
  let [nearest, least] = [0, Number.POSITIVE_INFINITY]
  for (const [index, [red = 0, green = 0, blue = 0]] of inks.entries()) {
    const distance =
      Math.abs(red - (pixels[at] ?? 0)) +
      Math.abs(green - (pixels[at + 1] ?? 0)) +
      Math.abs(blue - (pixels[at + 2] ?? 0))
    if (distance < least) [nearest, least] = [index, distance]
    if (least === 0) break
  }
  return nearest
}

function makeTest(shape: ShapeBox): (x: number, y: number) => boolean {
  const isNearby = (x: number, y: number) =>
    x >= shape.x && x < shape.x + shape.width && y >= shape.y && y < shape.y + shape.height
  if (!shape.path) return isNearby
  const points = flatten(shape.path)
  const isInside = (x: number, y: number) => {
    let isOdd = false
    for (const [index, [ax, ay]] of points.entries()) {
      const [bx, by] = points[(index + 1) % points.length] ?? [ax, ay]
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isOdd = !isOdd
    }
    return isOdd
  }
  // A line along the edge lies half upon the shape.
  const edge = (shape.stroke?.width ?? 0) / 2
  const around = Array.from({ length: edge > 0 ? 8 : 0 }, (_, at) => (at * Math.PI) / 4)
  return (x, y) =>
    isNearby(x, y) &&
    isInside(x, y) &&
    around.every((angle) => isInside(x + edge * Math.cos(angle), y + edge * Math.sin(angle)))
}

function flatten(path: NonNullable<ShapeBox['path']>): (readonly [number, number])[] {
  const points: (readonly [number, number])[] = []
  for (const command of path) {
    if (command.op === 'close') continue
    const from = points.at(-1)
    if (command.op !== 'curve' || !from) {
      points.push('to' in command ? command.to : [0, 0])
      continue
    }
    for (let step = 1; step <= 16; step++) {
      const t = step / 16
      const mix = (axis: 0 | 1) =>
        (1 - t) ** 3 * from[axis] +
        3 * (1 - t) ** 2 * t * command.control1[axis] +
        3 * (1 - t) * t ** 2 * command.control2[axis] +
        t ** 3 * command.to[axis]
      points.push([mix(0), mix(1)])
    }
  }
  return points
}
