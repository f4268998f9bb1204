import { Check, CircleAlert, CloudUpload } from 'lucide-react'
import { useStore } from 'zustand'

import { editorWords } from '#words/en/editor.ts'
import type { OpenDeck } from '#workspace/open-deck.ts'

import styles from './deck-header.module.css'

const icons = { saving: <CloudUpload />, saved: <Check />, unsaved: <CircleAlert /> }

export function SaveStatus({ openDeck }: { openDeck: OpenDeck }) {
  const { kind } = useStore(openDeck.state, (state) => state.save)
  return (
    <output className={styles.status} data-kind={kind}>
      {icons[kind]}
      <span>{editorWords.save[kind]}</span>
    </output>
  )
}
