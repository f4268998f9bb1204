import { showToast } from '#ui/notices/show-toast.ts'
import { editorWords } from '#words/editor/editor.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

/** News of a change that one press takes back, for as long as no other has followed it. */
export function offerUndo(openDeck: OpenDeck, news: string, onUndone?: () => void): void {
  const { deck } = openDeck.state.getState()
  const dismiss = showToast(news, {
    action: {
      label: editorWords.actions.undo,
      run() {
        openDeck.undo()
        onUndone?.()
      },
    },
  })
  const stop = openDeck.state.subscribe((now) => {
    if (now.deck === deck) return
    stop()
    dismiss()
  })
}
