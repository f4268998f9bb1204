import { ArrowLeft, ArrowRight, ChevronsLeft, ChevronsRight } from 'lucide-react'

import type { Slide } from '#core/deck/slide.ts'
import type { ShowMove, ShowPlace } from '#core/show/move-show.ts'
import { numberShownSlides } from '#core/show/shown-slides.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/fields/field.tsx'
import { editorWords } from '#words/editor/editor.ts'
import { narrationWords } from '#words/talk/narration.ts'
import { showWords } from '#words/talk/show.ts'

import styles from './presenter.module.css'

type PresenterControlsProps = {
  slides: readonly Slide[]
  current: number
  blank: ShowPlace['blank']
  move: (move: ShowMove) => void
  /** Slides go on by themselves, and nobody else may move them. */
  isBlocked: boolean
  /** While a voice speaks, it can be told to go on with another slide. */
  skip: ((by: -1 | 1) => void) | null
  /** Digits of a slide number that is being typed. */
  typed: string
}

export function PresenterControls(props: PresenterControlsProps) {
  const { slides, current, blank, move, isBlocked, skip, typed } = props
  const whyNot = isBlocked ? { disabled: true, title: editorWords.navigationDisabled } : {}
  const words = showWords.presenter
  const numbers = numberShownSlides(slides)
  return (
    <div className={styles.controls}>
      <Button size="l" icon={<ArrowLeft />} {...whyNot} onClick={() => move('previous')}>
        {showWords.previous}
      </Button>
      <Button size="l" variant="primary" {...whyNot} onClick={() => move('next')}>
        {showWords.next}
        <ArrowRight />
      </Button>
      {skip && (
        <>
          <Button icon={<ChevronsLeft />} onClick={() => skip(-1)}>
            {narrationWords.actions.slideBack}
          </Button>
          <Button icon={<ChevronsRight />} onClick={() => skip(1)}>
            {narrationWords.actions.slideForward}
          </Button>
        </>
      )}
      {(['black', 'white'] as const).map((colour) => (
        <Button key={colour} aria-pressed={blank === colour} onClick={() => move(colour)}>
          {showWords.actions[colour]}
        </Button>
      ))}
      <SelectField
        label={words.goTo}
        labelHidden
        className={styles.jump}
        value={current}
        {...whyNot}
        onChange={({ target }) => move(Number(target.value))}
      >
        {slides.map((slide, index) => (
          <option key={slide.id} value={index}>
            {words.entry(numbers.get(index) ?? null, slide.title)}
          </option>
        ))}
      </SelectField>
      {typed && <output className={styles.typed}>{showWords.typed(typed)}</output>}
    </div>
  )
}
