import type { Deck } from '#core/deck/deck.ts'
import type { Slide } from '#core/deck/slide.ts'
import type { FittedNotes } from '#core/narration/talk/fit-talk.ts'
import type { DeckRequest } from '#core/outline/deck-request.ts'
import { fail, ok, type Result } from '#core/result.ts'
import { editSlide } from '#generation/edit-slide.ts'
import { isOfOneSlide } from '#generation/repair-slides.ts'
import { createId } from '#workspace/create-id.ts'

import type { Models } from './models.ts'
import type { ProposalFailure } from './propose-edit.ts'

/** The notes of a slide as they are and as they would be; null where the model has none. */
export type FittedStep = Result<{ before: Slide; after: string | null }, ProposalFailure>

type Needs = {
  models: Pick<Models, 'textModel'>
  request?: Partial<DeckRequest>
  signal: AbortSignal
}

/** Asks for the notes of one slide after the other, in as many words as it may take. */
export async function* proposeFittedNotes(
  deck: Deck,
  notes: readonly FittedNotes[],
  { models, request, signal }: Needs,
): AsyncGenerator<FittedStep> {
  for (const { slideId, wanted } of notes) {
    const before = deck.slides.find(({ id }) => id === slideId)
    if (!before) continue
    const model = await models.textModel()
    if (!model.ok) {
      yield fail(model.error)
      return
    }
    const written = await editSlide(
      { kind: 'fit-notes', words: wanted },
      { deck, slide: before, ...(request && { request }) },
      { model: model.value, signal, newId: () => createId('slide') },
    )
    if (signal.aborted) return
    if (!written.ok && !isOfOneSlide(written.error)) {
      yield fail(written.error)
      return
    }
    const after = written.ok && written.value.notes !== before.notes ? written.value.notes : null
    yield ok({ before, after })
  }
}
