import type { LanguageModelApi } from '#adapters/text-models/prompt-api-text-model.ts'
import type { ModelScript } from '#ports/models/model-scripts.contract.ts'

export type FakeLanguageModel = LanguageModelApi & {
  play(...scripts: ModelScript[]): void
  left: boolean
}

/** The browser's built-in model as a page sees it. */
export function createFakeLanguageModel(
  availability: 'unavailable' | 'downloadable' | 'available' = 'available',
): FakeLanguageModel {
  let script: ModelScript | undefined
  const fake: FakeLanguageModel = {
    left: false,
    play: (next) => void (script = next),
    availability: () => Promise.resolve(availability),
    async create({ monitor, signal }) {
      signal?.throwIfAborted()
      const target = new EventTarget()
      monitor(target)
      if (availability === 'downloadable')
        for (const loaded of [0, 0.5, 1]) {
          await new Promise((resolve) => setTimeout(resolve, 1))
          target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded }))
        }
      return {
        destroy: () => void (fake.left = true),
        promptStreaming: (_prompt, options) => {
          if (script?.kind === 'refuse') throw new DOMException('too much', 'QuotaExceededError')
          return stream(script, options.signal)
        },
      }
    },
  }
  return fake
}

function stream(script: ModelScript | undefined, signal?: AbortSignal): ReadableStream<string> {
  const text = script?.kind === 'answer' ? script.text : ''
  const after = script && 'after' in script ? script.after : ''
  const pieces = (text || after).match(/[\s\S]{1,4}/gu) ?? []
  return new ReadableStream({
    start: (controller) =>
      signal?.addEventListener('abort', () => controller.error(signal.reason), { once: true }),
    pull(controller) {
      const piece = pieces.shift()
      if (piece !== undefined) controller.enqueue(piece)
      else if (script?.kind === 'break') controller.error(new DOMException('gone', 'UnknownError'))
      else if (script?.kind !== 'stall') controller.close()
      else return new Promise(() => {})
      return undefined
    },
  })
}
