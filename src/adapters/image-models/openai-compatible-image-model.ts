import { fetchJson } from '#adapters/model-http/fetch-json.ts'
import type { Patience } from '#adapters/model-http/open-response.ts'
import { createChatReadFailure } from '#adapters/text-models/chat-failure.ts'
import { writeImagePrompt } from '#core/outline/write-image-prompt.ts'
import { readFields, readList, readString } from '#core/read-fields.ts'
import { fail, ok, type Result } from '#core/result.ts'
import type {
  GeneratedImage,
  ImageFailure,
  ImageModel,
  ImageRequest,
} from '#ports/models/image-model.ts'

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

/** Without it most models answer with an address; OpenAI's own always send the picture and refuse it. */
const asData = { response_format: 'b64_json' }

export function createOpenAiCompatibleImageModel(
  options: OpenAiCompatibleImageOptions,
): ImageModel {
  const { key, model = defaultModel, patience } = options
  const url = `${options.baseUrl.trim().replace(/\/+$/, '')}/images/generations`

  async function ask(
    { slide, signal }: ImageRequest,
    extras: object,
  ): Promise<Result<GeneratedImage, ImageFailure>> {
    const answer = await fetchJson(
      {
        url,
        headers: key ? { authorization: `Bearer ${key}` } : {},
        body: { model, prompt: writeImagePrompt(slide), n: 1, ...extras },
        ...(key && { key }),
        signal,
        ...(patience && { patience }),
      },
      createChatReadFailure({ model }),
    )
    return answer.ok ? readPicture(answer.value, model) : answer
  }

  return {
    async draw(request) {
      const isOpenAi = model.startsWith('gpt-image')
      const drawn = await ask(request, { size, ...(!isOpenAi && asData) })
      // Every model draws in sizes of its own, and so it is asked for none.
      return !drawn.ok && drawn.error.code === 'bad-request' ? ask(request, asData) : drawn
    },
  }
}

function readPicture(answer: unknown, model: string): Result<GeneratedImage, ImageFailure> {
  const fields = readFields(answer)
  const [picture = {}] = readList(fields['data'])
  const data = readString(picture['b64_json'])
  if (!data) return fail({ code: picture['url'] ? 'picture-elsewhere' : 'no-picture' })
  const format = readString(fields['output_format']) || 'png'
  return ok({ mediaType: `image/${format}`, data, model })
}
