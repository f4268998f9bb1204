import { Play, Square } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useStore } from 'zustand'

import { Button } from '#ui/button.tsx'
import { nameLanguage } from '#words/language-names.ts'
import { narrationWords } from '#words/talk/narration.ts'
import { studioVoiceWords } from '#words/talk/studio-voice.ts'
import { rootOf } from '#core/narration/language/language-root.ts'
import { listOffersFor, type VoiceOffer } from '#workspace/talk/voices/voice-offers.ts'

import { useDeckTools } from '../deck-tools-context.ts'
import styles from './voice-dialog.module.css'

type VoiceListProps = {
  language: string
  hasNotes: boolean
  /** Who speaks now. */
  chosen: VoiceOffer | null
}

const words = narrationWords.dialog

const origins: Record<VoiceOffer['narrator']['kind'], (voice: string) => string> = {
  device: (voice) => (voice === 'kokoro' ? studioVoiceWords.origin : words.onDevice),
  browser: () => words.ofBrowser,
  cloud: (voice) => words.withKey(voice),
  live: () => words.inCall,
}

/** Everybody who speaks the language of the deck, to be heard and chosen. */
export function VoiceList({ language, hasNotes, chosen }: VoiceListProps) {
  const { voiceOffers, narrationChoice } = useDeckTools()
  const offers = useStore(voiceOffers.state, (state) => state.offers)
  const able = listOffersFor(offers, language)
  const name = useId()
  const isUnknown = language === 'und'
  const list = useRef<HTMLDivElement>(null)

  // Of many voices, the one that speaks is in sight when the list comes; the dialog, when it takes the
  // focus, would scroll back to the first.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      list.current?.querySelector(':checked')?.scrollIntoView({ block: 'nearest' })
    })
    return () => cancelAnimationFrame(frame)
  }, [])

  const choose = (offer: VoiceOffer) =>
    narrationChoice.change({
      voices: { ...narrationChoice.state.getState().voices, [rootOf(language)]: offer.id },
    })

  return (
    <fieldset>
      <legend className={styles.heading}>
        {isUnknown ? words.chosen : words.voices(nameLanguage(language))}
      </legend>
      {able.length === 0 ? (
        <p className={styles.hint}>
          {!isUnknown
            ? narrationWords.missing.language(nameLanguage(language))
            : hasNotes
              ? narrationWords.missing.unknownLanguage
              : narrationWords.noNotes.text}
        </p>
      ) : (
        <div ref={list} className={styles.voices}>
          {groupByVoice(able).map(({ narrator, offers: group }) => (
            <section key={narrator.id} aria-labelledby={`${name}-${narrator.id}`}>
              <h3 id={`${name}-${narrator.id}`} className={styles.origin}>
                {origins[narrator.kind](narrator.id)}
              </h3>
              {group.map((offer) => (
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
                    <span className={styles.facts}>
                      {words.tones[offer.speaker.tone]}
                      {offer.speaker.isExperimental && ` (${studioVoiceWords.experimental})`}
                    </span>
                  </label>
                  <PreviewButton offer={offer} />
                </div>
              ))}
            </section>
          ))}
        </div>
      )}
      {able.some(({ narrator }) => narrator.kind === 'cloud') && (
        <p className={styles.remark}>{words.sent}</p>
      )}
    </fieldset>
  )
}

/** Each narrator once, in the order of preference, with those who speak for it. */
const groupByVoice = (offers: readonly VoiceOffer[]) =>
  [...new Set(offers.map(({ narrator }) => narrator))].map((narrator) => ({
    narrator,
    offers: offers.filter((offer) => offer.narrator === narrator),
  }))

function PreviewButton({ offer }: { offer: VoiceOffer }) {
  const { voicePreview } = useDeckTools()
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
      onClick={() => (isPlaying ? voicePreview.stop() : void voicePreview.play(offer))}
    >
      {isPlaying ? words.stopPreview : words.preview}
    </Button>
  )
}
