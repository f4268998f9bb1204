import { Shapes } from 'lucide-react'
import { memo } from 'react'

import { noIcon } from '#core/deck/texts/bullet.ts'
import { cutText } from '#core/deck/texts/cut-text.ts'
import type { Slide } from '#core/deck/slide.ts'
import { isRtlText } from '#core/layout/texts/text-direction.ts'
import { type FormPoint, listFormPoints } from '#core/form/form-point.ts'
import { readTopic } from '#core/form/read-label.ts'
import { isPlainForm } from '#core/icon/opened-icons.ts'
import { lazyComponent } from '#ui/lazy/lazy-component.tsx'
import { Spinner } from '#ui/notices/spinner.tsx'
import { useCatchFocus } from '#ui/focus/use-catch-focus.ts'
import { pickerWords } from '#words/editor/pickers.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { DesignPopover } from './design-popover.tsx'
import { findFirstButton } from './find-first-button.ts'
import { PlainIcons } from './plain-icons.tsx'
import type { SectionProps } from './section.ts'
import styles from './slide-card.module.css'
import { useSlideForm } from './use-slide-form.ts'

const words = pickerWords.icons

const IconPicker = lazyComponent(() => import('./icon-picker.tsx'), 'IconPicker', {
  meanwhile: <Spinner />,
  Missing: () => <p>{words.missing}</p>,
})

/** The icons of a slide whose form shows some, or would: one for each of its points. */
export const IconsCard = memo(function IconsCard({ openDeck, slide }: SectionProps) {
  const { form, theme } = useSlideForm(openDeck, slide)
  const focus = useCatchFocus(findFirstButton)
  const { icons } = theme.forms ?? {}
  if (!icons?.canBeShown(form) || slide.content.length === 0 || slide.table) return null
  const isPlain = isPlainForm(form)
  // Plain points have numbers, and most of them are left with those.
  const isOpen = icons.areNeeded(form, slide.content)
  return (
    <section className={styles.card} aria-label={words.heading}>
      <h2 className={styles.heading}>{words.heading}</h2>
      <p className={styles.hint}>{isPlain ? words.plainHint : words.hint}</p>
      <div {...focus} className={styles.rows}>
        {isPlain && <PlainIcons openDeck={openDeck} slide={slide} icons={icons} />}
        {isOpen &&
          listFormPoints(slide.content).map((point, at) => (
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
      button={words.current(isRtlText(label) ? `\u2068${label}\u2069` : label, name)}
    >
      <IconPicker openDeck={openDeck} slideId={slide.id} index={point.index} label={label} />
    </DesignPopover>
  )
}

/** In letters: a topic stays whole, a sentence is cut after the words that tell it from the others. */
const [longestTopic, longestStart] = [32, 24]

/** What it is about, or its first words: a whole sentence is no name of a button. */
function labelOf({ text, children }: FormPoint): string {
  const whole = text.trim()
  const topic = children.length > 0 ? whole : readTopic(text) || whole
  if (topic.length <= longestTopic) return topic
  const start = cutText(topic, longestStart).replace(/\s+\S*$/u, '')
  return `${start.trimEnd()}…`
}
