import { pickHead, readBullet } from '../../deck/texts/bullet.ts'
import { writeBullet } from '../../deck/texts/write-bullet.ts'
import { linkWords, toggleLook, type ToggledLook } from '../../emphasis/edit-emphasis.ts'
import type { EmphasisedText } from '../../emphasis/emphasised-text.ts'
import type { BulletSelection } from './paste-bullets.ts'
import type { DeckView } from '../deck-view.ts'
import { replaceSlide } from '../replace-slide.ts'

/** Makes what is selected stand out, or no longer; without a selection, the word at the caret. */
export const togglePoint = (
  view: DeckView,
  slideId: string,
  selection: BulletSelection,
  look: ToggledLook,
): DeckView =>
  changePoint(view, slideId, selection, (words, { start, end }) =>
    toggleLook(words, start, end, look),
  )

/** Lets what is selected lead to an address, or nowhere. */
export const linkPoint = (
  view: DeckView,
  slideId: string,
  selection: BulletSelection,
  address: string | null,
): DeckView =>
  changePoint(view, slideId, selection, (words, { start, end }) =>
    linkWords(words, start, end, address),
  )

const changePoint = (
  view: DeckView,
  slideId: string,
  selection: BulletSelection,
  change: (words: EmphasisedText, stretch: Stretch) => EmphasisedText,
): DeckView =>
  replaceSlide(view, slideId, (slide) => {
    const { index } = selection
    const point = slide.content[index]
    if (point === undefined) return slide
    const words = readBullet(point)
    const stretch = findStretch(words, selection)
    if (stretch.start === stretch.end) return slide
    const changed = writeBullet({ ...pickHead(words), ...change(words, stretch) })
    return { ...slide, content: slide.content.with(index, changed) }
  })

type Stretch = { start: number; end: number }

const word = /[\p{L}\p{N}\p{M}'’_-]+/gu

/** What a key would act on: a selection, the link that the caret is in, or its word. */
export function findStretch(
  { text, emphasis = [] }: EmphasisedText,
  { start, end }: Stretch,
): Stretch {
  if (start < end) return { start, end }
  const link = emphasis.find(
    (one) => one.link !== undefined && one.start <= start && one.end >= end,
  )
  if (link) return { start: link.start, end: link.end }
  for (const { 0: found, index } of text.matchAll(word))
    if (index <= start && index + found.length >= end)
      return { start: index, end: index + found.length }
  return { start, end }
}
