import type { PlacedPicture } from '../../deck/placed.ts'
import type { Slide } from '../../deck/slide.ts'
import { changeElements } from './change-elements.ts'

export type NewPicture = {
  imageUrl: string
  /** Without one, all of it is seen, as wide and high as its frame. */
  size: { width: number; height: number } | null
}

/**
 * Another picture in the same frame, which it fills. What was cut off the one before and done to its
 * colours is none of its; the description is somebody's own words, and stays until they say otherwise.
 */
export const replacePicture = (slide: Slide, at: number, { imageUrl, size }: NewPicture): Slide =>
  changeElements(slide, [at], (element) => {
    if (element.kind !== 'picture' || element.imageUrl === imageUrl) return element
    const { crop: _crop, effects: _effects, ...frame } = element
    const crop = size && cropToFill(frame, size)
    return { ...frame, imageUrl, ...(crop && { crop }) }
  })

/** As much on both sides as leaves the rest in the proportion of the frame. */
function cropToFill(
  frame: { width: number; height: number },
  size: { width: number; height: number },
): PlacedPicture['crop'] {
  if ([frame.width, frame.height, size.width, size.height].some((side) => !(side > 0)))
    return undefined
  const ratio = frame.width / frame.height / (size.width / size.height)
  const cut = round((1 - Math.min(ratio, 1 / ratio)) / 2)
  if (cut === 0) return undefined
  return ratio < 1 ? [cut, 0, cut, 0] : [0, cut, 0, cut]
}

const round = (share: number): number => Math.round(share * 1e6) / 1e6
