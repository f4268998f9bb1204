import { useMemo, useState } from 'react'

import type { Slide } from '#core/deck/slide.ts'
import type { TextStyle } from '#core/deck/texts/text-style.ts'
import { findThemeStyle, type TextRole } from '#core/edit/style/find-theme-style.ts'
import { asInTheme } from '#core/edit/style/list-style-presets.ts'
import {
  styleSlide,
  type TextStyleChange,
  type TextStyleChanges,
} from '#core/edit/style/set-text-styles.ts'
import type { Theme } from '#core/theme/theme.ts'

export type TextDraft = {
  /** What would be applied. */
  changes: TextStyleChanges
  /** The slide as it would be. */
  slide: Slide
  /** What a text looks like as drafted. */
  style: (role: TextRole) => TextStyle
  /** Whether anything was chosen that the theme does not say. */
  isChosen: (role: TextRole) => boolean
  change: (role: TextRole, change: TextStyleChange) => void
  reset: (role: TextRole) => void
}

/** The styles of a slide while they are being tried out; the deck knows nothing of it. */
export function useTextDraft(slide: Slide, theme: Theme, place: number): TextDraft {
  const [changes, setChanges] = useState<TextStyleChanges>(() => ({ ...slide.textStyles }))
  const drafted = useMemo(
    () => styleSlide(slide, changes, { theme, place }),
    [slide, changes, theme, place],
  )
  const change: TextDraft['change'] = (role, fields) =>
    setChanges((before) => ({ ...before, [role]: { ...before[role], ...fields } }))

  return {
    changes,
    slide: drafted,
    style: (role) => ({
      ...findThemeStyle(slide, { theme, place, role }),
      ...drafted.textStyles?.[role],
    }),
    isChosen: (role) => drafted.textStyles?.[role] !== undefined,
    change,
    reset: (role) => change(role, asInTheme),
  }
}
