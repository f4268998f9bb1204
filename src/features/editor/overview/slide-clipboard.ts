import {
  copiedSlidesType,
  describeSlides,
  readCopiedSlides,
  writeCopiedSlides,
} from '#core/deck/copied-slides.ts'
import type { Slide } from '#core/deck/slide.ts'

/**
 * What was copied last in this tab and by whom. No page may read the clipboard unasked, so this is
 * what a menu pastes; keys paste from the clipboard itself, where other tabs put theirs too.
 */
let lastCopied: { userId: string; slides: readonly Slide[] } | null = null

export const findLastCopied = (userId: string): readonly Slide[] | null =>
  lastCopied?.userId === userId ? lastCopied.slides : null

export function writeClipboard(data: DataTransfer, slides: readonly Slide[], userId: string): void {
  data.setData(copiedSlidesType, writeCopiedSlides(slides))
  data.setData('text/plain', describeSlides(slides))
  lastCopied = { userId, slides }
}

/** Null when nothing on the clipboard claims to be slides. */
export function readClipboard(data: DataTransfer): { slides: Slide[] | null } | null {
  const text = data.getData(copiedSlidesType)
  return text === '' ? null : { slides: readCopiedSlides(text) }
}
