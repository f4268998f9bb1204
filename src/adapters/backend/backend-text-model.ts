import { BrokenAnswer } from '#adapters/model-http/broken-answer.ts'
import { toModelInfo } from '#adapters/text-models/to-model-info.ts'
import { readFields, readList, readString } from '#core/read-fields.ts'
import { ok } from '#core/result.ts'
import type { ModelFailure } from '#ports/models/model-failure.ts'
import type { TextEvent, TextModel } from '#ports/models/text-model.ts'

import { backendPaths } from './backend-calls.ts'
import { type Backend, callBackend, readAnswer } from './call-backend.ts'
import { createEventGuard, readEvents } from './read-events.ts'

/** Gemini, through the copy of the server that the user runs on this computer. */
export function createBackendTextModel(backend: Backend): TextModel {
  const { key: apiKey, model } = backend
  return {
    async listModels(signal) {
      const opened = await callBackend(backend, backendPaths.models, { apiKey }, { signal })
      if (!opened.ok) return opened
      const answer = await readAnswer(opened.value)
      if (!answer.ok) return answer
      const models = readList(readFields(answer.value)['models'])
      return ok(models.map(({ id, name }) => toModelInfo(readString(id), name)))
    },

    async *stream({ signal, ...request }) {
      const call = { ...request, apiKey, ...(model && { model }) }
      const opened = await callBackend(backend, backendPaths.text, call, { signal, events: true })
      if (!opened.ok) {
        yield failed(opened.error)
        return
      }
      const response = opened.value
      try {
        for await (const event of readEvents(response, isTextEvent)) {
          yield event
          if (event.kind === 'end' || event.kind === 'failed') return
        }
        yield failed({ code: 'interrupted' })
      } catch (error) {
        if (!(error instanceof BrokenAnswer)) throw error
        yield failed(error.failure)
      } finally {
        response.close()
      }
    },
  }
}

const isTextEvent = createEventGuard<TextEvent>({
  loading: true,
  start: true,
  text: true,
  end: true,
  failed: true,
})

const failed = (failure: ModelFailure): TextEvent => ({ kind: 'failed', failure })
