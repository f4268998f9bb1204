import { defaultMaxTokens, type TextRequest } from '#ports/models/text-model.ts'

/** In order of preference. Ids live for months only, so the service is asked when all are gone. */
export const preferredGeminiModels = [
  'gemini-3.8-flash',
  'gemini-3.5-flash-lite',
  'gemini-4-argon',
  'gemini-2.5-flash',
] as const

/** The settings of the demo, for models that still take them. */
const sampling = { temperature: 0.7, topK: 40, topP: 0.95 }

/** What each generation of models understands; the wrong ones are refused or waste the answer. */
export function chooseGeminiSettings(
  model: string,
  { schema, maxTokens = defaultMaxTokens }: Pick<TextRequest, 'schema' | 'maxTokens'>,
): Record<string, unknown> {
  const generation = readGeneration(model)
  const isOld = generation < 3
  return {
    maxOutputTokens: generation < 2.5 ? Math.min(maxTokens, 8192) : maxTokens,
    ...(isOld ? sampling : { thinkingConfig: { thinkingLevel: 'LOW' } }),
    // Thinking counts against the limit. 2.5 Pro cannot do without it, 2.0 does not know the word.
    ...(generation === 2.5 && /flash/.test(model) && { thinkingConfig: { thinkingBudget: 0 } }),
    ...(schema && { responseMimeType: 'application/json', responseJsonSchema: schema }),
  }
}

/** The settings of the demo for pictures, under the same rule. */
const drawing = { temperature: 0.4, topK: 32, topP: 1, maxOutputTokens: 4096 }

export const chooseGeminiImageSettings = (model: string): Record<string, unknown> => ({
  responseModalities: ['IMAGE'],
  imageConfig: { aspectRatio: '16:9', ...(readGeneration(model) >= 3 && { imageSize: '1K' }) },
  ...(readGeneration(model) < 3 && drawing),
})

/** Newer than every known one when the name does not say. */
const readGeneration = (model: string): number => {
  const number = /gemini-(\d+(?:\.\d+)?)/.exec(model)?.[1]
  return number === undefined ? Number.POSITIVE_INFINITY : Number(number)
}

const rank = (id: string): number => {
  const place = preferredGeminiModels.findIndex((preferred) => preferred === id)
  return place === -1 ? preferredGeminiModels.length : place
}

const isFlash = (id: string): number => (id.includes('flash') ? 1 : 0)

/** The order of preference first, then newest first, quick models before heavy ones. */
export function compareGeminiModels(a: string, b: string): number {
  return (
    rank(a) - rank(b) ||
    isFlash(b) - isFlash(a) ||
    readGeneration(b) - readGeneration(a) ||
    a.localeCompare(b)
  )
}
