import { type ModelChoice, modelProviders } from '#ports/models/model-provider.ts'
import type { TextModel } from '#ports/models/text-model.ts'

import { createAnthropicTextModel } from './anthropic-text-model.ts'
import { createGeminiTextModel } from './gemini-text-model.ts'
import { createOpenAiCompatibleTextModel } from './openai-compatible-text-model.ts'
import { createPromptApiTextModel } from './prompt-api-text-model.ts'

/** Three wire formats and the browser's own model cover every provider. */
export function createTextModel({ provider, key = '', model, baseUrl }: ModelChoice): TextModel {
  const address = baseUrl?.trim() || modelProviders[provider].address
  const shared = { ...(model && { model }), ...(address && { baseUrl: address }) }
  switch (provider) {
    case 'gemini':
      return createGeminiTextModel({ key, ...shared })
    case 'anthropic':
      return createAnthropicTextModel({ key, ...shared })
    case 'built-in':
      return createPromptApiTextModel()
    default:
      return createOpenAiCompatibleTextModel({
        baseUrl: address ?? '',
        ...(key && { key }),
        ...(model && { model }),
      })
  }
}
