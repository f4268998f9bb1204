import { defaultContentStyle, defaultTitleStyle } from '../deck/text-style.ts'
import { arrangeOnGrid, type Grid } from './arrange-on-grid.ts'
import { makeBlock } from './make-shape.ts'
import { restyle } from './restyle.ts'
import type { Theme } from './theme.ts'

const accent = '#8FB4FF'
const grid: Grid = {
  left: 80,
  right: 80,
  top: 64,
  body: 190,
  bottom: 656,
  picture: { x: 640, y: 0, width: 640, height: 720 },
  gutter: 48,
}

/** Dark slate and white: the theme of a deck whose author chose none. */
export const modern: Theme = {
  id: 'modern',
  dark: true,
  background: {
    kind: 'linear',
    angle: 160,
    stops: [
      { at: 0, colour: '#2A3348' },
      { at: 0.55, colour: '#1C2333' },
      { at: 1, colour: '#161C2A' },
    ],
  },
  title: { family: 'Arimo', style: defaultTitleStyle },
  content: { family: 'Arimo', style: defaultContentStyle },
  accent,
  marks: [
    { kind: 'disc', colour: accent, size: 0.28 },
    { kind: 'disc', colour: accent, size: 0.2 },
  ],
  hangEm: 1,
  picture: {},
  arrange(layout, has) {
    const base = arrangeOnGrid(grid, layout, has)
    switch (layout) {
      case 'cover':
        return { ...base, rule: { below: 28, width: 96, height: 6, colour: accent } }
      case 'section':
        return { ...base, shapes: [makeBlock(0, 0, 24, 720, accent)] }
      case 'quote':
        return { ...base, rule: { below: 20, width: 48, height: 4, colour: accent } }
      case 'big-number':
        return restyle(base, { first: { style: { textColor: accent } } })
      case 'picture-full':
        return { ...base, ...(has.picture && { veil: { colour: '#161C2AE6', fade: 200 } }) }
      default:
        return base
    }
  },
}
