import type { Clock } from '#ports/clock.ts'
import type { Clip, Placed, Player } from '#ports/sound/player.ts'

import { openAudioContext } from './open-audio-context.ts'
import { cutSound, type Sound, startSound } from './web-audio-sound.ts'

type Engine = { context: AudioContext; volume: GainNode; meter: AnalyserNode }
type Entry = Placed & { clip: Clip; offset: number; sound: Sound | null }

/** A source that is started for a moment already past would lose its first samples. */
const leadSeconds = 0.02
/** No frames are painted for a hidden page, but its sound goes on. */
const hiddenTickMs = 200
/** Longer than any pause between slides: a device that is kept awake for silence wastes its battery. */
const restsAfterMs = 15_000

/** One player on the clock of one AudioContext, which is made when sound is first wanted. */
export function createWebAudioPlayer(clock: Clock): Player {
  const silenced = new Set<() => void>()
  let engine: Engine | null = null
  let entries: Entry[] = []
  let volume = 1
  let heardUntil = 0
  /** The clock of the context is ahead of the timeline by all the pauses there were. */
  let ahead = 0
  /** Where the timeline stands still, while it does. */
  let heldAt: number | null = null
  /** False as soon as we stop it ourselves: the browser says so only later, perhaps after a resume. */
  let isRunning = false
  let stayAwake: (() => void) | null = null

  function start(): Engine {
    if (engine) return engine
    const context = new AudioContext({ latencyHint: 'balanced' })
    const gain = new GainNode(context, { gain: volume })
    const meter = new AnalyserNode(context, { fftSize: 1024 })
    gain.connect(meter).connect(context.destination)
    context.addEventListener('statechange', () => {
      const wasRunning = isRunning
      isRunning = context.state === 'running'
      if (wasRunning && !isRunning && heldAt === null) silenced.forEach((run) => run())
    })
    engine = { context, volume: gain, meter }
    return engine
  }

  function restWhenIdle() {
    stayAwake?.()
    if (entries.some(({ sound }) => sound)) return
    stayAwake = clock.after(restsAfterMs, () => {
      isRunning = false
      void engine?.context.suspend()
    })
  }

  function wake() {
    stayAwake?.()
    void engine?.context.resume().catch(() => {})
  }

  function readClock(): number {
    if (!engine) return 0
    const { context } = engine
    const stamp = context.getOutputTimestamp()
    // The latency is all that is known until the first sound has come out.
    if (!stamp.performanceTime || stamp.contextTime === undefined)
      return context.currentTime - (context.outputLatency || context.baseLatency)
    const since = (performance.now() - stamp.performanceTime) / 1000
    return Math.min(stamp.contextTime + since, context.currentTime)
  }

  function play(entry: Entry, from: number) {
    const { context, volume: output } = start()
    wake()
    const sound = startSound(context, output, entry.clip, {
      at: Math.max(entry.start, from) + ahead,
      offset: entry.offset + Math.max(0, from - entry.start),
    })
    entry.sound = sound
    sound.source.addEventListener('ended', () => {
      // One that was cut by a pause goes on later, with another source.
      if (entry.sound !== sound) return
      entries = entries.filter((other) => other !== entry)
      restWhenIdle()
    })
  }

  /** The clips themselves are stopped: a context that is suspended runs on for a moment, without them. */
  function pause() {
    if (!engine || heldAt !== null) return
    heldAt = engine.context.currentTime - ahead
    for (const entry of entries) silenceEntry(entry)
    restWhenIdle()
  }

  function resume() {
    if (!engine || heldAt === null) return
    const from = heldAt
    heldAt = null
    ahead = engine.context.currentTime + leadSeconds - from
    for (const entry of entries) play(entry, from)
  }

  function silenceEntry(entry: Entry) {
    const { sound } = entry
    entry.sound = null
    if (sound && engine) cutSound(engine.context, sound)
  }

  return {
    async open() {
      const { context } = start()
      stayAwake?.()
      isRunning = await openAudioContext(context, clock)
      if (isRunning) resume()
      restWhenIdle()
      return isRunning
    },

    position() {
      if (heldAt === null) heardUntil = Math.max(heardUntil, readClock() - ahead)
      return heardUntil
    },

    add(clip, at, offset = 0) {
      const { context } = start()
      const now = heldAt ?? context.currentTime - ahead + leadSeconds
      const begins = Math.max(at, now, entries.at(-1)?.end ?? 0)
      const end = begins + clip.samples.length / clip.sampleRate - offset
      const entry = { clip, offset, start: begins, end, sound: null }
      entries.push(entry)
      if (heldAt === null) play(entry, begins)
      return { start: begins, end }
    },

    clear(time = Number.NEGATIVE_INFINITY) {
      const dropped = entries.filter((entry) => entry.start > time)
      entries = entries.filter((entry) => entry.start <= time)
      dropped.forEach(silenceEntry)
      restWhenIdle()
    },

    pause,
    resume,

    setVolume(next) {
      volume = next
      if (engine) engine.volume.gain.setTargetAtTime(next, engine.context.currentTime, 0.015)
    },

    level() {
      if (!engine || engine.context.state !== 'running') return 0
      const wave = new Float32Array(engine.meter.fftSize)
      engine.meter.getFloatTimeDomainData(wave)
      return Math.sqrt(wave.reduce((sum, value) => sum + value * value, 0) / wave.length)
    },

    onTick(run) {
      let frame = requestAnimationFrame(function paint() {
        frame = requestAnimationFrame(paint)
        run()
      })
      const timer = setInterval(() => document.hidden && run(), hiddenTickMs)
      return () => {
        cancelAnimationFrame(frame)
        clearInterval(timer)
      }
    },

    onSilenced(run) {
      silenced.add(run)
      return () => void silenced.delete(run)
    },
  }
}
