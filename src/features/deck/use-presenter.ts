import { useDeferredValue, useMemo } from 'react'
import { useStore } from 'zustand'

import { findDeckLanguage } from '#core/narration/language/find-deck-language.ts'
import { listSpokenLanguages } from '#core/narration/language/find-spoken-languages.ts'
import { findSpokenBullets } from '#core/narration/script/find-spoken-bullet.ts'
import type { Slide } from '#core/deck/slide.ts'
import { isNarrating } from '#core/narration/talk/presenter-machine.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'
import type { PresenterView } from '#workspace/talk/presenter-state.ts'
import { rootOf } from '#core/narration/language/language-root.ts'
import { chooseOffer, isLiveChoice, type VoiceOffer } from '#workspace/talk/voices/voice-offers.ts'

import { useDeckTools } from '../deck-tools-context.ts'

/** What the presenter is doing, or the part of it that is asked for. */
export const usePresenter = <T>(select: (view: PresenterView) => T): T =>
  useStore(useDeckTools().presenter.state, select)

export type DeckVoice = {
  language: string
  /** `undefined` until it is known, null when nobody can. */
  offer: VoiceOffer | null | undefined
  /** Somewhere in the deck something was written to be spoken. */
  hasNotes: boolean
  /** Nobody can, because the live voice that was chosen has no key: whoever asks is led to it. */
  missesKey: boolean
}

/** Who would speak the deck. */
export function useDeckVoice(deck: Pick<OpenDeck, 'state'>): DeckVoice {
  const { voiceOffers, narrationChoice } = useDeckTools()
  const { status, offers } = useStore(voiceOffers.state)
  const voices = useStore(narrationChoice.state, (settings) => settings.voices)
  // Typing must not wait for it.
  const slides = useDeferredValue(useStore(deck.state, (state) => state.deck.slides))
  const talk = useStore(deck.state, (state) => state.deck.talk)
  const language = useMemo(
    () => findDeckLanguage({ slides, ...(talk && { talk }) }),
    [slides, talk],
  )
  const own = chooseOffer(offers, language, voices)
  const missesKey = !own && isLiveChoice(voices[rootOf(language)])
  // To list them takes long where there are many slides, so it is done for nothing but this.
  const looksFurther = status !== 'checking' && !own && !missesKey
  const other = useMemo(() => {
    if (!looksFurther) return null
    // Where nobody speaks what most of it is in, somebody may still speak the rest.
    const rest = listSpokenLanguages({ slides, ...(talk && { talk }) })
    const able = rest.map((one) => chooseOffer(offers, one, voices))
    return able.find((offer) => offer !== null) ?? null
  }, [looksFurther, slides, talk, offers, voices])
  const hasNotes = slides.some(({ notes }) => notes.trim() !== '')
  if (status === 'checking') return { language, hasNotes, offer: undefined, missesKey: false }
  return { language, hasNotes, offer: own ?? other, missesKey }
}

/** All that the slides of a deck are in, that of the deck first. */
export function useSpokenLanguages(deck: Pick<OpenDeck, 'state'>): readonly string[] {
  const slides = useStore(deck.state, (state) => state.deck.slides)
  const talk = useStore(deck.state, (state) => state.deck.talk)
  return useMemo(() => listSpokenLanguages({ slides, ...(talk && { talk }) }), [slides, talk])
}

/** The bullet of a slide that is being spoken of, while it is. */
export function useSpokenBullet(slide: Slide | undefined): number | null {
  const script = usePresenter((view) =>
    isNarrating(view) && view.slideId === slide?.id ? view.script : null,
  )
  const at = usePresenter(({ words, word }) => words[word]?.from ?? -1)
  const bullets = useMemo(
    () => (script && slide ? findSpokenBullets(slide, script) : []),
    [script, slide],
  )
  const sentence = script?.sentences.findLastIndex(({ from }) => from <= at) ?? -1
  return bullets[sentence] ?? null
}
