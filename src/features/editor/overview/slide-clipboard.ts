import { copiedSlidesType, describeSlides, writeCopiedSlides } from '#core/deck/copied-slides.ts'
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

/** What claims to be slides; empty when nothing on the clipboard does. */
export const readClipboard = (data: DataTransfer): string => data.getData(copiedSlidesType)
