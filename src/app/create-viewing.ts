import { systemClock as clock } from '#adapters/clock/system-clock.ts'
import { createLazySlideFonts } from '#adapters/metrics/lazy-slide-fonts.ts'
import { browserPreferences as preferences } from '#adapters/preferences/browser-preferences.ts'
import { setIconSource } from '#core/icon/icon-source.ts'
import { createLazy } from '#core/lazy.ts'
import { fail } from '#core/result.ts'
import { createAppearance } from '#workspace/appearance.ts'
import { createCurrentDeck } from '#workspace/deck/current-deck.ts'
import type { DeckTools } from '#workspace/deck-tools.ts'
import { createOverlays } from '#workspace/overlays.ts'
import { createLinkedPictures } from '#workspace/pictures/linked-pictures.ts'
import { createUpdates } from '#workspace/updates.ts'
import type { Viewing } from '#workspace/viewing.ts'

import { applyAppearance } from './apply-appearance.ts'

type Needs = {
  loadPicture: Viewing['loadPicture']
  /** For a voice of this browser. Null: they could not be fetched. */
  loadTools: () => Promise<DeckTools | null>
}

/** What every page begins with, and all that a page has where somebody watches a talk. */
export function createViewing({ loadPicture, loadTools }: Needs): Viewing {
  setIconSource(async () => (await import('#adapters/icons/browser-icons.ts')).browserIcons())
  const current = createCurrentDeck()
  const shareFetcher = createLazy(async () => {
    const { createShareFetcher } = await import('./create-share-fetcher.ts')
    return createShareFetcher({ clock, adoptDeck: current.adoptDeck, loadTools })
  })

  return {
    ...current,
    clock,
    preferences,
    appearance: createAppearance({ preferences, apply: applyAppearance }),
    overlays: createOverlays(),
    slideFonts: createLazySlideFonts(async () => {
      const { createBrowserSlideFonts } = await import('#adapters/metrics/browser-slide-fonts.ts')
      // Of a presentation that is open some may not be stored yet.
      return createBrowserSlideFonts((hash) =>
        (current.currentDeck()?.loadPicture ?? loadPicture)(hash),
      )
    }),
    loadPicture,
    linkedPictures: createLinkedPictures(),
    async fetchShare(source) {
      const fetcher = await shareFetcher.load()
      return fetcher.ok ? fetcher.value(source) : fail({ code: 'not-loaded' })
    },
    updates: createUpdates({
      currentDeck: current.currentDeck,
      reload: () => window.location.reload(),
    }),
  }
}
