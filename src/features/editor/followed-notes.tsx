import { useEffect, useRef } from 'react'

import type { Slide } from '#core/deck/slide.ts'
import { phaseOf } from '#core/narration/narration-progress.ts'
import { listWords } from '#core/narration/script.ts'
import { Button } from '#ui/button.tsx'
import { editorWords } from '#words/en/editor.ts'
import { narrationWords } from '#words/en/narration.ts'
import { showWords } from '#words/en/show.ts'
import { progressOf } from '#workspace/presenter-state.ts'

import { SpokenWords } from '../spoken-words.tsx'
import { usePresenter } from '../use-presenter.ts'
import { useWorkspace } from '../workspace-context.ts'
import styles from './notes-panel.module.css'

type FollowedNotesProps = { slide: Slide; onEdit?: () => void }

/** The notes as they are spoken; a word that is pressed is spoken next. */
export function FollowedNotes({ slide, onEdit }: FollowedNotesProps) {
  const { presenter } = useWorkspace()
  const view = usePresenter((now) => now)
  const panel = useRef<HTMLElement>(null)
  // Once, as they begin to be followed: from then on the page stays where its reader puts it.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const isItsSlide = view.slideId === slide.id
  const progress = progressOf(view, slide)
  const words = editorWords.slide
  return (
    <section ref={panel} className={styles.panel} aria-label={words.notes}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{words.notes}</h2>
        <p className={styles.phase}>
          {showWords.narration.phase(phaseOf(progress))}
          <span className={styles.count}>{showWords.narration.words(progress)}</span>
        </p>
        <p className={styles.hint}>{narrationWords.notes.hint}</p>
        {onEdit && (
          <Button size="s" variant="ghost" onClick={onEdit}>
            {narrationWords.notes.edit}
          </Button>
        )}
      </div>
      {slide.notes.trim() === '' ? (
        <p className={styles.text}>{words.noNotes}</p>
      ) : (
        <SpokenWords
          className={styles.text}
          notes={slide.notes}
          words={isItsSlide ? view.words : listWords(slide.notes)}
          word={isItsSlide ? view.word : -1}
          onChoose={(word) => void presenter.seek(word)}
        />
      )}
    </section>
  )
}
