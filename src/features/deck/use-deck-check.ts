import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'

import type { Deck } from '#core/deck/deck.ts'
import type { Slide } from '#core/deck/slide.ts'
import { poseSlide } from '#core/form/slide-pose.ts'
import { layoutCached } from '#core/layout/cached-layout.ts'
import { isHalfEmpty } from '#core/layout/is-half-empty.ts'
import { createLazy } from '#core/lazy.ts'
import { checkDeck, type DeckCheckOptions } from '#core/outline/check/check-deck.ts'
import { type FindingGroup, groupFindings } from '#core/outline/check/group-findings.ts'
import { findPlaced, hasElements } from '#core/placed/opened-placed.ts'
import { findDeckTheme } from '#core/theme/find-deck-theme.ts'

import { useWorkspace } from '../workspace-context.ts'

const lazyFacts = createLazy(() => import('#core/facts/list-fact-findings.ts'))

export type DeckCheck = {
  findings: readonly FindingGroup[]
  /** Against what was checked. */
  options: DeckCheckOptions
}

/** What there is to find about a deck: against what was asked for under this id, on the real layout. */
export function useDeckCheck(deckId: string, deck: Deck): DeckCheck {
  const { generation, slideFonts } = useWorkspace()
  const origin = useStore(generation.state, ({ origins }) => origins[deckId])
  const request = origin?.request
  const slideIds = origin?.slideIds
  const findFacts = useFactCheck(request?.source)
  const metrics = useSyncExternalStore(slideFonts.subscribe, slideFonts.metrics)
  const theme = findDeckTheme(deck)
  // As the deck shows it: its last slide is a closing one.
  const layOut = useCallback(
    (slide: Slide, place: number) =>
      layoutCached({ slide, theme, ...poseSlide(deck, place) }, metrics),
    [deck, theme, metrics],
  )
  const options = useMemo<DeckCheckOptions>(
    () => ({
      ...(request && { request }),
      ...(slideIds && { fromSource: new Set(slideIds) }),
      ...(findFacts && { findFacts }),
      overflows: (slide: Slide, place: number) => layOut(slide, place).overflows,
      isHalfEmpty: (slide: Slide, place: number) => isHalfEmpty(layOut(slide, place)),
      findCoveredWords: (slide: Slide, place: number) =>
        (hasElements(slide) && findPlaced()?.findCoveredWords(layOut(slide, place))) || [],
    }),
    [request, slideIds, findFacts, layOut],
  )
  const findings = useMemo(() => groupFindings(checkDeck(deck, options)), [deck, options])
  return { findings, options }
}

/** Fetched only for a deck that was made from a text of the user's; until then the rest is checked. */
function useFactCheck(source: string | undefined): DeckCheckOptions['findFacts'] {
  const [facts, setFacts] = useState(lazyFacts.arrived)
  useEffect(() => {
    if (source && !facts) void lazyFacts.load().then(() => setFacts(lazyFacts.arrived()))
  }, [source, facts])
  return useMemo(
    () => (facts && source ? (deck: Deck) => facts.listFactFindings(deck, source) : undefined),
    [facts, source],
  )
}
