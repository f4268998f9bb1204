import { Play, Square } from 'lucide-react'
import { useId } from 'react'
import { useStore } from 'zustand'

import { Button } from '#ui/button.tsx'
import { nameLanguage, narrationWords } from '#words/en/narration.ts'
import { listOffersFor, rootOf, type VoiceOffer } from '#workspace/voice-offers.ts'

import { useWorkspace } from '../workspace-context.ts'
import styles from './voice-dialog.module.css'

type VoiceListProps = {
  language: string
  /** Who speaks now. */
  chosen: VoiceOffer | null
}

const words = narrationWords.dialog

const origins: Record<VoiceOffer['narrator']['kind'], string> = {
  device: words.onDevice,
  browser: words.ofBrowser,
  cloud: words.withKey,
}

/** Everybody who speaks the language of the deck, to be heard and chosen. */
export function VoiceList({ language, chosen }: VoiceListProps) {
  const { voiceOffers, narrationTaste } = useWorkspace()
  const offers = useStore(voiceOffers.state, (state) => state.offers)
  const able = listOffersFor(offers, language)
  const name = useId()
  const isUnknown = language === 'und'

  const choose = (offer: VoiceOffer) =>
    narrationTaste.change({
      voices: { ...narrationTaste.state.getState().voices, [rootOf(language)]: offer.id },
    })

  return (
    <fieldset>
      <legend className={styles.heading}>
        {isUnknown ? words.chosen : words.voices(nameLanguage(language))}
      </legend>
      {able.length === 0 ? (
        <p className={styles.hint}>
          {isUnknown
            ? narrationWords.missing.unknownLanguage
            : narrationWords.missing.language(nameLanguage(language))}
        </p>
      ) : (
        <div className={styles.voices}>
          {able.map((offer) => (
            <div key={offer.id} className={styles.voice}>
              <label htmlFor={`${name}-${offer.id}`} className={styles.name}>
                <input
                  id={`${name}-${offer.id}`}
                  type="radio"
                  name={name}
                  checked={offer.id === chosen?.id}
                  onChange={() => choose(offer)}
                />
                <span>{offer.speaker.name}</span>
                <span className={styles.facts}>{listFacts(offer)}</span>
              </label>
              <PreviewButton offer={offer} />
            </div>
          ))}
        </div>
      )}
    </fieldset>
  )
}

const listFacts = ({ speaker, narrator }: VoiceOffer): string =>
  [words.tones[speaker.tone], origins[narrator.kind]].filter(Boolean).join(' · ')

function PreviewButton({ offer }: { offer: VoiceOffer }) {
  const { voicePreview } = useWorkspace()
  const isPlaying = useStore(voicePreview.state, ({ offerId }) => offerId === offer.id)
  const isLoading = useStore(voicePreview.state, ({ loading }) => loading !== null) && isPlaying
  const { name } = offer.speaker
  return (
    <Button
      size="s"
      variant="ghost"
      icon={isPlaying ? <Square /> : <Play />}
      busy={isLoading}
      aria-label={isPlaying ? words.stopPreview : words.previewOf(name)}
      onClick={() =>
        isPlaying ? voicePreview.stop() : void voicePreview.play(offer, words.sample(name))
      }
    >
      {isPlaying ? words.stopPreview : words.preview}
    </Button>
  )
}
