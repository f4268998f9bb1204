import { Check } from 'lucide-react'
import { useState } from 'react'

import { usualSlides } from '#core/outline/deck-request.ts'
import { Button } from '#ui/button.tsx'
import { HiddenText } from '#ui/hidden-text.tsx'
import { Spinner } from '#ui/notices/spinner.tsx'
import { generationWords as words } from '#words/create/generation.ts'
import { findNewBrand } from '#workspace/brand.ts'
import type { GenerationRun } from '#workspace/generation/generation-state.ts'

import { useWorkspace } from '../workspace-context.ts'
import { NewSlide } from './new-slide.tsx'
import styles from './generating-view.module.css'

/** The slides as they arrive, the newest on the stage, and how far it has come. */
export function GeneratingView({ run }: { run: GenerationRun }) {
  const { generation, preferences } = useWorkspace()
  const [brand] = useState(() => findNewBrand(preferences))
  const { slides, title, request } = run
  const newest = slides.at(-1)
  const { theme } = request
  const deck = { title: title ?? '', ...(theme !== undefined && { theme }), slides: [...slides] }
  // Of one that goes on, the look is its own.
  const shown = { deck, brand: run.deckId === null ? brand : null, isGrowing: true }
  const expected = request.slideCount ?? usualSlides.max - 1
  const empty = Array.from({ length: Math.max(0, expected - slides.length) }, (_, index) => index)

  return (
    <div className={styles.view}>
      <div className={styles.hall}>
        <div className={styles.stage} aria-hidden="true">
          {newest ? (
            <NewSlide
              key={newest.id}
              {...shown}
              place={slides.length - 1}
              className={styles.newest}
            />
          ) : (
            <p className={styles.waiting}>{words.firstSlide}</p>
          )}
        </div>
        <ol className={styles.strip} aria-label={words.slides}>
          {slides.map((slide, place) => (
            <li key={slide.id} data-newest={slide === newest || undefined}>
              <div aria-hidden="true">
                <NewSlide {...shown} place={place} className={styles.thumbnail} />
              </div>
              <HiddenText>{words.arrived(place + 1, slide.title)}</HiddenText>
            </li>
          ))}
          {empty.map((index) => (
            <li key={`empty-${index}`} className={styles.empty} aria-hidden="true" />
          ))}
        </ol>
      </div>
      <div className={styles.panel}>
        {title && <h2 className={styles.title}>{title}</h2>}
        <p className={styles.patience}>{words.patience}</p>
        <Stages run={run} />
        <div className={styles.actions}>
          <Button size="l" wide onClick={generation.stop}>
            {words.stop}
          </Button>
        </div>
        <p className={styles.hint}>{words.stopHint}</p>
      </div>
      <output>
        <HiddenText>{newest && words.arrived(slides.length, newest.title)}</HiddenText>
      </output>
    </div>
  )
}

const shownStages = ['asking', 'writing', 'checking', 'saving'] as const

function Stages({ run: { stage, loading, model, slides, provider } }: { run: GenerationRun }) {
  // Slides are put right while the whole is checked.
  const current = shownStages.indexOf(stage === 'repairing' ? 'checking' : stage)
  const facts: Partial<Record<(typeof shownStages)[number], string | false | null>> = {
    asking: loading === null ? model && nameWriter(model, provider) : describeLoading(loading),
    writing: current >= 1 && words.soFar(slides.length),
    checking: stage === 'repairing' && words.stages.repairing,
  }
  return (
    <ol className={styles.stages} aria-label={words.progress}>
      {shownStages.map((name, index) => (
        <li
          key={name}
          data-done={index < current || undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {index < current && <Check />}
            {index === current && <Spinner />}
          </span>
          <span>
            {words.stages[name]}
            {index < current && <HiddenText>{words.stageDone}</HiddenText>}
            {facts[name] && <small>{facts[name]}</small>}
          </span>
        </li>
      ))}
    </ol>
  )
}

const nameWriter = (model: string, provider: GenerationRun['provider']): string =>
  provider === 'built-in' ? words.writtenHere : words.writtenBy(model)

const describeLoading = (fraction: number): string => words.loadingModel(Math.round(fraction * 100))
