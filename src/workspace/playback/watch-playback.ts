import { estimateTalk } from '#core/narration/talk/estimate-talk.ts'
import { canBeSpoken } from '#core/narration/script/can-be-spoken.ts'
import { listShownPlaces } from '#core/show/shown-slides.ts'
import type { Clock } from '#ports/clock.ts'
import type { OpenSoundFile } from '#ports/sound/sound-file.ts'
import type { DeckTools } from '#workspace/deck-tools.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { createPlayback, type Playback, type Runs } from './playback.ts'
import { startRecordedRun } from './recorded-run.ts'
import { startSilentRun } from './silent-run.ts'
import { startVoiceRun } from './voice-run.ts'

/** What tells languages is not for a guess: sentences end in much the same way in all of them. */
export const unknownLanguage = 'und'

type Needs = {
  openSoundFile: OpenSoundFile
  clock: Clock
  loadTools: () => Promise<DeckTools | null>
}

/**
 * The talk of a presentation that is watched: in the voice that came along, else in one of this
 * browser, else in captions alone.
 */
export function createWatchPlayback(
  openDeck: OpenDeck,
  { openSoundFile, clock, loadTools }: Needs,
): Playback {
  const { deck } = openDeck.state.getState()
  const { slides } = deck
  let times = openDeck.talk?.times
  const readTimes = () => (times ??= estimateTalk(slides, unknownLanguage))
  const places = listShownPlaces(slides)
  const runs: Runs = [
    ...(openDeck.talk ? [recorded(openDeck.talk.sound, openSoundFile)] : []),
    ...(slides.some(canBeSpoken)
      ? [{ kind: 'voice' as const, start: startVoiceRun({ openDeck, readTimes, loadTools }) }]
      : []),
    { kind: 'silent', start: startSilentRun(clock, () => readTimes().seconds) },
  ]
  return createPlayback({
    readTimes,
    runs,
    onSlide: (slide) => openDeck.select(places[slide] ?? 0),
  })
}

const recorded = (
  { type, bytes }: NonNullable<OpenDeck['talk']>['sound'],
  open: OpenSoundFile,
): Runs[number] => ({
  kind: 'recorded',
  start: startRecordedRun(open, new Blob([bytes], { type })),
})
