import type { Deck } from '#core/deck/deck.ts'
import type { Slide } from '#core/deck/slide.ts'
import { changeSlide } from '#core/edit/change-slide.ts'
import { followEdit } from '#core/edit/replace-slide.ts'
import { rewriteSlide } from '#core/edit/rewrite-slide.ts'
import { splitSlide } from '#core/edit/slides/split-slide.ts'
import { checkDeck, type DeckCheckOptions } from '#core/outline/check/check-deck.ts'
import type { FindingFix } from '#core/outline/check/finding.ts'
import { fail, ok, type Result } from '#core/result.ts'
import { editSlide } from '#generation/edit-slide.ts'

import { createId } from '#workspace/create-id.ts'
import type { Models } from './models.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'
import type { ProposalFailure } from './propose-edit.ts'

/** `no-better`: the answer would leave as much to find fault with, so nothing was changed. */
export type FixFailure = ProposalFailure | { code: 'no-better' } | { code: 'gone' }

type Needs = {
  models: Pick<Models, 'textModel'>
  /** What the deck is checked against. */
  check: DeckCheckOptions
  signal?: AbortSignal
}

/** Puts right what the deck check has found about a slide, as one step that can be undone. */
export async function fixSlide(
  openDeck: OpenDeck,
  fix: FindingFix,
  { models, check, signal }: Needs,
): Promise<Result<void, FixFailure>> {
  const { slideId } = fix
  if (fix.kind === 'set-content') {
    openDeck.edit((view) => changeSlide(view, slideId, { content: fix.content }))
    return ok(undefined)
  }
  if (fix.kind === 'set-notes') {
    openDeck.edit((view) => changeSlide(view, slideId, { notes: fix.notes }))
    return ok(undefined)
  }
  if (fix.kind === 'split-slide') {
    openDeck.edit((view) => splitSlide(view, slideId, newId))
    return ok(undefined)
  }
  const { deck } = openDeck.state.getState()
  const slide = deck.slides.find(({ id }) => id === slideId)
  if (!slide) return fail({ code: 'gone' })
  const model = await models.textModel()
  if (!model.ok) return model

  const findings = checkDeck(deck, check).filter((finding) => finding.slideId === slideId)
  const written = await editSlide(
    fix.kind === 'write-notes' ? { kind: 'write-notes' } : { kind: 'repair', findings },
    { deck, slide, ...(check.request && { request: check.request }) },
    { model: model.value, signal, newId },
  )
  if (!written.ok) return written
  if (weigh(replace(deck, written.value), slideId, check) >= weigh(deck, slideId, check))
    return fail({ code: 'no-better' })
  const { value } = written
  // What another tab has typed into the other fields meanwhile stays.
  openDeck.edit((view) =>
    fix.kind === 'write-notes'
      ? changeSlide(view, slideId, { notes: value.notes })
      : rewriteSlide(view, value),
  )
  return ok(undefined)
}

const newId = () => createId('slide')

const replace = (deck: Deck, slide: Slide): Deck => ({
  ...deck,
  slides: deck.slides.map((other) => (other.id === slide.id ? followEdit(other, slide) : other)),
})

/** What spoils a slide counts for more than any number of things worth a look. */
const weigh = (deck: Deck, slideId: string, check: DeckCheckOptions): number =>
  checkDeck(deck, check)
    .filter((finding) => finding.slideId === slideId)
    .reduce((sum, { severity }) => sum + (severity === 'major' ? 100 : 1), 0)
