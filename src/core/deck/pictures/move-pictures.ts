import { omitFields, pickFields } from '../slide-fields.ts'
import { inPlaced, listPictures, withPictures } from './slide-pictures.ts'
import type { Slide } from '../slide.ts'

/**
 * The slide with its pictures, and the sound of its recording, at other addresses; what has none any
 * more (null) goes. The very slide when nothing changes.
 */
export function movePictures(slide: Slide, findUrl: (imageUrl: string) => string | null): Slide {
  const before = listPictures(slide)
  const asked = new Map<string, string | null>()
  const after = before.flatMap((picture) => {
    const imageUrl = findUrl(picture.imageUrl)
    asked.set(picture.imageUrl, imageUrl)
    return imageUrl === null ? [] : [{ ...picture, imageUrl }]
  })
  const isSame =
    after.length === before.length &&
    after.every(({ imageUrl }, place) => imageUrl === before[place]?.imageUrl)
  const moved = movePlaced(isSame ? slide : withPictures(slide, after), asked, findUrl)
  return moveRecording(moved, findUrl)
}

function moveRecording(slide: Slide, findUrl: (soundUrl: string) => string | null): Slide {
  if (!slide.recording) return slide
  const sound = findUrl(slide.recording.sound)
  if (sound === null) return omitFields(slide, ['recording'])
  return sound === slide.recording.sound
    ? slide
    : { ...slide, recording: { ...slide.recording, sound } }
}

/** A picture that is gone leaves the place where it stood empty; each is asked for once. */
function movePlaced(
  slide: Slide,
  asked: Map<string, string | null>,
  findUrl: (imageUrl: string) => string | null,
): Slide {
  const before = pickFields(slide, ['placed', 'over'])
  const written = JSON.stringify(before)
  const moved = JSON.stringify(before, (name, value: unknown) => {
    if (name !== inPlaced || typeof value !== 'string') return value
    if (!asked.has(value)) asked.set(value, findUrl(value))
    return asked.get(value) ?? undefined
  })
  return written === moved ? slide : { ...slide, ...JSON.parse(moved) }
}
