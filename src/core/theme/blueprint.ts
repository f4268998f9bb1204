import { defaultContentStyle, defaultTitleStyle } from '../deck/text-style.ts'
import type { ShapeBox } from '../layout/boxes.ts'
import { stage } from '../layout/stage.ts'
import { arrangeOnGrid, type Grid } from './arrange-on-grid.ts'
import { makeBlock, makeCircle, makeOutline, makeRing } from './make-shape.ts'
import { restyle } from './restyle.ts'
import type { Theme } from './theme.ts'

const blue = '#123A6B'
const line = '#8FC2F5'
const faint = '#FFFFFF1F'
const square = 80
const grid: Grid = {
  left: 80,
  right: 96,
  top: 72,
  body: 192,
  bottom: 656,
  picture: { x: 752, y: 80, width: 448, height: 560 },
  gutter: 48,
}

const across = Array.from({ length: stage.width / square - 1 }, (_, index) =>
  makeBlock((index + 1) * square, 0, 1, stage.height, faint),
)
const down = Array.from({ length: stage.height / square - 1 }, (_, index) =>
  makeBlock(0, (index + 1) * square, stage.width, 1, faint),
)
const sheet: ShapeBox[] = [
  ...across,
  ...down,
  makeOutline(28, 28, 1224, 664, { colour: '#8FC2F580', width: 2 }),
]
const drawing: ShapeBox[] = [
  makeRing(1000, 320, 208, '#8FC2F599', 2),
  makeRing(1000, 320, 136, '#8FC2F5CC', 2),
  makeRing(1000, 320, 64, line, 3),
  makeBlock(752, 319, 496, 2, '#8FC2F566'),
  makeBlock(999, 72, 2, 496, '#8FC2F566'),
  makeCircle(1136, 320, 9, line),
  makeCircle(1000, 184, 9, line),
]

/** White lines on blue, numbered like a drawing: how something works, step by step. */
export const blueprint: Theme = {
  id: 'blueprint',
  dark: true,
  background: { kind: 'solid', colour: blue },
  title: { family: 'Cousine', style: { ...defaultTitleStyle, fontSize: 'h2' } },
  content: { family: 'Arimo', style: { ...defaultContentStyle, textColor: '#E6F0FB' } },
  accent: line,
  marks: [
    { kind: 'number', colour: line, family: 'Cousine', digits: 2 },
    { kind: 'glyph', glyph: '–', colour: line, family: 'Cousine' },
  ],
  hangEm: 1.7,
  picture: { shadow: 'none', borderWidth: 3, borderColor: line },
  arrange(layout, has) {
    const base = { ...arrangeOnGrid(grid, layout, has), shapes: sheet }
    switch (layout) {
      case 'cover':
      case 'section': {
        const size = { title: { sizePt: layout === 'section' ? 50 : 60 } }
        if (has.picture) return restyle(base, size)
        const narrow = arrangeOnGrid(
          { ...grid, right: layout === 'section' ? 96 : 544 },
          layout,
          has,
        )
        return {
          ...restyle(narrow, size),
          settle: 'bottom',
          shapes: layout === 'section' ? sheet : [...sheet, ...drawing],
          ...(layout === 'section' && {
            rule: { below: 20, width: narrow.title?.width ?? 0, height: 2, colour: line },
          }),
        }
      }
      case 'quote':
        return restyle(base, {
          title: { style: { textColor: line, fontWeight: 'normal' } },
          first: { sizePt: 40 },
        })
      case 'big-number':
        return restyle(base, {
          title: { sizePt: 30 },
          first: { family: 'Cousine', style: { textColor: line } },
        })
      case 'picture-full':
        if (!has.picture) return base
        return {
          ...base,
          shapes: [],
          veil: { colour: '#123A6BE6', fade: 160 },
        }
    }
    if (has.picture) return base
    return {
      ...base,
      rule: { below: 16, width: base.title?.width ?? 0, height: 2, colour: '#8FC2F580' },
    }
  },
}
