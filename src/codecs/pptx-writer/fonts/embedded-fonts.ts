import type { WrittenTexts } from '#core/layout/texts/list-layout-texts.ts'
import { type Font, type FontFamily, isOfficeFamily } from '#core/layout/text-metrics.ts'
import type { Theme } from '#core/theme/theme.ts'
import type { Loss } from '#codecs/loss.ts'
import type { PaintOptions } from '#codecs/write-result.ts'

import { nameTypeface } from './office-fonts.ts'

/** As PowerPoint names them, in the order in which it lists them. */
const faceStyles = ['regular', 'bold', 'italic', 'boldItalic'] as const
export type FaceStyle = (typeof faceStyles)[number]

export type EmbeddedFont = {
  typeface: string
  faces: readonly { style: FaceStyle; bytes: Uint8Array }[]
}

type EmbedFont = PaintOptions['embedFont']

export type FaceList = {
  add(texts: WrittenTexts): void
  /** The fonts that the file brings along, and those that it could not. */
  embed(embedFont: EmbedFont): Promise<{ fonts: EmbeddedFont[]; losses: Loss[] }>
}

/**
 * The faces that a file is set in and that others may not have: those of its theme and of its texts, and
 * no other, because PowerPoint asks that all of them are used. A family needs its regular face, or
 * programs do not take the others.
 */
export function createFaceList(theme: Theme): FaceList {
  const families = new Map<FontFamily, Map<FaceStyle, string[]>>()
  const find = (family: FontFamily, style: FaceStyle): string[] => {
    const styles = families.get(family) ?? new Map<FaceStyle, string[]>([['regular', []]])
    families.set(family, styles)
    const texts = styles.get(style) ?? []
    styles.set(style, texts)
    return texts
  }
  for (const { family } of [theme.title, theme.content])
    if (!isOfficeFamily(family)) find(family, 'regular')

  return {
    add(written) {
      for (const { texts, font } of written)
        if (!isOfficeFamily(font.family) && texts.some((text) => text.trim() !== ''))
          find(font.family, styleOf(font)).push(...texts)
    },
    async embed(embedFont) {
      const fonts: EmbeddedFont[] = []
      const losses: Loss[] = []
      for (const [family, styles] of families) {
        const faces: { style: FaceStyle; bytes: Uint8Array }[] = []
        let isWhole = true
        for (const style of faceStyles) {
          const texts = styles.get(style)
          if (!texts) continue
          const bytes = await embedFont(texts, fontOf(family, style))
          if (bytes === null) isWhole = false
          else if (bytes !== 'no-italic') faces.push({ style, bytes })
        }
        const typeface = nameTypeface(family, theme)
        if (isWhole) fonts.push({ typeface, faces })
        else losses.push({ kind: 'font-missing', family: typeface })
      }
      return { fonts, losses }
    },
  }
}

const styleOf = ({ weight, italic }: Font): FaceStyle =>
  weight === 700 ? (italic ? 'boldItalic' : 'bold') : italic ? 'italic' : 'regular'

const fontOf = (family: FontFamily, style: FaceStyle): Font => ({
  family,
  weight: style.startsWith('bold') ? 700 : 400,
  italic: style.toLowerCase().endsWith('italic'),
})
