import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  Bold,
  Italic,
  List,
  ListOrdered,
  Strikethrough,
  Underline,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'

import type { PlacedSlide } from '#core/deck/placed.ts'
import type { Slide } from '#core/deck/slide.ts'
import { dressWords } from '#core/edit/style/dress-words.ts'
import { officeNames } from '#core/layout/typefaces/office-names.ts'
import {
  type Align,
  alignLetters,
  describeLetters,
  letterSizes,
  type LetterChange,
  type LetterSwitch,
  type MarkKind,
  markLetters,
} from '#core/placed/edit/format-letters.ts'
import { listSlideColours } from '#core/placed/edit/paint-elements.ts'
import type { Letters } from '#core/placed/edit/visit-letters.ts'
import { ColourField } from '#ui/fields/colour-field.tsx'
import { SelectField } from '#ui/fields/field.tsx'
import { arrangeWords } from '#words/editor/arrange.ts'
import { pickerWords } from '#words/editor/pickers.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { ArrangeTool } from './arrange-tool.tsx'
import { editSeen } from './edit-seen.ts'
import styles from './arrange-tools.module.css'
import { NumberField } from './number-field.tsx'

type LetterToolsProps = {
  openDeck: OpenDeck
  slide: Slide
  letters: Letters
  /** After a press: an edit may have moved the selection. */
  onPressed?: () => void
}

const switches: readonly [LetterSwitch, ReactNode][] = [
  ['bold', <Bold key="bold" />],
  ['italic', <Italic key="italic" />],
  ['underline', <Underline key="underline" />],
  ['strike', <Strikethrough key="strike" />],
]

const aligns: readonly [Align, ReactNode][] = [
  ['left', <AlignLeft key="left" />],
  ['center', <AlignCenter key="center" />],
  ['right', <AlignRight key="right" />],
  ['justify', <AlignJustify key="justify" />],
]

const marks: readonly [Exclude<MarkKind, 'none'>, ReactNode][] = [
  ['bullet', <List key="bullet" />],
  ['number', <ListOrdered key="number" />],
]

/** How letters look: those that are selected, or all of the elements that are. */
export function LetterTools({ openDeck, slide, letters, onPressed }: LetterToolsProps) {
  const words = arrangeWords.letters
  const shared = describeLetters(slide, letters)
  if (!shared || !slide.placed) return null
  const change = (how: (one: Slide) => Slide, mergeKey?: string) =>
    editSeen(openDeck, slide, how, mergeKey === undefined ? undefined : { mergeKey })
  const dress = (to: LetterChange, mergeKey?: string) =>
    change((one) => dressWords(one, letters, to), mergeKey)
  const press = (how: (one: Slide) => Slide) => {
    flushSync(() => change(how))
    onPressed?.()
  }
  const { colour = null, face = '', sizePt } = shared
  const faces = listFaces(slide.placed)
  const key = `${slide.id} ${JSON.stringify(letters)}`
  return (
    <div className={styles.letters}>
      <fieldset className={styles.tools} aria-label={words.group}>
        {switches.map(([name, icon]) => (
          <ArrangeTool
            key={name}
            label={words.switches[name]}
            icon={icon}
            isOn={shared[name] === true}
            onPress={() => press((one) => dressWords(one, letters, { [name]: !shared[name] }))}
          />
        ))}
        {marks.map(([kind, icon]) => (
          <ArrangeTool
            key={kind}
            label={words.marks[kind]}
            icon={icon}
            isOn={shared.mark === kind}
            onPress={() =>
              press((one) => markLetters(one, letters, shared.mark === kind ? 'none' : kind))
            }
          />
        ))}
      </fieldset>
      <fieldset className={styles.tools} aria-label={words.paragraphs}>
        {aligns.map(([align, icon]) => (
          <ArrangeTool
            key={align}
            label={words.aligns[align]}
            icon={icon}
            isOn={shared.align === align}
            onPress={() => press((one) => alignLetters(one, letters, align))}
          />
        ))}
      </fieldset>
      <div className={styles.numbers}>
        <SelectField
          label={words.face}
          value={face}
          onChange={({ target }) => dress({ face: target.value })}
        >
          {face === '' && <option value="">{words.mixed}</option>}
          {[...new Set([...(face === '' ? [] : [face]), ...faces])].map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
        <NumberField
          label={words.size}
          placeholder={words.mixed}
          min={letterSizes.least}
          max={letterSizes.most}
          value={sizePt}
          onChange={(size) => dress({ sizePt: size }, `size ${key}`)}
        />
      </div>
      <ColourField
        label={words.colour}
        value={colour?.slice(0, 7) ?? null}
        swatches={listSlideColours(slide.placed)}
        swatchLabel={pickerWords.brand.swatch}
        pickerLabel={pickerWords.brand.picker(words.colour)}
        hexLabel={pickerWords.brand.hex(words.colour)}
        onChange={(chosen) => chosen !== null && dress({ colour: chosen }, `colour ${key}`)}
      />
    </div>
  )
}

/** Those that stand on the slide already, then those that every office program has. */
function listFaces({ elements, theme }: PlacedSlide): string[] {
  const used = elements.flatMap((one) =>
    one.kind === 'shape' ? (one.text?.looks ?? []).map(({ face }) => face) : [],
  )
  const themed = theme ? [theme.faces.title, theme.faces.content] : []
  return [...new Set([...themed, ...used, ...Object.values(officeNames)])].filter(Boolean)
}
