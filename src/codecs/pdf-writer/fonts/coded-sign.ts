import type { ComposedGlyph, FontFile } from '#ports/typefaces/text-shaper.ts'

import type { Ref } from '../pdf-file.ts'

/** A sign of a font and what it stands for: the same sign for another letter has a code of its own. */
export type CodedSign = ComposedGlyph & {
  code: number
  text: string
  /** Its width in thousandths of an em, as the file says it. */
  thousandths: number
}

export type UsedFont = { file: FontFile; ref: Ref; signs: CodedSign[] }

/** A glyph of the font as it is. */
export const isSingle = ({ parts }: Pick<ComposedGlyph, 'parts'>): boolean =>
  parts.length === 1 && parts[0]?.right === 0 && parts[0].up === 0
