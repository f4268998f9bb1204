import { expect, test } from 'vitest'

import { estimateTalk } from '#core/narration/talk/estimate-talk.ts'
import type { Slide } from '#core/deck/slide.ts'
import type { SoundFileEvent } from '#ports/sound/sound-file.ts'

import { createManualClock } from '../../../test/fixtures/manual-clock.ts'
import { createPlayback, type Runs } from './playback.ts'
import { startRecordedRun } from './recorded-run.ts'
import { startSilentRun } from './silent-run.ts'
import type { RunEvent, TalkRun } from './talk-run.ts'

const slides: Slide[] = [
  { id: 'a', title: 'Breath', content: [], notes: 'Air comes up from the lungs and on.' },
  { id: 'b', title: 'Lips', content: [], notes: 'Then the lips give all of it a shape.' },
]
const times = estimateTalk(slides, 'en')

function createHall(runs?: Runs) {
  const clock = createManualClock()
  const seen: number[] = []
  const playback = createPlayback({
    readTimes: () => times,
    runs: runs ?? [{ kind: 'silent', start: startSilentRun(clock, () => times.seconds) }],
    onSlide: (slide) => seen.push(slide),
  })
  return { clock, seen, playback, state: playback.state.getState }
}

/** A run that does what the test says. */
function createPuppet() {
  const calls: string[] = []
  let tell: (event: RunEvent) => void = () => {}
  let position = 0
  const run: TalkRun = {
    play: (seconds) => calls.push(`play ${seconds.toFixed(1)}`),
    pause: () => calls.push('pause'),
    position: () => position,
    setRate: (rate) => calls.push(`rate ${rate}`),
    setVolume: (volume) => calls.push(`volume ${volume}`),
    close: () => calls.push('close'),
  }
  return {
    calls,
    tell: (event: RunEvent) => tell(event),
    moveTo(seconds: number) {
      position = seconds
      tell({ kind: 'moved' })
    },
    start(listen: (event: RunEvent) => void) {
      tell = listen
      return run
    },
  }
}

test('PY1 without sound the words come in time, the slides follow, and it ends once', async () => {
  const { clock, playback, state, seen } = createHall()
  playback.play()
  expect(state().status).toBe('playing')
  await clock.pass(1_000)
  const [first, second] = times.slides
  const heard = first?.words.findLast(({ start }) => start <= 1)
  expect(state()).toMatchObject({ slide: 0, from: heard?.from })
  expect(state().seconds).toBeCloseTo(1, 1)
  await clock.pass(((second?.start ?? 0) - 1) * 1_000 + 50)
  expect(state().slide).toBe(1)
  expect(seen).toEqual([1])
  await clock.pass(60_000)
  expect(state()).toMatchObject({ status: 'ended', seconds: times.seconds, slide: 1 })
  expect(clock.waiting()).toBe(0)
})

test('PY2 a pause stands still, speed is kept, and after the end it begins anew', async () => {
  const { clock, playback, state } = createHall()
  playback.setRate(2)
  playback.play()
  await clock.pass(1_000)
  playback.toggle()
  const held = state().seconds
  expect(held).toBeCloseTo(2, 1)
  await clock.pass(5_000)
  expect(state()).toMatchObject({ status: 'paused', seconds: held })
  playback.seek(times.seconds + 5)
  playback.play()
  expect(state()).toMatchObject({ status: 'playing', seconds: 0, slide: 0 })
})

test('PY3 a word and a slide can be gone to, while it plays and while it does not', () => {
  const puppet = createPuppet()
  const { playback, state, seen } = createHall([{ kind: 'recorded', start: puppet.start }])
  const word = times.slides[1]?.words[3]
  playback.goTo(1, word?.from)
  expect(state()).toMatchObject({ status: 'ready', slide: 1, from: word?.from })
  expect(puppet.calls).toEqual([])
  playback.play()
  expect(puppet.calls.at(-1)).toBe(`play ${word?.start.toFixed(1)}`)
  puppet.tell({ kind: 'playing' })
  playback.goTo(0)
  expect(puppet.calls.at(-1)).toBe('play 0.0')
  puppet.moveTo(times.slides[1]?.start ?? 0)
  expect(seen).toEqual([1, 0, 1])
})

test('PY4 what cannot be played is taken over by the next in line, from the same place', async () => {
  const first = createPuppet()
  const second = createPuppet()
  const { playback, state } = createHall([
    { kind: 'recorded', start: first.start },
    { kind: 'voice', start: second.start },
    { kind: 'silent', start: startSilentRun(createManualClock(), () => times.seconds) },
  ])
  playback.seek(2)
  playback.setVolume(0.4)
  playback.play()
  first.tell({ kind: 'failed', problem: { code: 'unplayable' } })
  expect(second.calls).toEqual(['rate 1', 'volume 0.4', 'play 2.0'])
  expect(state().problem).toBeNull()
  // What was replaced is not heard any more.
  first.tell({ kind: 'ended' })
  expect(state().status).toBe('waiting')
  second.tell({ kind: 'failed', problem: { code: 'no-voice', language: 'is' } })
  expect(state()).toMatchObject({
    status: 'playing',
    isSilent: true,
    problem: { code: 'no-voice', language: 'is' },
  })
})

test('PY5 sound that the browser holds back waits for the next press, with the same run', () => {
  const puppet = createPuppet()
  const { playback, state } = createHall([
    { kind: 'recorded', start: puppet.start },
    { kind: 'silent', start: startSilentRun(createManualClock(), () => times.seconds) },
  ])
  playback.play()
  puppet.tell({ kind: 'failed', problem: { code: 'sound-blocked' } })
  expect(state()).toMatchObject({ status: 'paused', problem: { code: 'sound-blocked' } })
  playback.play()
  expect(state()).toMatchObject({ status: 'waiting', problem: null })
  expect(puppet.calls.filter((call) => call.startsWith('play'))).toHaveLength(2)
})

test('PY5 a pause from elsewhere is told, and one that comes after the end changes nothing', () => {
  let hear: (event: SoundFileEvent) => void = () => {}
  const file = {
    play: () => hear('playing'),
    pause: () => {},
    position: () => 1,
    setRate: () => {},
    setVolume: () => {},
    close: () => {},
  }
  const open = (_: Blob, tell: (event: SoundFileEvent) => void) => {
    hear = tell
    return file
  }
  const { playback, state } = createHall([
    { kind: 'recorded', start: startRecordedRun(open, new Blob()) },
  ])
  playback.play()
  hear('paused')
  expect(state().status).toBe('paused')
  playback.play()
  hear('ended')
  hear('paused')
  expect(state().status).toBe('ended')
  playback.close()
  hear('playing')
  expect(state().status).toBe('ended')
})
