import type { FontFamily } from '../../layout/text-metrics.ts'
import type { Face } from '../composition.ts'

export const makeFace = (
  family: FontFamily,
  weight: 400 | 700,
  leading: number,
  { tracking = 0, italic = false }: { tracking?: number; italic?: boolean } = {},
): Face => ({ font: { family, weight, italic, ...(tracking !== 0 && { tracking }) }, leading })
