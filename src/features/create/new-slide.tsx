import { useMemo } from 'react'

import { type Brand, dressDeck } from '#core/deck/brand/brand.ts'
import type { Deck } from '#core/deck/deck.ts'
import { poseSlide } from '#core/form/slide-pose.ts'
import { findDeckTheme } from '#core/theme/find-deck-theme.ts'
import { SlideView } from '#slide/slide-view.tsx'

type NewSlideProps = {
  /** As it was made, in nobody's brand. */
  deck: Deck
  place: number
  brand: Brand | null
  /** How many there will be is not known yet, so that none is the last. */
  isGrowing?: boolean
  className?: string | undefined
}

/** A slide of a presentation that is not there yet, as it will look in the brand that it takes. */
export function NewSlide({ deck, place, brand, isGrowing = false, className }: NewSlideProps) {
  const dressed = useMemo(() => (brand ? dressDeck(deck, brand) : deck), [deck, brand])
  const slide = dressed.slides[place]
  if (!slide) return null
  const { count, ...pose } = poseSlide(dressed, place)
  return (
    <SlideView
      slide={slide}
      theme={findDeckTheme(dressed)}
      {...pose}
      count={isGrowing ? undefined : count}
      logoUrl={dressed.logo?.imageUrl}
      className={className}
    />
  )
}
