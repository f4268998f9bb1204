import { Shapes } from 'lucide-react'
import { memo } from 'react'

import { noIcon } from '#core/deck/bullet.ts'
import type { Slide } from '#core/deck/slide.ts'
import { type FormPoint, listFormPoints } from '#core/form/form-point.ts'
import { readLabel } from '#core/form/read-label.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { pickerWords } from '#words/pickers.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { DesignPopover } from './design-popover.tsx'
import type { SectionProps } from './section.ts'
import styles from './slide-card.module.css'
import { useSlideForm } from './use-slide-form.ts'

const words = pickerWords.icons

const IconPicker = lazyComponent(() => import('./icon-picker.tsx'), 'IconPicker', {
  meanwhile: <Spinner />,
  Missing: () => <p>{words.missing}</p>,
})

/** The icons of a slide whose form shows some: one for each of its points. */
export const IconsCard = memo(function IconsCard({ openDeck, slide }: SectionProps) {
  const { form, theme } = useSlideForm(openDeck, slide)
  if (!theme.forms?.icons?.areNeeded(form)) return null
  return (
    <section className={styles.card} aria-label={words.heading}>
      <h2 className={styles.heading}>{words.heading}</h2>
      <p className={styles.hint}>{words.hint}</p>
      <div className={styles.rows}>
        {listFormPoints(slide.content).map((point, at) => (
          <PointIcon
            key={point.index}
            openDeck={openDeck}
            slide={slide}
            point={point}
            label={labelOf(point) || words.untitled(at + 1)}
          />
        ))}
      </div>
    </section>
  )
})

type PointIconProps = { openDeck: OpenDeck; slide: Slide; point: FormPoint; label: string }

function PointIcon({ openDeck, slide, point, label }: PointIconProps) {
  const { icon } = point
  const name = icon === undefined ? words.byItself : icon === noIcon ? words.none : icon
  return (
    <DesignPopover
      label={words.choose(label)}
      icon={<Shapes />}
      button={words.current(label, name)}
    >
      <IconPicker openDeck={openDeck} slideId={slide.id} index={point.index} label={label} />
    </DesignPopover>
  )
}

function labelOf({ text, children }: FormPoint): string {
  const read = children.length > 0 ? null : readLabel(text)
  return (read ? text.slice(...read.label) : text).trim()
}
