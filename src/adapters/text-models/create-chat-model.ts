import type { Result } from '#core/result.ts'
import type { ModelFailure } from '#ports/models/model-failure.ts'
import type { ModelInfo, TextEvent, TextModel, TextRequest } from '#ports/models/text-model.ts'

import { createChatReadFailure } from './chat-failure.ts'
import { streamAnswer, type StreamCall, type StreamFormat } from './stream-answer.ts'
import { streamFirstWorking } from './stream-first-working.ts'

type ChatWire = {
  /** Without one, the first on the service's own list: nobody can know its models beforehand. */
  model: string | undefined
  listModels(signal?: AbortSignal): Promise<Result<ModelInfo[], ModelFailure>>
  /** As the user has named it, for a failure to repeat. */
  address?: string
  call: Omit<StreamCall, 'body' | 'model' | 'signal'>
  /** `plain`: without what a model may not know. */
  writeBody(model: string, request: TextRequest, plain: boolean): unknown
  readEvent: StreamFormat['readEvent']
}

/** What the services that take messages have in common. */
export function createChatModel(wire: ChatWire): TextModel {
  const { listModels, address, call, writeBody, readEvent } = wire

  const streamFrom = (model: string, request: TextRequest) =>
    streamFirstWorking([model], ({ plain }) =>
      streamAnswer(
        { ...call, body: writeBody(model, request, plain), model, signal: request.signal },
        { readFailure: createChatReadFailure({ model, ...(address && { address }) }), readEvent },
      ),
    )

  async function* streamWithFoundModel(request: TextRequest): AsyncGenerator<TextEvent> {
    const listed = await listModels(request.signal)
    const [first] = listed.ok ? listed.value : []
    if (!listed.ok) yield { kind: 'failed', failure: listed.error }
    else if (first) yield* streamFrom(first.id, request)
    else yield { kind: 'failed', failure: { code: 'model-gone', model: '' } }
  }

  return {
    listModels,
    stream: (request) =>
      wire.model ? streamFrom(wire.model, request) : streamWithFoundModel(request),
  }
}
