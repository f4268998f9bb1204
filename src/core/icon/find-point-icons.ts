import type { Slide } from '../deck/slide.ts'
import type { FormPoint } from '../form/form-point.ts'
import { findByWords, plainIcon } from './choose-icons.ts'

/**
 * By the places of points: the icon that their words call for, even in a long sentence, or the plain
 * disc. For who asks for icons: by themselves sentences have none, since a word in them need not be
 * what they are about.
 */
export function findPointIcons(
  { title, notes }: Pick<Slide, 'title' | 'notes'>,
  points: readonly FormPoint[],
): ReadonlyMap<number, string> {
  const texts = points.map(({ text }) => text)
  const found = findByWords(texts, [title, ...texts, notes].join('\n'))
  return new Map(points.map(({ index }, at) => [index, found[at] ?? plainIcon]))
}
