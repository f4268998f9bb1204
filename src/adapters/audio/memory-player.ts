import type { Clip, Placed, Player } from '#ports/sound/player.ts'

type Entry = Placed & { clip: Clip; offset: number }

/** What came out of the loudspeaker, and when. */
export type Heard = { clip: Clip; from: number; to: number; at: number }

/** A player whose time passes only by hand. */
export type MemoryPlayer = Player & {
  refuses: { sound: boolean }
  /** Keeps the device from opening until it is called. */
  holdOpening(): () => void
  advance(seconds: number): void
  heard: readonly Heard[]
  volume(): number
  /** As when a phone call takes the sound. */
  silence(): void
}

/** How long a real one needs to begin. */
const lead = 0.02
const frame = 0.016

export function createMemoryPlayer(): MemoryPlayer {
  const ticks = new Set<() => void>()
  const silenced = new Set<() => void>()
  const refuses = { sound: false }
  let opened = Promise.resolve()
  const heard: Heard[] = []
  let entries: Entry[] = []
  let now = 0
  let isRunning = false
  let volume = 1

  function sound(until: number) {
    for (const entry of entries) {
      const from = Math.max(entry.start, now)
      const to = Math.min(entry.end, until)
      if (from >= to) continue
      const part = entry.offset + from - entry.start
      const last = heard.at(-1)
      if (last?.clip === entry.clip && Math.abs(last.at + last.to - last.from - from) < 1e-6)
        last.to = part + to - from
      else heard.push({ clip: entry.clip, from: part, to: part + to - from, at: from })
    }
    now = until
    entries = entries.filter(({ end }) => end > now)
  }

  return {
    refuses,
    heard,
    volume: () => volume,
    holdOpening() {
      let release: (() => void) | null = null
      opened = new Promise((resolve) => (release = resolve))
      return () => release?.()
    },
    silence() {
      isRunning = false
      silenced.forEach((run) => run())
    },
    advance(seconds) {
      const until = now + seconds
      let left = seconds
      while (left > 1e-9) {
        const step = Math.min(frame, left)
        left -= step
        if (isRunning) sound(Math.min(now + step, until))
        ticks.forEach((run) => run())
      }
    },

    async open() {
      await opened
      isRunning = !refuses.sound
      return isRunning
    },
    position: () => now,
    add(clip, at, offset = 0) {
      const start = Math.max(at, now + lead, ...entries.map(({ end }) => end))
      const end = start + clip.samples.length / clip.sampleRate - offset
      entries.push({ clip, offset, start, end })
      return { start, end }
    },
    clear(time = Number.NEGATIVE_INFINITY) {
      entries = entries.filter(({ start }) => start <= time)
    },
    pause: () => void (isRunning = false),
    resume: () => void (isRunning = true),
    setVolume: (next) => void (volume = next),
    level: () =>
      isRunning && entries.some(({ start, end }) => start <= now && now < end) ? volume : 0,
    onTick(run) {
      ticks.add(run)
      return () => void ticks.delete(run)
    },
    onSilenced(run) {
      silenced.add(run)
      return () => void silenced.delete(run)
    },
  }
}
