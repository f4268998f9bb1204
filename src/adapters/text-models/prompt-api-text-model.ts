import { fail, ok } from '#core/result.ts'
import type { ModelFailure } from '#ports/models/model-failure.ts'
import type { TextEvent, TextModel, TextRequest } from '#ports/models/text-model.ts'

/** The part of the browser's Prompt API used here; TypeScript does not know it yet. */
export type LanguageModelApi = {
  availability(
    options: Expectations,
  ): Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>
  create(
    options: Expectations & {
      signal?: AbortSignal
      initialPrompts: { role: 'system'; content: string }[]
      monitor(target: EventTarget): void
    },
  ): Promise<LanguageModelSession>
}

type Expectations = { expectedOutputs: { type: 'text'; languages: string[] }[] }

type LanguageModelSession = {
  promptStreaming(
    prompt: string,
    options: { signal?: AbortSignal; responseConstraint?: unknown },
  ): ReadableStream<string>
  destroy(): void
}

const builtIn = 'built-in'

/**
 * A browser that is not told the language warns with every question. It refuses to be asked at all
 * about one that it was not tested with, so only the one that every model has is named; the prompt
 * says which language is wanted.
 */
const expectations: Expectations = { expectedOutputs: [{ type: 'text', languages: ['en'] }] }

/** The model that comes with the browser: no key, no network, nothing leaves the device. */
export function createPromptApiTextModel(api = findLanguageModelApi()): TextModel {
  return {
    async listModels() {
      return api && (await isAvailable(api)) ? ok([{ id: builtIn }]) : fail({ code: 'unavailable' })
    },
    async *stream(request) {
      const isThere = api ? await isAvailable(api) : false
      if (!api || !isThere || request.signal?.aborted) {
        yield failed({ code: request.signal?.aborted ? 'cancelled' : 'unavailable' })
        return
      }
      const loading = createProgressQueue()
      const signal = request.signal ? { signal: request.signal } : {}
      const creating = api
        .create({
          ...signal,
          ...expectations,
          initialPrompts: [{ role: 'system', content: request.system }],
          monitor: (target) =>
            target.addEventListener('downloadprogress', (event) => {
              if ('loaded' in event) loading.push(Number(event.loaded))
            }),
        })
        .finally(loading.end)
      // Awaited below; without this a failure during the download would go unhandled meanwhile.
      creating.catch(() => undefined)
      for await (const fraction of loading.items()) yield { kind: 'loading', fraction }
      const created = await creating.then(ok, (error: unknown) =>
        fail(explain(error, request, 'unavailable')),
      )
      if (!created.ok) {
        yield failed(created.error)
        return
      }
      yield* readSession(created.value, request)
    },
  }
}

function findLanguageModelApi(): LanguageModelApi | undefined {
  const api: unknown = Reflect.get(globalThis, 'LanguageModel')
  return isLanguageModelApi(api) ? api : undefined
}

const isLanguageModelApi = (api: unknown): api is LanguageModelApi =>
  typeof api === 'function' && 'availability' in api && 'create' in api

/** A browser whose policy forbids the model rejects the question. */
const isAvailable = (api: LanguageModelApi): Promise<boolean> =>
  api.availability(expectations).then(
    (availability) => availability !== 'unavailable',
    () => false,
  )

const failed = (failure: ModelFailure): TextEvent => ({ kind: 'failed', failure })

async function* readSession(
  session: LanguageModelSession,
  { prompt, schema, signal }: TextRequest,
): AsyncGenerator<TextEvent> {
  let wrote = false
  try {
    yield { kind: 'start', model: builtIn }
    const stream = session.promptStreaming(prompt, {
      ...(signal && { signal }),
      ...(schema && { responseConstraint: schema }),
    })
    const reader = stream.getReader()
    for (;;) {
      const { value, done } = await reader.read()
      if (done) break
      if (value) {
        wrote = true
        yield { kind: 'text', text: value }
      }
    }
    yield wrote ? { kind: 'end', reason: 'complete' } : failed({ code: 'no-answer' })
  } catch (error) {
    yield failed(explain(error, { signal }, 'interrupted'))
  } finally {
    session.destroy()
  }
}

function explain(
  error: unknown,
  { signal }: { signal?: AbortSignal | undefined },
  otherwise: 'unavailable' | 'interrupted',
): ModelFailure {
  if (signal?.aborted) return { code: 'cancelled' }
  const name = error instanceof Error ? error.name : ''
  if (name === 'QuotaExceededError') return { code: 'too-long' }
  if (name === 'NotAllowedError') return { code: 'not-allowed' }
  return { code: otherwise }
}

/** Progress comes as events while `create` is awaited; here it can be looped over. */
function createProgressQueue() {
  const waiting: number[] = []
  let ended = false
  let wake: (() => void) | null = null
  return {
    push(fraction: number) {
      waiting.push(fraction)
      wake?.()
    },
    end() {
      ended = true
      wake?.()
    },
    async *items(): AsyncGenerator<number> {
      for (;;) {
        const next = waiting.shift()
        if (next !== undefined) yield next
        else if (ended) return
        else await new Promise<void>((resolve) => (wake = resolve))
      }
    },
  }
}
