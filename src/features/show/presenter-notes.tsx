import { AArrowDown, AArrowUp } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'

import type { Slide } from '#core/deck/slide.ts'
import { listWords } from '#core/narration/script/script.ts'
import { IconButton } from '#ui/button.tsx'
import { showWords } from '#words/talk/show.ts'
import type { FollowedShow } from '#workspace/talk/follow-show.ts'

import { SpokenWords } from '../deck/spoken-words.tsx'
import { useBeginAtTop } from '#ui/focus/use-begin-at-top.ts'
import { useWorkspace } from '../workspace-context.ts'
import styles from './presenter-notes.module.css'

const sizes = ['s', 'm', 'l', 'xl', 'xxl'] as const
const preference = 'presenter-notes-size'

type PresenterNotesProps = { slide: Slide; followed: FollowedShow }

/** What to say now, as large as the speaker needs it from where they stand. */
export function PresenterNotes({ slide, followed }: PresenterNotesProps) {
  const { preferences } = useWorkspace()
  const [size, setSize] = useState(() => {
    const stored = sizes.findIndex((name) => name === preferences.read(preference))
    return stored < 0 ? sizes.indexOf('m') : stored
  })
  const text = useRef<HTMLDivElement>(null)
  useBeginAtTop(text, slide.id)
  const words = showWords.presenter
  const change = (step: -1 | 1) => {
    setSize(size + step)
    preferences.write(preference, sizes[size + step] ?? 'm')
  }

  return (
    <section className={styles.notes} aria-label={words.notes}>
      <div className={styles.head}>
        <h2>{words.notes}</h2>
        <IconButton
          size="s"
          label={words.smaller}
          title={words.smaller}
          icon={<AArrowDown />}
          disabled={size === 0}
          onClick={() => change(-1)}
        />
        <IconButton
          size="s"
          label={words.larger}
          title={words.larger}
          icon={<AArrowUp />}
          disabled={size === sizes.length - 1}
          onClick={() => change(1)}
        />
      </div>
      {/* Longer notes scroll, and the keyboard can get there. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={text} className={styles.text} data-size={sizes[size]} tabIndex={0} dir="auto">
        {slide.notes.trim() ? (
          <SaidNotes slide={slide} followed={followed} />
        ) : (
          <p className={styles.none}>{words.noNotes}</p>
        )}
      </div>
    </section>
  )
}

/** While the show speaks by itself, the word is lit that is being said. */
function SaidNotes({ slide: { id, notes }, followed }: PresenterNotesProps) {
  const spoken = useStore(followed.state, (state) => state.spoken)
  const words = useMemo(() => listWords(notes), [notes])
  if (spoken?.slideId !== id) return notes
  return <SpokenWords notes={notes} words={words} word={spoken.word} />
}
