import type { Fill, Rect } from '../boxes.ts'

/** As CSS does: so long that the corners have the colours of its ends. */
export function placeGradient(
  degrees: number,
  { x, y, width, height }: Rect,
): [fromX: number, fromY: number, toX: number, toY: number] {
  const angle = (degrees * Math.PI) / 180
  const [across, down] = [Math.sin(angle), -Math.cos(angle)]
  const half = (Math.abs(width * across) + Math.abs(height * down)) / 2
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  return [
    middleX - across * half,
    middleY - down * half,
    middleX + across * half,
    middleY + down * half,
  ]
}

/** From its middle to the farthest corner: two circles, as painters want them. */
export function placeRadial(
  fill: Pick<Extract<Fill, { kind: 'radial' }>, 'x' | 'y'>,
  { x, y, width, height }: Rect,
): [fromX: number, fromY: number, fromR: number, toX: number, toY: number, toR: number] {
  const [middleX, middleY] = [x + fill.x * width, y + fill.y * height]
  const radius = Math.hypot(
    Math.max(middleX - x, x + width - middleX),
    Math.max(middleY - y, y + height - middleY),
  )
  return [middleX, middleY, 0, middleX, middleY, radius]
}
