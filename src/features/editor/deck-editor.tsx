import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'

import type { TextPart } from '#core/layout/boxes.ts'
import { isNavigationBlocked } from '#core/narration/talk/presenter-machine.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'
import { isShowOpen } from '#workspace/overlays.ts'

import { usePresenter } from '../deck/use-presenter.ts'
import { useDeckTools } from '../deck-tools-context.ts'
import { useWorkspace } from '../workspace-context.ts'
import { DeckHeader } from './header/deck-header.tsx'
import styles from './deck-editor.module.css'
import { DeckNewsRegion } from './overview/deck-news-region.tsx'
import { createDeckNews } from './overview/deck-news.ts'
import { FindingsBanner } from './banners/findings-banner.tsx'
import { LeftOutBanner } from './banners/left-out-banner.tsx'
import { Inspector } from './inspector/inspector.tsx'
import { type OpenForm, openFormAt } from './inspector/open-form.ts'
import { SaveFailure } from './banners/save-failure.tsx'
import { ShortfallBanner } from './banners/shortfall-banner.tsx'
import { SkipLinks } from './skip-links.tsx'
import { SlideOverview } from './overview/slide-overview.tsx'
import { SlideViewer } from './viewer/slide-viewer.tsx'
import { usePlay } from './talk/use-play.tsx'
import { useDeckActions } from './use-deck-actions.tsx'
import { useDeckPageTitle } from '../deck/use-deck-page-title.ts'
import { useLongPaste } from './typing/use-long-paste.ts'
import { useSidePanel } from './use-side-panel.ts'
import { useSlideAddress } from './use-slide-address.ts'
import { useViewerActions } from './viewer/use-viewer-actions.tsx'

export function DeckEditor({ openDeck }: { openDeck: OpenDeck }) {
  const { overlays } = useWorkspace()
  const { presenter, voiceOffers } = useDeckTools()
  const auto = usePresenter(isNavigationBlocked)
  const title = useStore(openDeck.state, (state) => state.deck.title)
  const viewer = useRef<HTMLElement>(null)
  const focusSlide = useCallback(() => {
    // The fields of another slide are other fields, and have to be there first.
    requestAnimationFrame(() => {
      const field = viewer.current?.querySelector<HTMLTextAreaElement>('[data-part=title]')
      field?.focus()
      field?.select()
    })
  }, [])
  const catchFocus = useCallback(() => {
    requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        viewer.current?.querySelector<HTMLElement>('[data-hall]')?.focus()
    })
  }, [])
  const [news] = useState(createDeckNews)
  const actions = useDeckActions(openDeck, { focusSlide, tell: news.tell })
  const viewing = useViewerActions(openDeck, auto)
  const play = usePlay(openDeck)
  const panel = useSidePanel()
  const [form, setForm] = useState<OpenForm | null>(null)
  const onEditText = useCallback(
    (part: TextPart) => {
      const { deck, current: index } = openDeck.state.getState()
      const slide = deck.slides[index]
      if (slide) setForm((open) => openFormAt(open, slide, part))
      panel.open()
    },
    [openDeck, panel],
  )
  // In a show there is nothing to edit with.
  const isShowing = useStore(overlays.state, isShowOpen)
  const editing = useMemo(
    () => ({ openDeck, actions, onEditText, panel }),
    [openDeck, actions, onEditText, panel],
  )
  useEffect(() => {
    void voiceOffers.refresh()
    // Leaving the presentation ends its talk.
    return presenter.stop
  }, [presenter, voiceOffers])
  // What had the focus before may be a tool that was taken away for the show.
  useEffect(() => (isShowing ? catchFocus : undefined), [isShowing, catchFocus])
  useSlideAddress(openDeck)
  useDeckPageTitle(title)
  useLongPaste()

  const overview = (
    <SlideOverview
      openDeck={openDeck}
      news={news}
      editable={!isShowing}
      navigationDisabled={auto}
    />
  )
  const inspector = !isShowing && panel.isOpen && (
    <Inspector
      openDeck={openDeck}
      actions={actions}
      form={form}
      onEdit={onEditText}
      onClose={() => setForm(null)}
    />
  )
  const isPhone = panel.place === 'below'
  return (
    <div className={styles.page}>
      <SkipLinks />
      <DeckHeader
        openDeck={openDeck}
        actions={actions}
        viewing={viewing}
        play={play}
        hasTools={!isPhone}
        onTitleDone={focusSlide}
      />
      <SaveFailure openDeck={openDeck} />
      <LeftOutBanner openDeck={openDeck} />
      <ShortfallBanner openDeck={openDeck} />
      <FindingsBanner openDeck={openDeck} />
      <main className={styles.columns} data-panel={panel.place}>
        {!isPhone && overview}
        <SlideViewer
          ref={viewer}
          deck={openDeck}
          viewing={viewing}
          editing={isShowing ? undefined : editing}
          auto={auto}
          below={
            isPhone && (
              <>
                {overview}
                {inspector}
              </>
            )
          }
        />
        {!isPhone && inspector}
      </main>
      {/* Otherwise the overview tells it. */}
      {isPhone && !panel.isOpen && <DeckNewsRegion news={news} />}
    </div>
  )
}
