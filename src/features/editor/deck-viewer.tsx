import { useEffect, useState } from 'react'
import { useStore } from 'zustand'

import { isNavigationBlocked } from '#core/narration/presenter-machine.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { usePresenter } from '../deck/use-presenter.ts'
import { useDeckTools } from '../deck-tools-context.ts'
import styles from './deck-editor.module.css'
import { createDeckNews } from './overview/deck-news.ts'
import { RemoteNotice } from './stage/remote-notice.tsx'
import { SlideOverview } from './overview/slide-overview.tsx'
import { SlideViewer } from './viewer/slide-viewer.tsx'
import { useViewerActions } from './viewer/use-viewer-actions.tsx'
import { useDeckPageTitle } from './use-deck-page-title.ts'
import { useIsPhone } from './use-is-phone.ts'

/** A presentation to look at and listen to: as in the editor, but nothing in it can be changed. */
export function DeckViewer({ openDeck }: { openDeck: OpenDeck }) {
  const { presenter, voiceOffers } = useDeckTools()
  const auto = usePresenter(isNavigationBlocked)
  const [news] = useState(createDeckNews)
  const title = useStore(openDeck.state, (state) => state.deck.title)
  useEffect(() => {
    void voiceOffers.refresh()
    // Leaving the presentation ends its talk.
    return presenter.stop
  }, [presenter, voiceOffers])
  const viewing = useViewerActions(openDeck, auto)
  useDeckPageTitle(title)

  const isPhone = useIsPhone()
  const overview = (
    <SlideOverview openDeck={openDeck} news={news} editable={false} navigationDisabled={auto} />
  )
  return (
    <main className={styles.columns}>
      {!isPhone && overview}
      <SlideViewer
        deck={openDeck}
        viewing={viewing}
        auto={auto}
        notice={<RemoteNotice openDeck={openDeck} />}
      />
      {isPhone && overview}
    </main>
  )
}
