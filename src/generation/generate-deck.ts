import type { Deck } from '#core/deck/deck.ts'
import { makeSlideIdsUnique } from '#core/deck/make-slide-ids-unique.ts'
import { checkDeck, type DeckCheckOptions } from '#core/outline/check/check-deck.ts'
import { createFallbackDeck } from '#core/outline/create-fallback-deck.ts'
import { countMissingSlides, type DeckRequest } from '#core/outline/deck-request.ts'
import {
  writeContinuePrompt,
  writeDeckPrompt,
  writeRepairPrompt,
} from '#core/outline/write-prompt.ts'

import type { Asking } from './ask-model.ts'
import type { GenerationEvent, GenerationOutcome } from '#ports/models/deck-writer.ts'
import { repairSlides } from './repair-slides.ts'
import { streamDeck, type Streamed } from './stream-deck.ts'

export type GenerationOptions = Asking & {
  newId: () => string
  overflows?: DeckCheckOptions['overflows']
}

type Unreadable = Extract<Streamed, { kind: 'unreadable' }>

/**
 * From a request to a deck. A `slide` event takes its place, also where one was told before: an
 * answer that cannot be read is asked for once more. The last event is the outcome.
 */
export async function* generateDeck(
  request: DeckRequest,
  options: GenerationOptions,
): AsyncGenerator<GenerationEvent> {
  const wanted = { request, before: null }
  const first = yield* streamDeck(writeDeckPrompt(request), wanted, options)
  if (first.kind !== 'unreadable') {
    yield* finish(request, first, options)
    return
  }
  yield { kind: 'stage', stage: 'repairing' }
  const second = yield* streamDeck(writeRepairPrompt(request, first.reply), wanted, options)
  const isStopped = second.kind === 'failed' && second.failure.code === 'cancelled'
  const isHelp = second.kind === 'deck' || isStopped
  yield* finish(request, isHelp ? second : salvage([second, first], wanted), options)
}

/** The rest of a deck that is there in part. */
export async function* continueDeck(
  request: DeckRequest,
  before: Deck,
  options: GenerationOptions,
): AsyncGenerator<GenerationEvent> {
  const prompt = writeContinuePrompt(request, before, countMissingSlides(request, before))
  const wanted = { request, before }
  const streamed = yield* streamDeck(prompt, wanted, options)
  yield* finish(
    request,
    streamed.kind === 'unreadable' ? salvage([streamed], wanted) : streamed,
    options,
  )
}

/** Slides that stood whole in an answer that is no deck are worth more than a template. */
function salvage(
  answers: readonly Streamed[],
  { request, before }: { request: DeckRequest; before: Deck | null },
): Streamed {
  const unreadable = answers.filter((answer): answer is Unreadable => answer.kind === 'unreadable')
  const best = unreadable.find(({ slides }) => slides.length > 0) ?? unreadable[0]
  const [answer] = answers
  if (!answer || !best) throw new Error('there is nothing to salvage')
  const slides = makeSlideIdsUnique([...(before?.slides ?? []), ...best.slides])
  if (slides.length === 0) return best
  const deck = { title: before?.title ?? request.topic, slides }
  return { kind: 'deck', deck, cause: { code: 'unreadable', reply: best.reply } }
}

async function* finish(
  request: DeckRequest,
  streamed: Streamed,
  options: GenerationOptions,
): AsyncGenerator<GenerationEvent> {
  if (streamed.kind !== 'deck') {
    yield { kind: 'end', outcome: giveUp(request, streamed, options) }
    return
  }
  const { cause } = streamed
  // What is to be continued is repaired when it is whole; whoever hears of checks takes it for whole.
  if (!cause) yield { kind: 'stage', stage: 'checking' }
  const deck = cause ? streamed.deck : yield* repairSlides(request, streamed.deck, options)
  const { overflows } = options
  const findings = checkDeck(deck, { request, ...(overflows && { overflows }) })
  const outcome: GenerationOutcome = cause
    ? { kind: 'part', deck, findings, missing: countMissingSlides(request, deck), cause }
    : { kind: 'deck', deck, findings }
  yield { kind: 'end', outcome }
}

function giveUp(
  { topic }: DeckRequest,
  streamed: Exclude<Streamed, { kind: 'deck' }>,
  { newId }: GenerationOptions,
): GenerationOutcome {
  if (streamed.kind === 'unreadable') {
    const { reason, reply } = streamed
    return { kind: 'fallback', deck: createFallbackDeck(topic, newId), reason, reply }
  }
  const { failure } = streamed
  return failure.code === 'cancelled' ? { kind: 'stopped' } : { kind: 'failed', failure }
}
