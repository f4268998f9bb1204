import type { FontFamily } from '../layout/text-metrics.ts'
import type { BlockText, Composition, Face } from './composition.ts'

/** Which family stands in for another. */
export type StandIns = Readonly<Partial<Record<FontFamily, FontFamily>>>

/** The same composition in faces that whoever opens a file is sure to have. */
export function substituteFonts(composition: Composition, standIns: StandIns): Composition {
  const substitute = ({ font, leading }: Face): Face => ({
    font: { ...font, family: standIns[font.family] ?? font.family },
    leading,
  })
  const change = ({ face, runs, mark, ...text }: BlockText): BlockText => ({
    ...text,
    face: substitute(face),
    ...(runs && {
      runs: runs.map((run) => (run.face ? { ...run, face: substitute(run.face) } : run)),
    }),
    ...(mark && { mark: { ...mark, face: substitute(mark.face) } }),
  })
  return {
    ...composition,
    blocks: composition.blocks.map((block) => ({ ...block, texts: block.texts.map(change) })),
  }
}
