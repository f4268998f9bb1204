import type { Slide } from '#core/deck/slide.ts'
import { findRelation, type Package } from '#codecs/opc/open-package.ts'
import { findElement, readOwnText } from '#codecs/xml/read-xml.ts'

/** What programs write there when nobody named the presentation. */
const nobodys =
  /^(?:power ?point[\s-]\S+|pr[eéä]sentation\s?\d*|(?:slide|folie|dia(?:positive|positiva)?)\s?\d+|untitled|no slide title|title)$/iu

/**
 * What its first slide says, else what its properties say, else the name of the file. Our own files
 * are titled by whoever made the deck.
 */
export function readDeckTitle(
  file: Package,
  slides: readonly Slide[],
  { fileName, isTitled }: { fileName: string; isTitled: boolean },
): string {
  const path = findRelation(file.listRelations(''), 'core-properties')?.target
  const root = path === undefined ? null : file.readPart(path)
  const named = readOwnText(findElement(root ?? undefined, 'title')).trim()
  const [first] = slides
  if (isTitled) return named
  if (first?.title) return first.title
  return named && !nobodys.test(named) ? named : fileName.replace(/\.[^.]+$/, '')
}
