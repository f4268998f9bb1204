import * as v from 'valibot'

import { hexColourSchema } from './hex-colour.ts'
import { imageAspectSchema } from '../pictures/image-style-schema.ts'

/** What a deck shows of whose it is, on all of its slides. */
export const deckLogoSchema = v.object({
  /** As that of any picture: it is kept, moved and counted with them. */
  imageUrl: v.string(),
  imageAspect: imageAspectSchema,
  /** The colours it is mostly of; without, it fills its rectangle and is seen on any ground. */
  inks: v.exactOptional(v.pipe(v.array(hexColourSchema), v.minLength(1), v.maxLength(3))),
})

export type DeckLogo = v.InferOutput<typeof deckLogoSchema>
