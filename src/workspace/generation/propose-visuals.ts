import type { Deck } from '#core/deck/deck.ts'
import { listPictures } from '#core/deck/pictures/slide-pictures.ts'
import type { Slide } from '#core/deck/slide.ts'
import { saysTheSame } from '#core/edit/rewrite-slide.ts'
import type { DeckRequest } from '#core/outline/deck-request.ts'
import { findFormOfSlide } from '#core/outline/reply/write-reply-slide.ts'
import { fail, ok, type Result } from '#core/result.ts'
import { editSlide } from '#generation/edit-slide.ts'
import { isOfOneSlide } from '#generation/repair-slides.ts'

import { createId } from '#workspace/create-id.ts'
import type { Models } from './models.ts'
import type { ProposalFailure } from './propose-edit.ts'

/** Slides that are nothing but a title and points. */
export const listPlainSlides = (deck: Deck): Slide[] =>
  deck.slides.filter((slide, place) => isPlain(deck, slide, place))

function isPlain({ slides }: Deck, slide: Slide, place: number): boolean {
  const hasWords = slide.content.some((point) => point.trim() !== '')
  const isShown = listPictures(slide).length > 0 || slide.table !== undefined
  if (!hasWords || isShown) return false
  return findFormOfSlide(slide, { place, count: slides.length }) === 'points'
}

/** What one of them would be; null where the model found nothing better. */
export type VisualStep = Result<{ before: Slide; after: Slide | null }, ProposalFailure>

type Needs = {
  models: Pick<Models, 'textModel'>
  request?: Partial<DeckRequest>
  signal: AbortSignal
}

/** Asks about one plain slide after the other, each time with what became of those before it. */
export async function* proposeVisuals(
  deck: Deck,
  { models, request, signal }: Needs,
): AsyncGenerator<VisualStep> {
  let shown = deck
  for (const before of listPlainSlides(deck)) {
    const model = await models.textModel()
    if (!model.ok) {
      yield fail(model.error)
      return
    }
    const edited = { deck: shown, slide: before, ...(request && { request }) }
    const asking = { model: model.value, signal, newId: () => createId('slide') }
    const written = await editSlide({ kind: 'more-visual' }, edited, asking)
    if (signal.aborted) return
    if (!written.ok && !isOfOneSlide(written.error)) {
      yield fail(written.error)
      return
    }
    const after = written.ok ? findBetter(shown, before, written.value) : null
    if (after) shown = replace(shown, after)
    yield ok({ before, after })
  }
}

const replace = (deck: Deck, after: Slide): Deck => ({
  ...deck,
  slides: deck.slides.map((slide) => (slide.id === after.id ? after : slide)),
})

/** Plain again, or the same again, is nothing to propose. */
function findBetter(deck: Deck, before: Slide, after: Slide): Slide | null {
  const place = deck.slides.findIndex(({ id }) => id === before.id)
  return saysTheSame(before, after) || isPlain(deck, after, place) ? null : after
}
