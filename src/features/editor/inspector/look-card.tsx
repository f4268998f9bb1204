import { Move, Palette, Undo2 } from 'lucide-react'

import { setLook, type SlideLook } from '#core/edit/set-look.ts'
import { keepsLook } from '#core/placed/opened-placed.ts'
import { Button } from '#ui/button.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { arrangeWords } from '#words/arrange.ts'
import { pickerWords } from '#words/pickers.ts'

import { offerUndo } from '../../deck/offer-undo.ts'
import { arrangeSlide, usePicked } from '../arrange/arranging.ts'
import { useSelectedWords } from '../typing/selected-words.ts'
import type { SectionProps } from './section.ts'
import styles from './slide-card.module.css'

const words = pickerWords.look

const ArrangeTools = lazyComponent(() => import('../arrange/arrange-tools.tsx'), 'ArrangeTools')

const SelectedLetterTools = lazyComponent(
  () => import('../arrange/selected-letter-tools.tsx'),
  'SelectedLetterTools',
)

/** Of a slide that came with a look of its own: whether it keeps it, and whether all of them do. */
export function LookCard({ openDeck, slide }: SectionProps) {
  const arranged = usePicked(slide)
  const picked = keepsLook(slide) ? arranged : null
  const selected = useSelectedWords(slide.id)
  if (!slide.placed) return null
  const next: SlideLook = slide.placed.look === 'kept' ? 'restyled' : 'kept'
  const { slides } = openDeck.state.getState().deck
  const others = slides.filter(({ placed }) => placed && placed.look !== next)
  const change = (ids: readonly string[]) => {
    openDeck.edit((view) => setLook(view, ids, next))
    offerUndo(openDeck, words.done[next](ids.length))
  }
  const icon = next === 'kept' ? <Undo2 /> : <Palette />
  return (
    <section className={styles.card} aria-label={words.heading}>
      <h2 className={styles.heading}>{words.heading}</h2>
      <p className={styles.hint}>{words.hint[slide.placed.look]}</p>
      <div className={styles.rows}>
        {slide.placed.look === 'kept' && (
          <Button
            size="s"
            variant="ghost"
            icon={<Move />}
            aria-pressed={picked !== null}
            onClick={() => arrangeSlide(picked === null ? slide.id : null)}
          >
            {arrangeWords.start}
          </Button>
        )}
        <Button size="s" variant="ghost" icon={icon} onClick={() => change([slide.id])}>
          {words.one[next]}
        </Button>
        {others.length > 1 && (
          <Button
            size="s"
            variant="ghost"
            icon={icon}
            onClick={() => change(others.map(({ id }) => id))}
          >
            {words.all[next](others.length)}
          </Button>
        )}
      </div>
      {!picked && selected && slide.placed.look === 'kept' && (
        <SelectedLetterTools openDeck={openDeck} slide={slide} selected={selected} />
      )}
      {picked && <ArrangeTools openDeck={openDeck} slide={slide} picked={picked} />}
    </section>
  )
}
