import { defaultContentStyle, defaultTitleStyle } from '../deck/text-style.ts'
import { arrangeOnGrid, type Grid } from './arrange-on-grid.ts'
import { makeFrame } from './make-frame.ts'
import { makeBlock } from './make-shape.ts'
import { restyle } from './restyle.ts'
import type { Theme } from './theme.ts'

const black = '#0A0A0B'
const white = '#FFFFFF'
const ember = '#FF5B35'
const grid: Grid = {
  left: 64,
  right: 64,
  top: 52,
  body: 196,
  bottom: 664,
  picture: { x: 704, y: 0, width: 576, height: 720 },
  gutter: 48,
}

/** Black, one ember, and type as large as the stage allows: a keynote, a statement. */
export const noir: Theme = {
  id: 'noir',
  dark: true,
  background: { kind: 'solid', colour: black },
  title: { family: 'Arimo', style: { ...defaultTitleStyle, animation: 'slideIn' } },
  content: {
    family: 'Arimo',
    style: { ...defaultContentStyle, fontSize: 'h5', textColor: '#D9D9DC' },
  },
  accent: ember,
  marks: [
    { kind: 'bar', colour: ember, size: 0.62 },
    { kind: 'bar', colour: '#8C8C92', size: 0.4 },
  ],
  hangEm: 1.2,
  picture: { shadow: 'none' },
  arrange(layout, has) {
    const base = arrangeOnGrid(grid, layout, has)
    switch (layout) {
      case 'cover':
        return {
          ...restyle(arrangeOnGrid({ ...grid, top: 104 }, layout, has), {
            title: { sizePt: has.picture ? 80 : 120 },
          }),
          settle: 'bottom',
          shapes: [makeBlock(64, 52, 120, 14, ember)],
        }
      case 'section':
        return {
          ...restyle(base, {
            title: { sizePt: 96, style: { textColor: black } },
            content: { style: { textColor: black } },
          }),
          settle: 'bottom',
          background: { kind: 'solid', colour: ember },
        }
      case 'quote':
        return restyle(base, {
          title: { style: { textColor: ember } },
          first: { sizePt: 60, style: { fontWeight: 'bold', textColor: white } },
        })
      case 'big-number':
        return restyle(base, {
          title: { style: { textColor: '#D9D9DC' } },
          first: { sizePt: 200, style: { textColor: white } },
        })
      case 'picture-full':
        return {
          ...restyle(base, { title: { sizePt: 80 } }),
          ...(has.picture && { veil: { colour: '#0A0A0BE0', fade: 220 } }),
        }
      case 'two-columns':
      case 'title-only':
        return restyle(base, { title: { sizePt: 72 } })
      default:
        if (has.picture) return base
        // The title has the stage to itself; what it says stands apart, at the bottom right.
        return {
          title: makeFrame(64, 52, 1152, has.content ? 264 : 612, { sizePt: 80 }),
          content: [makeFrame(360, 220, 856, 444, { anchor: 'bottom' })],
        }
    }
  },
}
