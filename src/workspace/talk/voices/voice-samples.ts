import { createStore, type StoreApi } from 'zustand/vanilla'

import { rootOf } from '#core/narration/language/language-root.ts'
import type { OpenSoundFile, SoundFile } from '#ports/sound/sound-file.ts'
import type { LoadSample, VoiceSample } from '#ports/sound/voice-sample.ts'

import type { NarrationChoice } from '../narration-settings.ts'

export type VoiceSamplesState = {
  /** The id of who is heard, or about to be. */
  speaker: string | null
  failure: 'not-loaded' | 'unplayable' | 'blocked' | 'muted' | null
}

/** Speakers of a voice that is not here yet, as they were recorded elsewhere. */
export type VoiceSamples = {
  state: StoreApi<VoiceSamplesState>
  /** Those who speak it, or else English: nobody else could be judged by who reads it. */
  listFor(language: string): readonly VoiceSample[]
  play(sample: VoiceSample): Promise<void>
  stop(): void
}

type Needs = {
  samples: readonly VoiceSample[]
  load: LoadSample
  open: OpenSoundFile
  choice: NarrationChoice
  /** Whoever else speaks is to be silent. */
  onStart: () => void
}

export function createVoiceSamples({ samples, load, open, choice, onStart }: Needs): VoiceSamples {
  const state = createStore<VoiceSamplesState>(() => ({ speaker: null, failure: null }))
  let playing: SoundFile | null = null
  /** What is asked for last counts. */
  let asked = 0

  function stop(failure: VoiceSamplesState['failure'] = null) {
    asked += 1
    playing?.close()
    playing = null
    state.setState({ speaker: null, failure })
  }

  const listOf = (language: string) =>
    samples.filter(({ speaker }) => rootOf(speaker.language) === rootOf(language))

  return {
    state,
    listFor(language) {
      const able = listOf(language)
      return able.length > 0 ? able : listOf('en')
    },
    async play({ speaker, file }) {
      stop()
      onStart()
      const { volume } = choice.state.getState()
      if (volume === 0) return stop('muted')
      const mine = asked
      state.setState({ speaker: speaker.id })
      const loaded = await load(file)
      if (mine !== asked) return undefined
      if (!loaded.ok) return stop('not-loaded')
      playing = open(loaded.value, (event) => {
        if (mine !== asked) return
        if (event === 'unplayable') stop('unplayable')
        else if (event === 'refused') stop('blocked')
        else if (event === 'ended' || event === 'paused') stop()
      })
      playing.setVolume(volume)
      playing.play(0)
      return undefined
    },
    stop: () => stop(),
  }
}
