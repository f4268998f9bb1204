import { useCallback, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'

import { PointMenu } from '#ui/menus/menu.tsx'
import { overviewWords } from '#words/editor/overview.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { DeckNewsRegion } from './deck-news-region.tsx'
import type { DeckNews } from './deck-news.ts'
import { listOverviewItems } from './list-overview-items.tsx'
import { OverviewStrip, type OverviewStripProps } from './overview-strip.tsx'
import { createSlideOperations } from './slide-operations.ts'
import styles from './slide-overview.module.css'
import { useSlideClipboard } from './use-slide-clipboard.ts'
import { useSlideSelection } from './use-slide-selection.ts'

export type SlideOverviewProps = {
  openDeck: OpenDeck
  /** Where it says what was done. */
  news: DeckNews
  /** Otherwise it only leads from slide to slide. */
  editable?: boolean
  /** While the deck advances by itself. */
  navigationDisabled?: boolean
}

/** All slides at a glance: where the user is, what is selected, and what can be done to it. */
export function SlideOverview({
  openDeck,
  news,
  editable = true,
  navigationDisabled = false,
}: SlideOverviewProps) {
  const total = useStore(openDeck.state, ({ deck }) => deck.slides.length)
  const overview = useRef<HTMLElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [menuAt, setMenuAt] = useState<{ x: number; y: number } | null>(null)
  const selection = useSlideSelection(openDeck)
  const operations = useMemo(
    () => createSlideOperations({ openDeck, selection, tell: news.tell }),
    [openDeck, selection, news],
  )
  const enabled = editable && !navigationDisabled
  const clipboard = useSlideClipboard({
    openDeck,
    selection,
    operations,
    tell: news.tell,
    overview,
    enabled,
  })
  const menuOpener = useRef<HTMLElement | null>(null)
  const openMenu = useCallback<OverviewStripProps['onMenu']>((at, opener) => {
    menuOpener.current = opener
    setMenuAt(at)
  }, [])
  const closeMenu = useCallback(() => setMenuAt(null), [])

  return (
    <nav ref={overview} className={styles.overview} aria-label={overviewWords.label}>
      <header className={styles.header}>
        <h2 className={styles.heading}>{overviewWords.label}</h2>
        <p className={styles.total}>{overviewWords.total(total)}</p>
      </header>
      <OverviewStrip
        openDeck={openDeck}
        selection={selection}
        operations={enabled ? operations : null}
        isDisabled={navigationDisabled}
        list={list}
        tell={news.tell}
        onMenu={openMenu}
      />
      <PointMenu
        at={menuAt}
        items={menuAt ? listOverviewItems(operations, clipboard) : []}
        onClose={closeMenu}
        onReturnFocus={() => (menuOpener.current ?? list.current)?.focus()}
      />
      <DeckNewsRegion news={news} />
    </nav>
  )
}
