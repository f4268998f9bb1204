import { useMemo, useState } from 'react'

import type { SlideLayoutName } from '#core/deck/slide-layout.ts'
import { listPictures, withPictures } from '#core/deck/pictures/slide-pictures.ts'
import type { Slide } from '#core/deck/slide.ts'
import type { SlidePose } from '#core/form/slide-pose.ts'
import { findLayout } from '#core/layout/arrange-slide.ts'
import type { Theme } from '#core/theme/theme.ts'

/** `lost` are the pictures that failed, by their place among the slide's. */
type Staging = SlidePose & { theme: Theme; isEditable: boolean; lost: readonly number[] }

/**
 * A slide as it stands on the stage: without pictures that failed, and, where it can be edited,
 * with a place for the first point where there is none yet.
 */
export function useStagedSlide(
  slide: Slide,
  { isEditable, lost, ...onStage }: Staging,
): { staged: Slide; hold: () => void; release: () => void } {
  // The layout that is chosen for a slide follows its words; it may not jump while these are typed.
  const [held, setHeld] = useState<{ slideId: string; layout: SlideLayoutName } | null>(null)
  const lostKey = lost.join(' ')
  const painted = useMemo(() => leaveOut(slide, lostKey), [slide, lostKey])
  const chosen = findLayout({ slide: painted, ...onStage })
  const layout = slide.layout ?? (held?.slideId === slide.id ? held.layout : chosen)
  const staged = useMemo(() => {
    // The slide itself shares its layout with its thumbnail: a keystroke is laid out once.
    const isAsItIs = painted.content.length > 0 && layout === chosen
    return isEditable && !isAsItIs ? makeRoomForText(painted, layout) : painted
  }, [painted, isEditable, layout, chosen])
  return {
    staged,
    hold: () => setHeld({ slideId: slide.id, layout }),
    release: () => setHeld(null),
  }
}

function leaveOut(slide: Slide, lostKey: string): Slide {
  if (lostKey === '') return slide
  const lost = new Set(lostKey.split(' ').map(Number))
  return withPictures(
    slide,
    listPictures(slide).filter((_, index) => !lost.has(index)),
  )
}

const makeRoomForText = (slide: Slide, layout: SlideLayoutName): Slide => ({
  ...slide,
  layout,
  content: slide.content.length > 0 ? slide.content : [''],
})
