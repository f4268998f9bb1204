import { BrokenAnswer } from '#adapters/model-http/broken-answer.ts'
import { type ModelCall, openResponse } from '#adapters/model-http/open-response.ts'
import {
  addWhatWasSaid,
  type ReadFailure,
  readProviderError,
} from '#adapters/model-http/provider-error.ts'
import { parseJson } from '#core/parse-json.ts'
import { type Fields, isFields } from '#core/read-fields.ts'
import { readSse } from '#adapters/model-http/read-sse.ts'
import type { ModelFailure } from '#ports/model-failure.ts'
import type { EndReason, TextEvent } from '#ports/text-model.ts'

/** What one event of a provider's stream says. */
export type WireEvent = { text?: string; end?: EndReason; failure?: ModelFailure }

export type StreamFormat = {
  readFailure: ReadFailure
  readEvent(event: Fields): WireEvent
}

export type StreamCall = ModelCall & { model: string; key?: string }

/** One request and its stream, in the form that all providers share. */
export async function* streamAnswer(
  call: StreamCall,
  format: StreamFormat,
): AsyncGenerator<TextEvent> {
  const opened = await openResponse(call)
  if (!opened.ok) {
    yield { kind: 'failed', failure: opened.error }
    return
  }
  const response = opened.value
  try {
    // Some gateways send their errors with status 200.
    const isJson = response.headers.get('content-type')?.includes('application/json') ?? false
    if (response.status !== 200 || isJson) {
      const error = await readProviderError(response)
      const failure = format.readFailure(error)
      yield { kind: 'failed', failure: addWhatWasSaid(failure, error.message, call.key) }
      return
    }
    yield { kind: 'start', model: call.model }
    yield* readEvents(readSse(response.pieces()), format)
  } catch (error) {
    if (!(error instanceof BrokenAnswer)) throw error
    yield { kind: 'failed', failure: error.failure }
  } finally {
    response.close()
  }
}

async function* readEvents(
  stream: AsyncIterable<string>,
  format: StreamFormat,
): AsyncGenerator<TextEvent> {
  let wrote = false
  let end: EndReason | null = null
  for await (const data of stream) {
    if (data === '[DONE]') {
      end ??= 'complete'
      continue
    }
    const parsed = parseJson(data)
    const event: WireEvent = isFields(parsed)
      ? format.readEvent(parsed)
      : { failure: { code: 'bad-reply' } }
    if (event.text) {
      wrote = true
      yield { kind: 'text', text: event.text }
    }
    if (event.failure) {
      yield { kind: 'failed', failure: event.failure }
      return
    }
    end = event.end ?? end
  }
  // Thinking alone can use up every token, so an end without a word is no answer either.
  if (end && wrote) yield { kind: 'end', reason: end }
  else yield { kind: 'failed', failure: { code: end ? 'no-answer' : 'interrupted' } }
}
