import { cutText } from '#core/deck/texts/cut-text.ts'
import { deckFields } from '#core/deck/deck-fields.ts'
import type { Deck } from '#core/deck/deck.ts'
import { makeSlideIdsUnique } from '#core/deck/make-slide-ids-unique.ts'
import type { Slide } from '#core/deck/slide.ts'
import { completeSlide } from '#core/outline/complete-deck.ts'
import { varyForm } from '#core/outline/reply/vary-form.ts'
import { countMissingSlides, type DeckRequest } from '#core/outline/deck-request.ts'
import { createDeckReply, writeReplySchema } from '#core/outline/reply-shapes.ts'
import type { Prompt } from '#core/outline/write-prompt.ts'
import type { ModelFailure } from '#ports/models/model-failure.ts'

import type { Asking } from './ask-model.ts'
import type { GenerationEvent, PartCause } from '#ports/models/deck-writer.ts'
import { readCompleteSlides, readReply } from './read-reply.ts'
import { createReplyReader } from './reply-reader.ts'

/** What one answer has brought: a deck, whole or in part, or the reason why there is none. */
export type Streamed =
  | { kind: 'deck'; deck: Deck; cause: PartCause | null }
  | {
      kind: 'unreadable'
      reason: 'no-json' | 'bad-structure' | 'no-answer'
      /** Those that stood whole in it. */
      slides: Slide[]
      reply: string
    }
  | { kind: 'failed'; failure: ModelFailure }

/** `before`: a deck that is there in part, to which the answer adds. */
export type Wanted = { request: DeckRequest; before: Deck | null }

/** One answer of a model, each slide told as soon as it is complete. */
export async function* streamDeck(
  prompt: Prompt,
  { request, before }: Wanted,
  { model, signal }: Asking,
): AsyncGenerator<GenerationEvent, Streamed> {
  yield { kind: 'stage', stage: 'asking' }
  const { topic } = request
  const done = before?.slides ?? []
  const reader = createReplyReader()
  const slides = [...done]
  let title = before?.title ?? topic
  let cause: PartCause | null = null
  const slideCount = before ? countMissingSlides(request, before) : request.slideCount
  const schema = writeReplySchema(createDeckReply(slideCount))

  for await (const event of model.stream({ ...prompt, schema, ...(signal && { signal }) })) {
    if (event.kind === 'loading') yield event
    if (event.kind === 'start') {
      yield { kind: 'model', model: event.model }
      yield { kind: 'stage', stage: 'writing' }
    }
    if (event.kind === 'end' && event.reason === 'cut-off') cause = { code: 'cut-off' }
    if (event.kind === 'failed') cause = explain(event.failure)
    if (event.kind !== 'text') continue
    const part = reader.push(event.text)
    if (part.title && !before) {
      title = cutText(part.title, deckFields.title.most)
      yield { kind: 'title', title }
    }
    for (const raw of part.slides) {
      const place = slides.length
      const slide = varyForm(
        completeSlide(raw, { topic, number: place + 1 }),
        slides.slice(done.length),
      )
      slides.push(slide)
      const unique = makeSlideIdsUnique(slides)[place] ?? slide
      slides[place] = unique
      yield { kind: 'slide', place, slide: unique }
    }
  }
  const reply = reader.text()
  if (!cause) return readWhole(reply, { request, before })
  // A slip in one slide ends the reading while it streams; the slides after it may be whole.
  const streamed = slides.slice(done.length)
  const found = readCompleteSlides(reply, topic, done.length + 1)
  const kept = found.length > streamed.length ? found : streamed
  if (kept.length === 0) return giveUp(reply, cause)
  return { kind: 'deck', deck: { title, slides: makeSlideIdsUnique([...done, ...kept]) }, cause }
}

function readWhole(reply: string, { request: { topic }, before }: Wanted): Streamed {
  const read = readReply(reply, topic, (before?.slides.length ?? 0) + 1)
  if (!read.ok)
    return { kind: 'unreadable', reason: read.error.code, slides: read.error.slides, reply }
  const slides = makeSlideIdsUnique([...(before?.slides ?? []), ...read.value.slides])
  return { kind: 'deck', deck: { title: before?.title ?? read.value.title, slides }, cause: null }
}

/** It ended early, and no slide of it is complete. */
function giveUp(reply: string, cause: PartCause): Streamed {
  if (cause.code === 'stopped') return { kind: 'failed', failure: { code: 'cancelled' } }
  if (cause.code !== 'failed')
    return { kind: 'unreadable', reason: 'bad-structure', slides: [], reply }
  return cause.failure.code === 'no-answer'
    ? { kind: 'unreadable', reason: 'no-answer', slides: [], reply }
    : { kind: 'failed', failure: cause.failure }
}

const explain = (failure: ModelFailure): PartCause =>
  failure.code === 'cancelled' ? { code: 'stopped' } : { code: 'failed', failure }
