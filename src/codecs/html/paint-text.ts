import type { BulletMark, Rect, TextBox } from '#core/layout/boxes.ts'
import { findSeat } from '#core/layout/find-seat.ts'
import { groupByPoint } from '#core/layout/texts/group-by-point.ts'
import { linePitch } from '#core/layout/stage.ts'
import { findDelay } from '#core/show/slide-motion.ts'

import { paintLines, writeFont, writeTracking } from './paint-lines.ts'
import { type Painter, place } from './painter.ts'
import { writePx } from './style-sheet.ts'
import { writeElement } from './write-element.ts'

/** A title is a heading, bullets are a list: whoever listens to the file hears what it is. */
export function paintText(box: TextBox, painter: Painter): string {
  const { style, font, plate, paragraphs } = box
  const { styles } = painter
  const look = styles.classFor({
    ...place(box),
    ...writeFont(font),
    color: style.textColor,
    'font-style': style.fontStyle,
  })
  const words = { font, isUnderlined: style.textDecoration === 'underline' }
  const motion = style.animation === 'none' ? undefined : style.animation
  const behind = plate
    ? writeElement('div', {
        class: `shape ${styles.classFor({ ...place(plate), background: plate.colour, 'border-radius': plate.radius })}`,
      })
    : ''
  if (box.role === 'title') {
    // A heading without words is one too many for those who jump from heading to heading.
    const name = paragraphs.some(({ text }) => text.trim()) ? 'h2' : 'div'
    const lines = paragraphs.map((paragraph) => paintLines(paragraph, words, box, painter))
    return (
      behind + writeElement(name, { class: `text ${look}`, 'data-animation': motion }, ...lines)
    )
  }
  if (paragraphs.length === 0) return behind
  const groups = groupByPoint(paragraphs)
  const items = groups.map((group, index) => {
    const before = groups[index - 1]
    const top = before ? before.y + before.height : box.y
    const spot = styles.classFor({
      'margin-top': group.y - top,
      'margin-left': group.x - box.x,
      width: group.width,
      height: group.height,
      'animation-delay': motion && `${findDelay(group.paragraphs[0].part)}s`,
    })
    const inside = group.paragraphs.flatMap((paragraph) => [
      paragraph.mark ? paintMark(paragraph.mark, group, painter) : '',
      paintLines(paragraph, words, group, painter),
    ])
    return writeElement('li', { class: `bullet ${spot}`, 'data-animation': motion }, ...inside)
  })
  return behind + writeElement('ul', { class: `text ${look}` }, ...items)
}

/** Beside the text, not in it, so that copying a bullet copies its words alone. */
export function paintMark(mark: BulletMark, origin: Rect, { styles, metrics }: Painter): string {
  if (mark.kind !== 'text') {
    const colour =
      mark.kind === 'ring' ? { 'border-color': mark.colour } : { background: mark.colour }
    return writeElement('span', {
      'aria-hidden': 'true',
      class: `mark ${mark.kind} ${styles.classFor({ ...place(mark, origin), ...colour })}`,
    })
  }
  const { font, sizePx, baseline, colour, x } = mark
  const pitch = sizePx * linePitch
  const seat = findSeat(metrics.vertical(font), sizePx, pitch)
  const look = styles.classFor({
    left: x - origin.x,
    top: baseline - seat - origin.y,
    ...writeFont({ ...font, italic: false }),
    ...writeTracking(font),
    color: colour,
    'font-size': sizePx,
    'line-height': writePx(pitch),
  })
  return writeElement('span', {
    'aria-hidden': 'true',
    class: `mark ${look}`,
    'data-text': mark.text,
  })
}
