import { fetchJson } from '#adapters/model-http/fetch-json.ts'
import type { Patience } from '#adapters/model-http/open-response.ts'
import { readFields, readList, readString } from '#core/read-fields.ts'
import { createChatReadFailure } from '#adapters/text-models/chat-failure.ts'
import { writeImagePrompt } from '#core/outline/write-image-prompt.ts'
import { fail, ok } from '#core/result.ts'
import type { ImageModel } from '#ports/image-model.ts'

export type OpenAiCompatibleImageOptions = {
  /** Up to and with the version. */
  baseUrl: string
  key?: string
  model?: string
  patience?: Patience
}

const defaultModel = 'gpt-image-2'

/** A landscape that these models can draw; slides cut what is beyond 16:9. */
const size = '1536x1024'

export function createOpenAiCompatibleImageModel(
  options: OpenAiCompatibleImageOptions,
): ImageModel {
  const { key, model = defaultModel, patience } = options
  const url = `${options.baseUrl.trim().replace(/\/+$/, '')}/images/generations`

  return {
    async draw({ slide, signal }) {
      const answer = await fetchJson(
        {
          url,
          headers: key ? { authorization: `Bearer ${key}` } : {},
          body: { model, prompt: writeImagePrompt(slide), n: 1, size },
          ...(key && { key }),
          signal,
          ...(patience && { patience }),
        },
        createChatReadFailure(model),
      )
      if (!answer.ok) return answer
      const fields = readFields(answer.value)
      const [picture = {}] = readList(fields['data'])
      const data = readString(picture['b64_json'])
      if (!data) return fail({ code: 'no-picture' })
      const format = readString(fields['output_format']) || 'png'
      return ok({ mediaType: `image/${format}`, data, model })
    },
  }
}
