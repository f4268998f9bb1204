import { createImageModel } from '../src/adapters/image-models/create-image-model.ts'
import { createTextModel } from '../src/adapters/text-models/create-text-model.ts'
import { generateDeck } from '../src/generation/generate-deck.ts'
import type { ModelChoice, ModelProvider } from '../src/ports/models/model-provider.ts'

/** Asks the real providers for a small deck and a picture, with whatever keys the environment has. */
const keys: [ModelProvider, string][] = [
  ['gemini', 'GEMINI_API_KEY'],
  ['openai', 'OPENAI_API_KEY'],
  ['anthropic', 'ANTHROPIC_API_KEY'],
  ['openrouter', 'OPENROUTER_API_KEY'],
  ['groq', 'GROQ_API_KEY'],
  ['mistral', 'MISTRAL_API_KEY'],
]

type Outcome = { worked: boolean; text: string }

const worked = (text: string): Outcome => ({ worked: true, text })
const failed = (text: string): Outcome => ({ worked: false, text })

async function tryProvider(choice: ModelChoice): Promise<Outcome> {
  const model = createTextModel(choice)
  const listed = await model.listModels()
  if (!listed.ok) return failed(`no list of models: ${listed.error.code}`)
  const begin = performance.now()
  let firstSlideMs = 0
  let name = ''
  const request = { topic: 'How bees find flowers', slideCount: 4 }
  for await (const event of generateDeck(request, { model, newId: () => crypto.randomUUID() })) {
    if (event.kind === 'model') name = event.model
    if (event.kind === 'slide') firstSlideMs ||= performance.now() - begin
    if (event.kind !== 'end') continue
    const { outcome } = event
    if (outcome.kind === 'failed') return failed(`failed: ${JSON.stringify(outcome.failure)}`)
    if (outcome.kind !== 'deck') return failed(`no whole deck: ${outcome.kind}`)
    const seconds = Math.round((performance.now() - begin) / 1000)
    return worked(
      `${name}: ${outcome.deck.slides.length} slides, ${outcome.findings.length} findings, first slide after ${Math.round(firstSlideMs)} ms, all in ${seconds} s; ${listed.value.length} models listed`,
    )
  }
  return failed('no outcome')
}

async function tryPicture(choice: ModelChoice): Promise<Outcome> {
  const slide = { title: 'How bees find flowers', content: ['They see ultraviolet patterns'] }
  const drawn = await createImageModel(choice)?.draw({ slide })
  if (!drawn) return worked('draws no pictures')
  if (!drawn.ok) return failed(`no picture: ${JSON.stringify(drawn.error)}`)
  const { model, mediaType, data } = drawn.value
  return worked(`${model}: a picture, ${mediaType}, ${Math.round((data.length * 3) / 4 / 1024)} kB`)
}

let tried = 0
for (const [provider, variable] of keys) {
  const key = process.env[variable]
  if (!key) continue
  tried++
  for (const attempt of [tryProvider, tryPicture]) {
    const outcome = await attempt({ provider, key })
    console.log(`${outcome.worked ? 'ok    ' : 'FAILED'} ${provider}: ${outcome.text}`)
    if (!outcome.worked) process.exitCode = 1
  }
}
if (tried === 0)
  console.log(
    [
      'Nothing to try: no key is set. This asks real services for a small deck and a picture each,',
      'which may cost a few cents. Set one or more of these and run it again:',
      ...keys.map(([, variable]) => `  ${variable}=... npm run smoke:live`),
    ].join('\n'),
  )
