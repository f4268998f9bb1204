import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useStore } from 'zustand'

import { slideFields } from '#core/deck/slide-fields.ts'
import type { Match } from '#core/find/find-in-deck.ts'
import { replaceFound } from '#core/find/replace-found.ts'
import { isNavigationBlocked } from '#core/narration/talk/presenter-machine.ts'
import { Button } from '#ui/button.tsx'
import { CheckboxField } from '#ui/fields/checkbox-field.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { showToast } from '#ui/notices/show-toast.ts'
import { appWords } from '#words/app.ts'
import { findWords as words } from '#words/editor/find.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { offerUndo } from '../deck/offer-undo.ts'
import { usePresenter } from '../deck/use-presenter.ts'
import styles from './find-dialog.module.css'
import { MatchList } from './match-list.tsx'
import { MatchPreview } from './match-preview.tsx'
import { useMatches } from './use-matches.ts'

type FindDialogProps = { openDeck: OpenDeck; onClose: () => void }

/** Longer words than a title may have are no words to look for. */
const maxLength = slideFields.title.texts.room.letters

/** Looks through the whole presentation, and shows what would become of it before anything does. */
export function FindDialog({ openDeck, onClose }: FindDialogProps) {
  const slides = useStore(openDeck.state, ({ deck }) => deck.slides)
  const isBlocked = usePresenter(isNavigationBlocked)
  const { query, ask, matches, leftOut, toggle, chosen } = useMatches(openDeck)
  const [text, setText] = useState('')
  const [shown, setShown] = useState<Match | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const listId = useId()
  const replacement = { query, text, leftOut }
  const preview = shown && matches.includes(shown) ? shown : matches[0]

  const show = (match: Match) => {
    setShown(match)
    // A talk that goes on turns the slides itself.
    if (!isBlocked) openDeck.select(slides.findIndex(({ id }) => id === match.slideId))
  }
  const replace = () => {
    const before = openDeck.state.getState().deck
    openDeck.edit((view) => replaceFound(view, replacement))
    const isChanged = openDeck.state.getState().deck !== before
    if (isChanged) offerUndo(openDeck, words.replaced(chosen))
    else showToast(words.unchanged)
    onClose()
  }
  const goToList = (event: KeyboardEvent) => {
    const isWay = event.key === 'ArrowDown' || event.key === 'Enter'
    if (!isWay || event.nativeEvent.isComposing) return
    event.preventDefault()
    list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={words.description}
      closeLabel={appWords.close}
      size="xl"
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" disabled={chosen === 0} onClick={replace}>
            {words.replace(chosen)}
          </Button>
        </>
      }
    >
      <div className={styles.find}>
        <div className={styles.fields}>
          <TextField
            label={words.sought}
            value={query.sought}
            maxLength={maxLength}
            autoComplete="off"
            aria-controls={listId}
            onKeyDown={goToList}
            onChange={({ target }) => ask({ sought: target.value })}
          />
          <TextField
            label={words.replacement}
            hint={words.replacementHint}
            value={text}
            maxLength={maxLength}
            autoComplete="off"
            onKeyDown={goToList}
            onChange={({ target }) => setText(target.value)}
          />
          <div className={styles.options}>
            <CheckboxField
              label={words.matchCase}
              checked={query.matchCase}
              onChange={({ target }) => ask({ matchCase: target.checked })}
            />
            <CheckboxField
              label={words.wholeWords}
              checked={query.wholeWords}
              onChange={({ target }) => ask({ wholeWords: target.checked })}
            />
          </div>
        </div>
        <output className={styles.summary}>
          {query.sought !== '' &&
            (matches.length > 0 ? words.summary(chosen, matches.length) : words.none)}
        </output>
        {query.sought !== '' && matches.length === 0 && (
          <p className={styles.none}>{words.noneText}</p>
        )}
        <div className={styles.columns}>
          <MatchList
            // Another search begins at its first match.
            key={JSON.stringify(query)}
            ref={list}
            id={listId}
            slides={slides}
            matches={matches}
            replacement={replacement}
            shown={preview}
            onToggle={toggle}
            onShow={show}
          />
          {preview && (
            <MatchPreview openDeck={openDeck} match={preview} replacement={replacement} />
          )}
        </div>
      </div>
    </Dialog>
  )
}
