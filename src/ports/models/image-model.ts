import type { Slide } from '#core/deck/slide.ts'
import type { Result } from '#core/result.ts'

import type { ModelFailure } from './model-failure.ts'

/** `data` is base64, as every service sends it. */
export type GeneratedImage = { mediaType: string; data: string; model: string }

/** The model answered, but not with a picture: its reason, as a word of its own or a sentence. */
export type ImageFailure =
  | ModelFailure
  | { code: 'no-picture'; said?: string }
  /** It only says where the picture can be fetched, which no page may do unasked. */
  | { code: 'picture-elsewhere' }

export type ImageRequest = {
  /** What the picture is for. */
  slide: Pick<Slide, 'title' | 'content' | 'imagePrompt'>
  signal?: AbortSignal | undefined
}

/** Draws one picture for a slide, 16:9 or as near as the service can. */
export type ImageModel = {
  draw(request: ImageRequest): Promise<Result<GeneratedImage, ImageFailure>>
}
