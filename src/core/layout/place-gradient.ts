import type { Rect } from './boxes.ts'

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
