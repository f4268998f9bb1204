import type { PresenterProblem, VoiceWait } from '#workspace/talk/presenter-state.ts'

export type RunProblem =
  | PresenterProblem
  /** The browser cannot play what came along. */
  | { code: 'unplayable' }
  /** What speaks could not be fetched. */
  | { code: 'not-loaded' }

export type RunEvent =
  | { kind: 'playing' }
  /** It will go on by itself; for what it waits, where whoever speaks can tell. */
  | { kind: 'waiting'; on?: VoiceWait }
  | { kind: 'moved' }
  /** By somebody else, as by a phone call or a key on the headphones. */
  | { kind: 'paused' }
  | { kind: 'ended' }
  | { kind: 'failed'; problem: RunProblem }

/** What moves a talk on: sound that came along, a voice that speaks now, or the clock alone. */
export type TalkRun = {
  /** From so many seconds on. To be called in the course of a press, or no sound may come out. */
  play(seconds: number): void
  pause(): void
  /** In seconds of the talk. */
  position(): number
  /** 1 is as it was made. */
  setRate(rate: number): void
  /** From 0 to 1. */
  setVolume(volume: number): void
  close(): void
}

export type StartRun = (tell: (event: RunEvent) => void) => TalkRun
