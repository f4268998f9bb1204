import { createStore, type StoreApi } from 'zustand/vanilla'

import type { Slide } from '#core/deck/slide.ts'
import { findSentenceStep } from '#core/narration/script/find-sentence-step.ts'
import { takeBeginning } from '#core/narration/talk/plan-slide.ts'
import {
  isNarrating,
  type PresenterEvent,
  type PresenterMode,
  stepPresenter,
} from '#core/narration/talk/presenter-machine.ts'
import type { Clock } from '#ports/clock.ts'
import type { Narrator } from '#ports/sound/narrator.ts'
import type { VoiceProgress } from '#ports/sound/voice.ts'

import { type Cast, createCast, replaceInCast } from './voices/cast.ts'
import { findOpening, skipSilent } from './find-opening.ts'
import { findSilentSlides } from './find-silent-slides.ts'
import { findTalkStart } from './find-talk-start.ts'
import { followTalkEdits } from './follow-talk-edits.ts'
import { listCandidates } from './voices/list-candidates.ts'
import type { NarrationChoice } from './narration-settings.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'
import { type PresenterProblem, type PresenterView, presenterView } from './presenter-state.ts'
import { readyNarrator } from './voices/ready-narrator.ts'
import { createTalkDelivery } from './talk-delivery.ts'
import { findSlide, findSlideBeside, planInTalk, type Talk } from './talk.ts'
import { unlockNarrator } from './voices/unlock-narrator.ts'
import { rootOf } from '#core/narration/language/language-root.ts'
import { isLiveChoice, type VoiceOffers } from './voices/voice-offers.ts'

/** Has the open deck present itself, aloud. */
export type Presenter = {
  state: StoreApi<PresenterView>
  /** Speaks the current slide, from a word on, and stops there. */
  presentSlide(word?: number): Promise<void>
  /** Speaks all slides, from the first or another on, or from a word of it. */
  presentAll(from?: number, word?: number): Promise<void>
  /** Nothing is heard yet: how a talk would begin on this slide is made while there is time. */
  warmUp(): void
  pause(): void
  resume(): Promise<void>
  stop(): void
  /** Speaks from a word of the current slide on. */
  seek(word: number): Promise<void>
  stepSentence(by: -1 | 1): void
  /** To another slide of the talk, which goes on there. */
  stepSlide(by: -1 | 1): Promise<void>
  replay(): Promise<void>
  dismissProblem(): void
}

type Needs = {
  currentDeck: () => OpenDeck | null
  offers: VoiceOffers
  /** Gives what was recorded of slides. */
  recordings: Narrator | null
  choice: NarrationChoice
  clock: Clock
  onPresented: (deckId: string) => void
  /** The chosen voice speaks in live calls, and there is no key for them. */
  onKeyMissing: () => void
  /** Some slides would pass in silence, and nobody has said yet what becomes of them. */
  onSilent: () => void
  /** Whether the device has memory and power to spare for what may never be asked for. */
  isRoomy: () => boolean
  /** Whatever else speaks, such as a preview, must be quiet. */
  onStart: () => void
}

