import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { useStore } from 'zustand'

import type { DeckFonts } from '#core/deck/brand/deck-palette.ts'
import { fontStyles } from '#core/deck/brand/font-styles.ts'
import type { DeckTypefaces, OwnTypeface } from '#core/deck/brand/own-typeface.ts'
import { listTypefaces } from '#core/deck/brand/list-typefaces.ts'
import { chooseFont } from '#core/edit/style/choose-font.ts'
import { officeNames } from '#core/layout/typefaces/office-names.ts'
import { officeFamilies } from '#core/layout/text-metrics.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/fields/field.tsx'
import { listAll } from '#words/formats.ts'
import { pickerWords } from '#words/editor/pickers.ts'
import { typefaceWords } from '#words/editor/typefaces.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { useDeckTools } from '../../deck-tools-context.ts'
import styles from './font-fields.module.css'
import { useMissingTypefaces } from './use-missing-typefaces.ts'

const roles = ['title', 'content'] as const
type Role = (typeof roles)[number]

const noFonts: DeckFonts = {}
const noTypefaces: DeckTypefaces = {}

/** What was uploaded while a presentation is open can be chosen again, also when nothing is set in it. */
const uploaded = new WeakMap<OpenDeck, OwnTypeface[]>()

/** What titles and text of the deck are set in: the theme's, fonts that everybody has, or one's own. */
export function FontFields({ openDeck }: { openDeck: OpenDeck }) {
  const fonts = useStore(openDeck.state, ({ deck }) => deck.fonts ?? noFonts)
  const typefaces = useStore(openDeck.state, ({ deck }) => deck.typefaces ?? noTypefaces)
  const missing = useMissingTypefaces(openDeck, typefaces)
  const [failure, setFailure] = useState<string | null>(null)
  const own = listOffered(openDeck, typefaces)
  const choose = (role: Role, name: string) => {
    const chosen =
      own.find(({ family }) => family === name) ??
      officeFamilies.find((family) => family === name) ??
      null
    openDeck.edit((view) => chooseFont(view, role, chosen))
  }

  function take(role: Role, typeface: OwnTypeface) {
    setFailure(null)
    uploaded.set(openDeck, [...listOffered(openDeck, typefaces), typeface])
    openDeck.edit((view) => chooseFont(view, role, typeface))
  }

  return (
    <div className={styles.fields}>
      {roles.map((role) => (
        <div key={role} className={styles.row}>
          <SelectField
            label={typefaceWords.fonts[role]}
            value={typefaces[role]?.family ?? fonts[role] ?? ''}
            onChange={({ target }) => choose(role, target.value)}
          >
            <option value="">{pickerWords.brand.themes}</option>
            {own.map(({ family, name }) => (
              <option key={family} value={family}>
                {name}
              </option>
            ))}
            {officeFamilies.map((family) => (
              <option key={family} value={family}>
                {officeNames[family]}
              </option>
            ))}
          </SelectField>
          <FontUpload
            openDeck={openDeck}
            label={typefaceWords.upload[role]}
            onTaken={(typeface) => take(role, typeface)}
            onFailed={setFailure}
          />
        </div>
      ))}
      <output className={styles.failure}>{failure}</output>
      {listTypefaces(typefaces).map((typeface) => (
        <p key={typeface.family} className={styles.hint}>
          {missing.has(typeface.family)
            ? typefaceWords.missing(typeface.name, officeNames[typeface.standIn])
            : describe(typeface)}
        </p>
      ))}
      <p className={styles.hint}>{typefaceWords.hint}</p>
    </div>
  )
}

/** Those that the deck is set in, and those that were uploaded before. */
function listOffered(openDeck: OpenDeck, typefaces: DeckTypefaces): OwnTypeface[] {
  const all = [...listTypefaces(typefaces), ...(uploaded.get(openDeck) ?? [])]
  return all.filter(({ family }, at) => all.findIndex((one) => one.family === family) === at)
}

/** What is there of a typeface, and what its maker allows. */
function describe(typeface: OwnTypeface): string {
  const { styles: names, noBold, forbids } = typefaceWords
  const there = fontStyles.filter((style) => typeface[style] !== undefined)
  return [
    `${typeface.name}: ${listAll(there.map((style) => names[style]))}.`,
    ...(typeface.bold === undefined ? [noBold] : []),
    ...(typeface.forbids ? [forbids[typeface.forbids](officeNames[typeface.standIn])] : []),
  ].join(' ')
}

type FontUploadProps = {
  openDeck: OpenDeck
  label: string
  onTaken: (typeface: OwnTypeface) => void
  onFailed: (failure: string) => void
}

function FontUpload({ openDeck, label, onTaken, onFailed }: FontUploadProps) {
  const { takeTypeface } = useDeckTools()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)

  async function upload(files: readonly File[]) {
    if (files.length === 0) return
    setBusy(true)
    const taken = await takeTypeface(openDeck, files)
    setBusy(false)
    if (taken.ok) onTaken(taken.value)
    else onFailed(typefaceWords.failures[taken.error.code](taken.error.named ?? ''))
  }

  return (
    <>
      <Button
        size="s"
        variant="ghost"
        className={styles.upload}
        icon={<Upload />}
        busy={isBusy}
        aria-label={label}
        title={label}
        onClick={() => input.current?.click()}
      >
        {typefaceWords.choose}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        accept=".ttf,.otf,.woff,.woff2,font/*"
        hidden
        onChange={({ target }) => {
          void upload(Array.from(target.files ?? []))
          target.value = ''
        }}
      />
    </>
  )
}
