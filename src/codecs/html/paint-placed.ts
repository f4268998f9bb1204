import type {
  ImageBox,
  LettersBox,
  LinkArea,
  SetLetters,
  ShapeBox,
  Turn,
} from '#core/layout/boxes.ts'
import { cssFilter } from '#core/layout/pictures/css-filter.ts'
import { framePath } from '#core/layout/pictures/frame-path.ts'
import { outlineBox, toPathText } from '#core/layout/pictures/picture-shape.ts'
import { placeGradient, placeRadial } from '#core/layout/backdrop/place-gradient.ts'
import { addTones, type TwoTones, writeToneMatrix } from '#core/picture/two-tones.ts'

import { paintLines, writeFont } from './paint-lines.ts'
import { paintMark } from './paint-text.ts'
import { type Painter, place } from './painter.ts'
import { type Declarations, writePx } from './style-sheet.ts'
import { writeElement } from './write-element.ts'

/** What a slide that keeps its look is made of; `layer` is where it is painted among the rest. */

export function paintOutline(box: ShapeBox, layer: number, painter: Painter): string {
  const { fill, stroke, shadow, hasHoles } = box
  const frame = framePath(box)
  const [width, height] = [Math.max(1, frame.width), Math.max(1, frame.height)]
  const look = painter.styles.classFor({
    ...place({ ...frame, width, height }),
    'z-index': String(layer),
    overflow: 'visible',
    filter: shadow && writeShadow(shadow),
  })
  const id = fill.kind === 'solid' ? '' : painter.createId()
  return writeElement(
    'svg',
    {
      class: `shape ${look}`,
      viewBox: `${frame.x} ${frame.y} ${width} ${height}`,
      'aria-hidden': 'true',
    },
    fill.kind === 'solid' ? '' : writeElement('defs', {}, writeGradient(box, id)),
    writeElement('path', {
      d: toPathText(outlineBox(box)),
      fill: fill.kind === 'solid' ? fill.colour : `url(#${id})`,
      'fill-rule': hasHoles ? 'evenodd' : undefined,
      stroke: stroke?.colour,
      'stroke-width': stroke && String(stroke.width),
      'stroke-dasharray': stroke?.dash?.join(' '),
      'stroke-linecap': stroke?.isRound ? 'round' : undefined,
      'stroke-linejoin': stroke?.isRound ? 'round' : undefined,
    }),
  )
}

const writeShadow = ({ x, y, blur, colour }: NonNullable<ShapeBox['shadow']>): string =>
  `drop-shadow(${[x, y, blur].map(writePx).join(' ')} ${colour})`

function writeGradient(box: ShapeBox, id: string): string {
  const { fill } = box
  if (fill.kind === 'solid') return ''
  const stops = fill.stops.map(({ at, colour }) =>
    writeElement('stop', { offset: at, 'stop-color': colour }),
  )
  const units = { id, gradientUnits: 'userSpaceOnUse' }
  if (fill.kind === 'linear') {
    const [x1, y1, x2, y2] = placeGradient(fill.angle, box)
    return writeElement('linearGradient', { ...units, x1, y1, x2, y2 }, ...stops)
  }
  const [, , , cx, cy, r] = placeRadial(fill, box)
  return writeElement('radialGradient', { ...units, cx, cy, r }, ...stops)
}

const writeTurn = (turn: Turn | undefined): Declarations =>
  turn
    ? {
        transform: `rotate(${turn.degrees}deg) scale(${turn.flipH ? -1 : 1},${turn.flipV ? -1 : 1})`,
        'transform-origin': `${writePx(turn.x)} ${writePx(turn.y)}`,
      }
    : {}

export function paintImage(box: ImageBox, name: string, layer: number, painter: Painter): string {
  const { shadow, effects, outline, turn } = box
  const { styles } = painter
  const around = styles.classFor({
    'z-index': String(layer),
    filter: shadow && writeShadow(shadow),
    opacity: effects.opacity < 100 ? String(effects.opacity / 100) : undefined,
  })
  const { duotone } = effects
  const id = duotone ? painter.createId() : ''
  const filter = duotone ? addTones(cssFilter(effects), id) : cssFilter(effects)
  const image = writeElement('img', {
    class: styles.classFor({ ...place(box), 'object-fit': 'fill', filter }),
    'data-picture': name,
    alt: box.alt,
  })
  const cut = styles.classFor({ 'clip-path': `path('${toPathText(outline)}')` })
  return writeElement(
    'div',
    { class: `layer ${around}` },
    writeElement(
      'div',
      { class: `layer ${styles.classFor(writeTurn(turn))}` },
      writeElement(
        'div',
        { class: `layer ${cut}` },
        duotone ? writeTones(duotone, id, painter) : '',
        image,
      ),
    ),
  )
}

const writeTones = (tones: TwoTones, id: string, { styles }: Painter): string =>
  writeElement(
    'svg',
    {
      class: styles.classFor({ position: 'absolute', width: 0, height: 0 }),
      'aria-hidden': 'true',
    },
    writeElement(
      'filter',
      { id, 'color-interpolation-filters': 'sRGB' },
      writeElement('feColorMatrix', { values: writeToneMatrix(tones) }),
    ),
  )

/** Pressed, it leads somewhere. */
export const paintLinkArea = (
  { url, label, layer, ...rect }: LinkArea,
  { styles }: Painter,
): string =>
  writeElement('a', {
    class: styles.classFor({ position: 'absolute', ...place(rect), 'z-index': String(layer) }),
    href: url,
    target: '_blank',
    rel: 'noopener noreferrer',
    'aria-label': label,
  })

/** A title is a heading, points are a list, and what else is written are paragraphs. */
export function paintLetters(
  { role, paragraphs, turn }: LettersBox,
  layer: number,
  painter: Painter,
): string {
  const look = painter.styles.classFor({ 'z-index': String(layer), ...writeTurn(turn) })
  const isSaid = paragraphs.some(({ text }) => text.trim() !== '')
  const name = role === 'title' && isSaid ? 'h2' : role === 'content' ? 'ul' : 'div'
  const item = role === 'content' ? 'li' : role === 'title' ? 'span' : 'p'
  return writeElement(
    name,
    { class: `text layer ${look}` },
    ...paragraphs.map((paragraph) => paintParagraph(paragraph, item, painter)),
  )
}

function paintParagraph(paragraph: SetLetters, item: string, painter: Painter): string {
  const { font, colour, mark } = paragraph
  const look = painter.styles.classFor({
    ...place(paragraph),
    position: 'absolute',
    display: 'block',
    margin: '0',
    ...writeFont(font),
    color: colour,
  })
  return writeElement(
    item,
    { class: look },
    mark ? paintMark(mark, paragraph, painter) : '',
    paintLines(paragraph, { font }, paragraph, painter),
  )
}
