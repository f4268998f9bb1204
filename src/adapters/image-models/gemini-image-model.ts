import { fetchJson } from '#adapters/model-http/fetch-json.ts'
import type { Patience } from '#adapters/model-http/open-response.ts'
import { createGeminiReadFailure } from '#adapters/text-models/gemini-failure.ts'
import { chooseGeminiImageSettings } from '#adapters/text-models/gemini-settings.ts'
import { writeImagePrompt } from '#core/outline/write-image-prompt.ts'
import { type Fields, readFields, readList, readString } from '#core/read-fields.ts'
import { fail, ok, type Result } from '#core/result.ts'
import type { GeneratedImage, ImageFailure, ImageModel } from '#ports/models/image-model.ts'
import { modelProviders } from '#ports/models/model-provider.ts'

/** In order of preference; a model that is gone makes way for the next. */
const preferredGeminiImageModels = [
  'gemini-nano-banana-2.1',
  'gemini-3.1-flash-lite-image',
] as const

export type GeminiImageOptions = {
  key: string
  model?: string
  baseUrl?: string
  patience?: Patience
}

export function createGeminiImageModel(options: GeminiImageOptions): ImageModel {
  const { key, model: chosenModel, baseUrl = modelProviders.gemini.address, patience } = options
  const root = `${baseUrl.replace(/\/+$/, '')}/v1beta`
  const models = [
    ...new Set([...(chosenModel ? [chosenModel] : []), ...preferredGeminiImageModels]),
  ]

  return {
    async draw({ slide, signal }) {
      let last: Result<GeneratedImage, ImageFailure> = fail({ code: 'no-answer' })
      for (const model of models) {
        const answer = await fetchJson(
          {
            url: `${root}/models/${encodeURIComponent(model)}:generateContent`,
            headers: { 'x-goog-api-key': key },
            body: writeBody(model, writeImagePrompt(slide)),
            key,
            signal,
            ...(patience && { patience }),
          },
          createGeminiReadFailure(model),
        )
        last = answer.ok ? readPicture(readFields(answer.value), model) : answer
        if (last.ok || last.error.code !== 'model-gone') break
      }
      return last
    },
  }
}

const writeBody = (model: string, prompt: string): unknown => ({
  contents: [{ role: 'user', parts: [{ text: prompt }] }],
  store: false,
  generationConfig: chooseGeminiImageSettings(model),
})

function readPicture(answer: Fields, model: string): Result<GeneratedImage, ImageFailure> {
  const blockReason = readString(readFields(answer['promptFeedback'])['blockReason'])
  if (blockReason) return fail({ code: 'blocked', reason: blockReason })
  const [candidate = {}] = readList(answer['candidates'])
  const parts = readList(readFields(candidate['content'])['parts'])
  // Some models draw a draft while they think.
  for (const part of parts.filter(({ thought }) => thought !== true)) {
    const { mimeType, data } = readFields(part['inlineData'])
    if (readString(data))
      return ok({ mediaType: readString(mimeType) || 'image/png', data: readString(data), model })
  }
  const reason = readString(candidate['finishReason'])
  if (/SAFETY|PROHIBITED|BLOCKLIST|RECITATION|SPII/.test(reason))
    return fail({ code: 'blocked', reason })
  const said =
    parts
      .map(({ text }) => readString(text))
      .join('')
      .trim() || reason
  return fail(said ? { code: 'no-picture', said: said.slice(0, 300) } : { code: 'no-picture' })
}
