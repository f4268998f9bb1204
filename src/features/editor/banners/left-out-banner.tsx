import { useState } from 'react'

import { deckFields } from '#core/deck/deck-fields.ts'
import { Banner } from '#ui/notices/banner.tsx'
import { Button } from '#ui/button.tsx'
import { appWords } from '#words/app.ts'
import { editorWords } from '#words/editor/editor.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import styles from '../deck-editor.module.css'

const words = editorWords.leftOut

/** Stands above a presentation of which more is stored than a presentation can hold. */
export function LeftOutBanner({ openDeck: { leftOut } }: { openDeck: OpenDeck }) {
  const [isDismissed, setIsDismissed] = useState(false)
  if (!leftOut || isDismissed) return null
  return (
    <section aria-label={words.title}>
      <Banner
        tone="warning"
        title={words.title}
        className={styles.banner ?? ''}
        actions={
          <Button size="s" variant="ghost" onClick={() => setIsDismissed(true)}>
            {appWords.dismiss}
          </Button>
        }
      >
        {[
          ...leftOut.map((field) => words.fields[field](deckFields[field].most)),
          words.advice,
        ].join(' ')}
      </Banner>
    </section>
  )
}
