import { createStore, type StoreApi } from 'zustand/vanilla'

import type { Slide } from '#core/deck/slide.ts'
import { canBeSpoken } from '#core/narration/can-be-spoken.ts'
import { findDeckLanguage } from '#core/narration/find-deck-language.ts'
import { findSentenceStep } from '#core/narration/find-sentence-step.ts'
import { liveWaits, silentSlideSeconds, slideChangesAt } from '#core/narration/pacing.ts'
import {
  isNarrating,
  type PresenterEvent,
  type PresenterMode,
  stepPresenter,
} from '#core/narration/presenter-machine.ts'
import { writeScript } from '#core/narration/script.ts'
import { findShownPlace, listShownPlaces } from '#core/show/shown-slides.ts'
import type { Clock } from '#ports/clock.ts'
import type { Narrator, NarratorEvent, Passage } from '#ports/narrator.ts'
import type { Speaker } from '#ports/voice.ts'

import type { NarrationTaste } from './narration-settings.ts'
import type { OpenDeck, OpenDeckState } from './open-deck.ts'
import { createPausableWait } from './pausable-wait.ts'
import { type PresenterProblem, type PresenterView, presenterView } from './presenter-state.ts'
import { chooseOffer, listOffersFor, type VoiceOffer, type VoiceOffers } from './voice-offers.ts'

/** Has the open deck present itself, aloud. */
export type Presenter = {
  state: StoreApi<PresenterView>
  /** Speaks the current slide, from a word on, and stops there. */
  presentSlide(word?: number): Promise<void>
  /** Speaks all slides, from the first or another on. */
  presentAll(from?: number): Promise<void>
  pause(): void
  resume(): Promise<void>
  stop(): void
  /** Speaks from a word of the current slide on. */
  seek(word: number): Promise<void>
  stepSentence(by: -1 | 1): void
  replay(): Promise<void>
  dismissProblem(): void
}

type Needs = {
  currentDeck: () => OpenDeck | null
  offers: VoiceOffers
  taste: NarrationTaste
  clock: Clock
  onPresented: (deckId: string) => void
  /** Whatever else speaks, such as a preview, must be quiet. */
  onStart: () => void
}

/** What is being presented, from start to stop. */
type Talk = {
  openDeck: OpenDeck
  language: string
  narrator: Narrator
  speaker: Speaker
  /** The slide that the narrator was given. */
  given: string
  /** Speed or voice were changed while it was paused. */
  isStale: boolean
  cancelLoading: AbortController
  letGo: () => void
}

/** A word that is still being typed is not said. */
const typedAfterSeconds = 0.6

