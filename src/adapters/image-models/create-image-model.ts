import { type ModelChoice, modelProviders } from '#ports/models/model-provider.ts'
import type { ImageModel } from '#ports/models/image-model.ts'

import { createGeminiImageModel } from './gemini-image-model.ts'
import { createOpenAiCompatibleImageModel } from './openai-compatible-image-model.ts'

/** `null` for a provider that draws nothing. */
export function createImageModel(choice: ModelChoice): ImageModel | null {
  const { provider, key = '', model, baseUrl } = choice
  if (!modelProviders[provider].draws) return null
  const address = baseUrl?.trim() || modelProviders[provider].address || ''
  const shared = { baseUrl: address, ...(model && { model }) }
  return provider === 'gemini'
    ? createGeminiImageModel({ key, ...shared })
    : createOpenAiCompatibleImageModel({ ...shared, ...(key && { key }) })
}
