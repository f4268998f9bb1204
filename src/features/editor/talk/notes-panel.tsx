import { clsx } from 'clsx'
import { AudioLines, Mic } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useStore } from 'zustand'

import { countDeckWords, countWords, wordsPerSecond } from '#core/deck/talk/estimate-duration.ts'
import type { Slide } from '#core/deck/slide.ts'
import { changeSlide } from '#core/edit/change-slide.ts'
import { canBeSpoken } from '#core/narration/script/can-be-spoken.ts'
import { isNarrating } from '#core/narration/talk/presenter-machine.ts'
import { listWords } from '#core/narration/script/script.ts'
import { Button } from '#ui/button.tsx'
import { TextAreaField } from '#ui/fields/field.tsx'
import { ResizeHandle } from '#ui/resize-handle.tsx'
import { Toolbar } from '#ui/menus/toolbar.tsx'
import { editorWords } from '#words/editor/editor.ts'
import { formatElapsed } from '#words/elapsed.ts'
import { narrationWords } from '#words/talk/narration.ts'
import { ownVoiceWords } from '#words/talk/own-voice.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { useDeckVoice, usePresenter } from '../../deck/use-presenter.ts'
import { useDeckTools } from '../../deck-tools-context.ts'
import { useWorkspace } from '../../workspace-context.ts'
import { FollowedNotes } from './followed-notes.tsx'
import styles from './notes-panel.module.css'
import { useIsPhone } from '../use-is-phone.ts'
import { useTidyOnLeave } from '../typing/use-tidy-on-leave.ts'
import { fewestLines, mostLines, useNotesLines } from './use-notes-lines.ts'

type NotesPanelProps = { slide: Slide; editing: OpenDeck | undefined }

/** What is said with the slide, below it, where the talk happens. */
export function NotesPanel({ slide, editing }: NotesPanelProps) {
  const isSpoken = usePresenter((view) => isNarrating(view) && view.slideId === slide.id)
  const [isTyping, setTyping] = useState(false)
  // The next talk is followed again.
  if (isTyping && !isSpoken) setTyping(false)
  return (
    <Resized>
      {editing && !(isSpoken && !isTyping) ? (
        <TypedNotes
          key={slide.id}
          slide={slide}
          openDeck={editing}
          {...(isSpoken && { onFollow: () => setTyping(false) })}
        />
      ) : (
        <FollowedNotes slide={slide} {...(editing && { onEdit: () => setTyping(true) })} />
      )}
    </Resized>
  )
}

/** For the style sheet. */
const linesProperty: string = '--notes-lines'

/** As many lines as somebody wants to see, whoever shows them. */
function Resized({ children }: { children: ReactNode }) {
  const [lines, setLines] = useNotesLines()
  const box = useRef<HTMLDivElement>(null)
  const words = editorWords.slide

  const measure = () => {
    const shown = box.current?.querySelector('[data-notes]')
    if (!shown) return { lines, lineHeight: 1 }
    const { lineHeight, paddingBlockStart, paddingBlockEnd } = getComputedStyle(shown)
    const height = shown.clientHeight - parseFloat(paddingBlockStart) - parseFloat(paddingBlockEnd)
    return {
      lines: Math.round(height / parseFloat(lineHeight)),
      lineHeight: parseFloat(lineHeight),
    }
  }

  return (
    <div ref={box} id="notes" className={styles.notes} style={{ [linesProperty]: lines }}>
      <ResizeHandle
        label={words.notesHeight}
        lines={lines}
        min={fewestLines}
        max={mostLines}
        describe={words.notesLines}
        measure={measure}
        onResize={setLines}
      />
      {children}
    </div>
  )
}

type TypedNotesProps = { slide: Slide; openDeck: OpenDeck; onFollow?: () => void }

function TypedNotes({ slide, openDeck, onFollow }: TypedNotesProps) {
  const { presenter } = useDeckTools()
  const { overlays } = useWorkspace()
  const [panel, setPanel] = useState<HTMLDivElement | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const deckWords = useStore(openDeck.state, ({ deck }) => countDeckWords(deck))
  const { offer, missesKey } = useDeckVoice(openDeck)
  const words = editorWords.slide
  const count = countWords(slide.notes)
  const isTooShort = slide.notes.trim() !== '' && !canBeSpoken(slide)
  useTidyOnLeave(panel, openDeck, slide.id)
  const recorded = slide.recording && slide.recording.seconds * 1000
  // Beside the other one there is hardly room on a phone.
  const nameRecording = useIsPhone() ? formatElapsed : ownVoiceWords.badge

  const speakFromCaret = () => {
    const caret = field.current?.selectionStart ?? 0
    const place = listWords(slide.notes).findIndex(({ to }) => to > caret)
    void presenter.seek(Math.max(0, place))
  }

  return (
    <div ref={setPanel} className={clsx(styles.panel, styles.typed)}>
      <TextAreaField
        ref={field}
        data-notes
        className={styles.field}
        label={words.notes}
        rows={4}
        placeholder={words.notesPlaceholder}
        value={slide.notes}
        hint={
          isTooShort
            ? `${narrationWords.notes.tooShort} ${words.notesTip}`
            : `${words.notesCount(count)} ${words.notesTip} ${narrationWords.notes.duration(count / wordsPerSecond, deckWords / wordsPerSecond, deckWords)}`
        }
        onChange={(event) =>
          openDeck.edit((view) => changeSlide(view, slide.id, { notes: event.target.value }), {
            mergeKey: `${slide.id}:notes`,
          })
        }
      />
      <Toolbar label={words.notesTools} className={styles.tools}>
        {onFollow ? (
          <Button size="s" variant="ghost" onClick={onFollow}>
            {narrationWords.notes.read}
          </Button>
        ) : (
          <Button
            size="s"
            variant="ghost"
            icon={<AudioLines />}
            disabled={(offer === null && !missesKey) || !canBeSpoken(slide)}
            onClick={speakFromCaret}
          >
            {narrationWords.actions.speakFromHere}
          </Button>
        )}
        {!onFollow && (
          <Button
            size="s"
            variant="ghost"
            icon={<Mic />}
            {...(recorded && { 'aria-label': ownVoiceWords.badge(recorded) })}
            onClick={() => overlays.show('own-voice')}
          >
            {recorded ? nameRecording(recorded) : ownVoiceWords.start}
          </Button>
        )}
      </Toolbar>
    </div>
  )
}
