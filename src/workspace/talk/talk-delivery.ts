import type { StoreApi } from 'zustand/vanilla'

import type { Slide } from '#core/deck/slide.ts'
import { silentSlideSeconds } from '#core/narration/script/pacing.ts'
import { findSlideGap, type SlideGap } from '#core/narration/talk/plan-slide.ts'
import { type PresenterEvent, stepPresenter } from '#core/narration/talk/presenter-machine.ts'
import { listScriptWords } from '#core/narration/script/script.ts'
import type { Clock } from '#ports/clock.ts'
import type { ForeseenPassage, Narrator, NarratorEvent } from '#ports/sound/narrator.ts'
import type { VoiceFailure } from '#ports/sound/voice.ts'

import type { NarrationChoice } from './narration-settings.ts'
import { createPausableWait } from './pausable-wait.ts'
import type { PresenterView } from './presenter-state.ts'
import {
  findSlide,
  findSlideBeside,
  planInTalk,
  type SpokenSlide,
  type SpokenTurn,
  type Talk,
} from './talk.ts'

/** Speaks the slides of a talk, one after the other, and shows where it is. */
export type TalkDelivery = {
  /** What is said of a slide from a word on. */
  plan(talk: Talk, slide: Slide, word?: number): SpokenSlide
  /** From a word of the slide on, and `after` seconds behind what was spoken last. */
  speak(talk: Talk, slide: Slide, place?: { word?: number; after?: number }): void
  /** The slide is the one that is spoken, from its beginning. */
  show(talk: Talk, slide: Slide): void
  /** The same, and it is turned to; null where it is gone, and the talk with it. */
  turnTo(talk: Talk, slideId: string): Slide | null
  /** Holds the wait between two slides. */
  pause(): void
  resume(): void
  cancel(): void
}

type Needs = {
  state: StoreApi<PresenterView>
  choice: NarrationChoice
  clock: Clock
  /** Whether a talk still goes on: what it told too late is not heard. */
  isOn: (talk: Talk) => boolean
  /** The last slide has been spoken. */
  onOver: () => void
  onFailure: (failure: VoiceFailure) => void
  onSilenced: () => void
  /** The slide that comes next was deleted meanwhile, or the voice was ended from elsewhere. */
  onLost: () => void
}

type TurnAhead = { turn: SpokenTurn; after: number }

/** Who speaks looks at their own turns only. */
function* listOwn(ahead: Iterable<TurnAhead>, narrator: Narrator): Generator<ForeseenPassage> {
  for (const { turn, after } of ahead)
    if (turn.narrator === narrator) yield { passage: turn.passage, after }
}

