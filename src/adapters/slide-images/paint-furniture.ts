import type { FurnitureBox } from '#core/layout/boxes.ts'
import { labelLines } from '#core/layout/label-lines.ts'

import type { Easel } from './easel.ts'
import { paintLines } from './paint-text.ts'

export function paintFurniture(easel: Easel, { labels }: FurnitureBox): void {
  for (const label of labels) paintLines(easel, labelLines(label), label, { y: 0, top: 0 })
}
