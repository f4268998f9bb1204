import { ImageUp, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useStore } from 'zustand'

import { setDeckLogo } from '#core/edit/style/set-deck-logo.ts'
import { Button } from '#ui/button.tsx'
import { describePictureFailure } from '#words/editor/picture.ts'
import { pickerWords } from '#words/editor/pickers.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { useDeckTools } from '../../deck-tools-context.ts'
import { useLogo } from '../../use-pictures.ts'
import styles from './logo-field.module.css'

/** The logo of the deck, on all of its slides. */
export function LogoField({ openDeck }: { openDeck: OpenDeck }) {
  const words = pickerWords.brand.logo
  const { takeLogo } = useDeckTools()
  const logo = useStore(openDeck.state, ({ deck }) => deck.logo)
  const url = useLogo(logo, openDeck)
  const file = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function choose(chosen: File | undefined) {
    if (!chosen) return
    setBusy(true)
    const taken = await takeLogo(openDeck, chosen)
    setBusy(false)
    setFailure(taken.ok ? null : describePictureFailure(taken.error, words.failures))
    if (taken.ok) openDeck.edit((view) => setDeckLogo(view, taken.value))
  }

  return (
    <fieldset className={styles.field} aria-label={words.label}>
      <span aria-hidden="true" className={styles.label}>
        {words.label}
      </span>
      {logo && <div className={styles.seen}>{url && <img src={url} alt={words.current} />}</div>}
      <div className={styles.actions}>
        <Button
          ref={chooser}
          size="s"
          icon={<ImageUp />}
          busy={isBusy}
          onClick={() => file.current?.click()}
        >
          {logo ? words.replace : words.choose}
        </Button>
        {logo && (
          <Button
            size="s"
            variant="ghost"
            icon={<Trash2 />}
            onClick={() => {
              openDeck.edit((view) => setDeckLogo(view, null))
              chooser.current?.focus()
            }}
          >
            {words.remove}
          </Button>
        )}
      </div>
      <p className={styles.hint}>{words.hint}</p>
      <output className={styles.failure}>{failure}</output>
      <input
        ref={file}
        type="file"
        accept="image/*"
        hidden
        onChange={({ target }) => {
          void choose(target.files?.[0])
          target.value = ''
        }}
      />
    </fieldset>
  )
}