export function createPresenter(needs: Needs): Presenter {
  const { currentDeck, offers, taste, clock, onPresented, onStart } = needs
  const state = createStore<PresenterView>(() => presenterView)
  const change = createPausableWait(clock)
  const typing = createPausableWait(clock)
  let talk: Talk | null = null
  let asked = 0

  const step = (event: PresenterEvent) => state.setState((now) => stepPresenter(now, event))
  const refuse = (problem: PresenterProblem) => state.setState({ problem })

  async function present(mode: PresenterMode, index: number | null, word: number): Promise<void> {
    stop()
    onStart()
    const ask = ++asked
    const openDeck = currentDeck()
    if (!openDeck) return refuse({ code: 'no-deck' })
    const { deck, current } = openDeck.state.getState()
    const first = mode === 'auto' ? findShownPlace(deck.slides, 1) : current
    const place = index ?? first
    const slide = deck.slides[place]
    if (!slide || !(mode === 'auto' ? deck.slides.some(canBeSpoken) : canBeSpoken(slide)))
      return refuse({ code: 'notes-too-short' })
    const language = findDeckLanguage(deck)
    if (offers.state.getState().status === 'checking') await offers.refresh()
    // Pressed again, or stopped, before it was known who speaks.
    if (ask !== asked) return undefined
    const candidates = listCandidates(language)
    if (candidates.length === 0) return refuse({ code: 'no-voice', language })
    onPresented(openDeck.id)
    let problem: PresenterProblem | null = null
    for (const offer of candidates) {
      const begun = begin(openDeck, language, offer)
      step({ kind: 'start', mode })
      // First, because the deck tells of its move at once.
      showSlide(begun, slide)
      openDeck.select(place)
      problem = await getReady(begun)
      if (talk !== begun) return undefined
      if (!problem) return speak(begun, findSpoken(begun) ?? slide, { word })
      if (problem.code !== 'voice') break
      end()
    }
    return failWith(problem ?? { code: 'no-voice', language })
  }

  /** Whoever was chosen, and should their engine not start, somebody with another. */
  function listCandidates(language: string): VoiceOffer[] {
    const chosen = findOffer(language)
    if (!chosen) return []
    const others = listOffersFor(offers.state.getState().offers, language)
    const engines = new Map([chosen, ...others.toReversed()].map((one) => [one.narrator.id, one]))
    return [chosen, ...[...engines.values()].filter(({ narrator }) => narrator !== chosen.narrator)]
  }

  const findOffer = (language: string): VoiceOffer | null =>
    chooseOffer(offers.state.getState().offers, language, taste.state.getState().voices)

  function begin(openDeck: OpenDeck, language: string, { narrator, speaker }: VoiceOffer): Talk {
    const stops = [
      openDeck.state.subscribe((now, before) => followDeck(now, before)),
      taste.state.subscribe((now, before) => {
        narrator.setVolume(now.volume)
        if (now.rate !== before.rate || now.voices !== before.voices) followTaste()
      }),
    ]
    talk = {
      openDeck,
      language,
      narrator,
      speaker,
      given: '',
      isStale: false,
      cancelLoading: new AbortController(),
      letGo: () => stops.forEach((unsubscribe) => unsubscribe()),
    }
    state.setState({ ...presenterView, mode: state.getState().mode })
    narrator.setVolume(taste.state.getState().volume)
    return talk
  }

  /** Lets sound out and loads the voice; why not, when there will be none. */
  async function getReady(begun: Talk): Promise<PresenterProblem | null> {
    const { narrator, cancelLoading } = begun
    const unlocked = narrator.unlock()
    const prepared = await narrator.prepare(
      (loading) => talk === begun && state.setState({ loading }),
      cancelLoading.signal,
    )
    if (talk === begun) state.setState({ loading: null })
    if (!prepared.ok) return { code: 'voice', failure: prepared.error }
    // What had to be fetched is here now.
    void offers.refresh()
    return (await unlocked) ? null : { code: 'sound-blocked' }
  }

  function failWith(problem: PresenterProblem) {
    step({ kind: 'fail' })
    end()
    refuse(problem)
  }

  function showSlide({ language }: Talk, slide: Slide) {
    const script = writeScript(slide.notes, { language })
    const words = script.sentences.flatMap((sentence) => sentence.words)
    state.setState({ slideId: slide.id, script, words, word: -1, isComplete: false })
  }

  function toPassage({ language, speaker, openDeck }: Talk, slide: Slide, from = 0): Passage {
    return {
      script: writeScript(slide.notes, { language }),
      from,
      speaker: speaker.id,
      rate: taste.state.getState().rate,
      pronunciations: openDeck.state.getState().deck.pronunciations ?? [],
    }
  }

  function speak(
    begun: Talk,
    slide: Slide,
    { word = 0, after }: { word?: number; after?: number },
  ) {
    change.cancel()
    if (!canBeSpoken(slide)) {
      // In the middle of a talk it has its moment, in silence.
      step({ kind: 'sound' })
      change.start(silentSlideSeconds, () => onEnd(begun))
      return
    }
    const from = word > 0 ? (state.getState().words[word]?.from ?? 0) : 0
    begun.given = slide.id
    begun.narrator.speak(toPassage(begun, slide, from), (event) => hear(begun, event), after)
    const next = findNext(begun, slide.id)
    begun.narrator.foresee(next && canBeSpoken(next) ? toPassage(begun, next) : null)
    if (state.getState().status === 'paused') begun.narrator.pause()
  }

  function findNext({ openDeck }: Talk, slideId: string | null): Slide | null {
    if (state.getState().mode === 'single') return null
    const { slides } = openDeck.state.getState().deck
    const index = slides.findIndex(({ id }) => id === slideId)
    if (index < 0) return null
    const next = listShownPlaces(slides).find((place) => place > index)
    return next === undefined ? null : (slides[next] ?? null)
  }

  function hear(begun: Talk, event: NarratorEvent) {
    if (talk !== begun) return
    switch (event.kind) {
      case 'sound':
        // The wait for the slide may be held up, as in a hidden tab; its words are never seen on the last.
        if (state.getState().slideId !== begun.given) goTo(begun, begun.given)
        return step(event)
      case 'wait':
        return step(event)
      case 'word':
        return state.setState({ word: event.word })
      case 'end':
        return onEnd(begun)
      case 'fail':
        return failWith({ code: 'voice', failure: event.failure })
      case 'silenced':
        pause()
        return refuse({ code: 'sound-blocked' })
    }
  }

  function onEnd(begun: Talk) {
    const { slideId } = state.getState()
    const next = findNext(begun, slideId)
    state.setState({ isComplete: true })
    step({ kind: 'slide-end', isLast: next === null })
    if (!next) return end()
    const { pauseSeconds } = taste.state.getState()
    if (begun.narrator.ending === 'live') {
      const { completion, beforeNextSlide, beforeSpeech } = liveWaits
      change.start(completion + beforeNextSlide, () => {
        goTo(begun, next.id)
        change.start(beforeSpeech, () => speak(begun, next, {}))
      })
      return undefined
    }
    // Set on the timeline at once, so that the pause is as long as it was chosen to be.
    if (canBeSpoken(next)) speak(begun, next, { after: pauseSeconds })
    change.start(pauseSeconds * slideChangesAt, () => {
      goTo(begun, next.id)
      if (!canBeSpoken(next)) speak(begun, next, {})
    })
    return undefined
  }

  function goTo(begun: Talk, slideId: string) {
    const { slides } = begun.openDeck.state.getState().deck
    const index = slides.findIndex(({ id }) => id === slideId)
    const slide = slides[index]
    if (!slide) return stop()
    change.cancel()
    showSlide(begun, slide)
    begun.openDeck.select(index)
    return undefined
  }

  /** Whoever turns to another slide wants to hear no more of this one. */
  function followDeck(now: OpenDeckState, before: OpenDeckState) {
    const begun = talk
    if (!begun) return
    const { slideId } = state.getState()
    const slide = now.deck.slides[now.current]
    if (!slide || slide.id !== slideId) return stop()
    const old = before.deck.slides.find(({ id }) => id === slideId)
    if (
      old &&
      (old.notes !== slide.notes || now.deck.pronunciations !== before.deck.pronunciations)
    )
      typing.start(typedAfterSeconds, () => revise(begun, slideId))
    return undefined
  }

  function revise(begun: Talk, slideId: string) {
    const slide = begun.openDeck.state.getState().deck.slides.find(({ id }) => id === slideId)
    if (talk !== begun || state.getState().slideId !== slideId || !slide) return
    const { word } = state.getState()
    showSlide(begun, slide)
    state.setState(({ words }) => ({ word: Math.min(word, words.length - 1) }))
    begun.narrator.revise(toPassage(begun, slide))
  }

  function followTaste() {
    const begun = talk
    const offer = begun && findOffer(begun.language)
    if (!begun || !offer) return
    if (offer.narrator !== begun.narrator) {
      // Another engine has to be loaded first: it speaks from the next start on.
      if (!isNarrating(state.getState())) return
      const { mode, word } = state.getState()
      const { current } = begun.openDeck.state.getState()
      void present(mode, current, Math.max(0, word))
      return
    }
    begun.speaker = offer.speaker
    if (state.getState().status === 'paused') begun.isStale = true
    else if (state.getState().status !== 'transitioning')
      void seek(Math.max(0, state.getState().word))
  }

  function pause() {
    if (!isNarrating(state.getState())) return
    step({ kind: 'pause' })
    change.pause()
    talk?.narrator.pause()
  }

  async function resume() {
    const begun = talk
    if (!begun || state.getState().status !== 'paused') return
    if (!(await begun.narrator.unlock())) return refuse({ code: 'sound-blocked' })
    if (talk !== begun) return
    state.setState({ problem: null })
    if (begun.isStale) {
      await seek(Math.max(0, state.getState().word))
      return
    }
    step({ kind: 'resume' })
    change.resume()
    begun.narrator.resume()
  }

  async function seek(word: number): Promise<void> {
    const begun = talk
    if (!begun || !isNarrating(state.getState())) return present('single', null, word)
    const slide = findSpoken(begun)
    if (!slide || state.getState().loading) return undefined
    begun.isStale = false
    const wasPaused = state.getState().status === 'paused'
    if (wasPaused) await begun.narrator.unlock()
    if (talk !== begun) return undefined
    step({ kind: 'seek' })
    state.setState({ word, isComplete: false, problem: null })
    if (wasPaused) begun.narrator.resume()
    return speak(begun, slide, { word })
  }

  const findSpoken = ({ openDeck }: Talk): Slide | undefined =>
    openDeck.state.getState().deck.slides.find(({ id }) => id === state.getState().slideId)

  function end() {
    const ended = talk
    talk = null
    change.cancel()
    typing.cancel()
    ended?.letGo()
    ended?.cancelLoading.abort()
    ended?.narrator.stop()
  }

  function stop() {
    asked += 1
    end()
    step({ kind: 'stop' })
    state.setState({ loading: null, problem: null })
  }

  return {
    state,
    presentSlide: (word = 0) => present('single', null, word),
    presentAll: (from) => present('auto', from ?? null, 0),
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
    replay: () => seek(0),
    dismissProblem: () => {
      step({ kind: 'stop' })
      state.setState({ problem: null })
    },
  }
}
