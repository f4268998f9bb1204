import type { Slide } from '../../deck/slide.ts'
import type { TextStyle } from '../../deck/texts/text-style.ts'
import { findBackdrop } from '../../layout/backdrop/find-backdrop.ts'
import { layoutSlide } from '../../layout/layout-slide.ts'
import { roughMetrics } from '../../layout/rough-metrics.ts'
import { makeReadable, measureContrast, mixColours } from '../../theme/contrast.ts'
import type { Theme } from '../../theme/theme.ts'
import type { TextRole } from './find-theme-style.ts'
import type { TextStyleChange } from './set-text-styles.ts'

export type StylePresetId =
  | 'theme'
  | 'headline'
  | 'calm'
  | 'editorial'
  | 'accent'
  | 'label'
  | 'underlined'
  | 'large'
  | 'strong'
  | 'aside'
  | 'centred'
  | 'card'
  | 'lively'

/** Says of every field what it becomes, so that one preset leaves nothing of another behind. */
export type StylePreset = { id: StylePresetId; change: Required<TextStyleChange> }

export const asInTheme: Required<TextStyleChange> = {
  fontSize: null,
  textAlign: null,
  textColor: null,
  backgroundColor: null,
  fontWeight: null,
  fontStyle: null,
  textDecoration: null,
  animation: null,
}

const readableRatio = 4.5

/** Looks for a text of a slide. Their colours are made of the theme's and can be read on it. */
export function listStylePresets(
  slide: Slide,
  { theme, place, role }: { theme: Theme; place: number; role: TextRole },
): StylePreset[] {
  const { textColor, backdrop } = findGround(slide, { theme, place, role })
  const accent = { textColor: makeReadable(theme.accent, backdrop, readableRatio) }
  const onPlate = (plate: string): TextStyleChange => ({
    backgroundColor: plate,
    textColor: chooseReadable([textColor, ...backdrop], plate),
  })
  const label = onPlate(theme.accent)
  const card = onPlate(mixColours(theme.accent, backdrop[0] ?? theme.accent, 0.22))

  const presets: [StylePresetId, TextStyleChange][] =
    role === 'title'
      ? [
          ['theme', {}],
          ['headline', { fontSize: 'h1', fontWeight: 'bold', textAlign: 'center' }],
          ['calm', { fontSize: 'h3', fontWeight: 'normal' }],
          ['editorial', { fontSize: 'h2', fontWeight: 'normal', fontStyle: 'italic' }],
          ['accent', accent],
          ['label', { ...label, fontSize: 'h2', fontWeight: 'bold' }],
          ['underlined', { fontSize: 'h2', fontWeight: 'bold', textDecoration: 'underline' }],
          ['lively', { ...accent, fontWeight: 'bold', textAlign: 'center', animation: 'bounce' }],
        ]
      : [
          ['theme', {}],
          ['large', { fontSize: 'h4' }],
          ['strong', { fontSize: 'h5', fontWeight: 'bold' }],
          ['aside', { fontStyle: 'italic' }],
          ['centred', { fontSize: 'h4', textAlign: 'center' }],
          ['accent', accent],
          ['card', card],
          ['lively', { fontSize: 'h5', animation: 'slideIn' }],
        ]
  return presets.map(([id, change]) => ({ id, change: { ...asInTheme, ...change } }))
}

/** The first that can be read on it, or what comes nearest to the first. */
const chooseReadable = (colours: readonly string[], plate: string): string | null =>
  colours.find((colour) => measureContrast(colour, plate) >= readableRatio) ??
  makeReadable(colours[0] ?? plate, [plate], readableRatio)

/** Colour and backdrop of a text before its author chose anything. */
function findGround(
  slide: Slide,
  { theme, place, role }: { theme: Theme; place: number; role: TextRole },
): Pick<TextStyle, 'textColor'> & { backdrop: string[] } {
  const { textStyles: _chosen, ...plain } = slide
  const layout = layoutSlide({ slide: plain, theme, place }, roughMetrics)
  const boxes = layout.boxes.flatMap((box) =>
    box.kind === 'text' && box.role === role ? [box] : [],
  )
  return {
    textColor: boxes[0]?.style.textColor ?? theme[role].style.textColor,
    backdrop: [...new Set(boxes.flatMap((box) => findBackdrop(layout, box)))],
  }
}
