import type { FontFamily } from '../../layout/text-metrics.ts'
import type { Face, Ground } from '../composition.ts'

export const makeFace = (
  family: FontFamily,
  weight: 400 | 700,
  leading: number,
  { tracking = 0, italic = false }: { tracking?: number; italic?: boolean } = {},
): Face => ({ font: { family, weight, italic, ...(tracking !== 0 && { tracking }) }, leading })

export const makeGround = (
  colour: string,
  [ink, mute, accent, line]: readonly [ink: string, mute: string, accent: string, line: string],
): Ground => ({ fill: { kind: 'solid', colour }, ink, mute, accent, line })