export function createPresenter(needs: Needs): Presenter {
  const {
    currentDeck,
    offers,
    recordings,
    choice,
    clock,
    onPresented,
    onKeyMissing,
    onSilent,
    isRoomy,
    onStart,
  } = needs
  const state = createStore<PresenterView>(() => presenterView)
  let talk: (Talk & { letGo: () => void }) | null = null
  let asked = 0

  const step = (event: PresenterEvent) => state.setState((now) => stepPresenter(now, event))
  const refuse = (problem: PresenterProblem) => state.setState({ problem })

  const delivery = createTalkDelivery({
    state,
    choice,
    clock,
    isOn: (one) => one === talk,
    onOver: end,
    onFailure: (failure) => failWith({ code: 'voice', failure }),
    onSilenced() {
      pause()
      refuse({ code: 'sound-blocked' })
    },
    onLost: stop,
  })

  async function present(mode: PresenterMode, index: number | null, word: number): Promise<void> {
    stop()
    onStart()
    const ask = ++asked
    const openDeck = currentDeck()
    if (!openDeck) return refuse({ code: 'no-deck' })
    const start = findTalkStart(openDeck.state.getState(), mode, index)
    if (!start) return refuse({ code: 'notes-too-short' })
    if (offers.state.getState().status === 'checking') await offers.refresh()
    // Pressed again, or stopped, before it was known who speaks.
    if (ask !== asked) return undefined
    const stage = { openDeck, cast: castOf(openDeck), recordings }
    const { place, slide } = mode === 'auto' ? skipSilent(stage, start) : start
    const opening = findOpening(stage, place, mode)
    const { language } = opening
    const silent = opening.narrator && mode === 'auto' ? findSilentSlides(stage, index) : null
    // Whoever only watches has no say in it.
    if (silent && !openDeck.isWatched) {
      state.setState({ mode, asked: silent })
      return onSilent()
    }
    const { voices } = choice.state.getState()
    const candidates: Pick<Talk, 'narrator' | 'cast'>[] =
      recordings && opening.narrator === recordings
        ? [{ narrator: recordings, cast: stage.cast }]
        : listCandidates(offers.state.getState().offers, language, voices).map((offer) => ({
            narrator: offer.narrator,
            cast: replaceInCast(stage.cast, language, offer),
          }))
    if (candidates.length > 0) onPresented(openDeck.id)
    else state.setState({ mode })
    if (candidates.length === 0 && isLiveChoice(voices[rootOf(language)])) onKeyMissing()
    let problem: PresenterProblem = { code: 'no-voice', language }
    for (const candidate of candidates) {
      const loading = new AbortController()
      const begun = begin(openDeck, candidate, loading)
      step({ kind: 'start', mode })
      // First, because the deck tells of its move at once.
      delivery.show(begun, slide)
      openDeck.select(place)
      const found = await load(begun, opening.slide, word, loading.signal)
      if (talk !== begun) return undefined
      if (!found) return delivery.speak(begun, findSpoken(begun) ?? slide, { word })
      problem = found
      if (problem.code !== 'voice') break
      end()
    }
    return failWith(problem)
  }

  function warmUp() {
    const openDeck = currentDeck()
    if (!openDeck || talk || !isRoomy()) return
    const { deck, current } = openDeck.state.getState()
    const slide = deck.slides[current]
    const cast = castOf(openDeck)
    const stage = { openDeck, cast, recordings }
    const [turn] = slide ? planInTalk(stage, slide, choice.state.getState()).turns : []
    const offer = turn && cast(turn.language)
    // What would have to be fetched, or paid for, waits until it is asked for.
    const isHere =
      (turn && turn.narrator === recordings) ||
      (offer?.narrator.kind === 'device' && offer.readiness.status !== 'to-download')
    if (turn && isHere) turn.narrator.foresee(takeBeginning(turn.passage))
  }

  const castOf = (openDeck: OpenDeck): Cast =>
    createCast(
      openDeck.state.getState().deck,
      offers.state.getState().offers,
      choice.state.getState().voices,
    )

  function begin(
    openDeck: OpenDeck,
    { narrator, cast }: Pick<Talk, 'narrator' | 'cast'>,
    loading: AbortController,
  ): Talk {
    const begun: Talk = { openDeck, cast, recordings, narrator, given: '', isStale: false }
    const unfollowChoice = choice.state.subscribe((now, before) => {
      begun.narrator.setVolume(now.volume)
      if (now.voices !== before.voices) begun.cast = castOf(openDeck)
      if (now.rate !== before.rate || now.voices !== before.voices) followChoice()
    })
    const unfollowDeck = followTalkEdits(begun, {
      clock,
      spokenSlide: () => state.getState().slideId,
      onLeft: stop,
      onEdited: (slideId) => revise(begun, slideId),
    })
    const letGo = () => {
      unfollowChoice()
      unfollowDeck()
      loading.abort()
    }
    talk = Object.assign(begun, { letGo })
    state.setState({ ...presenterView, mode: state.getState().mode })
    narrator.setVolume(choice.state.getState().volume)
    return talk
  }

  async function load(
    begun: Talk,
    opening: Slide,
    word: number,
    signal: AbortSignal,
  ): Promise<PresenterProblem | null> {
    const passage = delivery.plan(begun, opening, word).turns[0]?.passage ?? null
    const onProgress = (loading: VoiceProgress | null) =>
      talk === begun && state.setState({ loading })
    const onWaiting = sayWaiting(begun)
    const news = { onProgress, onWaiting }
    const problem = await readyNarrator(begun.narrator, { clock, passage, signal, ...news })
    // What had to be fetched is here now.
    if (problem?.code !== 'voice') void offers.refresh()
    return problem
  }

  const sayWaiting = (begun: Talk) => (isOpeningSound: boolean) => {
    if (talk === begun) state.setState({ isOpeningSound })
  }

  const unlock = (begun: Talk): Promise<boolean> =>
    unlockNarrator(begun.narrator, { clock, onWaiting: sayWaiting(begun) })

  function failWith(problem: PresenterProblem) {
    step({ kind: 'fail' })
    end()
    refuse(problem)
  }

  function revise(begun: Talk, slideId: string) {
    const slide = findSlide(begun, slideId)
    if (state.getState().slideId !== slideId || !slide) return
    const { word } = state.getState()
    delivery.show(begun, slide)
    state.setState(({ words }) => ({ word: Math.min(word, words.length - 1) }))
    const [turn, another] = delivery.plan(begun, slide).turns
    if (turn && !another && turn.narrator === begun.narrator) begun.narrator.revise(turn.passage)
    else void seek(Math.max(0, state.getState().word))
  }

  function followChoice() {
    const begun = talk
    if (!begun) return
    // Whoever has paused the talk does not want to hear it because of that.
    if (state.getState().status === 'paused') begun.isStale = true
    else if (state.getState().status !== 'transitioning' || findChosen(begun) !== begun.narrator)
      void takeUpChoice(begun)
  }

  /** Who would go on at the word that is spoken. */
  function findChosen(begun: Talk): Narrator {
    const slide = findSpoken(begun)
    const [turn] = slide ? delivery.plan(begun, slide, state.getState().word).turns : []
    return turn?.narrator ?? begun.narrator
  }

  async function takeUpChoice(begun: Talk): Promise<void> {
    const { mode, word } = state.getState()
    const { current } = begun.openDeck.state.getState()
    const from = Math.max(0, word)
    // Another engine has to be loaded first.
    return findChosen(begun) === begun.narrator ? seek(from) : present(mode, current, from)
  }

  function pause() {
    if (!isNarrating(state.getState())) return
    step({ kind: 'pause' })
    delivery.pause()
    talk?.narrator.pause()
  }

  async function resume() {
    const begun = talk
    if (!begun || state.getState().status !== 'paused') return
    if (!(await unlock(begun))) return refuse({ code: 'sound-blocked' })
    if (talk !== begun) return
    state.setState({ problem: null })
    const { interrupted } = state.getState()
    // Between two slides there is no word to go on at.
    if (begun.isStale && interrupted !== 'transitioning') return takeUpChoice(begun)
    step({ kind: 'resume' })
    delivery.resume()
    begun.narrator.resume()
  }

  async function seek(word: number): Promise<void> {
    const begun = talk
    if (!begun || !isNarrating(state.getState())) return present('single', null, word)
    const slide = findSpoken(begun)
    if (!slide || state.getState().loading) return undefined
    begun.isStale = false
    const wasPaused = state.getState().status === 'paused'
    if (wasPaused) await unlock(begun)
    if (talk !== begun) return undefined
    step({ kind: 'seek' })
    state.setState({ word, isComplete: false, problem: null })
    if (wasPaused) begun.narrator.resume()
    return delivery.speak(begun, slide, { word })
  }

  async function stepSlide(by: -1 | 1): Promise<void> {
    const begun = talk
    const slide = begun && findSlideBeside(begun, state.getState().slideId, by)
    if (!begun || !slide || !isNarrating(state.getState()) || state.getState().loading) return
    const wasPaused = state.getState().status === 'paused'
    if (wasPaused) await unlock(begun)
    if (talk !== begun) return
    begun.isStale = false
    begun.narrator.stop()
    step({ kind: 'seek' })
    state.setState({ problem: null })
    if (wasPaused) begun.narrator.resume()
    const turned = delivery.turnTo(begun, slide.id)
    if (turned) delivery.speak(begun, turned)
  }

  const findSpoken = (begun: Talk): Slide | undefined => findSlide(begun, state.getState().slideId)

  function end() {
    const ended = talk
    talk = null
    delivery.cancel()
    ended?.letGo()
    ended?.narrator.stop()
  }

  function stop() {
    asked += 1
    end()
    step({ kind: 'stop' })
    state.setState({
      loading: null,
      preparing: null,
      isOpeningSound: false,
      problem: null,
      asked: null,
    })
  }

  return {
    state,
    presentSlide: (word = 0) => present('single', null, word),
    warmUp,
    presentAll: (from, word = 0) => present('auto', from ?? null, word),
    pause,
    resume,
    stop,
    seek,
    stepSentence(by) {
      const { script, words, word } = state.getState()
      const target = findSentenceStep(script, words[Math.max(0, word)]?.from ?? 0, by)
      const place = words.findIndex(({ from }) => from === target)
      if (place >= 0) void seek(place)
    },
    stepSlide,
    replay: () => seek(0),
    dismissProblem: () => {
      step({ kind: 'stop' })
      state.setState({ problem: null, asked: null })
    },
  }
}
