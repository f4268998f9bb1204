import { useLocation } from 'wouter'

import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { appWords } from '#words/app.ts'
import { showWords } from '#words/talk/show.ts'

import { paths } from '../paths.ts'
import { useDeckTools } from '../deck-tools-context.ts'
import { useWorkspace } from '../workspace-context.ts'

/** The browser did not let the presenter window open: says so, and offers this tab instead. */
export function PresenterBlockedDialog() {
  const { overlays, currentDeck } = useWorkspace()
  const { show } = useDeckTools()
  const [, navigate] = useLocation()
  const words = showWords.blocked
  const openHere = () => {
    const deck = currentDeck()
    overlays.close()
    show.leave()
    if (deck) navigate(paths.presenter(deck.id))
  }
  const tryAgain = () => {
    overlays.close()
    show.openPresenter()
  }
  return (
    <Dialog
      open
      onOpenChange={overlays.close}
      size="s"
      title={words.title}
      description={words.text}
      closeLabel={appWords.close}
      actions={
        <>
          <Button onClick={tryAgain}>{words.again}</Button>
          <Button variant="primary" onClick={openHere}>
            {words.here}
          </Button>
        </>
      }
    />
  )
}
