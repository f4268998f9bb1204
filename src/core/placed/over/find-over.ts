import * as v from 'valibot'

import {
  type PlacedElement,
  placedElementsSchema,
  placedLimits,
  type PlacedTheme,
} from '../../deck/placed.ts'
import type { Slide } from '../../deck/slide.ts'
import { resolveRoles } from './theme-roles.ts'

const found = new WeakMap<PlacedTheme, WeakMap<object, readonly PlacedElement[]>>()
const none: readonly PlacedElement[] = []

/** What lies over the form of a slide, in colours and faces of its theme; nothing of what cannot be painted. */
export function findOver(
  { over }: Pick<Slide, 'over'>,
  theme: PlacedTheme,
): readonly PlacedElement[] {
  if (!over || over.length > placedLimits.elements) return none
  const inTheme = found.get(theme) ?? new WeakMap<object, readonly PlacedElement[]>()
  found.set(theme, inTheme)
  const known = inTheme.get(over)
  if (known) return known
  const parsed = v.safeParse(placedElementsSchema, resolveRoles(over, theme), { abortEarly: true })
  const sound = parsed.success ? parsed.output : none
  inTheme.set(over, sound)
  return sound
}
