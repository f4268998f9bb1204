import { defaultContentStyle, defaultTitleStyle } from '../deck/text-style.ts'
import { stage } from '../layout/stage.ts'
import { arrangeOnGrid, type Grid } from './arrange-on-grid.ts'
import { makeFrame } from './make-frame.ts'
import { makeBlock, makeOutline } from './make-shape.ts'
import { restyle } from './restyle.ts'
import type { Arrangement, Theme } from './theme.ts'

const green = '#133A2E'
const cream = '#F5EDDA'
const gold = '#D9A441'
const grid: Grid = {
  left: 80,
  right: 80,
  top: 80,
  body: 204,
  bottom: 644,
  picture: { x: 680, y: 0, width: 600, height: 720 },
  gutter: 56,
}
const panel = 424
const onCream = { style: { textColor: green } }

/** Deep green, cream and a little gold: a story told with calm. */
export const forest: Theme = {
  id: 'forest',
  dark: true,
  background: { kind: 'solid', colour: green },
  title: { family: 'Caladea', style: { ...defaultTitleStyle, textColor: cream } },
  content: {
    family: 'Caladea',
    style: { ...defaultContentStyle, fontSize: 'h5', textColor: cream },
  },
  accent: gold,
  marks: [
    { kind: 'square', colour: gold, size: 0.32 },
    { kind: 'square', colour: gold, size: 0.2 },
  ],
  hangEm: 1.05,
  picture: { shadow: 'none' },
  arrange(layout, has) {
    const base = arrangeOnGrid(grid, layout, has)
    const edge = has.picture ? [makeBlock(672, 0, 8, 720, gold)] : []
    switch (layout) {
      case 'cover': {
        if (has.picture) return { ...base, shapes: edge }
        return {
          ...restyle(arrangeOnGrid({ ...grid, left: 140, right: 140 }, layout, has), {
            title: { align: 'center', sizePt: 72 },
            content: { align: 'center' },
          }),
          shapes: [makeOutline(40, 40, 1200, 640, { colour: gold, width: 3 })],
          rule: { below: 30, width: 64, height: 4, colour: gold },
        }
      }
      case 'section':
        return {
          ...restyle(base, { title: { ...onCream, sizePt: 66 }, content: onCream }),
          background: { kind: 'solid', colour: cream },
          rule: { below: 28, width: 64, height: 6, colour: gold },
          shapes: edge,
        }
      case 'quote':
        return {
          ...restyle(base, {
            title: { style: { textColor: gold } },
            first: { style: { fontStyle: 'italic' } },
          }),
          shapes: edge,
        }
      case 'big-number':
        return { ...restyle(base, { first: { style: { textColor: gold } } }), shapes: edge }
      case 'picture-full':
        return { ...base, ...(has.picture && { veil: { colour: '#133A2EE6', fade: 200 } }) }
      case 'picture-side':
        if (has.picture) return { ...base, shapes: [makeBlock(600, 0, 8, 720, gold)] }
        break
      case 'title-only':
        if (has.picture) return base
        return { ...base, rule: { below: 18, width: 64, height: 4, colour: gold } }
    }
    if (has.picture) return layout === 'two-columns' ? base : { ...base, shapes: edge }
    return standOnPanel(layout === 'two-columns')
  },
}

/** The title has a leaf of its own, and what it says stands beside it. */
function standOnPanel(inColumns: boolean): Arrangement {
  const x = panel + 64
  const width = stage.width - x - 72
  const column = (width - 48) / 2
  return {
    shapes: [makeBlock(0, 0, panel, stage.height, cream), makeBlock(56, 80, 64, 6, gold)],
    title: makeFrame(56, 112, panel - 104, 532, { ...onCream, sizePt: 45 }),
    content: inColumns
      ? [makeFrame(x, 80, column, 564), makeFrame(x + column + 48, 80, column, 564)]
      : [makeFrame(x, 80, width, 564, { anchor: 'middle' })],
    deal: 'evenly',
  }
}
