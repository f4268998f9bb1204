import { useEffect, useId, useState } from 'react'

import { CheckboxField } from '#ui/checkbox-field.tsx'
import { shareWords } from '#words/share.ts'
import type { Shares, ShareTerms, ShareVoice } from '#workspace/shares/shares.ts'

import styles from './share-dialog.module.css'

const words = shareWords.dialog

type VoiceFieldProps = { shares: Shares | null; deckId: string; terms: ShareTerms }

/** Whether the voice comes along: who it is, how much it adds, and what it takes. */
export function VoiceField({ shares, deckId, terms }: VoiceFieldProps) {
  const hintId = useId()
  /** `undefined` until it is known. */
  const [voice, setVoice] = useState<ShareVoice | null>()

  useEffect(() => {
    let isLeft = false
    void shares?.findVoice(deckId).then((found) => isLeft || setVoice(found))
    return () => {
      isLeft = true
    }
  }, [shares, deckId])

  return (
    <div>
      <CheckboxField
        name="voice"
        label={words.voice}
        defaultChecked={terms.withVoice}
        disabled={!voice || !terms.withNotes}
        aria-describedby={hintId}
      />
      <p id={hintId} className={styles.hint}>
        {voice && describeVoice(voice)}
        {voice === null && words.noVoice}
      </p>
    </div>
  )
}

function describeVoice({ voice, speaker, readiness, standsIn, bytes }: ShareVoice): string {
  const sentences = [
    words.voiceHint(bytes),
    standsIn ? words.voiceStandsIn(speaker.name) : words.voiceBy(speaker.name),
    voice.kind === 'cloud' && words.voiceSent,
    readiness.status === 'to-download' && words.voiceDownload(readiness.bytes),
  ]
  return sentences.filter(Boolean).join(' ')
}
