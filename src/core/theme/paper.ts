import { defaultContentStyle, defaultTitleStyle } from '../deck/text-style.ts'
import { arrangeOnGrid, type Grid } from './arrange-on-grid.ts'
import { makeFrame } from './make-frame.ts'
import { makeOutline } from './make-shape.ts'
import { restyle } from './restyle.ts'
import type { Theme } from './theme.ts'

const sheet = '#FBF6EC'
const ink = '#2B2620'
const brick = '#9A3B22'
const hairline = '#D8CBB2'
const grid: Grid = {
  left: 112,
  right: 112,
  top: 76,
  body: 208,
  bottom: 648,
  picture: { x: 692, y: 76, width: 476, height: 568 },
  gutter: 64,
}

/** Warm white and a book face: an essay, a lesson, a report that is read with care. */
export const paper: Theme = {
  id: 'paper',
  dark: false,
  background: { kind: 'solid', colour: sheet },
  title: {
    family: 'Gelasio',
    style: { ...defaultTitleStyle, textColor: ink, fontWeight: 'normal' },
  },
  content: { family: 'Gelasio', style: { ...defaultContentStyle, textColor: ink } },
  accent: brick,
  marks: [{ kind: 'glyph', glyph: '–', colour: brick, family: 'Gelasio' }],
  hangEm: 0.95,
  picture: { shadow: 'small', borderWidth: 12, borderColor: '#FFFFFF' },
  arrange(layout, has) {
    const base = arrangeOnGrid(grid, layout, has)
    const lined = {
      ...base,
      rule: { below: 18, width: base.title?.width ?? 0, height: 2, colour: hairline },
    }
    switch (layout) {
      case 'cover':
      case 'section': {
        const centred = restyle(base, {
          title: { align: 'center', sizePt: 72 },
          content: { align: 'center', style: { fontStyle: 'italic' } },
        })
        if (layout === 'cover')
          return {
            ...centred,
            shapes: has.picture ? [] : frameLines,
            rule: { below: 30, width: 120, height: 2, colour: brick },
          }
        const onBrick = { style: { textColor: sheet } }
        return {
          ...restyle(centred, { title: { ...onBrick, sizePt: 60 }, content: onBrick }),
          background: { kind: 'solid', colour: '#7E2F1B' },
        }
      }
      case 'quote':
        return restyle(base, {
          title: { align: 'center', style: { textColor: brick } },
          content: { align: 'center' },
          first: { style: { fontStyle: 'italic' } },
        })
      case 'big-number':
        return restyle(lined, { first: { style: { textColor: brick, fontWeight: 'normal' } } })
      case 'picture-full':
        if (!has.picture) return lined
        return {
          ...base,
          title: makeFrame(88, 80, 600, has.content ? 152 : 440, { sizePt: 45 }),
          content: [makeFrame(88, 80, 600, 560, { follows: 16 })],
          card: { padding: 40, radius: 0, colour: sheet },
        }
      case 'two-columns':
      case 'title-only':
        return has.picture ? base : lined
      default:
        return lined
    }
  },
}

const frameLines = [
  makeOutline(32, 32, 1216, 656, { colour: hairline, width: 2 }),
  makeOutline(42, 42, 1196, 636, { colour: hairline, width: 1 }),
]
