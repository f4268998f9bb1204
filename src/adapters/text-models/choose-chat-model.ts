import type { ModelInfo } from '#ports/models/text-model.ts'

const otherTrades =
  /embed|whisper|tts|audio|realtime|image|dall-e|moderation|rerank|ocr|vision|guard|transcribe|sora|voxtral|search|codex|instruct$/i

/** Good at decks without being slow or dear, best first. */
const preferred = [
  /^claude-sonnet/,
  /^claude-haiku/,
  /^gpt-[\d.]+-mini/,
  /^gpt-[\d.]+/,
  /^mistral-(?:medium|small)-latest$/,
  /^(?:openai\/)?gpt-oss-120b/,
  /llama-[34].*70b/,
  /flash/,
]

const rank = ({ id }: ModelInfo): number => {
  const place = preferred.findIndex((pattern) => pattern.test(id))
  return place === -1 ? preferred.length : place
}

/** Writing models, the likely choice first; among equals the order of the service stays. */
export function sortChatModels(models: readonly ModelInfo[]): ModelInfo[] {
  return models.filter(({ id }) => !otherTrades.test(id)).toSorted((a, b) => rank(a) - rank(b))
}
