import { defaultContentStyle, defaultTitleStyle } from '../deck/text-style.ts'
import type { Fill } from '../layout/boxes.ts'
import { arrangeOnGrid, type Grid } from './arrange-on-grid.ts'
import { makeFrame } from './make-frame.ts'
import { makeBlock, makeCircle, makeRing } from './make-shape.ts'
import { restyle } from './restyle.ts'
import type { Theme } from './theme.ts'

const navy = '#0B3350'
const teal = '#0A7C86'
const foam = '#F4F9FB'
const ink = '#14303F'
const band = 144
const grid: Grid = {
  left: 72,
  right: 72,
  top: 190,
  body: 190,
  bottom: 660,
  picture: { x: 704, y: 192, width: 504, height: 464 },
  gutter: 56,
}

const deep: Fill = {
  kind: 'linear',
  angle: 150,
  stops: [
    { at: 0, colour: '#0B3350' },
    { at: 1, colour: '#0A5A73' },
  ],
}

const swell = [
  makeCircle(1120, 720, 420, '#FFFFFF12'),
  makeCircle(1240, 640, 260, '#FFFFFF14'),
  makeRing(980, 780, 300, '#FFFFFF26', 2),
]
const onDeep = { style: { textColor: '#FFFFFF' } }

/** A deep band above clear water: a business deck that is easy to follow. */
export const ocean: Theme = {
  id: 'ocean',
  dark: false,
  background: { kind: 'solid', colour: foam },
  title: { family: 'Carlito', style: { ...defaultTitleStyle, fontSize: 'h2', textColor: navy } },
  content: {
    family: 'Carlito',
    style: { ...defaultContentStyle, fontSize: 'h5', textColor: ink, animation: 'slideIn' },
  },
  accent: teal,
  marks: [
    { kind: 'disc', colour: teal, size: 0.34 },
    { kind: 'ring', colour: teal, size: 0.3 },
  ],
  hangEm: 1,
  picture: { shadow: 'none', shape: 'rounded' },
  arrange(layout, has) {
    const base = arrangeOnGrid(grid, layout, has)
    switch (layout) {
      case 'cover':
      case 'section': {
        const isTitle = layout === 'cover'
        const open = arrangeOnGrid({ ...grid, ...openWater }, layout, has)
        return {
          ...restyle(open, { title: onDeep, content: { style: { textColor: '#E9F7FA' } } }),
          background: isTitle ? deep : { kind: 'solid', colour: '#08626B' },
          shapes: has.picture ? [] : swell,
          settle: isTitle ? 'middle' : 'bottom',
        }
      }
      case 'quote': {
        const open = arrangeOnGrid({ ...grid, ...openWater, left: 136, body: 176 }, layout, has)
        return {
          ...restyle(open, { title: { style: { textColor: teal } }, first: { sizePt: 45 } }),
          shapes: [makeBlock(72, 72, 12, 576, teal, 6)],
        }
      }
      case 'big-number': {
        const open = arrangeOnGrid({ ...grid, ...openWater }, layout, has)
        if (has.picture) return restyle(open, { first: { style: { textColor: teal } } })
        return {
          shapes: [makeBlock(0, 0, 520, 720, deep)],
          title: makeFrame(592, 0, 616, 340, { anchor: 'bottom', sizePt: 45 }),
          content: [
            makeFrame(48, 48, 424, 624, {
              anchor: 'middle',
              align: 'center',
              plain: true,
              sizePt: 140,
              style: { fontWeight: 'bold', textColor: '#FFFFFF' },
            }),
            makeFrame(592, 364, 616, 300, { plain: true, sizePt: 30 }),
          ],
          deal: 'first-and-rest',
        }
      }
      case 'picture-full': {
        const open = arrangeOnGrid({ ...grid, ...openWater }, layout, has)
        return {
          ...restyle(open, { title: onDeep, content: { ...onDeep, markColour: '#7FE0DC' } }),
          background: deep,
          shapes: has.picture ? [] : swell,
          ...(has.picture && { veil: { colour: '#0B3350E6', fade: 180 } }),
        }
      }
    }
    return {
      ...base,
      title: makeFrame(72, 8, 1136, band - 16, { anchor: 'middle', ...onDeep }),
      shapes: [makeBlock(0, 0, 1280, band, deep), makeBlock(0, band, 1280, 6, '#35B6B4')],
    }
  },
}

const openWater = {
  top: 88,
  body: 200,
  bottom: 640,
  picture: { x: 704, y: 72, width: 504, height: 576 },
}
