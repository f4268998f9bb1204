import { useDeferredValue } from 'react'
import { useStore } from 'zustand'

import type { Match } from '#core/find/find-in-deck.ts'
import { type Replacement, replaceInSlide } from '#core/find/replace-found.ts'
import { findWords as words } from '#words/editor/find.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { DeckSlide } from '../deck/deck-slide.tsx'
import styles from './find-dialog.module.css'

type MatchPreviewProps = { openDeck: OpenDeck; match: Match; replacement: Replacement }

/** The slide of a match with everything on it replaced that is to be. */
export function MatchPreview({ openDeck, match, replacement }: MatchPreviewProps) {
  const slides = useStore(openDeck.state, ({ deck }) => deck.slides)
  const settled = useDeferredValue(replacement)
  const place = slides.findIndex(({ id }) => id === match.slideId)
  const slide = slides[place]
  if (!slide) return null
  return (
    <figure className={styles.preview}>
      <div className={styles.slide} inert>
        <DeckSlide openDeck={openDeck} slide={replaceInSlide(slide, settled)} place={place} />
      </div>
      <figcaption>
        <output>{words.preview(place + 1)}</output>
      </figcaption>
    </figure>
  )
}
