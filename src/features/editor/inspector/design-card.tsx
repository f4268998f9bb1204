import { memo } from 'react'

import { editorWords } from '#words/editor/editor.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { BrandPicker } from './brand-picker.tsx'
import { FurniturePicker } from './furniture-picker.tsx'
import { LayoutPicker } from './layout-picker.tsx'
import type { SectionProps } from './section.ts'
import styles from './slide-card.module.css'
import { ThemePicker } from './theme-picker.tsx'

/** How the slide is arranged, and how the presentation looks. */
export const DesignCard = ({ openDeck }: SectionProps) => <Design openDeck={openDeck} />

/** Not drawn again with every keystroke on the slide, which changes nothing here. */
const Design = memo(function Design({ openDeck }: { openDeck: OpenDeck }) {
  const words = editorWords.inspector
  return (
    <section className={styles.card} aria-label={words.design}>
      <h2 className={styles.heading}>{words.design}</h2>
      <div className={styles.rows}>
        <LayoutPicker openDeck={openDeck} />
        <ThemePicker openDeck={openDeck} />
        <BrandPicker openDeck={openDeck} />
        <FurniturePicker openDeck={openDeck} />
      </div>
    </section>
  )
})
