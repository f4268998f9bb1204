import type { RunLook } from '../deck/placed.ts'
import { chooseFamily } from '../layout/typefaces/choose-family.ts'
import { findFamily } from '../layout/typefaces/find-family.ts'
import { isFontFamily } from '../layout/typefaces/font-families.ts'
import type { Font } from '../layout/text-metrics.ts'

/**
 * How much wider than the family that stands in for it a face is on average, in em of a letter: so lines
 * break about where they did. Only faces that are no twin of one of ours.
 */
const wider: readonly [RegExp, number][] = [
  [/verdana|dejavu sans|lucida (?:sans|grande)/i, 0.072],
  [/tahoma/i, 0.018],
  [/segoe ui|open sans/i, 0.032],
  [/trebuchet/i, 0.022],
  [/century gothic|futura|avenir/i, 0.018],
  [/candara|corbel/i, 0.004],
  [/aptos/i, 0.03],
  [/arial narrow|helvetica narrow|liberation sans narrow/i, -0.09],
  [/impact|haettenschweiler/i, -0.04],
  [/garamond|perpetua/i, -0.03],
  [/palatino|book antiqua|bookman/i, 0.004],
  [/gill sans/i, -0.012],
]

/** The face that a run is set in here, at a size in px. */
export function findFace(
  { face, bold, italic, spacing = 0 }: RunLook,
  text: string,
  sizePx: number,
): Font {
  const family = chooseFamily(isFontFamily(face) ? face : (findFamily(face) ?? 'Arimo'), [text])
  const stretch = wider.find(([names]) => names.test(face))?.[1] ?? 0
  const tracking = stretch + (sizePx > 0 ? spacing / sizePx : 0)
  return {
    family,
    weight: bold ? 700 : 400,
    italic: italic === true,
    ...(Math.abs(tracking) >= 0.0005 && { tracking: Math.max(-0.5, Math.min(5, tracking)) }),
  }
}
