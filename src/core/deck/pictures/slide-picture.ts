import * as v from 'valibot'

import { exactPartial } from '../exact-partial.ts'
import { imageAspectSchema, imageCreditSchema, imageCropSchema } from './image-style-schema.ts'

/** A picture of a slide that has several. Its fields mean what those of the slide's first one do. */
export const slidePictureSchema = v.object({
  imageUrl: v.string(),
  imageAspect: v.exactOptional(imageAspectSchema),
  imageCrop: v.exactOptional(exactPartial(imageCropSchema)),
  imageAlt: v.exactOptional(v.string()),
  imageCredit: v.exactOptional(exactPartial(imageCreditSchema)),
})

export type SlidePicture = v.InferOutput<typeof slidePictureSchema>
