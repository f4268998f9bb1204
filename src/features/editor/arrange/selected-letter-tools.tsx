import type { Slide } from '#core/deck/slide.ts'
import { arrangeWords } from '#words/editor/arrange.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import card from '../inspector/slide-card.module.css'
import type { SelectedWords } from '../typing/selected-words.ts'
import { LetterTools } from './letter-tools.tsx'
import { useArranged, useStoredSlide } from './use-arranged.ts'

type SelectedLetterToolsProps = { openDeck: OpenDeck; slide: Slide; selected: SelectedWords }

/** How letters look that are selected where they are typed. */
export function SelectedLetterTools({ openDeck, slide, selected }: SelectedLetterToolsProps) {
  const { seen } = useArranged(openDeck, useStoredSlide(openDeck, slide))
  return (
    <>
      <p className={card.hint}>{arrangeWords.selected}</p>
      <LetterTools
        openDeck={openDeck}
        slide={seen}
        letters={selected.letters}
        onPressed={selected.restore}
      />
    </>
  )
}
