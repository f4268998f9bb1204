import type { Deck } from '#core/deck/deck.ts'
import { checkDeck, type DeckCheckOptions } from '#core/outline/check/check-deck.ts'
import type { DeckRequest } from '#core/outline/deck-request.ts'
import type { Finding } from '#core/outline/check/finding.ts'

import type { Asking } from './ask-model.ts'
import { type EditFailure, editSlide } from './edit-slide.ts'
import type { GenerationEvent } from '#ports/models/deck-writer.ts'

const ofOneSlide: ReadonlySet<string> = new Set<EditFailure['code']>([
  'no-answer',
  'blocked',
  'bad-reply',
  'too-long',
  'unreadable',
])

/** Whether it has to do with the one slide; after any other failure the next call would fail alike. */
export const isOfOneSlide = ({ code }: { code: string }): boolean => ofOneSlide.has(code)

/**
 * One call for each slide that the check finds spoiled. A slide that comes back no better stays as
 * it was. Gives the deck as it then is.
 */
export async function* repairSlides(
  request: DeckRequest,
  deck: Deck,
  asking: Asking & { newId: () => string; overflows?: DeckCheckOptions['overflows'] },
): AsyncGenerator<GenerationEvent, Deck> {
  const { overflows } = asking
  const check = (candidate: Deck) =>
    checkDeck(candidate, { request, ...(overflows && { overflows }) })
  const spoiled = listSpoiled(check(deck))
  if (spoiled.size === 0) return deck
  yield* tellDeck(deck)
  yield { kind: 'stage', stage: 'repairing' }
  let repaired = deck
  for (const [slideId, findings] of spoiled) {
    if (asking.signal?.aborted) break
    const place = repaired.slides.findIndex(({ id }) => id === slideId)
    const slide = repaired.slides[place]
    if (!slide) continue
    const edited = { deck: repaired, slide, request }
    const answer = await editSlide({ kind: 'repair', findings }, edited, asking)
    if (!answer.ok) {
      if (isOfOneSlide(answer.error)) continue
      break
    }
    const changed = { ...repaired, slides: repaired.slides.with(place, answer.value) }
    if (countMajor(check(changed)) >= countMajor(check(repaired))) continue
    repaired = changed
    yield { kind: 'repaired', place, slide: answer.value }
  }
  return repaired
}

/** Repairs take a while, and what could only be read at its end has not been told yet. */
function* tellDeck({ title, slides }: Deck): Generator<GenerationEvent> {
  yield { kind: 'title', title }
  for (const [place, slide] of slides.entries()) yield { kind: 'slide', place, slide }
}

const isMajor = ({ severity }: Finding): boolean => severity === 'major'

const countMajor = (findings: readonly Finding[]): number => findings.filter(isMajor).length

function listSpoiled(findings: readonly Finding[]): Map<string, Finding[]> {
  const spoiled = new Map<string, Finding[]>()
  for (const { slideId } of findings.filter(isMajor))
    if (slideId !== undefined)
      spoiled.set(
        slideId,
        findings.filter((finding) => finding.slideId === slideId),
      )
  return spoiled
}
