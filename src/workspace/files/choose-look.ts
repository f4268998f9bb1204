import type { FileKind } from '#codecs/file-formats.ts'
import { hasLook, keepLook } from '#codecs/keep-look.ts'
import type { ReadLoss } from '#codecs/loss.ts'
import { type SlideLook, withLook } from '#core/edit/style/set-look.ts'

import type { Imported } from './import-job.ts'

/** Whether the user has a choice. */
export const offersLook = (imported: Pick<Imported, 'deck'>): boolean => hasLook(imported)

/** These say what words are, and at most where they stand on paper, but not how slides of them look. */
const lookless: ReadonlySet<FileKind> = new Set<FileKind>(['text', 'docx', 'pdf'])

/** Whether the slides can look in no other way than they are given here, which whoever reads them may expect. */
export const lacksLook = ({
  deck,
  sources,
  isComposed,
}: Pick<Imported, 'deck' | 'sources' | 'isComposed'>): boolean =>
  !isComposed && !offersLook({ deck }) && sources.every(({ kind }) => lookless.has(kind))

/** What only a kept look lacks. */
const isOnlyKept = ({ kind }: ReadLoss): boolean => kind.startsWith('kept-')

/** The same in the look that was chosen. */
export function chooseLook(imported: Imported, look: SlideLook): Imported {
  if (!hasLook(imported)) return imported
  const slides = imported.deck.slides.map((slide) => withLook(slide, look))
  const dressed = { ...imported, deck: { ...imported.deck, slides } }
  return look === 'kept'
    ? keepLook(dressed)
    : { ...dressed, losses: dressed.losses.filter((loss) => !isOnlyKept(loss)) }
}
