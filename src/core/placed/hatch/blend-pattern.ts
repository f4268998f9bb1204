import type { PlacedFill } from '../../deck/placed.ts'
import { layOver } from '../../theme/contrast.ts'

/** Dots and hatches as the colour that they are from afar. */
export function blendPattern({
  pattern,
  colour,
  ground,
}: Extract<PlacedFill, { kind: 'pattern' }>): string {
  const [, percent] = /^pct(\d+)$/.exec(pattern) ?? []
  const share = percent ? Number(percent) / 100 : /^(?:dk|wd|unknown)/.test(pattern) ? 0.5 : 0.25
  const hex = Math.round(Math.min(1, share) * 255).toString(16)
  return layOver(`${colour.slice(0, 7)}${hex.padStart(2, '0')}`, ground.slice(0, 7))
}