export function createTalkDelivery(needs: Needs): TalkDelivery {
  const { state, choice, clock, isOn, onOver, onFailure, onSilenced, onLost } = needs
  const change = createPausableWait(clock)
  const step = (event: PresenterEvent) => state.setState((now) => stepPresenter(now, event))

  /** From a word on; what comes before it is left out. */
  function plan(talk: Talk, slide: Slide, word = 0): SpokenSlide {
    const whole = planInTalk(talk, slide, choice.state.getState())
    const first = word > 0 ? listScriptWords(whole.script)[word] : null
    if (!first) return whole
    const turns = whole.turns
      .filter(({ passage }) => (passage.until ?? first.to) > first.from)
      .map(({ passage, ...turn }) =>
        Object.assign(turn, { passage: { ...passage, from: Math.max(first.from, passage.from) } }),
      )
    return { ...whole, turns }
  }

  function show(talk: Talk, slide: Slide) {
    const { text, script, turns, silences } = plan(talk, slide)
    const words = listScriptWords(script)
    const silence = turns.length === 0 ? (silences[0] ?? null) : null
    state.setState({ slideId: slide.id, text, script, words, word: -1, isComplete: false, silence })
  }

  function speak(
    talk: Talk,
    slide: Slide,
    { word = 0, after }: { word?: number; after?: number } = {},
  ) {
    change.cancel()
    const [first, ...rest] = plan(talk, slide, word).turns
    if (!first) {
      // In the middle of a talk it has its moment, in silence.
      step({ kind: 'sound' })
      change.start(silentSlideSeconds, () => finishSlide(talk))
      return
    }
    talk.given = slide.id
    speakTurn(talk, first, rest, after)
    if (state.getState().status === 'paused') talk.narrator.pause()
  }

  function speakTurn(talk: Talk, turn: SpokenTurn, rest: readonly SpokenTurn[], after?: number) {
    const { narrator, passage, pauseAfter } = turn
    if (talk.narrator !== narrator) talk.narrator.stop()
    talk.narrator = narrator
    narrator.setVolume(choice.state.getState().volume)
    narrator.speak(
      passage,
      (event) =>
        event.kind === 'end' && rest.length > 0 && isOn(talk)
          ? passOn(talk, rest, pauseAfter, narrator)
          : hear(talk, event),
      after,
    )
    const ahead = listAhead(talk, [turn, ...rest])
    const next = ahead.next().value
    if (next?.turn.narrator !== narrator) narrator.foresee(null)
    next?.turn.narrator.foresee(next.turn.passage, next.after, listOwn(ahead, next.turn.narrator))
  }

  /** What comes behind the first of these turns, to the end of the talk. */
  function* listAhead(talk: Talk, turns: readonly SpokenTurn[]): Generator<TurnAhead, undefined> {
    for (const [at, turn] of turns.slice(1).entries())
      yield { turn, after: turns[at]?.pauseAfter ?? 0 }
    for (let slide = findNext(talk, talk.given); slide; slide = findNext(talk, slide.id)) {
      let after = choice.state.getState().pauseSeconds
      for (const turn of plan(talk, slide).turns) {
        yield { turn, after }
        after = turn.pauseAfter
      }
    }
    return undefined
  }

  /** Somebody else goes on, in another language. */
  function passOn(
    talk: Talk,
    [next, ...rest]: readonly SpokenTurn[],
    pause: number,
    last: Narrator,
  ) {
    if (!next) return
    if (next.narrator === last) speakTurn(talk, next, rest, pause)
    else change.start(pause, () => speakTurn(talk, next, rest))
  }

  const hasWords = (talk: Talk, slide: Slide): boolean => plan(talk, slide).turns.length > 0

  const findNext = (talk: Talk, slideId: string | null): Slide | null =>
    state.getState().mode === 'single' ? null : findSlideBeside(talk, slideId, 1)

  function hear(talk: Talk, event: NarratorEvent) {
    if (!isOn(talk)) return
    switch (event.kind) {
      case 'sound':
        // The wait for the slide may be held up, as in a hidden tab; its words are never seen on the last.
        turnToGiven(talk)
        state.setState({ hasBegun: true, preparing: null })
        return step(event)
      case 'wait':
        return step(event)
      case 'prepare': {
        const { made, lines, seconds } = event
        return state.setState({ preparing: { made, lines, seconds } })
      }
      case 'word':
        return state.setState({ word: event.word })
      case 'end':
        // Where the voice found nothing to say, no sound has turned to it.
        turnToGiven(talk)
        // The slide it would have turned to may be gone, and the talk with it.
        return isOn(talk) ? finishSlide(talk) : undefined
      case 'fail':
        // Whoever tries again wants to hear what was not said, and not the last slide once more.
        turnToGiven(talk)
        return onFailure(event.failure)
      case 'closed':
        return onLost()
      case 'silenced':
        return onSilenced()
    }
  }

  function finishSlide(talk: Talk) {
    const next = findNext(talk, state.getState().slideId)
    state.setState({ isComplete: true })
    step({ kind: 'slide-end', isLast: next === null })
    if (!next) return onOver()
    const { ending } = talk.narrator
    const gap = findSlideGap(ending, choice.state.getState())
    return ending === 'live' ? waitAsInCalls(talk, next, gap) : goOn(talk, next, gap)
  }

  function waitAsInCalls(talk: Talk, next: Slide, { untilSeen, untilHeard }: SlideGap) {
    change.start(untilSeen, () => {
      if (!turnTo(talk, next.id)) return
      // It may be rewritten while it waits.
      change.start(untilHeard - untilSeen, () => speak(talk, findSlide(talk, next.id) ?? next))
    })
  }

  function goOn(talk: Talk, next: Slide, { untilSeen, untilHeard }: SlideGap) {
    // Set on the timeline at once, so that the pause is as long as it was chosen to be.
    const isSpoken = hasWords(talk, next)
    if (isSpoken) speak(talk, next, { after: untilHeard })
    change.start(untilSeen, () => {
      const turned = turnTo(talk, next.id)
      if (turned && !isSpoken) speak(talk, turned)
    })
  }

  function turnToGiven(talk: Talk) {
    if (state.getState().slideId !== talk.given) turnTo(talk, talk.given)
  }

  function turnTo(talk: Talk, slideId: string): Slide | null {
    const slide = findSlide(talk, slideId)
    if (!slide) {
      onLost()
      return null
    }
    change.cancel()
    show(talk, slide)
    talk.openDeck.select(talk.openDeck.state.getState().deck.slides.indexOf(slide))
    return slide
  }

  return {
    plan,
    speak,
    show,
    turnTo,
    pause: change.pause,
    resume: change.resume,
    cancel: change.cancel,
  }
}
