import { useEffect, useState } from 'react'
import { useStore } from 'zustand'

import { slidePause } from '#core/narration/script/pacing.ts'
import { Button } from '#ui/button.tsx'
import { CheckboxField } from '#ui/fields/checkbox-field.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { SelectField } from '#ui/fields/field.tsx'
import { SliderField } from '#ui/fields/slider-field.tsx'
import { appWords } from '#words/app.ts'
import { nameLanguage } from '#words/language-names.ts'
import { narrationWords } from '#words/talk/narration.ts'
import { rateLimits } from '#workspace/talk/narration-settings.ts'
import { chooseOffer } from '#workspace/talk/voices/voice-offers.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { useDeckVoice, useSpokenLanguages } from '../deck/use-presenter.ts'
import { useDeckTools } from '../deck-tools-context.ts'
import { LanguageFields } from './language-fields.tsx'
import { PronunciationFields } from './pronunciation-fields.tsx'
import { SoundCheck } from './sound-check.tsx'
import { StudioSection } from './studio-section.tsx'
import styles from './voice-dialog.module.css'
import { VoiceList } from './voice-list.tsx'

type VoiceDialogProps = { openDeck: OpenDeck; onClose: () => void }

/** Who speaks, how fast, how loud, and whether it can be heard at all. */
export function VoiceDialog({ openDeck, onClose }: VoiceDialogProps) {
  const { narrationChoice, voicePreview, voiceSamples, voiceOffers } = useDeckTools()
  const { rate, pauseSeconds, volume, captions } = useStore(narrationChoice.state)
  const { language, hasNotes } = useDeckVoice(openDeck)
  const languages = useSpokenLanguages(openDeck)
  const [wanted, setWanted] = useState<string | null>(null)
  const shown = wanted !== null && languages.includes(wanted) ? wanted : language
  const { offers } = useStore(voiceOffers.state)
  const voices = useStore(narrationChoice.state, (settings) => settings.voices)
  const offer = chooseOffer(offers, shown, voices)
  const words = narrationWords.dialog

  useEffect(() => {
    void voiceOffers.refresh()
    return () => {
      voicePreview.stop()
      voiceSamples.stop()
    }
  }, [voiceOffers, voicePreview, voiceSamples])

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={words.description}
      closeLabel={appWords.close}
      size="l"
      actions={
        <Button variant="primary" onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      <div className={styles.columns}>
        <div className={styles.settings}>
          {languages.length > 1 && (
            <SelectField
              label={narrationWords.languages.voicesFor}
              value={shown}
              onChange={(event) => setWanted(event.target.value)}
            >
              {languages.map((code) => (
                <option key={code} value={code}>
                  {nameLanguage(code)}
                </option>
              ))}
            </SelectField>
          )}
          <VoiceList language={shown} hasNotes={hasNotes} chosen={offer} />
          <StudioSection openDeck={openDeck} language={shown} chosen={offer} />
        </div>
        <div className={styles.settings}>
          <SliderField
            label={words.speed}
            numberLabel={words.speedNumber}
            unit="%"
            min={rateLimits.min * 100}
            max={rateLimits.max * 100}
            step={rateLimits.step * 100}
            value={Math.round(rate * 100)}
            onChange={(percent) => narrationChoice.change({ rate: percent / 100 })}
          />
          <SliderField
            label={words.pause}
            numberLabel={words.pauseNumber}
            unit="s"
            min={slidePause.least}
            max={slidePause.most}
            step={0.5}
            value={pauseSeconds}
            onChange={(seconds) => narrationChoice.change({ pauseSeconds: seconds })}
          />
          <SliderField
            label={words.volume}
            numberLabel={words.volumeNumber}
            unit="%"
            min={0}
            max={100}
            step={5}
            value={Math.round(volume * 100)}
            onChange={(percent) => narrationChoice.change({ volume: percent / 100 })}
          />
          <CheckboxField
            label={words.captions}
            checked={captions}
            onChange={(event) => narrationChoice.change({ captions: event.target.checked })}
          />
          <SoundCheck offer={offer} />
        </div>
      </div>
      {!openDeck.isWatched && (
        <>
          <LanguageFields openDeck={openDeck} />
          <PronunciationFields openDeck={openDeck} />
        </>
      )}
    </Dialog>
  )
}
