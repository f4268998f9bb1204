import { defaultContentStyle, defaultTitleStyle } from '../deck/text-style.ts'
import type { Fill } from '../layout/boxes.ts'
import { arrangeOnGrid, type Grid, wholeStage } from './arrange-on-grid.ts'
import { makeFrame } from './make-frame.ts'
import { makeBlock, makeCircle } from './make-shape.ts'
import { restyle } from './restyle.ts'
import type { Theme } from './theme.ts'

const plum = '#3A1B38'
const coral = '#A8321A'
const card = '#FFFFFFD1'
const grid: Grid = {
  left: 128,
  right: 128,
  top: 216,
  body: 216,
  bottom: 624,
  picture: { x: 700, y: 176, width: 500, height: 488 },
  gutter: 80,
}

const sky: Fill = {
  kind: 'linear',
  angle: 165,
  stops: [
    { at: 0, colour: '#FFE9C7' },
    { at: 0.5, colour: '#FFCDBB' },
    { at: 1, colour: '#E7D3F2' },
  ],
}
const sun: Fill = {
  kind: 'linear',
  angle: 180,
  stops: [
    { at: 0, colour: '#FF9A62' },
    { at: 1, colour: '#FFC9A0' },
  ],
}

/** A morning sky and a sheet of light with numbered points: a lesson that takes people along. */
export const sunrise: Theme = {
  id: 'sunrise',
  dark: false,
  background: sky,
  title: { family: 'Carlito', style: { ...defaultTitleStyle, textColor: plum } },
  content: {
    family: 'Carlito',
    style: { ...defaultContentStyle, fontSize: 'h5', textColor: plum },
  },
  accent: coral,
  marks: [
    { kind: 'number', colour: coral, family: 'Carlito', bold: true },
    { kind: 'disc', colour: coral, size: 0.24 },
  ],
  hangEm: 1.25,
  picture: { shadow: 'none', shape: 'rounded' },
  arrange(layout, has) {
    const base = arrangeOnGrid(grid, layout, has)
    const open = arrangeOnGrid({ ...grid, ...wide }, layout, has)
    switch (layout) {
      case 'cover':
        if (has.picture) return open
        return {
          ...restyle(arrangeOnGrid({ ...grid, top: 72, bottom: 520 }, layout, has), {
            title: { align: 'center', sizePt: 80 },
            content: { align: 'center' },
          }),
          shapes: [makeCircle(640, 860, 370, '#FFFFFF40'), makeCircle(640, 860, 280, sun)],
        }
      case 'section':
        if (has.picture) return { ...open, settle: 'bottom' }
        return {
          ...arrangeOnGrid({ ...grid, ...wide, right: 432 }, layout, has),
          shapes: [makeCircle(1200, 600, 400, '#FFFFFF40'), makeCircle(1200, 600, 300, sun)],
          settle: 'bottom',
        }
      case 'quote':
        return {
          ...restyle(open, {
            title: { align: 'center', style: { textColor: coral } },
            content: { align: 'center' },
            first: { sizePt: 50, style: { fontWeight: 'bold' } },
          }),
          card: { padding: has.picture ? 36 : 48, radius: 32, colour: card },
        }
      case 'big-number':
        if (has.picture) return restyle(open, { first: { style: { textColor: coral } } })
        return {
          ...restyle(arrangeOnGrid({ ...grid, ...wide, left: 272, right: 272 }, layout, has), {
            title: { align: 'center' },
            content: { align: 'center' },
            first: { sizePt: 160, style: { textColor: coral } },
          }),
          shapes: [makeCircle(640, 360, 430, '#FFFFFF80')],
        }
      case 'picture-full':
        if (!has.picture) return { ...open, settle: 'middle' }
        return {
          title: makeFrame(80, 80, 600, has.content ? 152 : 440, { sizePt: 45 }),
          content: [makeFrame(80, 80, 600, 560, { follows: 16 })],
          settle: 'bottom',
          picture: wholeStage,
          card: { padding: 40, radius: 32, colour: '#FFF6EAF5' },
        }
      default: {
        const heading = makeFrame(80, 48, 1120, 112, { anchor: 'middle', align: 'center' })
        if (layout === 'title-only') {
          if (!has.picture) return { title: makeFrame(80, 48, 1120, 600, { align: 'center' }) }
          return { title: heading, picture: { x: 80, y: 176, width: 1120, height: 488 } }
        }
        const isBeside = has.picture && layout !== 'two-columns'
        const sheet =
          layout === 'picture-side' && has.picture
            ? makeBlock(620, 176, 580, 488, card, 28)
            : makeBlock(80, 176, isBeside ? 580 : 1120, 488, card, 28)
        return {
          ...restyle(base, layout === 'two-columns' ? {} : { content: { anchor: 'middle' } }),
          title: heading,
          shapes: has.content || !has.picture ? [sheet] : [],
        }
      }
    }
  },
}

const wide = {
  top: 80,
  body: 200,
  bottom: 640,
  picture: { x: 700, y: 80, width: 500, height: 560 },
}
