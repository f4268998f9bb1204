import { defaultContentStyle, defaultTitleStyle } from '../deck/text-style.ts'
import { arrangeOnGrid, type Grid, wholeStage } from './arrange-on-grid.ts'
import { makeFrame } from './make-frame.ts'
import { makeBlock } from './make-shape.ts'
import { restyle } from './restyle.ts'
import type { Arrangement, Theme } from './theme.ts'

const black = '#191919'
const grey = '#4C4C4C'
const line = '#191919'
const grid: Grid = {
  left: 72,
  right: 72,
  top: 72,
  body: 180,
  bottom: 648,
  picture: { x: 628, y: 48, width: 604, height: 624 },
  gutter: 48,
}

/** White walls and small labels: pictures first, for a portfolio. */
export const gallery: Theme = {
  id: 'gallery',
  dark: false,
  background: { kind: 'solid', colour: '#FFFFFF' },
  title: {
    family: 'Tinos',
    style: { ...defaultTitleStyle, fontSize: 'h2', textColor: black, fontWeight: 'normal' },
  },
  content: { family: 'Arimo', style: { ...defaultContentStyle, textColor: grey } },
  accent: black,
  marks: [],
  hangEm: 1,
  picture: { shadow: 'none' },
  arrange(layout, has) {
    const base = arrangeOnGrid(grid, layout, has)
    switch (layout) {
      case 'cover':
        if (has.picture) return hang(has.content)
        return {
          ...restyle(arrangeOnGrid({ ...grid, top: 104 }, layout, has), {
            title: { sizePt: 88 },
            content: { sizePt: 22 },
          }),
          settle: 'bottom',
          shapes: [makeBlock(72, 72, 1136, 2, line)],
        }
      case 'section':
        return {
          ...restyle(base, {
            title: { align: 'center', sizePt: 60, style: { fontStyle: 'italic' } },
            content: { align: 'center', sizePt: 22 },
          }),
          background: { kind: 'solid', colour: '#EDEBE6' },
        }
      case 'quote':
        return restyle(base, {
          title: { sizePt: 22 },
          first: { family: 'Tinos', sizePt: 54, style: { textColor: black, fontStyle: 'italic' } },
        })
      case 'big-number':
        return restyle(base, {
          title: { sizePt: 27 },
          first: {
            family: 'Tinos',
            sizePt: 200,
            style: { textColor: black, fontWeight: 'normal' },
          },
          content: { sizePt: 24 },
        })
      case 'picture-full':
        if (!has.picture) return base
        return {
          title: makeFrame(72, 72, 480, has.content ? 152 : 460, { sizePt: 36 }),
          content: [makeFrame(72, 72, 480, 576, { sizePt: 20, follows: 12 })],
          settle: 'bottom',
          picture: wholeStage,
          card: { padding: 32, radius: 0, colour: '#FFFFFF' },
        }
      case 'two-columns':
        return { ...base, shapes: [makeBlock(72, 48, 1136, 2, line)] }
      case 'title-only':
        if (!has.picture) return { ...base, shapes: [makeBlock(72, 48, 1136, 2, line)] }
        return {
          title: makeFrame(72, 592, 1136, 80, { anchor: 'middle', align: 'center', sizePt: 30 }),
          picture: { x: 72, y: 48, width: 1136, height: 528 },
        }
      default: {
        if (has.picture)
          return {
            ...restyle(base, { title: { sizePt: 40 }, content: { sizePt: 20, follows: 20 } }),
            settle: 'bottom',
          }
        return {
          title: makeFrame(72, 72, has.content ? 360 : 1136, 576),
          content: [makeFrame(520, 76, 688, 572)],
          shapes: [makeBlock(72, 48, 360, 2, line), makeBlock(520, 48, 688, 2, line)],
        }
      }
    }
  },
}

/** The picture above, its title below, as on a poster. */
const hang = (hasContent: boolean): Arrangement => ({
  picture: { x: 72, y: 48, width: 1136, height: 440 },
  title: makeFrame(72, 512, hasContent ? 660 : 1136, 160, { sizePt: 54 }),
  content: [makeFrame(764, 520, 444, 152, { plain: true, sizePt: 20 })],
})
