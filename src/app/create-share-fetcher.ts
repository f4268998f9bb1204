import { openBrowserSoundFile } from '#adapters/audio/browser-sound-file.ts'
import { createPackedReaderInWorker } from '#adapters/deck-files/read-packed-in-worker.ts'
import { browserShowScreen } from '#adapters/screen/browser-show-screen.ts'
import { tellToday } from '#core/compose/todays-date.ts'
import { createLazy, type Lazy } from '#core/lazy.ts'
import { fail, ok } from '#core/result.ts'
import type { Clock } from '#ports/clock.ts'
import type { PictureIntake } from '#ports/picture-intake.ts'
import type { ShareHost } from '#ports/share-host.ts'
import { formatToday } from '#words/today.ts'
import type { DeckTools } from '#workspace/deck-tools.ts'
import type { DeckOpener } from '#workspace/deck/deck-opener.ts'
import { createWatchPlayback } from '#workspace/playback/watch-playback.ts'
import { fetchShare } from '#workspace/shares/fetch-share.ts'
import type { Workspace } from '#workspace/workspace.ts'

type Needs = {
  host: ShareHost
  clock: Clock
  opener: Pick<DeckOpener, 'adopt'>
  /** Only for who needs a voice of this browser: watching does without. */
  deckTools: Lazy<DeckTools>
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
export function createShareFetcher({
  host,
  clock,
  opener,
  deckTools,
}: Needs): Workspace['fetchShare'] {
  tellToday(() => formatToday(clock.now()))
  const readPacked = createPackedReaderInWorker(clock)
  const loadTools = async () => {
    const tools = await deckTools.load()
    return tools.ok ? tools.value : null
  }

  return async (source) => {
    const fetched = await fetchShare(source, {
      host,
      clock,
      readPacked,
      intake: lazyIntake,
    })
    if (!fetched.ok) return fetched
    return ok({
      async open(password, signal) {
        const opened = await fetched.value.open(password, signal)
        if (!opened.ok) return opened
        const deck = opener.adopt(opened.value)
        const needs = { openSoundFile: openBrowserSoundFile, clock, loadTools }
        return ok({ deck, playback: createWatchPlayback(deck, needs), screen: browserShowScreen })
      },
    })
  }
}
