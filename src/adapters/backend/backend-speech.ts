import type { FetchGeminiSpeech } from '#adapters/voices/gemini-speech.ts'
import { readFields, readString } from '#core/read-fields.ts'
import { fail, ok } from '#core/result.ts'

import { backendPaths } from './backend-calls.ts'
import { callBackend, readAnswer } from './call-backend.ts'

/** Gemini's voices, through the copy of the server that the user runs on this computer. */
export const createBackendSpeech =
  (baseUrl: string): FetchGeminiSpeech =>
  async ({ key, text, person, signal }) => {
    const call = { apiKey: key, text, person }
    const opened = await callBackend({ baseUrl, key }, backendPaths.speech, call, { signal })
    if (!opened.ok) return opened
    const answer = await readAnswer(opened.value)
    if (!answer.ok) return answer
    const { data, mediaType, model } = readFields(answer.value)
    if (!readString(data)) return fail({ code: 'backend-failed' })
    return ok({
      data: readString(data),
      mediaType: readString(mediaType),
      model: readString(model),
    })
  }
