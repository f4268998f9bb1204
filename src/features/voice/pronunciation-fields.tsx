import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import * as v from 'valibot'

import { type Pronunciation, pronunciationSchema } from '#core/deck/talk/pronunciation.ts'
import { setPronunciations } from '#core/edit/set-pronunciations.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { narrationWords } from '#words/talk/narration.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import styles from './voice-dialog.module.css'

const words = narrationWords.pronunciations

/** A pair has a number of its own, so that fields keep their focus when one before them goes. */
type Pair = Pronunciation & { key: number }

/** How names and acronyms of this deck are said. Pairs that are not complete yet are not kept. */
export function PronunciationFields({ openDeck }: { openDeck: OpenDeck }) {
  const [pairs, setPairs] = useState<readonly Pair[]>(() =>
    (openDeck.state.getState().deck.pronunciations ?? []).map(({ written, said }, key) => ({
      key,
      written,
      said,
    })),
  )

  const change = (next: readonly Pair[]) => {
    setPairs(next)
    const complete = next.flatMap((pair) => {
      const parsed = v.safeParse(pronunciationSchema, pair)
      return parsed.success ? [parsed.output] : []
    })
    openDeck.edit((view) => setPronunciations(view, complete), { mergeKey: 'pronunciations' })
  }
  const changePair = (key: number, changes: Partial<Pronunciation>) =>
    change(pairs.map((pair) => (pair.key === key ? { ...pair, ...changes } : pair)))
  const nextKey = Math.max(-1, ...pairs.map(({ key }) => key)) + 1

  return (
    <section className={styles.pronunciations} aria-label={words.title}>
      <div>
        <h3 className={styles.heading}>{words.title}</h3>
        <p className={styles.hint}>{words.hint}</p>
      </div>
      {pairs.map(({ key, written, said }) => (
        <div key={key} className={styles.pair}>
          <TextField
            label={words.written}
            placeholder={words.writtenPlaceholder}
            maxLength={80}
            value={written}
            onChange={(event) => changePair(key, { written: event.target.value })}
          />
          <TextField
            label={words.said}
            placeholder={words.saidPlaceholder}
            maxLength={80}
            value={said}
            onChange={(event) => changePair(key, { said: event.target.value })}
          />
          <IconButton
            label={words.remove(written)}
            icon={<X />}
            onClick={() => change(pairs.filter((pair) => pair.key !== key))}
          />
        </div>
      ))}
      <Button
        size="s"
        variant="ghost"
        icon={<Plus />}
        className={styles.add}
        onClick={() => change([...pairs, { key: nextKey, written: '', said: '' }])}
      >
        {words.add}
      </Button>
    </section>
  )
}
