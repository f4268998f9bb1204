import { openBrowserSoundFile } from '#adapters/audio/browser-sound-file.ts'
import { createPackedReaderInWorker } from '#adapters/deck-files/read-packed-in-worker.ts'
import { browserShowScreen } from '#adapters/screen/browser-show-screen.ts'
import { lazyTypefaceIntake } from '#adapters/typefaces/lazy-typeface-intake.ts'
import { loadForms } from '#core/compose/load-forms.ts'
import { tellToday } from '#core/compose/furniture/todays-date.ts'
import { createSmallReader } from '#codecs/share/read-small.ts'
import { createLazy } from '#core/lazy.ts'
import { fail, ok } from '#core/result.ts'
import type { Clock } from '#ports/clock.ts'
import type { PictureIntake } from '#ports/pictures/picture-intake.ts'
import { formatToday } from '#words/today.ts'
import type { DeckTools } from '#workspace/deck-tools.ts'
import type { CurrentDeck } from '#workspace/deck/current-deck.ts'
import { createWatchPlayback } from '#workspace/playback/watch-playback.ts'
import { fetchShare } from '#workspace/shares/fetch-share.ts'
import type { Viewing } from '#workspace/viewing.ts'

import { openShareHost } from './open-share-host.ts'

type Needs = {
  clock: Clock
  adoptDeck: CurrentDeck['adoptDeck']
  /** Only for who needs a voice of this browser: watching does without. */
  loadTools: () => Promise<DeckTools | null>
}

const intake = createLazy(
  async () => (await import('#adapters/pictures/browser-picture-intake.ts')).browserPictureIntake,
)

/** Comes with the first picture that is shown. */
const lazyIntake: PictureIntake = {
  async prepare(...asked) {
    const loaded = await intake.load()
    return loaded.ok ? loaded.value.prepare(...asked) : fail({ code: 'unreadable' })
  },
}

/** What watching needs, and nothing of what editing does. */
export function createShareFetcher({ clock, adoptDeck, loadTools }: Needs): Viewing['fetchShare'] {
  tellToday(() => formatToday(clock.now()))
  const host = openShareHost()
  const readPacked = createSmallReader(createPackedReaderInWorker(clock))

  return async (source) => {
    const fetched = await fetchShare(source, {
      host,
      clock,
      readPacked,
      intake: { pictures: lazyIntake, typefaces: lazyTypefaceIntake },
    })
    if (!fetched.ok) return fetched
    return ok({
      async open(password, signal) {
        const opened = await fetched.value.open(password, signal)
        if (!opened.ok) return opened
        const deck = adoptDeck(opened.value)
        const forms = loadForms(deck.state.getState().deck.theme, 'covers')
        const needs = { openSoundFile: openBrowserSoundFile, clock, loadTools }
        const playback = createWatchPlayback(deck, needs)
        // Before they are there no slide can be seen, and everything would be drawn twice.
        await forms
        return ok({ deck, playback, screen: browserShowScreen })
      },
    })
  }
}
