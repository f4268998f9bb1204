import type { ShapeBox } from '../../layout/boxes.ts'
import { makeBlock, makeCircle } from '../../theme/make-shape.ts'
import { galleryGrounds } from '../../theme/gallery.ts'
import type { KitSpec } from '../kit-spec.ts'
import { makeFace } from './make-face.ts'

const ink = '#191919'
const blue = '#1F3BFF'
const frame = '#EDEBE6'

/** One work on the wall: plain shapes that stand on each other, by chance. */
function drawWork(x: number, y: number, width: number, height: number, seed: number): ShapeBox[] {
  const radius = width * 0.27
  const works: ShapeBox[][] = [
    [
      makeCircle(x + width * 0.5, y + height * 0.36, radius, '#FFFFFF'),
      makeBlock(x + width * 0.22, y + height * 0.62, width * 0.56, height * 0.12, '#FFFFFF'),
    ],
    [
      makeBlock(x + width * 0.24, y + height * 0.2, width * 0.2, height * 0.6, '#FFFFFF'),
      makeCircle(x + width * 0.64, y + height * 0.62, radius * 0.7, '#FFFFFF'),
    ],
    [
      makeBlock(x + width * 0.2, y + height * 0.54, width * 0.6, height * 0.26, '#FFFFFF'),
      makeCircle(x + width * 0.5, y + height * 0.34, radius * 0.62, '#FFFFFF'),
    ],
  ]
  return [makeBlock(x, y, width, height, blue), ...(works[seed % works.length] ?? [])]
}

const text = makeFace('Work Sans', 400, 1.3)
const strong = makeFace('Work Sans', 700, 1.25)
const display = makeFace('Libre Caslon Display', 400, 1.02, { tracking: -0.014 })

/** White walls, one work on each. */
export const galleryKit: KitSpec = {
  display,
  text,
  strong,
  grounds: galleryGrounds,
  on: { statement: galleryGrounds.page, number: galleryGrounds.page },
  lit: blue,
  scale: 1.04,
  cover: {
    title: [64, 80, 600, 400],
    px: 122,
    subtitle: [66, 492, 540, 84],
    foot: [66, 584, 580, 100],
    // Hung like a work, with the wall around it.
    picture: [720, 72, 496, 576],
  },
  fonts: [display.font, text.font, strong.font],
  art: {
    cover: ({ seed }) => drawWork(736, 88, 432, 476, seed),
    section: ({ seed }) => [
      makeCircle(1060, 200, 130, '#FFFFFF'),
      ...(seed % 2 ? [makeBlock(960, 380, 200, 60, '#FFFFFF')] : []),
    ],
    statement: () => [makeBlock(64, 600, 1152, 24, blue)],
    quote: () => [],
    number: ({ seed }) => drawWork(930, 250, 262, 330, seed),
    closing: ({ seed }) => drawWork(880, 88, 336, 400, seed),
    axis: (y) => [makeBlock(0, y - 1, 1280, 2, ink)],
    rows: (ys, left, right) =>
      ys.map((y, at) =>
        makeBlock(left, y, right - left, at === 0 ? 3 : 1, at === 0 ? ink : '#D8D6D0'),
      ),
    item: (x, y, at) => [makeBlock(x, y, 36, 36, at === 0 ? blue : frame)],
    steps: (columns) =>
      columns.flatMap(({ x, width }, at) => {
        const isLast = at === columns.length - 1
        return [
          makeBlock(x, 206, width, 264, isLast ? blue : frame),
          makeCircle(
            x + width / 2,
            338,
            Math.min(width * 0.38, 34 + (56 * (at + 1)) / columns.length),
            isLast ? '#FFFFFF' : ink,
          ),
        ]
      }),
    icons: {
      card: (at) => ({
        size: 56,
        line: at === 0 ? '#FFFFFF' : ink,
        on: [{ width: 92, corner: 0, fill: at === 0 ? blue : frame }],
      }),
      panels: (columns) =>
        columns.map(({ x, width }, at) =>
          makeBlock(x, 206, width, 264, at === columns.length - 1 ? blue : frame),
        ),
      panelY: 338,
      panel: (at, count) => ({ size: 128, line: at === count - 1 ? '#FFFFFF' : ink }),
    },
  },
}
