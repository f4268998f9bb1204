import type { Deck } from '../deck/deck.ts'
import { meetTypeface } from '../layout/typefaces/own-typefaces.ts'
import { applyPalette } from './apply-palette.ts'
import { withForms } from './theme-forms.ts'
import type { Theme, ThemeFonts } from './theme.ts'
import { findTheme } from './themes.ts'

/** What a deck says of its look. */
export type DeckLook = Pick<Deck, 'theme' | 'palette' | 'fonts' | 'typefaces'>

const known = new Map<string, Theme>()
const mostKnown = 100

/** The deck's theme in its own colours and typefaces: for the same look always the very same theme. */
export function findDeckTheme({ theme: id, palette = {}, typefaces, ...look }: DeckLook): Theme {
  const theme = findTheme(id)
  const fonts: ThemeFonts = { ...look.fonts }
  for (const role of ['title', 'content'] as const) {
    const typeface = typefaces?.[role]
    if (!typeface) continue
    meetTypeface(typeface)
    fonts[role] = typeface.family
  }
  if (Object.keys({ ...palette, ...fonts }).length === 0) return theme
  const key = JSON.stringify([
    theme.id,
    [palette.background, palette.title, palette.content, palette.accent],
    [fonts.title, fonts.content],
  ])
  const before = known.get(key)
  if (before) return withForms(before)
  if (known.size >= mostKnown) known.clear()
  const made = applyPalette(theme, palette, fonts)
  known.set(key, made)
  return withForms(made)
}
