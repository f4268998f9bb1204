import { createBackendDeckWriter } from '#adapters/backend/backend-deck-writer.ts'
import { createBackendImageModel } from '#adapters/backend/backend-image-model.ts'
import { createBackendTextModel } from '#adapters/backend/backend-text-model.ts'
import type { Backend } from '#adapters/backend/call-backend.ts'
import { createImageModel } from '#adapters/image-models/create-image-model.ts'
import { createTextModel } from '#adapters/text-models/create-text-model.ts'
import { createDeckWriter } from '#generation/create-deck-writer.ts'
import type { ModelChoice } from '#ports/models/model-provider.ts'
import type { ModelAdapters } from '#workspace/generation/models.ts'

/** `backendUrl` is where the server on this computer answers, which speaks for Gemini only. */
export function createModelAdapters(backendUrl: string | null): ModelAdapters {
  const findBackend = ({ provider, key, model }: ModelChoice): Backend | null =>
    backendUrl && provider === 'gemini' && key
      ? { baseUrl: backendUrl, key, ...(model && { model }) }
      : null
  return {
    createDeckWriter(choice) {
      const backend = findBackend(choice)
      return backend ? createBackendDeckWriter(backend) : createDeckWriter(createTextModel(choice))
    },
    createTextModel(choice) {
      const backend = findBackend(choice)
      return backend ? createBackendTextModel(backend) : createTextModel(choice)
    },
    createImageModel(choice) {
      const backend = findBackend(choice)
      return backend ? createBackendImageModel(backend) : createImageModel(choice)
    },
  }
}
