import { fail, ok } from '#core/result.ts'
import type { LoadSample } from '#ports/sound/voice-sample.ts'

export const fetchSample: LoadSample = async (file) => {
  try {
    const response = await fetch(file)
    if (!response.ok) return fail({ code: 'not-loaded' })
    // Not every host knows what such a file is.
    return ok(new Blob([await response.arrayBuffer()], { type: 'audio/mp4' }))
  } catch {
    return fail({ code: 'not-loaded' })
  }
}
