import { clsx } from 'clsx'
import { type RefObject, useEffect, useRef } from 'react'

import type { Slide } from '#core/deck/slide.ts'
import { phaseOf } from '#core/narration/talk/narration-progress.ts'
import { isNarrating } from '#core/narration/talk/presenter-machine.ts'
import { listWords } from '#core/narration/script/script.ts'
import { Button } from '#ui/button.tsx'
import { editorWords } from '#words/editor/editor.ts'
import { narrationWords } from '#words/talk/narration.ts'
import { showWords } from '#words/talk/show.ts'
import { progressOf } from '#workspace/talk/presenter-state.ts'

import { SpokenWords } from '../../deck/spoken-words.tsx'
import { useBeginAtTop } from '#ui/focus/use-begin-at-top.ts'
import { usePresenter } from '../../deck/use-presenter.ts'
import { useDeckTools } from '../../deck-tools-context.ts'
import styles from './notes-panel.module.css'

type FollowedNotesProps = { slide: Slide; onEdit?: () => void }

/** The notes as they are spoken; a word that is pressed is spoken next. */
export function FollowedNotes({ slide, onEdit }: FollowedNotesProps) {
  const { presenter } = useDeckTools()
  const view = usePresenter((now) => now)
  const panel = useRef<HTMLElement>(null)
  const box = useRef<HTMLDivElement>(null)
  useComeIntoSight(panel, isNarrating(view))
  useBeginAtTop(box, slide.id)
  const isItsSlide = view.slideId === slide.id
  // Where it has no notes, its points may be read in their place.
  const text = isItsSlide && isNarrating(view) ? view.text : slide.notes
  const progress = progressOf(view, slide)
  const words = editorWords.slide
  return (
    <section ref={panel} className={clsx(styles.panel, styles.followed)} aria-label={words.notes}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{words.notes}</h2>
        <p className={styles.phase}>
          {showWords.narration.phase(phaseOf(progress))}
          <span className={styles.count}>{showWords.narration.words(progress)}</span>
        </p>
        <p className={styles.hint}>
          {onEdit && `${words.notesTip} `}
          {narrationWords.notes.hint}
        </p>
        {onEdit && (
          <Button size="s" variant="ghost" onClick={onEdit}>
            {narrationWords.notes.edit}
          </Button>
        )}
      </div>
      {/* Longer notes scroll, and the keyboard can get there. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={box} className={styles.text} data-notes tabIndex={0}>
        {text.trim() === '' ? (
          <p>{words.noNotes}</p>
        ) : (
          <SpokenWords
            notes={text}
            words={isItsSlide ? view.words : listWords(slide.notes)}
            word={isItsSlide ? view.word : -1}
            onChoose={(word) => void presenter.seek(word)}
          />
        )}
      </div>
    </section>
  )
}

/** Of the panel: its heading and two lines of the words. */
const enoughInSight = 0.6

/** Once, as the talk begins: from then on the page stays where its reader puts it. */
function useComeIntoSight(panel: RefObject<HTMLElement | null>, isFollowed: boolean): void {
  useEffect(() => {
    const element = panel.current
    if (!element || !isFollowed) return undefined
    const observer = new IntersectionObserver(([seen]) => {
      observer.disconnect()
      if (seen && seen.intersectionRatio < enoughInSight)
        element.scrollIntoView({ block: 'nearest' })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [panel, isFollowed])
}
