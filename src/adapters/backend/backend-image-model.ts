import { readBullet } from '#core/deck/texts/bullet.ts'
import { readFields, readString } from '#core/read-fields.ts'
import { fail, ok } from '#core/result.ts'
import type { ImageModel } from '#ports/models/image-model.ts'

import { backendPaths } from './backend-calls.ts'
import { type Backend, callBackend, readAnswer } from './call-backend.ts'

/** Gemini's pictures, through the copy of the server that the user runs on this computer. */
export const createBackendImageModel = (backend: Backend): ImageModel => ({
  async draw({ slide, signal }) {
    const call = {
      slideTitle: slide.title,
      slideContent: slide.content.map((point) => readBullet(point).text),
      apiKey: backend.key,
      ...(slide.imagePrompt && { imagePrompt: slide.imagePrompt }),
    }
    const opened = await callBackend(backend, backendPaths.image, call, { signal })
    if (!opened.ok) return opened
    const answer = await readAnswer(opened.value)
    if (!answer.ok) return answer
    const { imageUrl, model } = readFields(answer.value)
    const [, mediaType, data] = /^data:([^;,]+);base64,(.+)$/.exec(readString(imageUrl)) ?? []
    if (!mediaType || !data) return fail({ code: 'no-picture' })
    return ok({ mediaType, data, model: readString(model) })
  },
})
