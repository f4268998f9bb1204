import * as v from 'valibot'

import { BrokenAnswer } from '#adapters/model-http/broken-answer.ts'
import type { OpenResponse } from '#adapters/model-http/open-response.ts'
import { type Deck, deckSchema } from '#core/deck/deck.ts'
import { makeSlideIdsUnique } from '#core/deck/make-slide-ids-unique.ts'
import { pickFields } from '#core/deck/slide-fields.ts'
import type { Slide } from '#core/deck/slide.ts'
import { checkDeck } from '#core/outline/check/check-deck.ts'
import { completeDeck } from '#core/outline/complete-deck.ts'
import { cutSource } from '#core/outline/cut-source.ts'
import { countMissingSlides, type DeckRequest } from '#core/outline/deck-request.ts'
import { writtenFields } from '#core/outline/reply-shapes.ts'
import { ok } from '#core/result.ts'
import type {
  DeckWriter,
  GenerationEvent,
  GenerationOutcome,
  PartCause,
  WritingOptions,
} from '#ports/models/deck-writer.ts'
import type { ModelFailure } from '#ports/models/model-failure.ts'

import { backendPaths, eventsMediaType } from './backend-calls.ts'
import { type Backend, callBackend, readAnswer } from './call-backend.ts'
import { createEventGuard, readEvents } from './read-events.ts'

/** Decks written with Gemini by the copy of the server that the user runs on this computer. */
export function createBackendDeckWriter(backend: Backend): DeckWriter {
  const { key: apiKey, model } = backend

  async function* write(wanted: Wanted): AsyncGenerator<GenerationEvent> {
    const { request, before, signal } = wanted
    const { source } = request
    yield { kind: 'stage', stage: 'asking' }
    const call = {
      ...request,
      ...(source !== undefined && { source: cutSource(source) }),
      apiKey,
      ...(model && { model }),
      ...(before && { before: keepWords(before) }),
    }
    const asking = { signal, events: true }
    const opened = await callBackend(backend, backendPaths.presentation, call, asking)
    if (!opened.ok) yield { kind: 'end', outcome: giveUp(opened.error) }
    else if (opened.value.headers.get('content-type')?.includes(eventsMediaType))
      yield* follow(opened.value, wanted)
    else yield { kind: 'end', outcome: await readWhole(opened.value, wanted) }
  }

  return {
    write: (request, options) => write({ request, before: null, ...options }),
    continue: (request, before, options) => write({ request, before, ...options }),
  }
}

type Wanted = WritingOptions & {
  request: DeckRequest
  before: Deck | null
}

/**
 * Passes the events on. If the line breaks or the user stops, the slides that had arrived stay: all
 * that there will be, once the check has begun.
 */
async function* follow(response: OpenResponse, wanted: Wanted): AsyncGenerator<GenerationEvent> {
  const { request, before } = wanted
  const slides = [...(before?.slides ?? [])]
  let title = before?.title ?? request.topic
  let isWhole = false
  try {
    for await (const event of readEvents(response, isGenerationEvent)) {
      if (event.kind === 'end') {
        yield { kind: 'end', outcome: lookAgain(event.outcome, wanted) }
        return
      }
      if (event.kind === 'title') title = event.title
      if (event.kind === 'stage' && event.stage === 'checking') isWhole = true
      // What was told behind it is of an earlier answer, which could not be used.
      if (event.kind === 'slide') slides.splice(event.place, slides.length, event.slide)
      if (event.kind === 'repaired') slides[event.place] = event.slide
      yield event
    }
    throw new BrokenAnswer({ code: 'interrupted' })
  } catch (error) {
    if (!(error instanceof BrokenAnswer)) throw error
    const { failure } = error
    const isMore = slides.length > (before?.slides.length ?? 0)
    const deck = giveBack({ title, slides: makeSlideIdsUnique(slides) }, before)
    if (!isMore) yield { kind: 'end', outcome: giveUp(failure) }
    else if (isWhole) yield { kind: 'end', outcome: keepDeck(deck, wanted) }
    else yield { kind: 'end', outcome: keepPart(deck, failure, wanted) }
  } finally {
    response.close()
  }
}

const isGenerationEvent = createEventGuard<GenerationEvent>({
  stage: true,
  loading: true,
  model: true,
  title: true,
  slide: true,
  repaired: true,
  end: true,
})

/** The plain answer of the specification: the presentation and nothing else. */
async function readWhole(response: OpenResponse, wanted: Wanted): Promise<GenerationOutcome> {
  const answer = await readAnswer(response)
  if (!answer.ok) return giveUp(answer.error)
  // A deck as we write it is one; what an older server sends is read as a model's answer is.
  const own = v.safeParse(deckSchema, answer.value)
  const deck = own.success ? ok(own.output) : completeDeck(answer.value, wanted.request.topic)
  if (!deck.ok) return giveUp({ code: 'backend-failed' })
  const slides = deck.value.slides.map((slide) => ({ ...slide, id: wanted.newId() }))
  return keepDeck({ ...deck.value, slides }, wanted)
}

const keepDeck = (deck: Deck, wanted: Wanted): GenerationOutcome => ({
  kind: 'deck',
  deck,
  findings: check(deck, wanted),
})

const keepPart = (deck: Deck, failure: ModelFailure, wanted: Wanted): GenerationOutcome => {
  const missing = countMissingSlides(wanted.request, deck)
  const cause: PartCause =
    failure.code === 'cancelled' ? { code: 'stopped' } : { code: 'failed', failure }
  return { kind: 'part', deck, missing, cause, findings: check(deck, wanted) }
}

const giveUp = (failure: ModelFailure): GenerationOutcome =>
  failure.code === 'cancelled' ? { kind: 'stopped' } : { kind: 'failed', failure }

/** The server has no fonts to measure with, and was not sent what is no words. */
function lookAgain(outcome: GenerationOutcome, wanted: Wanted): GenerationOutcome {
  if (outcome.kind !== 'deck' && outcome.kind !== 'part') return outcome
  const deck = giveBack(outcome.deck, wanted.before)
  return { ...outcome, deck, findings: check(deck, wanted) }
}

const check = (deck: Deck, { request, overflows }: Wanted) =>
  checkDeck(deck, { request, ...(overflows && { overflows }) })

/** Pictures may be large, and no model is shown them. */
const keepWords = ({ title, slides }: Deck): Deck => ({ title, slides: slides.map(pickWords) })

const pickWords = (slide: Slide): Slide => pickFields(slide, writtenFields)

function giveBack(deck: Deck, before: Deck | null): Deck {
  const known = new Map(before?.slides.map((slide) => [slide.id, slide]))
  return { ...deck, slides: deck.slides.map((slide) => ({ ...known.get(slide.id), ...slide })) }
}
