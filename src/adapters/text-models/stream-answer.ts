import { BrokenAnswer } from '#adapters/model-http/broken-answer.ts'
import { type ModelCall, openResponse } from '#adapters/model-http/open-response.ts'
import {
  addWhatWasSaid,
  type ProviderError,
  readErrorEvent,
  type ReadFailure,
  readProviderError,
} from '#adapters/model-http/provider-error.ts'
import { readSse } from '#adapters/model-http/read-sse.ts'
import { parseJson } from '#core/parse-json.ts'
import { type Fields, isFields } from '#core/read-fields.ts'
import type { ModelFailure } from '#ports/models/model-failure.ts'
import type { EndReason, TextEvent } from '#ports/models/text-model.ts'

/** What one event of a provider's stream says. */
export type WireEvent = { text?: string; end?: EndReason; failure?: ModelFailure }

export type StreamFormat = {
  readFailure: ReadFailure
  /** Of events that report no error. */
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
  const explain = (error: ProviderError): ModelFailure =>
    addWhatWasSaid(format.readFailure(error), error.message, call.key)
  const readEvent = (event: unknown): WireEvent => {
    if (!isFields(event)) return { failure: { code: 'bad-reply' } }
    return event['error'] ? { failure: explain(readErrorEvent(event)) } : format.readEvent(event)
  }
  try {
    // Some gateways send their errors with status 200.
    const isJson = response.headers.get('content-type')?.includes('application/json') ?? false
    if (response.status !== 200 || isJson) {
      const error = readProviderError(response, await response.text())
      yield { kind: 'failed', failure: explain(error) }
      return
    }
    yield { kind: 'start', model: call.model }
    yield* readEvents(readSse(response.pieces()), readEvent)
  } catch (error) {
    if (!(error instanceof BrokenAnswer)) throw error
    yield { kind: 'failed', failure: error.failure }
  } finally {
    response.close()
  }
}

async function* readEvents(
  stream: AsyncIterable<string>,
  readEvent: (event: unknown) => WireEvent,
): AsyncGenerator<TextEvent> {
  let wrote = false
  let end: EndReason | null = null
  for await (const data of stream) {
    if (data === '[DONE]') {
      end ??= 'complete'
      continue
    }
    const event = readEvent(parseJson(data))
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
