import { afterEach, describe, expect, test } from 'vitest'

import type { ModelFailure } from './model-failure.ts'
import type { ModelScript, Refusal } from './model-scripts.contract.ts'
import type { TextEvent, TextModel, TextRequest } from './text-model.ts'

/** What most services mean by their refusals. */
export const usualRefusals = {
  'bad-key': 'bad-key',
  'not-allowed': 'not-allowed',
  'no-credit': 'no-credit',
  'wrong-region': 'wrong-region',
  'rate-limited': 'rate-limited',
  'rate-limited-bare': 'rate-limited',
  overloaded: 'overloaded',
  'server-error': 'overloaded',
  'model-gone': 'model-gone',
  'too-long': 'too-long',
  'bad-request': 'bad-request',
} as const satisfies TextModelTraits['refusals']

/** A model and the service behind it, which does what it is told. */
export type TextModelStage = {
  model: TextModel
  play(...scripts: ModelScript[]): void
  /** Whether the service saw that its answer was no longer wanted. */
  wasLeft(): boolean
  close(): Promise<void>
}

export type TextModelTraits = {
  /** What each refusal of the service means; those not named cannot happen to this model. */
  refusals: Partial<Record<Refusal, ModelFailure['code']>>
  /** Scripts of a kind that cannot happen to this model. */
  cannot?: readonly ModelScript['kind'][]
  canBeCutOff?: boolean
}

export const textRequest: TextRequest = {
  system: 'You write decks.',
  prompt: 'A deck about bees, please.',
  schema: {
    type: 'object',
    properties: { slides: { type: 'array', items: { type: 'string' }, minItems: 3 } },
    required: ['slides'],
    additionalProperties: false,
  },
}

const text = 'Ça va? “Bees” 🐝 — 蜜蜂\nfly {"a": [1, 2]} \r\n and back.'

export async function collect(events: AsyncIterable<TextEvent>) {
  const all: TextEvent[] = []
  for await (const event of events) all.push(event)
  const written = all.flatMap((event) => (event.kind === 'text' ? [event.text] : [])).join('')
  return { all, written, last: all.at(-1) }
}

/** Every text model obeys these rules. */
export function describeTextModel(
  name: string,
  open: (options?: { impatient?: boolean }) => Promise<TextModelStage>,
  traits: TextModelTraits,
): void {
  let stage: TextModelStage | null = null
  const set = async (script: ModelScript, options?: { impatient?: boolean }) => {
    stage = await open(options)
    stage.play(script)
    return stage.model
  }
  const ask = async (script: ModelScript, request = textRequest) =>
    collect((await set(script)).stream(request))
  const can = (kind: ModelScript['kind']) => !traits.cannot?.includes(kind)
  afterEach(async () => {
    await stage?.close()
    stage = null
  })

  describe(`${name} keeps the text model contract`, () => {
    test('an answer arrives whole and in order, between a start and an end', async () => {
      const { all, written, last } = await ask({ kind: 'answer', text })
      expect(all[0]?.kind).toBe('start')
      expect(written).toBe(text)
      expect(last).toEqual({ kind: 'end', reason: 'complete' })
      expect(all.filter(({ kind }) => kind === 'text').length).toBeGreaterThan(3)
    })

    test.each([1, 2, 3, 7, 64])('bytes may be cut anywhere: pieces of %d', async (pieceBytes) => {
      for (const lineEnd of ['\n', '\r\n', '\r'] as const)
        expect((await ask({ kind: 'answer', text, pieceBytes, lineEnd })).written).toBe(text)
    })

    test('thoughts are no part of the answer', async () => {
      const { written } = await ask({ kind: 'answer', text, thoughts: 'Hmm, bees.' })
      expect(written).toBe(text)
    })

    if (traits.canBeCutOff !== false)
      test('running out of tokens is an end, and what was written stays', async () => {
        const { written, last } = await ask({ kind: 'answer', text, end: 'cut-off' })
        expect(written).toBe(text)
        expect(last).toEqual({ kind: 'end', reason: 'cut-off' })
      })

    test.each(Object.entries(traits.refusals))('%s is told as %s', async (as, code) => {
      const { written, last } = await ask({ kind: 'refuse', as: as as Refusal })
      expect(written).toBe('')
      expect(last).toMatchObject({ kind: 'failed', failure: { code } })
    })

    test('an answer without a word is no answer', async () => {
      const { last } = await ask({ kind: 'say-nothing' })
      expect(last).toEqual({ kind: 'failed', failure: { code: 'no-answer' } })
    })

    test('a connection that breaks gives what had arrived, then the failure', async () => {
      const { written, last } = await ask({ kind: 'break', after: text })
      expect(written).toBe(text)
      expect(last).toEqual({ kind: 'failed', failure: { code: 'interrupted' } })
    })

    if (can('block'))
      test('a refusal to go on is told with its reason', async () => {
        const { written, last } = await ask({ kind: 'block', after: text })
        expect(written).toBe(text)
        expect(last).toMatchObject({
          kind: 'failed',
          failure: { code: 'blocked', reason: expect.stringMatching(/\w/) },
        })
      })

    if (can('fail-midway'))
      test('an error within the stream is told', async () => {
        const { written, last } = await ask({ kind: 'fail-midway', after: text })
        expect(written).toBe(text)
        expect(last).toMatchObject({ kind: 'failed', failure: { code: 'overloaded' } })
      })

    if (can('garble'))
      test('what is not in the format of the service is a bad reply', async () => {
        const { last } = await ask({ kind: 'garble' })
        expect(last).toEqual({ kind: 'failed', failure: { code: 'bad-reply' } })
      })

    if (can('stall'))
      test('a service that falls silent is left after a while', async () => {
        const model = await set({ kind: 'stall', after: text }, { impatient: true })
        const { written, last } = await collect(model.stream(textRequest))
        expect(written).toBe(text)
        expect(last).toEqual({ kind: 'failed', failure: { code: 'timed-out' } })
      })

    test('cancelling ends the stream at once and reaches the service', async () => {
      const model = await set({ kind: 'stall', after: text })
      const controller = new AbortController()
      const stream = model.stream({ ...textRequest, signal: controller.signal })
      let last: TextEvent | null = null
      for await (const event of stream) {
        last = event
        if (event.kind === 'text') controller.abort()
      }
      expect(last).toEqual({ kind: 'failed', failure: { code: 'cancelled' } })
      await expect.poll(() => stage?.wasLeft()).toBe(true)
    })

    test('leaving the loop reaches the service too', async () => {
      const model = await set({ kind: 'stall', after: text })
      for await (const event of model.stream(textRequest)) if (event.kind === 'text') break
      await expect.poll(() => stage?.wasLeft()).toBe(true)
    })

    test('a request cancelled beforehand is never sent', async () => {
      const { all } = await ask(
        { kind: 'answer', text },
        { ...textRequest, signal: AbortSignal.abort() },
      )
      expect(all).toEqual([{ kind: 'failed', failure: { code: 'cancelled' } }])
    })

    test('the models of the service can be listed', async () => {
      const model = await set({ kind: 'answer', text })
      const listed = await model.listModels()
      expect(listed).toMatchObject({ ok: true })
      expect(listed.ok && listed.value.length).toBeGreaterThan(0)
    })
  })
}
