import type { Deck } from '#core/deck/deck.ts'
import type { Slide } from '#core/deck/slide.ts'
import type { Finding } from '#core/outline/check/finding.ts'
import type { GenerationEvent, GenerationOutcome } from '#ports/models/deck-writer.ts'

type Needs = { before: Deck | null; newId: () => string }

/**
 * Every model calls its slides slide-1, slide-2, and so on, and slides of two decks must not be
 * taken for each other. An id of the model's gives the same one of ours throughout, so that a slide
 * is the same one while it streams, in the deck and in the findings.
 */
export async function* giveOwnIds(
  events: AsyncIterable<GenerationEvent>,
  { before, newId }: Needs,
): AsyncGenerator<GenerationEvent> {
  const names = new Map(before?.slides.map(({ id }) => [id, id]))
  const rename = (id: string): string => {
    const name = names.get(id) ?? newId()
    names.set(id, name)
    return name
  }
  for await (const event of events) {
    if (event.kind === 'slide' || event.kind === 'repaired')
      yield { ...event, slide: renameSlide(event.slide, rename) }
    else if (event.kind === 'end') yield { ...event, outcome: renameOutcome(event.outcome, rename) }
    else yield event
  }
}

type Rename = (id: string) => string

function renameOutcome(outcome: GenerationOutcome, rename: Rename): GenerationOutcome {
  // The template has ids of ours already.
  if (outcome.kind !== 'deck' && outcome.kind !== 'part') return outcome
  const { deck, findings } = outcome
  const slides = deck.slides.map((slide) => renameSlide(slide, rename))
  return {
    ...outcome,
    deck: { ...deck, slides },
    findings: findings.map((finding) => renameFinding(finding, rename)),
  }
}

const renameSlide = (slide: Slide, rename: Rename): Slide => ({ ...slide, id: rename(slide.id) })

const renameFinding = ({ slideId, fix, ...rest }: Finding, rename: Rename): Finding => ({
  ...rest,
  ...(slideId !== undefined && { slideId: rename(slideId) }),
  ...(fix && { fix: { ...fix, slideId: rename(fix.slideId) } }),
})
