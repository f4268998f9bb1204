import { Move, Palette, Undo2 } from 'lucide-react'

import { setLook, type SlideLook } from '#core/edit/style/set-look.ts'
import { keepsLook } from '#core/placed/opened-placed.ts'
import { Button } from '#ui/button.tsx'
import { lazyComponent } from '#ui/lazy/lazy-component.tsx'
import { arrangeWords } from '#words/editor/arrange.ts'
import { pickerWords } from '#words/editor/pickers.ts'

import { offerUndo } from '../../deck/offer-undo.ts'
import { arrangeSlide, usePicked } from '../arrange/arranging.ts'
import { useSelectedWords } from '../typing/selected-words.ts'
import type { SectionProps } from './section.ts'
import styles from './slide-card.module.css'

const ArrangeTools = lazyComponent(() => import('../arrange/arrange-tools.tsx'), 'ArrangeTools')

const SelectedLetterTools = lazyComponent(
  () => import('../arrange/selected-letter-tools.tsx'),
  'SelectedLetterTools',
)

/**
 * Of a slide that came with a look of its own: whether it keeps it, and whether all of them do. Of one whose
 * parts somebody placed by hand: whether they stand there.
 */
export function LookCard({ openDeck, slide }: SectionProps) {
  const arranged = usePicked(slide)
  const picked = keepsLook(slide) ? arranged : null
  const selected = useSelectedWords(slide.id)
  if (!slide.placed) return null
  const next: SlideLook = slide.placed.look === 'kept' ? 'restyled' : 'kept'
  const { slides } = openDeck.state.getState().deck
  const isOwn = slide.placed.isOwn === true
  const words = isOwn ? pickerWords.placing : pickerWords.look
  const others = isOwn
    ? []
    : slides.filter(({ placed }) => placed && !placed.isOwn && placed.look !== next)
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
            {pickerWords.look.all[next](others.length)}
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
