import * as v from 'valibot'

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
      title: v.exactOptional(v.partial(textStyleSchema)),
      content: v.exactOptional(v.partial(textStyleSchema)),
    }),
  ),
  imageStyle: v.exactOptional(v.partial(imageStyleSchema)),
  imageEffects: v.exactOptional(v.partial(imageEffectsSchema)),
})

export type Slide = v.InferOutput<typeof slideSchema>
