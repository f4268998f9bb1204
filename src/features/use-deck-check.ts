import { useMemo, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'

import type { Slide } from '#core/deck/slide.ts'
import { layoutCached } from '#core/layout/cached-layout.ts'
import { checkDeck, type DeckCheckOptions } from '#core/outline/check-deck.ts'
import { type FindingGroup, groupFindings } from '#core/outline/group-findings.ts'
import { findTheme } from '#core/theme/themes.ts'
import type { OpenDeck } from '#workspace/open-deck.ts'

import { useWorkspace } from './workspace-context.ts'

export type DeckCheck = {
  findings: readonly FindingGroup[]
  /** Against what was checked. */
  options: DeckCheckOptions
}

/** What there is to find about the deck as it is now: against what was asked for, on the real layout. */
export function useDeckCheck(openDeck: OpenDeck): DeckCheck {
  const { generation, slideFonts } = useWorkspace()
  const deck = useStore(openDeck.state, (state) => state.deck)
  const request = useStore(generation.state, ({ origins }) => origins[openDeck.id]?.request)
  const metrics = useSyncExternalStore(slideFonts.subscribe, slideFonts.metrics)
  const theme = findTheme(deck.theme)
  const options = useMemo<DeckCheckOptions>(
    () => ({
      ...(request && { request }),
      overflows: (slide: Slide, place: number) =>
        layoutCached({ slide, theme, place }, metrics).overflows,
    }),
    [request, theme, metrics],
  )
  const findings = useMemo(() => groupFindings(checkDeck(deck, options)), [deck, options])
  return { findings, options }
}
