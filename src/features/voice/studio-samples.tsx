import { Play, Square } from 'lucide-react'
import { useStore } from 'zustand'

import { Button } from '#ui/button.tsx'
import { narrationWords } from '#words/talk/narration.ts'
import { studioVoiceWords as words } from '#words/talk/studio-voice.ts'
import type { VoiceSamplesState } from '#workspace/talk/voices/voice-samples.ts'

import { useDeckTools } from '../deck-tools-context.ts'
import styles from './voice-dialog.module.css'

/** Who speaks is heard before anything large is fetched. */
export function StudioSamples({ language }: { language: string }) {
  const { voiceSamples } = useDeckTools()
  const { speaker: heard, failure } = useStore(voiceSamples.state)
  return (
    <>
      <fieldset className={styles.samples}>
        <legend>{words.samples}</legend>
        {voiceSamples.listFor(language).map((sample) => {
          const { id, name } = sample.speaker
          const isHeard = heard === id
          return (
            <Button
              key={id}
              size="s"
              icon={isHeard ? <Square /> : <Play />}
              aria-label={isHeard ? words.stopHearing(name) : words.hear(name)}
              onClick={() => (isHeard ? voiceSamples.stop() : void voiceSamples.play(sample))}
            >
              {name}
            </Button>
          )
        })}
      </fieldset>
      <output className={styles.outcome}>{failure && describe(failure)}</output>
    </>
  )
}

function describe(failure: NonNullable<VoiceSamplesState['failure']>): string {
  const { soundCheck } = narrationWords
  switch (failure) {
    case 'muted':
      return soundCheck.muted
    case 'blocked':
      return soundCheck.blocked
    default:
      return words.sampleFailures[failure]
  }
}
