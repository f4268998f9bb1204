import type { Recording } from '../deck/talk/recording.ts'
import { omitFields } from '../deck/slide-fields.ts'
import type { DeckView } from './deck-view.ts'
import { replaceSlide } from './replace-slide.ts'

/** What somebody has spoken of a slide; null: a voice speaks it again. */
export const setRecording = (
  view: DeckView,
  slideId: string,
  recording: Recording | null,
): DeckView =>
  replaceSlide(view, slideId, (slide) => {
    if (recording) return { ...slide, recording }
    return slide.recording ? omitFields(slide, ['recording']) : slide
  })
