import { test } from 'vitest'

import { type PlayerStage, playerRules } from '#ports/sound/player.contract.ts'

import { createMemoryPlayer } from './memory-player.ts'

const sampleRate = 8000

function createStage(): PlayerStage {
  const player = createMemoryPlayer()
  return {
    open: player.open,
    position: async () => player.position(),
    add: async ({ value, seconds }, at, offset) =>
      player.add(
        { samples: new Float32Array(seconds * sampleRate).fill(value), sampleRate },
        at,
        offset,
      ),
    clear: async (time) => player.clear(time),
    pause: async () => player.pause(),
    resume: async () => player.resume(),
    setVolume: async (volume) => player.setVolume(volume),
    level: async () => player.level(),
    listen: async (seconds) => player.advance(seconds),
    listHeard: async () =>
      player.heard.map(({ clip, from, to, at }) => ({
        value: Number(clip.samples[0]?.toFixed(2)),
        seconds: to - from,
        at,
      })),
  }
}

test.each(playerRules)('$name', ({ prove }) => prove(createStage()))
