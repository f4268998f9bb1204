import type { DeckTalk } from '../deck/talk/deck-talk.ts'
import type { DeckView } from './deck-view.ts'

/** What its author wants of the talk; what is undefined is taken back, and none is not stored. */
export function setDeckTalk(
  view: DeckView,
  wanted: { [What in keyof DeckTalk]?: DeckTalk[What] | undefined },
): DeckView {
  const { talk: before = {}, ...deck } = view.deck
  const entries = Object.entries({ ...before, ...wanted }).filter(
    ([, value]) => value !== undefined,
  )
  const talk: DeckTalk = Object.fromEntries(entries)
  if (JSON.stringify(before) === JSON.stringify(talk)) return view
  return { ...view, deck: entries.length > 0 ? { ...deck, talk } : deck }
}
