import { findMoment, findSeconds, type TalkTimes } from '#core/narration/talk/talk-times.ts'
import { listShownPlaces } from '#core/show/shown-slides.ts'
import type { DeckTools } from '#workspace/deck-tools.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'
import type { PresenterView, VoiceWait } from '#workspace/talk/presenter-state.ts'

import type { StartRun } from './talk-run.ts'

/** Of speed and of volume, as a talk begins. */
const usual = 1

type Tools = Pick<DeckTools, 'presenter' | 'narrationChoice' | 'voiceOffers'>

type Needs = {
  openDeck: OpenDeck
  /** About when everything is said: nobody has said it yet. */
  readTimes: () => TalkTimes
  /** Who speaks comes when somebody is to; null when it cannot be fetched. */
  loadTools: () => Promise<Tools | null>
}

const listPlaces = ({ state }: OpenDeck) => listShownPlaces(state.getState().deck.slides)

/** A voice of this browser speaks, as in the editor, and the talk is where its words are. */
export const startVoiceRun =
  ({ openDeck, readTimes, loadTools }: Needs): StartRun =>
  (tell) => {
    const times = readTimes()
    let tools: Tools | null = null
    let unfollow: (() => void) | null = null
    let at = 0
    /** What is asked for last counts; what came late is none of ours any more. */
    let asked = 0
    let rate: number | null = null
    let volume: number | null = null

    function follow({ presenter }: Tools) {
      unfollow?.()
      unfollow = presenter.state.subscribe((view, before) => {
        const found = locate(view, openDeck, times)
        if (found !== null && found !== at) {
          at = found
          tell({ kind: 'moved' })
        }
        if (view.problem && view.problem !== before.problem)
          tell({ kind: 'failed', problem: view.problem })
        else if (view.status !== before.status) tellStatus(view)
        else if (view.status === 'connected' && isOtherWait(view, before))
          tell({ kind: 'waiting', on: view })
      })
    }

    function tellStatus(view: PresenterView) {
      const { status } = view
      if (status === 'connected') tell({ kind: 'waiting', on: view })
      else if (status === 'speaking' || status === 'transitioning') tell({ kind: 'playing' })
      else if (status === 'stopped') tell({ kind: 'ended' })
      else if (status === 'paused' || status === 'idle') tell({ kind: 'paused' })
    }

    function apply({ narrationChoice }: Tools) {
      if (rate !== null) narrationChoice.change({ rate })
      if (volume !== null) narrationChoice.change({ volume })
    }

    async function play(seconds: number) {
      const ask = ++asked
      tell({ kind: 'waiting' })
      tools ??= await loadTools()
      if (tools) await learnVoices(tools)
      if (ask !== asked) return
      if (!tools) return tell({ kind: 'failed', problem: { code: 'not-loaded' } })
      const { presenter } = tools
      apply(tools)
      if (presenter.state.getState().status === 'paused' && seconds === at)
        return presenter.resume()
      const { slide, from } = findMoment(times, seconds)
      const spoken = times.slides[slide]?.words ?? []
      const word = spoken.findIndex((one) => one.from === from)
      at = seconds
      unfollow?.()
      presenter.stop()
      follow(tools)
      return presenter.presentAll(listPlaces(openDeck)[slide], Math.max(0, word))
    }

    return {
      play: (seconds) => void play(seconds),
      pause() {
        asked += 1
        tools?.presenter.pause()
      },
      position: () => at,
      setRate(next) {
        // What nobody has touched stays as the listener has it everywhere.
        if (next === usual && rate === null) return
        rate = next
        if (tools) apply(tools)
      },
      setVolume(next) {
        if (next === usual && volume === null) return
        volume = next
        if (tools) apply(tools)
      },
      close() {
        asked += 1
        unfollow?.()
        tools?.presenter.stop()
      },
    }
  }

const isOtherWait = (one: VoiceWait, other: VoiceWait): boolean =>
  one.loading !== other.loading ||
  one.preparing !== other.preparing ||
  one.isOpeningSound !== other.isOpeningSound

/** Nobody has looked before; and a look that another one overtakes tells nothing. */
async function learnVoices({ voiceOffers: { state, refresh } }: Tools): Promise<void> {
  if (state.getState().status === 'known') return
  await new Promise<void>((resolve) => {
    const unfollow = state.subscribe(({ status }) => {
      if (status !== 'known') return
      unfollow()
      resolve()
    })
    void refresh()
  })
}

/** Where in the talk its presenter is; null on a slide that is none of it. */
function locate(
  { slideId, words, word }: PresenterView,
  openDeck: OpenDeck,
  times: TalkTimes,
): number | null {
  const { slides } = openDeck.state.getState().deck
  const slide = listPlaces(openDeck).findIndex((place) => slides[place]?.id === slideId)
  return slide < 0 ? null : findSeconds(times, slide, words[word]?.from)
}
