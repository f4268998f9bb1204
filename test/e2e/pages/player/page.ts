import { createWebAudioPlayer } from '#adapters/audio/web-audio-player.ts'
import { systemClock } from '#adapters/clock/system-clock.ts'

const sampleRate = 22_050

let context: AudioContext | null = null
const NativeContext = AudioContext
window.AudioContext = class extends NativeContext {
  constructor(options?: AudioContextOptions) {
    super(options)
    // oxlint-disable-next-line typescript/no-this-alias -- it is watched from outside
    context = this
  }
}

const player = createWebAudioPlayer(systemClock)

const playerPage = {
  ...player,
  isAtRest: () => context?.state === 'suspended',
  addSteady: (value: number, seconds: number, at: number, offset?: number) =>
    player.add(
      { samples: new Float32Array(seconds * sampleRate).fill(value), sampleRate },
      at,
      offset,
    ),
}

export type PlayerPage = typeof playerPage

Object.assign(window, { playerPage })
