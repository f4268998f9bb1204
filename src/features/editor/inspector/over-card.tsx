import { Check, Grab, Move, Shapes } from 'lucide-react'
import { useMemo, useState } from 'react'

import { Button } from '#ui/button.tsx'
import { lazyComponent } from '#ui/lazy/lazy-component.tsx'
import { arrangeWords } from '#words/editor/arrange.ts'

import { useActions } from '../../actions.ts'
import { arrangeSlide, useFreed, usePicked } from '../arrange/arranging.ts'
import { useSelectedWords } from '../typing/selected-words.ts'
import type { SectionProps } from './section.ts'
import styles from './slide-card.module.css'

const ArrangeTools = lazyComponent(() => import('../arrange/arrange-tools.tsx'), 'ArrangeTools')

const SelectedLetterTools = lazyComponent(
  () => import('../arrange/selected-letter-tools.tsx'),
  'SelectedLetterTools',
)

const PlaceFreely = lazyComponent(() => import('../arrange/place-freely.tsx'), 'PlaceFreely')

/** What lies over the form of a slide: for those who want to place something by hand. */
export function OverCard({ openDeck, slide }: SectionProps) {
  const picked = usePicked(slide)
  const freed = useFreed(slide)
  const selected = useSelectedWords(slide.id)
  const [isAsking, setAsking] = useState(false)
  const words = arrangeWords.over
  const isArranging = picked !== null
  const icon = isArranging ? <Check /> : slide.over ? <Move /> : <Shapes />
  const free = arrangeWords.free.start
  useActions(
    words.heading,
    useMemo(
      () => [{ id: 'place-freely', label: free, icon: <Grab />, run: () => setAsking(true) }],
      [free],
    ),
  )
  return (
    <section className={styles.card} aria-label={words.heading}>
      <h2 className={styles.heading}>{words.heading}</h2>
      <p className={styles.hint}>{words.hint}</p>
      <div className={styles.rows}>
        <Button
          size="s"
          variant="ghost"
          icon={icon}
          onClick={() => arrangeSlide(isArranging ? null : slide.id)}
        >
          {isArranging ? words.done : slide.over ? words.again : words.start}
        </Button>
        {/* For those who arrange already: nobody else is led there. */}
        {isArranging && !freed && (
          <Button size="s" variant="ghost" icon={<Grab />} onClick={() => setAsking(true)}>
            {free}
          </Button>
        )}
      </div>
      {isAsking && (
        <PlaceFreely
          key={slide.id}
          openDeck={openDeck}
          slide={slide}
          onClose={() => setAsking(false)}
        />
      )}
      {!picked && selected && (
        <SelectedLetterTools openDeck={openDeck} slide={slide} selected={selected} />
      )}
      {picked && <ArrangeTools openDeck={openDeck} slide={slide} picked={picked} />}
    </section>
  )
}
