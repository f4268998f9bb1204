import { Check, CircleAlert, CloudUpload } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'

import { HiddenText } from '#ui/hidden-text.tsx'
import { editorWords } from '#words/editor/editor.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import styles from './deck-header.module.css'

const icons = { saving: <CloudUpload />, saved: <Check />, unsaved: <CircleAlert /> }

/** To be seen at any time, but read out only when it matters, not after every pause in the typing. */
export function SaveStatus({ openDeck }: { openDeck: OpenDeck }) {
  const { kind } = useStore(openDeck.state, (state) => state.save)
  const [trouble, setTrouble] = useState<'none' | 'unsaved' | 'over'>('none')
  if (kind === 'unsaved' && trouble !== 'unsaved') setTrouble('unsaved')
  if (kind === 'saved' && trouble === 'unsaved') setTrouble('over')

  return (
    <p className={styles.status} data-kind={kind}>
      {icons[kind]}
      <span>{editorWords.save[kind]}</span>
      {/* The banner tells of the failure by itself. */}
      <output>
        <HiddenText>{trouble === 'over' && editorWords.save.recovered}</HiddenText>
      </output>
    </p>
  )
}
