import type { Slide } from '../../deck/slide.ts'
import type { TextStyle } from '../../deck/texts/text-style.ts'
import { findDeckTheme } from '../../theme/find-deck-theme.ts'
import type { Theme } from '../../theme/theme.ts'
import { type DeckView, showSlides } from '../deck-view.ts'
import { restyleChanged } from './restyle-changed.ts'
import { findThemeStyles, type TextRole, textRoles } from './find-theme-style.ts'

/** What is chosen for a text: a value, null for what the theme says, or nothing, which leaves it. */
export type TextStyleChange = { [Field in keyof TextStyle]?: TextStyle[Field] | null }
export type TextStyleChanges = { [Role in TextRole]?: TextStyleChange }

/** Refused when the slides are gone or already look like this. */
export function setTextStyles(
  view: DeckView,
  slideIds: readonly string[],
  changes: TextStyleChanges,
): DeckView {
  const wanted = new Set(slideIds)
  const theme = findDeckTheme(view.deck)
  const slides = view.deck.slides.map((slide, place) =>
    wanted.has(slide.id)
      ? restyleChanged(slide, styleSlide(slide, changes, { theme, place }))
      : slide,
  )
  const isSame = slides.every((slide, index) => slide === view.deck.slides[index])
  return isSame ? view : showSlides(view, slides, view.current)
}

/** The very slide it was given when nothing changes. */
export function styleSlide(
  slide: Slide,
  changes: TextStyleChanges,
  { theme, place }: { theme: Theme; place: number },
): Slide {
  const { textStyles: stored = {}, ...plain } = slide
  const styles: NonNullable<Slide['textStyles']> = {}
  let isSame = true
  for (const role of textRoles) {
    const change = changes[role]
    const before = stored[role] ?? {}
    const after = change
      ? chooseFields(before, change, findThemeStyles(slide, { theme, place, role }))
      : before
    if (Object.keys(after).length > 0) styles[role] = after
    isSame &&= hasSameFields(before, after)
  }
  if (isSame) return slide
  return Object.keys(styles).length > 0 ? { ...plain, textStyles: styles } : plain
}

function chooseFields(
  before: Partial<TextStyle>,
  change: TextStyleChange,
  ofTheme: readonly TextStyle[],
): Partial<TextStyle> {
  const isOfTheme = (field: string, value: string) =>
    ofTheme.every((style) => isSameValue(String(Reflect.get(style, field)), value))
  const after = Object.entries({ ...before, ...change }).filter(
    ([field, value]) => value !== null && !(field in change && isOfTheme(field, value)),
  )
  return Object.fromEntries(after)
}

/** Colours may be written in capitals or not. */
const isSameValue = (one: string, other: string): boolean =>
  one.toUpperCase() === other.toUpperCase()

const hasSameFields = (one: Partial<TextStyle>, other: Partial<TextStyle>): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([field, value]) => Reflect.get(other, field) === value)
