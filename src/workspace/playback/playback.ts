import { createStore, type StoreApi } from 'zustand/vanilla'

import { findMoment, findSeconds, type TalkTimes } from '#core/narration/talk/talk-times.ts'

import type { VoiceWait } from '#workspace/talk/presenter-state.ts'

import type { RunEvent, RunProblem, StartRun, TalkRun } from './talk-run.ts'

export type PlaybackState = {
  status: 'ready' | 'waiting' | 'playing' | 'paused' | 'ended'
  /** Where it is, in seconds. */
  seconds: number
  /** Which of the slides that are presented is seen. */
  slide: number
  /** The word that is heard, by its place in the notes of the slide; null before the first. */
  from: number | null
  rate: number
  volume: number
  /** Nobody is heard: captions run alone. */
  isSilent: boolean
  problem: RunProblem | null
  /** While it waits: what is known of it. */
  waitsFor: VoiceWait | null
}

/** A talk that can be played, stopped and searched like a film. */
export type Playback = {
  state: StoreApi<PlaybackState>
  readonly times: TalkTimes
  play(): void
  pause(): void
  toggle(): void
  seek(seconds: number): void
  /** By so many seconds. */
  jump(by: number): void
  /** To the beginning of a slide, or to a word of it. */
  goTo(slide: number, from?: number): void
  /** To the slide before or after; where there is none it stays. */
  turn(by: -1 | 1): void
  setRate(rate: number): void
  setVolume(volume: number): void
  close(): void
}

/** How far one press goes back or on. */
export const jumpSeconds = 10

/** By how they are known: each steps in for the one before it. */
export type RunKind = 'recorded' | 'voice' | 'silent'
export type Runs = readonly { kind: RunKind; start: StartRun }[]

type Needs = {
  /** A long talk takes its time to be timed, so the first slide does not wait for it. */
  readTimes: () => TalkTimes
  runs: Runs
  /** Another slide is seen. */
  onSlide: (slide: number) => void
}

/** Nobody hears the end of a talk twice: whoever plays it again begins anew. */
const nearlyOver = 0.05

export function createPlayback({ readTimes, runs, onSlide }: Needs): Playback {
  const state = createStore<PlaybackState>(() => ({
    status: 'ready',
    seconds: 0,
    slide: 0,
    from: null,
    rate: 1,
    volume: 1,
    isSilent: runs[0]?.kind === 'silent',
    problem: null,
    waitsFor: null,
  }))
  let at = 0
  let run: TalkRun | null = null
  let isClosed = false

  const limit = (seconds: number) => Math.max(0, Math.min(readTimes().seconds, seconds))

  function show(seconds: number) {
    const { slide, from } = findMoment(readTimes(), seconds)
    const before = state.getState().slide
    state.setState({ seconds, slide, from })
    if (slide !== before) onSlide(slide)
  }

  function hear(index: number, event: RunEvent) {
    // One that was replaced may still have something to say.
    if (isClosed || index !== at || !run) return
    switch (event.kind) {
      case 'moved':
        return show(limit(run.position()))
      case 'playing':
        return state.setState({ status: 'playing' })
      case 'waiting':
        return state.setState({ status: 'waiting', waitsFor: event.on ?? null })
      case 'paused':
        return state.setState(({ status }) =>
          status === 'playing' || status === 'waiting' ? { status: 'paused' } : {},
        )
      case 'ended':
        show(readTimes().seconds)
        return state.setState({ status: 'ended' })
      case 'failed':
        return meet(event.problem)
    }
  }

  /** Sound that a browser holds back comes with the next press; of all else the next in line takes over. */
  function meet(problem: RunProblem) {
    const next = runs[at + 1]
    if (problem.code === 'sound-blocked' || !next) {
      state.setState({ status: 'paused', problem })
      return
    }
    run?.close()
    run = null
    at += 1
    const isSilent = next.kind === 'silent'
    // That another one speaks than whoever was recorded is no fault that anybody could mend.
    state.setState({ isSilent, problem: isSilent ? problem : null })
    start(state.getState().seconds)
  }

  function start(seconds: number) {
    const index = at
    const known = runs[index]
    if (!known) return
    if (!run) {
      run = known.start((event) => hear(index, event))
      const { rate, volume } = state.getState()
      run.setRate(rate)
      run.setVolume(volume)
    }
    run.play(seconds)
  }

  function play() {
    const { status, seconds } = state.getState()
    if (status === 'playing' || status === 'waiting') return
    state.setState({ status: 'waiting', problem: null, waitsFor: null })
    const isOver = seconds >= readTimes().seconds - nearlyOver
    if (isOver) show(0)
    start(isOver ? 0 : seconds)
  }

  function pause() {
    const { status } = state.getState()
    if (status !== 'playing' && status !== 'waiting') return
    run?.pause()
    state.setState({ status: 'paused' })
  }

  function seek(to: number) {
    const seconds = limit(to)
    const { status } = state.getState()
    show(seconds)
    if (status === 'playing' || status === 'waiting') start(seconds)
    else if (status === 'ended') state.setState({ status: 'paused' })
  }

  return {
    state,
    get times() {
      return readTimes()
    },
    play,
    pause,
    toggle() {
      const { status } = state.getState()
      if (status === 'playing' || status === 'waiting') pause()
      else play()
    },
    seek,
    jump: (by) => seek(state.getState().seconds + by),
    goTo: (slide, from) => seek(findSeconds(readTimes(), slide, from)),
    turn(by) {
      const slide = state.getState().slide + by
      if (readTimes().slides[slide]) seek(findSeconds(readTimes(), slide))
    },
    setRate(rate) {
      state.setState({ rate })
      run?.setRate(rate)
    },
    setVolume(volume) {
      state.setState({ volume })
      run?.setVolume(volume)
    },
    close() {
      isClosed = true
      run?.close()
    },
  }
}
