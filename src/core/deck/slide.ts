import * as v from 'valibot'

import { exactPartial } from './exact-partial.ts'
import { imageEffectsSchema, imageStyleSchema } from './image-style.ts'
import { textStyleSchema } from './text-style.ts'

export const slideSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  title: v.string(),
  content: v.array(v.string()),
  notes: v.string(),
  /** A URL, an inline data image, or `asset:<hash>` for a picture in the library. */
  imageUrl: v.exactOptional(v.string()),
  textStyles: v.exactOptional(
    v.object({
      title: v.exactOptional(exactPartial(textStyleSchema)),
      content: v.exactOptional(exactPartial(textStyleSchema)),
    }),
  ),
  imageStyle: v.exactOptional(exactPartial(imageStyleSchema)),
  imageEffects: v.exactOptional(exactPartial(imageEffectsSchema)),
})

export type Slide = v.InferOutput<typeof slideSchema>
