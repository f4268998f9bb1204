import { encodeAac } from '#adapters/sound/encode-sound.ts'
import type { SlideNarration } from '#codecs/write-result.ts'
import type { Deck } from '#core/deck/deck.ts'
import { cutSlideSound } from '#core/narration/sound/cut-slide-sound.ts'
import type { RecordedTalk } from '#core/narration/talk/recorded-talk.ts'
import { listShownPlaces } from '#core/show/shown-slides.ts'
import type { EncodeCall } from '#ports/sound/sound-encoder.ts'

const toMilliseconds = (seconds: number): number => Math.round(seconds * 1000)

/** What is heard with each slide that is shown, encoded by itself. Null when it cannot be, or was called off. */
export async function narrateSlides(
  { slides }: Deck,
  talk: RecordedTalk,
  { signal, onProgress }: EncodeCall = {},
): Promise<Map<string, SlideNarration> | null> {
  const narration = new Map<string, SlideNarration>()
  for (const [at, place] of listShownPlaces(slides).entries()) {
    const slide = slides[place]
    const times = talk.times.slides[at]
    if (!slide || !times) continue
    const heard = cutSlideSound(talk, at)
    const bytes = heard && (await encodeAac(heard, {}, signal && { signal }))
    if (signal?.aborted || (heard && !bytes)) return null
    narration.set(slide.id, {
      seen: toMilliseconds(times.end - times.start),
      sound: heard && bytes && { bytes, length: toMilliseconds(heard.times.seconds) },
    })
    onProgress?.(times.end / talk.times.seconds)
  }
  return narration
}
