import { createImageModel } from '../src/adapters/image-models/create-image-model.ts'
import { createTextModel } from '../src/adapters/text-models/create-text-model.ts'
import { generateDeck } from '../src/generation/generate-deck.ts'
import type { ModelChoice, ModelProvider } from '../src/ports/model-provider.ts'

/** Asks the real providers for a small deck and a picture, with whatever keys the environment has. */
const keys: [ModelProvider, string][] = [
  ['gemini', 'GEMINI_API_KEY'],
  ['openai', 'OPENAI_API_KEY'],
  ['anthropic', 'ANTHROPIC_API_KEY'],
  ['openrouter', 'OPENROUTER_API_KEY'],
  ['groq', 'GROQ_API_KEY'],
  ['mistral', 'MISTRAL_API_KEY'],
]

async function tryProvider(choice: ModelChoice): Promise<string> {
  const model = createTextModel(choice)
  const listed = await model.listModels()
  if (!listed.ok) return `key refused: ${listed.error.code}`
  const begin = performance.now()
  let firstSlideMs = 0
  let name = ''
  const request = { topic: 'How bees find flowers', slideCount: 4 }
  for await (const event of generateDeck(request, { model, newId: () => crypto.randomUUID() })) {
    if (event.kind === 'model') name = event.model
    if (event.kind === 'slide') firstSlideMs ||= performance.now() - begin
    if (event.kind !== 'end') continue
    const { outcome } = event
    if (outcome.kind === 'failed') return `failed: ${JSON.stringify(outcome.failure)}`
    if (outcome.kind !== 'deck') return `no whole deck: ${outcome.kind}`
    const seconds = Math.round((performance.now() - begin) / 1000)
    return `${name}: ${outcome.deck.slides.length} slides, ${outcome.findings.length} findings, first slide after ${Math.round(firstSlideMs)} ms, all in ${seconds} s; ${listed.value.length} models listed`
  }
  return 'no outcome'
}

async function tryPicture(choice: ModelChoice): Promise<string> {
  const slide = { title: 'How bees find flowers', content: ['They see ultraviolet patterns'] }
  const drawn = await createImageModel(choice)?.draw({ slide })
  if (!drawn) return 'draws no pictures'
  if (!drawn.ok) return `no picture: ${JSON.stringify(drawn.error)}`
  const { model, mediaType, data } = drawn.value
  return `${model}: a picture, ${mediaType}, ${Math.round((data.length * 3) / 4 / 1024)} kB`
}

let tried = 0
for (const [provider, variable] of keys) {
  const key = process.env[variable]
  if (!key) continue
  tried++
  console.log(`${provider}: ${await tryProvider({ provider, key })}`)
  console.log(`${provider}: ${await tryPicture({ provider, key })}`)
}
if (tried === 0)
  console.log(`No keys found. Set one of: ${keys.map(([, variable]) => variable).join(', ')}`)
