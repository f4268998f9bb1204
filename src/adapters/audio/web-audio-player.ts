import type { Clip, Placed, Player } from '#ports/player.ts'

type Entry = Placed & { source: AudioBufferSourceNode; fader: GainNode }

/** A source that is started for a moment already past would lose its first samples. */
const leadSeconds = 0.02
/** Cutting into a wave clicks. */
const fadeSeconds = 0.006
const refusedAfterMs = 1_500
/** No frames are painted for a hidden page, but its sound goes on. */
const hiddenTickMs = 200

/** One player on the clock of one AudioContext, which is made when sound is first wanted. */
export function createWebAudioPlayer(): Player {
  const silenced = new Set<() => void>()
  let engine: { context: AudioContext; volume: GainNode; meter: AnalyserNode } | null = null
  let entries: Entry[] = []
  let volume = 1
  let isWanted = false
  let heardUntil = 0

  function start() {
    if (engine) return engine
    const context = new AudioContext({ latencyHint: 'balanced' })
    const gain = new GainNode(context, { gain: volume })
    const meter = new AnalyserNode(context, { fftSize: 1024 })
    gain.connect(meter).connect(context.destination)
    context.addEventListener('statechange', () => {
      if (isWanted && context.state !== 'running') silenced.forEach((run) => run())
    })
    engine = { context, volume: gain, meter }
    return engine
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

  function remove({ source, fader, start: begins }: Entry) {
    if (!engine) return
    const { context } = engine
    const now = context.currentTime
    if (context.state === 'running' && begins < now) {
      fader.gain.setValueAtTime(1, now)
      fader.gain.linearRampToValueAtTime(0, now + fadeSeconds)
      source.stop(now + fadeSeconds)
    } else {
      source.stop()
      fader.disconnect()
    }
  }

  return {
    async open() {
      const { context } = start()
      isWanted = true
      if (context.state !== 'running') {
        // The promise of a context that may not start stays open.
        const refused = new Promise((resolve) => setTimeout(resolve, refusedAfterMs))
        await Promise.race([context.resume().catch(() => {}), refused])
      }
      if (context.state !== 'running') isWanted = false
      return isWanted
    },

    position() {
      if (isWanted) heardUntil = Math.max(heardUntil, readClock())
      return heardUntil
    },

    add(clip, at, offset = 0) {
      const { context, volume: output } = start()
      const earliest = Math.max(context.currentTime + leadSeconds, entries.at(-1)?.end ?? 0)
      const begins = Math.max(at, earliest)
      const source = new AudioBufferSourceNode(context, { buffer: toBuffer(context, clip) })
      const fader = new GainNode(context)
      source.connect(fader).connect(output)
      if (offset > 0) {
        fader.gain.setValueAtTime(0, begins)
        fader.gain.linearRampToValueAtTime(1, begins + fadeSeconds)
      }
      source.start(begins, offset)
      const end = begins + clip.samples.length / clip.sampleRate - offset
      const entry = { source, fader, start: begins, end }
      source.addEventListener('ended', () => {
        fader.disconnect()
        entries = entries.filter((other) => other !== entry)
      })
      entries.push(entry)
      return { start: begins, end }
    },

    clear(time = Number.NEGATIVE_INFINITY) {
      const dropped = entries.filter((entry) => entry.start > time)
      entries = entries.filter((entry) => entry.start <= time)
      dropped.forEach(remove)
    },

    pause() {
      isWanted = false
      void engine?.context.suspend()
    },
    resume() {
      isWanted = true
      void engine?.context.resume()
    },

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

function toBuffer(context: AudioContext, { samples, sampleRate }: Clip): AudioBuffer {
  const buffer = context.createBuffer(1, Math.max(1, samples.length), sampleRate)
  buffer.getChannelData(0).set(samples)
  return buffer
}
