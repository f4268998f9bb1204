import { PanelBottom } from 'lucide-react'
import { useStore } from 'zustand'

import { type DeckFurniture, mostFurnitureLetters } from '#core/deck/brand/deck-furniture.ts'
import { setFurniture } from '#core/edit/style/set-furniture.ts'
import { CheckboxField } from '#ui/fields/checkbox-field.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { pickerWords } from '#words/editor/pickers.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { DesignPopover } from './design-popover.tsx'
import styles from './look-fields.module.css'

/** What stands at the foot of every slide of the deck; seen on the stage at once. */
export function FurniturePicker({ openDeck }: { openDeck: OpenDeck }) {
  const words = pickerWords.furniture
  return (
    <DesignPopover label={words.choose} icon={<PanelBottom />} button={words.choose}>
      <p className={styles.hint}>{words.hint}</p>
      <FurnitureFields openDeck={openDeck} />
    </DesignPopover>
  )
}

const nothing: DeckFurniture = {}
const kinds = ['none', 'fixed', 'today'] as const

function FurnitureFields({ openDeck }: { openDeck: OpenDeck }) {
  const words = pickerWords.furniture
  const furniture = useStore(openDeck.state, ({ deck }) => deck.furniture ?? nothing)
  const { footer = '', date, number, onCover } = furniture
  const change = (changed: {
    [Field in keyof DeckFurniture]: DeckFurniture[Field] | undefined
  }) => {
    const entries = Object.entries({ ...furniture, ...changed }).filter(
      ([, value]) => value !== undefined,
    )
    openDeck.edit((view) => setFurniture(view, Object.fromEntries(entries)), {
      mergeKey: 'furniture',
    })
  }
  const kind = date === undefined ? 'none' : date === true ? 'today' : 'fixed'
  return (
    <div className={styles.fields}>
      <TextField
        label={words.footer}
        value={footer}
        maxLength={mostFurnitureLetters}
        onChange={({ target }) => change({ footer: target.value || undefined })}
      />
      <div className={styles.labelled}>
        <span aria-hidden="true">{words.date}</span>
        <Segmented
          label={words.date}
          value={kind}
          options={kinds.map((value) => ({ value, label: words.dates[value] }))}
          onChange={(chosen) =>
            change({
              date: chosen === 'none' ? undefined : chosen === 'today' ? true : '',
            })
          }
        />
      </div>
      {typeof date === 'string' && (
        <TextField
          label={words.fixedDate}
          value={date}
          maxLength={mostFurnitureLetters}
          onChange={({ target }) => change({ date: target.value })}
        />
      )}
      <CheckboxField
        label={words.number}
        checked={number === true}
        onChange={({ target }) => change({ number: target.checked || undefined })}
      />
      <CheckboxField
        label={words.notOnCover}
        checked={onCover !== true}
        onChange={({ target }) => change({ onCover: target.checked ? undefined : true })}
      />
    </div>
  )
}
