import { type ImageCrop, isWholePicture } from '#core/deck/pictures/image-style.ts'
import type { PictureBox, Rect } from '#core/layout/boxes.ts'
import { cssFill } from '#core/layout/backdrop/css-fill.ts'
import { cssFilter } from '#core/layout/pictures/css-filter.ts'
import { layoutPicture, type PictureBorder } from '#core/layout/pictures/layout-picture.ts'
import { toPathText } from '#core/layout/pictures/picture-shape.ts'
import { stage } from '#core/layout/stage.ts'

import { type Painter, place } from './painter.ts'
import { writePx } from './style-sheet.ts'
import { writeElement } from './write-element.ts'

/**
 * Shadow around frame around shape around pixels, as on the screen. The pixels themselves are in the
 * file once, under `name`, and put in place when the slide is shown.
 */
export function paintPicture(box: PictureBox, name: string, painter: Painter): string {
  const { styles } = painter
  const { frame, rect, outline, area, covered, border, shadow, overlay, rotation, scale, opacity } =
    layoutPicture(box, painter.pictures.get(name)?.size)
  const path = toPathText(outline)
  const turn = [rotation && `rotate(${rotation}deg)`, scale !== 1 && `scale(${scale})`]

  const image = writeElement('img', {
    class: styles.classFor({ ...place(covered), filter: cssFilter(box.effects) }),
    'data-picture': name,
    'data-crop': isWholePicture(box.crop) ? undefined : writeCrop(covered, box.crop),
    alt: box.alt,
  })
  const veil = overlay
    ? writeElement('div', {
        class: `shape ${styles.classFor({ ...place(area), background: cssFill(overlay) })}`,
      })
    : ''
  const cut = styles.classFor({ 'clip-path': `path('${path}')` })
  const turned = styles.classFor({
    transform: turn.filter(Boolean).join(' ') || undefined,
    'transform-origin': `${writePx(rect.x + rect.width / 2)} ${writePx(rect.y + rect.height / 2)}`,
  })
  const around = styles.classFor({
    filter: shadow
      ? `drop-shadow(0 ${writePx(shadow.down)} ${writePx(shadow.blur)} ${shadow.colour})`
      : undefined,
    opacity: opacity < 1 ? String(opacity) : undefined,
  })
  return writeElement(
    'div',
    { class: `layer ${around}` },
    writeElement(
      'div',
      { class: `layer ${styles.classFor({ 'clip-path': clipTo(frame) })}` },
      writeElement(
        'div',
        { class: `layer ${turned}` },
        writeElement('div', { class: `layer ${cut}` }, image, veil),
        border ? paintBorder(border, path, box.style.shape === 'rectangle', painter) : '',
      ),
    ),
  )
}

/** Along the outline of any shape, which no border of CSS can follow. */
function paintBorder(
  { width, colour, style }: PictureBorder,
  path: string,
  mitred: boolean,
  painter: Painter,
): string {
  const line = {
    d: path,
    fill: 'none',
    'stroke-width': width,
    // Mitres of sharp corners would stand out of the frame.
    'stroke-linejoin': mitred ? 'miter' : 'round',
  }
  const mask = style === 'double' ? painter.createId() : undefined
  const whole = { x: 0, y: 0, width: stage.width, height: stage.height }
  return writeElement(
    'svg',
    { class: 'layer', viewBox: `0 0 ${stage.width} ${stage.height}`, 'aria-hidden': 'true' },
    mask === undefined
      ? ''
      : writeElement(
          'mask',
          { id: mask, maskUnits: 'userSpaceOnUse', ...whole },
          writeElement('path', { ...line, stroke: 'white' }),
          writeElement('path', { ...line, stroke: 'black', 'stroke-width': width / 3 }),
        ),
    writeElement('path', {
      ...line,
      stroke: colour,
      mask: mask && `url(#${mask})`,
      'stroke-dasharray': dashes[style]?.(width),
      'stroke-linecap': style === 'dotted' ? 'round' : undefined,
    }),
  )
}

const dashes: Partial<Record<PictureBorder['style'], (width: number) => string>> = {
  dashed: (width) => `${3 * width} ${2 * width}`,
  dotted: (width) => `0 ${2 * width}`,
}

/** Where the shown part lies can be said only when the size of the picture is known: in the browser. */
const writeCrop = (area: Rect, crop: ImageCrop): string =>
  [area, crop]
    .flatMap(({ x, y, width, height }) => [x, y, width, height])
    .concat(crop.focusX, crop.focusY)
    .join(' ')

const clipTo = ({ x, y, width, height }: Rect): string =>
  `inset(${[y, stage.width - x - width, stage.height - y - height, x].map(writePx).join(' ')})`
