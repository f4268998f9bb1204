import { setTheme } from '#core/edit/style/set-theme.ts'
import { keepsLook } from '#core/placed/opened-placed.ts'
import { showToast } from '#ui/notices/show-toast.ts'
import { pickerWords } from '#words/editor/pickers.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

/** Gives the deck a theme, and says how many slides keep a look of their own: theirs is no other for it. */
export function chooseTheme(openDeck: Pick<OpenDeck, 'state' | 'edit'>, id: string): void {
  const before = openDeck.state.getState().deck
  openDeck.edit((view) => setTheme(view, id))
  const { deck } = openDeck.state.getState()
  const kept = deck.slides.filter(keepsLook).length
  if (deck !== before && kept > 0) showToast(pickerWords.theme.keptOwn(kept))
}
