import { Brush, Eraser, RefreshCw } from 'lucide-react'
import { memo } from 'react'

import type { SlideLayoutName } from '#core/deck/slide-layout.ts'
import { listPictures } from '#core/deck/pictures/slide-pictures.ts'
import { setOrnament } from '#core/edit/style/set-ornament.ts'
import { Button } from '#ui/button.tsx'
import { useCatchFocus } from '#ui/focus/use-catch-focus.ts'
import { pickerWords } from '#words/editor/pickers.ts'

import { findFirstButton } from './find-first-button.ts'
import type { SectionProps } from './section.ts'
import styles from './slide-card.module.css'
import { useSlideForm } from './use-slide-form.ts'

const words = pickerWords.drawing

/** Where every theme has a drawing of its own. */
const drawnForms: ReadonlySet<SlideLayoutName> = new Set(['cover', 'closing'] as const)

/** How many there are before they come again. */
const drawings = 96

/** What the theme draws on a slide: another, none, or the first one again. */
export const DrawingCard = memo(function DrawingCard({ openDeck, slide }: SectionProps) {
  const { form } = useSlideForm(openDeck, slide)
  const isDrawn = drawnForms.has(form) && !slide.table && listPictures(slide).length === 0
  return isDrawn ? <Drawing openDeck={openDeck} slide={slide} isCover={form === 'cover'} /> : null
})

type DrawingProps = Pick<SectionProps, 'openDeck' | 'slide'> & { isCover: boolean }

function Drawing({ openDeck, slide, isCover }: DrawingProps) {
  const focus = useCatchFocus(findFirstButton)
  const { ornament } = slide
  const draw = (next: number | null) => openDeck.edit((view) => setOrnament(view, slide.id, next))
  return (
    <section className={styles.card} aria-label={words.heading}>
      <h2 className={styles.heading}>{words.heading}</h2>
      <p className={styles.hint}>{words.hint}</p>
      <div {...focus} className={styles.rows}>
        {ornament === 0 ? (
          <Button size="s" variant="ghost" icon={<Brush />} onClick={() => draw(null)}>
            {words.restore}
          </Button>
        ) : (
          <>
            {isCover && (
              <Button
                size="s"
                variant="ghost"
                icon={<RefreshCw />}
                onClick={() => draw(((ornament ?? 0) % drawings) + 1)}
              >
                {words.another}
              </Button>
            )}
            <Button size="s" variant="ghost" icon={<Eraser />} onClick={() => draw(0)}>
              {words.remove}
            </Button>
          </>
        )}
      </div>
    </section>
  )
}
