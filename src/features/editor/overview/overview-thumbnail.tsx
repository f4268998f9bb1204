import { EyeOff } from 'lucide-react'
import { memo, useDeferredValue, useRef } from 'react'

import type { Slide } from '#core/deck/slide.ts'
import { overviewWords } from '#words/editor/overview.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { DeckSlide } from '../../deck/deck-slide.tsx'
import { createFillQueue } from '#ui/lazy/fill-queue.ts'
import { useFilled } from '#ui/lazy/use-filled.ts'
import styles from './slide-overview.module.css'
import { type SlideDrag, useSlideDrag } from './use-slide-drag.ts'

type OverviewThumbnailProps = {
  openDeck: OpenDeck
  slide: Slide
  index: number
  total: number
  /** Where it stands along the strip, in px. */
  at: number
  horizontal: boolean
  isCurrent: boolean
  isSelected: boolean
  isDisabled: boolean
  drag: SlideDrag | null
}

const thumbnailsPerFrame = 2
const queue = createFillQueue(thumbnailsPerFrame)

export const thumbnailId = (slideId: string): string => `overview-${slideId}`

/** Remembered, because of a thousand slides only the one that is being typed has changed. */
export const OverviewThumbnail = memo(function OverviewThumbnail({
  openDeck,
  slide,
  index,
  total,
  at,
  horizontal,
  isCurrent,
  isSelected,
  isDisabled,
  drag,
}: OverviewThumbnailProps) {
  const option = useRef<HTMLDivElement>(null)
  useSlideDrag(option, slide.id, drag)
  const isFilled = useFilled(queue)
  // A moment later than the stage: no key waits for it.
  const painted = useDeferredValue(slide)

  return (
    <div
      ref={option}
      // A native option holds text only.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="option"
      id={thumbnailId(slide.id)}
      className={styles.item}
      style={{ [horizontal ? 'insetInlineStart' : 'insetBlockStart']: at }}
      data-slide={slide.id}
      aria-label={(slide.hidden ? overviewWords.hiddenSlide : overviewWords.slide)(
        index + 1,
        total,
        slide.title,
      )}
      data-hidden={slide.hidden}
      aria-posinset={index + 1}
      aria-setsize={total}
      aria-selected={isSelected}
      aria-current={isCurrent || undefined}
      aria-disabled={isDisabled || undefined}
    >
      <span className={styles.number} aria-hidden="true">
        {index + 1}
        {slide.hidden && <EyeOff className={styles.hiddenMark} />}
      </span>
      <span className={styles.thumbnail} inert aria-hidden="true">
        {isFilled && <DeckSlide openDeck={openDeck} slide={painted} place={index} />}
      </span>
    </div>
  )
})
