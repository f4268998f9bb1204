import { Volume2 } from 'lucide-react'
import { useStore } from 'zustand'

import { Button } from '#ui/button.tsx'
import { describeVoiceFailure, narrationWords } from '#words/talk/narration.ts'
import type { VoiceOffer } from '#workspace/talk/voices/voice-offers.ts'
import type { PreviewOutcome } from '#workspace/talk/voices/voice-preview.ts'

import { useDeckTools } from '../deck-tools-context.ts'
import styles from './voice-dialog.module.css'

const words = narrationWords.soundCheck

/** A voice is seldom louder than this on average; the meter shall use its room. */
const fullLevel = 0.25

/** Speaks a sentence, shows how loud it is, and says what to do when nothing is heard. */
export function SoundCheck({ offer }: { offer: VoiceOffer | null }) {
  const { voicePreview } = useDeckTools()
  const { offerId, level, loading, isHeard, isOpeningSound, outcome } = useStore(voicePreview.state)
  const isPlaying = offerId !== null
  const share = Math.min(1, (level ?? 0) / fullLevel)
  return (
    <section className={styles.check} aria-label={words.title}>
      <h3 className={styles.heading}>{words.title}</h3>
      <Button
        size="s"
        icon={<Volume2 />}
        disabled={!offer}
        busy={loading !== null}
        onClick={() => offer && void voicePreview.play(offer)}
      >
        {words.start}
      </Button>
      {isPlaying && level !== null && (
        <div
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a meter element cannot be styled everywhere
          role="meter"
          aria-label={words.level}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(share * 100)}
          className={styles.meter}
        >
          <div className={styles.meterBar} style={{ inlineSize: `${share * 100}%` }} />
        </div>
      )}
      <output className={styles.outcome}>
        {loading
          ? narrationWords.loading(loading)
          : isOpeningSound
            ? narrationWords.openingSound
            : isPlaying
              ? isHeard
                ? words.playing
                : narrationWords.buffering
              : outcome && describe(outcome)}
      </output>
    </section>
  )
}

const describe = (outcome: PreviewOutcome): string =>
  outcome.kind === 'failed'
    ? describeVoiceFailure(outcome.failure, outcome.voice)
    : words[outcome.kind]
