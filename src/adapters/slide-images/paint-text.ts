import type { BulletMark, LinePiece, Paragraph, TextBox } from '#core/layout/boxes.ts'
import { linePitch, pxPerPt } from '#core/layout/stage.ts'
import { findDelay, findPose, type Pose } from '#core/show/slide-motion.ts'

import type { Easel } from './easel.ts'
import { type BoxOnPage, cutLength } from './find-drop.ts'
import { type LineToPaint, paintLine } from './paint-line.ts'
import { paintBlock, paintShape } from './paint-shape.ts'
import { paintUnderline } from './paint-underline.ts'
import { dipBrush, writeLetters } from './write-letters.ts'

/** A title, or bullets with their marks, where the layout set them. */
export function paintText(easel: Easel, box: TextBox, seconds = Number.POSITIVE_INFINITY): void {
  const { plate, paragraphs, font, style } = box
  if (plate) paintBlock(easel, plate, plate.colour, plate.radius)
  const look = {
    font,
    colour: style.textColor,
    isUnderlined: style.textDecoration === 'underline',
  }
  let above: BoxOnPage = { y: box.y, top: cutLength(box.y) }
  for (const paragraph of paragraphs) {
    const { y, height, mark } = paragraph
    const place = { y, top: above.top + cutLength(y - above.y) }
    inPose(easel, poseOf(box, paragraph, seconds), () => {
      if (mark) paintMark(easel, mark, place)
      paintLines(easel, paragraph, look, place)
    })
    above = { y: y + height, top: place.top + cutLength(height) }
  }
}

/** How a text stands while it comes onto the slide; null where it stays. */
function poseOf({ style, role }: TextBox, { part, rtl }: Paragraph, seconds: number): Pose | null {
  if (style.animation === 'none' || seconds === Number.POSITIVE_INFINITY) return null
  const pose = findPose(style.animation, seconds - (role === 'title' ? 0 : findDelay(part)))
  return rtl ? { ...pose, x: -pose.x } : pose
}

function inPose({ brush }: Easel, pose: Pose | null, paint: () => void): void {
  if (!pose) return paint()
  brush.save()
  brush.globalAlpha = pose.opacity
  brush.translate(pose.x, pose.y)
  paint()
  return brush.restore()
}

const ringWidth = 3

function paintMark(easel: Easel, mark: BulletMark, place: BoxOnPage): void {
  if (mark.kind === 'text')
    return paintLine(easel, { ...mark, pitch: mark.sizePx * linePitch, rtl: false }, place)
  const isRound = mark.kind === 'disc' || mark.kind === 'ring'
  const { colour, ...rect } = mark
  paintShape(easel, {
    ...rect,
    shape: isRound ? 'ellipse' : 'rect',
    radius: 0,
    fill: { kind: 'solid', colour: mark.kind === 'ring' ? '#00000000' : colour },
    ...(mark.kind === 'ring' && { stroke: { colour, width: ringWidth } }),
  })
}

/** Lines that are broken already, each where it belongs. */
export function paintLines(
  easel: Easel,
  { lines, rtl, pitch, sizePt }: Pick<Paragraph, 'lines' | 'rtl' | 'pitch' | 'sizePt'>,
  look: Pick<LineToPaint, 'font' | 'colour' | 'isUnderlined'>,
  place: BoxOnPage,
): void {
  const sizePx = sizePt * pxPerPt
  for (const { text, x, baseline, width, pieces } of lines) {
    const line = { ...look, text, x, baseline, width, rtl, pitch, sizePx }
    if (pieces) paintPieces(easel, line, pieces, place)
    else paintLine(easel, line, place)
  }
}

/** They sit where the line does, not where letters of their own size would. */
function paintPieces(
  easel: Easel,
  line: LineToPaint,
  pieces: readonly LinePiece[],
  place: BoxOnPage,
): void {
  dipBrush(easel.brush, line)
  const baseline = line.baseline + easel.findDrop(easel.brush, line, place)
  for (const { text, x, width, font, colour, scale, look, isUnderlined } of pieces) {
    const piece = { ...line, text, x, width, font, colour, baseline, sizePx: line.sizePx * scale }
    dipBrush(easel.brush, piece)
    if (line.isUnderlined || isUnderlined || look?.link !== undefined) paintUnderline(easel, piece)
    writeLetters(easel, easel.brush, piece)
  }
}
