import { Stamp } from 'lucide-react'
import { useStore } from 'zustand'

import type { Brand } from '#core/deck/brand/brand.ts'
import type { DeckPalette } from '#core/deck/brand/deck-palette.ts'
import { clearLook, hasOwnLook, setPalette, takeBrand } from '#core/edit/style/take-brand.ts'
import { findTheme } from '#core/theme/themes.ts'
import { Button } from '#ui/button.tsx'
import { ColourField } from '#ui/fields/colour-field.tsx'
import { showToast } from '#ui/notices/show-toast.ts'
import { pickerWords } from '#words/editor/pickers.ts'
import { bringBrand, keepBrand, readBrand, takeBrandOf } from '#workspace/brand.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { useWorkspace } from '../../workspace-context.ts'
import { DesignPopover } from './design-popover.tsx'
import { FontFields } from './font-fields.tsx'
import { LogoField } from './logo-field.tsx'
import styles from './look-fields.module.css'

/** Colours and typefaces of the deck's own, and the brand that they can be kept as. */
export function BrandPicker({ openDeck }: { openDeck: OpenDeck }) {
  const words = pickerWords.brand
  return (
    <DesignPopover label={words.choose} icon={<Stamp />} button={words.choose}>
      <p className={styles.hint}>{words.hint}</p>
      <BrandFields openDeck={openDeck} />
    </DesignPopover>
  )
}

const roles = ['background', 'title', 'content', 'accent'] as const
const noColours: DeckPalette = {}

function BrandFields({ openDeck }: { openDeck: OpenDeck }) {
  const words = pickerWords.brand
  const { preferences } = useWorkspace()
  const palette = useStore(openDeck.state, ({ deck }) => deck.palette ?? noColours)
  const isOwn = useStore(openDeck.state, ({ deck }) => hasOwnLook(deck))
  const theme = useStore(openDeck.state, ({ deck }) => deck.theme)
  const brand = readBrand(preferences)
  const paint = (changed: DeckPalette) =>
    openDeck.edit((view) => setPalette(view, changed), { mergeKey: 'look' })

  async function save() {
    const kept = await takeBrandOf(openDeck)
    keepBrand(preferences, kept)
    const hasAll = isSameAmount(openDeck.state.getState().deck.typefaces, kept.typefaces)
    showToast(hasAll ? words.saved : words.savedWithoutFont)
  }

  async function take(saved: Brand) {
    const brought = await bringBrand(saved, openDeck)
    openDeck.edit((view) => takeBrand(view, brought))
    showToast(words.taken)
  }

  return (
    <div className={styles.fields}>
      <LogoField openDeck={openDeck} />
      {roles.map((role) => (
        <ColourField
          key={role}
          label={words.colours[role]}
          value={palette[role] ?? null}
          noneLabel={words.themes}
          swatches={findTheme(theme).charts[0].slice(0, 5)}
          swatchLabel={words.swatch}
          pickerLabel={words.picker(words.colours[role])}
          hexLabel={words.hex(words.colours[role])}
          onChange={(colour) => paint(replace(palette, role, colour))}
        />
      ))}
      <FontFields openDeck={openDeck} />
      <p className={styles.hint}>{words.saveHint}</p>
      <div className={styles.actions}>
        <Button size="s" onClick={() => void save()}>
          {words.save}
        </Button>
        {brand && (
          <Button size="s" onClick={() => void take(brand)}>
            {words.take}
          </Button>
        )}
        {isOwn && (
          <Button size="s" variant="ghost" onClick={() => openDeck.edit(clearLook)}>
            {words.clear}
          </Button>
        )}
      </div>
    </div>
  )
}

const isSameAmount = (one: object = {}, other: object = {}): boolean =>
  Object.keys(one).length === Object.keys(other).length

/** With another value there, or without any. */
function replace<Values extends object, Name extends keyof Values>(
  values: Values,
  name: Name,
  value: Values[Name] | null,
): Values {
  const { [name]: _before, ...others } = values
  // Of what is left, all fields may be missing.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (value === null ? others : { ...others, [name]: value }) as Values
}
