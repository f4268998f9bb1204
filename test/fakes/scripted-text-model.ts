import type { ModelFailure } from '#ports/models/model-failure.ts'
import type { ModelScript, Refusal } from '#ports/models/model-scripts.contract.ts'
import type { TextEvent, TextModel, TextRequest } from '#ports/models/text-model.ts'

export type ScriptedTextModel = TextModel & {
  requests: TextRequest[]
  /** One script per request, in order; the last one stays. */
  play(...scripts: ModelScript[]): void
  left: boolean
}

/** A text model without a wire. */
export function createScriptedTextModel(...scripts: ModelScript[]): ScriptedTextModel {
  let queue = scripts
  const requests: TextRequest[] = []
  const model: ScriptedTextModel = {
    requests,
    left: false,
    play: (...next) => void (queue = next),
    listModels: () => Promise.resolve({ ok: true, value: [{ id: 'scripted' }] }),
    async *stream(request) {
      if (request.signal?.aborted) {
        yield { kind: 'failed', failure: { code: 'cancelled' } }
        return
      }
      requests.push(request)
      const script = queue.length > 1 ? queue.shift() : queue[0]
      if (!script) throw new Error('the scripted model has no script')
      model.left = false
      let isOver = false
      try {
        for (const event of listEvents(script)) {
          await Promise.resolve()
          if (request.signal?.aborted) break
          yield event
        }
        if (script.kind === 'stall' && !request.signal?.aborted) await untilAborted(request.signal)
        isOver = !request.signal?.aborted
        if (!isOver) yield { kind: 'failed', failure: { code: 'cancelled' } }
      } finally {
        model.left = !isOver
      }
    },
  }
  return model
}

const untilAborted = (signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => signal?.addEventListener('abort', () => resolve(), { once: true }))

function listEvents(script: ModelScript): TextEvent[] {
  const write = (text: string): TextEvent[] => [
    { kind: 'start', model: 'scripted' },
    ...(text.match(/[\s\S]{1,7}/gu) ?? []).map((piece) => ({ kind: 'text', text: piece }) as const),
  ]
  const failed = (failure: ModelFailure): TextEvent => ({ kind: 'failed', failure })
  switch (script.kind) {
    case 'answer':
      return [...write(script.text), { kind: 'end', reason: script.end ?? 'complete' }]
    case 'refuse':
      return [failed(refuse(script.as))]
    case 'stall':
      return write(script.after)
    case 'break':
      return [...write(script.after), failed({ code: 'interrupted' })]
    case 'fail-midway':
      return [...write(script.after), failed({ code: 'overloaded' })]
    case 'block':
      return [...write(script.after), failed({ code: 'blocked', reason: 'SAFETY' })]
    case 'garble':
      return [...write(''), failed({ code: 'bad-reply' })]
    default:
      return [...write(''), failed({ code: 'no-answer' })]
  }
}

function refuse(as: Refusal): ModelFailure {
  if (as === 'model-gone') return { code: as, model: 'scripted' }
  if (as === 'bad-request') return { code: as, status: 400 }
  if (as === 'rate-limited-bare') return { code: 'rate-limited' }
  if (as === 'rate-limited') return { code: as, retryAfterMs: 37_500 }
  return { code: as === 'server-error' ? 'overloaded' : as }
}
