import type { Slide } from '../../deck/slide.ts'
import { listShownPlaces } from '../../show/shown-slides.ts'
import { findSpokenLanguages } from '../language/find-spoken-languages.ts'
import {
  findSlideGap,
  type PlannedSlide,
  planSlide,
  type SlideGap,
  type TalkSettings,
} from './plan-slide.ts'

export type TalkPlan = { slides: readonly PlannedSlide[]; gap: SlideGap }

/**
 * What is said when, on which slide and with which pauses. Whoever speaks, shows or writes a talk
 * asks here, so that all of them keep the same times.
 */
export function planTalk(slides: readonly Slide[], settings: TalkSettings): TalkPlan {
  const languages = findSpokenLanguages({ slides }, settings.language)
  return {
    slides: listShownPlaces(slides).flatMap((place) => {
      const slide = slides[place]
      return slide ? [planSlide(slide, settings, languages.get(slide.id))] : []
    }),
    gap: findSlideGap('exact', settings),
  }
}
