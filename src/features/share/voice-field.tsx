import { useEffect, useId, useState } from 'react'

import { CheckboxField } from '#ui/fields/checkbox-field.tsx'
import { SelectField } from '#ui/fields/field.tsx'
import { shareWords } from '#words/shares/share.ts'
import { talkFileWords } from '#words/files/talk-files.ts'
import type { Shares, ShareTerms, ShareVoices } from '#workspace/shares/shares.ts'
import type { RecorderOffer } from '#workspace/talk/recording/find-recorder.ts'

import styles from './share-dialog.module.css'

const words = shareWords.dialog

type VoiceFieldProps = { shares: Shares | null; deckId: string; terms: ShareTerms }

/** Whether the voice comes along: whose it is, how much it adds, and what it takes. */
export function VoiceField({ shares, deckId, terms }: VoiceFieldProps) {
  const hintId = useId()
  /** Null until they are known. */
  const [voices, setVoices] = useState<ShareVoices | null>(null)

  useEffect(() => {
    let isLeft = false
    void shares?.findVoices(deckId).then((found) => isLeft || setVoices(found))
    return () => {
      isLeft = true
    }
  }, [shares, deckId])

  const usual = voices?.usual
  // A service is never chosen by itself: without a voice of this device it has to be chosen for all talks.
  const speaking = usual && (voices.all.find(({ id }) => id === terms.recorder) ?? usual)
  return (
    <div className={styles.voice}>
      <CheckboxField
        name="voice"
        label={words.voice}
        defaultChecked={terms.withVoice}
        disabled={!usual || !terms.withNotes}
        aria-describedby={hintId}
      />
      {usual && terms.withVoice && voices.all.length > 1 && (
        <SelectField
          name="recorder"
          label={talkFileWords.speaker}
          defaultValue={terms.recorder ?? usual.id}
        >
          {voices.all.map(({ id, speaker, voice }) => (
            <option key={id} value={id}>
              {talkFileWords.offer(speaker.name, voice)}
            </option>
          ))}
        </SelectField>
      )}
      <p id={hintId} className={styles.hint}>
        {speaking && voices && describeVoice(speaking, speaking === usual, voices.bytes)}
        {usual === null && words.noVoice}
      </p>
    </div>
  )
}

function describeVoice(
  { voice, speaker, readiness, standsIn }: RecorderOffer,
  isUsual: boolean,
  bytes: number,
): string {
  const sentences = [
    words.voiceHint(bytes),
    standsIn && isUsual ? words.voiceStandsIn(speaker.name) : words.voiceBy(speaker.name),
    voice.kind === 'cloud' && words.voiceSent,
    readiness.status === 'to-download' && words.voiceDownload(readiness.bytes),
  ]
  return sentences.filter(Boolean).join(' ')
}
