import type { PlacedTheme } from '../../deck/placed.ts'
import type { FontFamily } from '../../layout/text-metrics.ts'
import { assignColours, type ColourSlots } from '../../theme/assign-colours.ts'
import type { Theme } from '../../theme/theme.ts'

const described = new WeakMap<Theme, PlacedTheme>()

/** A theme as elements know one that they came with: the same twelve colours as in the file that is written. */
export function describeTheme(theme: Theme): PlacedTheme {
  const known = described.get(theme)
  if (known) return known
  const made = describeSlots(assignColours(theme), theme, (family) => family)
  described.set(theme, made)
  return made
}

/** @param nameFace what a family is called where it is written */
export function describeSlots(
  { tx1, bg1, tx2, bg2, accent1, accent2, accent3, accent4, accent5, accent6 }: ColourSlots,
  { title, content }: Pick<Theme, 'title' | 'content'>,
  nameFace: (family: FontFamily) => string,
): PlacedTheme {
  const accents = [accent1, accent2, accent3, accent4, accent5, accent6]
  return {
    colours: [tx1, bg1, tx2, bg2, ...accents, accent1, accent2],
    faces: { title: nameFace(title.family), content: nameFace(content.family) },
  }
}
