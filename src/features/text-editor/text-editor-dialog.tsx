import { useState } from 'react'
import { useStore } from 'zustand'

import type { Slide } from '#core/deck/slide.ts'
import { type TextRole, textRoles } from '#core/edit/style/find-theme-style.ts'
import { setTextStyles } from '#core/edit/style/set-text-styles.ts'
import { findDeckTheme } from '#core/theme/find-deck-theme.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { appWords } from '#words/app.ts'
import { textEditorWords as words } from '#words/editor/text-editor.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { DeckSlide } from '../deck/deck-slide.tsx'
import { useHeldSlide } from '../deck/use-held-slide.ts'
import { StyleFields } from './style-fields.tsx'
import { StyleNotes } from './style-notes.tsx'
import { StylePresets } from './style-presets.tsx'
import styles from './text-editor-dialog.module.css'
import { useTextDraft } from './use-text-draft.ts'

type Scope = 'slide' | 'deck'

export type TextEditorDialogProps = { openDeck: OpenDeck; onClose: () => void }

/** For the slide that was current when it opened. Nothing reaches the deck before Apply. */
export function TextEditorDialog({ openDeck, onClose }: TextEditorDialogProps) {
  const held = useHeldSlide(openDeck, onClose)
  return held && <TextEditor openDeck={openDeck} onClose={onClose} {...held} />
}

type TextEditorProps = TextEditorDialogProps & { slide: Slide; place: number }

function TextEditor({ openDeck, onClose, slide, place }: TextEditorProps) {
  const deck = useStore(openDeck.state, (state) => state.deck)
  const theme = findDeckTheme(deck)
  const draft = useTextDraft(slide, theme, place)
  const [role, setRole] = useState<TextRole>('title')
  const [scope, setScope] = useState<Scope>('slide')
  // An animation runs once for an element, so every play paints the slide anew.
  const [plays, setPlays] = useState(0)

  const apply = () => {
    const wanted = scope === 'deck' ? deck.slides.map(({ id }) => id) : [slide.id]
    openDeck.edit((view) => setTextStyles(view, wanted, draft.changes))
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      closeLabel={appWords.close}
      size="xl"
      aside={
        <>
          <span className={styles.scope} aria-hidden="true">
            {words.scope}
          </span>
          <Segmented
            label={words.scope}
            value={scope}
            options={[
              { value: 'slide', label: words.scopes.slide },
              { value: 'deck', label: words.scopes.deck },
            ]}
            onChange={setScope}
          />
        </>
      }
      actions={
        <>
          <Button onClick={onClose}>{appWords.cancel}</Button>
          <Button variant="primary" onClick={apply}>
            {words.apply}
          </Button>
        </>
      }
    >
      <div className={styles.columns}>
        <section className={styles.preview} aria-label={words.preview}>
          <DeckSlide
            key={plays}
            openDeck={openDeck}
            slide={draft.slide}
            place={place}
            animate={plays > 0}
            className={styles.slide}
          />
          <StyleNotes
            deck={deck}
            draft={draft}
            place={place}
            role={role}
            everywhere={scope === 'deck'}
          />
        </section>
        <div className={styles.part}>
          <Segmented
            label={words.part}
            value={role}
            options={textRoles.map((value) => ({ value, label: words.parts[value] }))}
            onChange={setRole}
          />
          <Button
            variant="ghost"
            size="s"
            title={words.resetHint}
            disabled={!draft.isChosen(role)}
            onClick={() => draft.reset(role)}
          >
            {words.reset}
          </Button>
        </div>
        <div className={styles.presets}>
          <StylePresets slide={slide} theme={theme} place={place} role={role} draft={draft} />
        </div>
        <div className={styles.fields}>
          <StyleFields
            theme={theme}
            style={draft.style(role)}
            onChange={(change) => draft.change(role, change)}
            onPlay={() => setPlays(plays + 1)}
          />
        </div>
      </div>
    </Dialog>
  )
}
