import { useId } from 'react'

import type { ImageStyle } from '#core/deck/pictures/image-style.ts'
import { imageStyleSchema } from '#core/deck/pictures/image-style-schema.ts'
import { outlineShape, toPathText } from '#core/layout/pictures/picture-shape.ts'
import { ColourField } from '#ui/fields/colour-field.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { SliderField } from '#ui/fields/slider-field.tsx'
import { photoEditorWords as words } from '#words/editor/photo-editor.ts'

import styles from './settings-page.module.css'
import { LabelledControl, SettingsPage } from './settings-page.tsx'
import { isOther, type PhotoDraft } from './use-photo-draft.ts'

const choices = imageStyleSchema.entries
const swatches = ['#FFFFFF', '#000000', '#3B82F6', '#E9A23B', '#B3261E', '#1C6B45']

export function ShapePage({ draft }: { draft: PhotoDraft }) {
  const { settings, defaults, setStyle } = draft
  const { style } = settings
  // Where a picture stands and how large it is belongs to another page.
  const plain = { ...defaults.style, position: style.position, size: style.size }
  const hasColour = style.overlay === 'gradient' || style.overlay === 'color'
  return (
    <SettingsPage canReset={isOther(style, plain)} onReset={() => setStyle(plain)}>
      <LabelledControl label={words.shape}>
        <ShapeChoice value={style.shape} onChange={(shape) => setStyle({ shape })} />
      </LabelledControl>
      <SliderField
        label={words.borderWidth}
        numberLabel={words.number(words.borderWidth)}
        value={style.borderWidth}
        min={0}
        max={20}
        unit="px"
        onChange={(borderWidth) => setStyle({ borderWidth })}
      />
      <LabelledControl label={words.borderStyle}>
        <Segmented
          label={words.borderStyle}
          value={style.borderStyle}
          options={listOptions(choices.borderStyle.options, words.borderStyles)}
          onChange={(borderStyle) => setStyle({ borderStyle })}
        />
      </LabelledControl>
      <ColourField
        label={words.borderColor}
        value={style.borderColor}
        swatches={swatches}
        onChange={(colour) => colour !== null && setStyle({ borderColor: colour })}
        {...colourWords(words.borderColor)}
      />
      <LabelledControl label={words.shadow}>
        <Segmented
          label={words.shadow}
          value={style.shadow}
          options={listOptions(choices.shadow.options, words.shadows)}
          onChange={(shadow) => setStyle({ shadow })}
        />
      </LabelledControl>
      <LabelledControl label={words.overlay}>
        <Segmented
          label={words.overlay}
          value={style.overlay}
          options={listOptions(choices.overlay.options, words.overlays)}
          onChange={(overlay) => setStyle({ overlay })}
        />
      </LabelledControl>
      <SliderField
        label={words.overlayOpacity}
        numberLabel={words.number(words.overlayOpacity)}
        value={style.overlayOpacity}
        min={0}
        max={100}
        unit="%"
        disabled={style.overlay === 'none'}
        onChange={(overlayOpacity) => setStyle({ overlayOpacity })}
      />
      {hasColour && (
        <ColourField
          label={words.overlayColor}
          value={style.overlayColor}
          swatches={swatches}
          onChange={(colour) => colour !== null && setStyle({ overlayColor: colour })}
          {...colourWords(words.overlayColor)}
        />
      )}
    </SettingsPage>
  )
}

const listOptions = <T extends string>(values: readonly T[], labels: Record<T, string>) =>
  values.map((value) => ({ value, label: labels[value] }))

const colourWords = (field: string) => ({
  swatchLabel: words.swatch,
  pickerLabel: words.picker(field),
  hexLabel: words.hex(field),
})

type ShapeChoiceProps = {
  value: ImageStyle['shape']
  onChange: (shape: ImageStyle['shape']) => void
}

function ShapeChoice({ value, onChange }: ShapeChoiceProps) {
  const name = useId()
  return (
    <fieldset className={styles.tiles} aria-label={words.shape}>
      {choices.shape.options.map((shape) => (
        <label key={shape} className={styles.tile}>
          <input
            type="radio"
            name={name}
            checked={shape === value}
            onChange={() => onChange(shape)}
          />
          <svg viewBox="0 0 100 100" aria-hidden="true">
            <path d={toPathText(outlineShape(shape, iconArea(shape)))} />
          </svg>
          <span>{words.shapes[shape]}</span>
        </label>
      ))}
    </fieldset>
  )
}

const iconArea = (shape: ImageStyle['shape']) =>
  shape === 'rectangle' || shape === 'rounded'
    ? { x: 4, y: 18, width: 92, height: 64 }
    : { x: 8, y: 8, width: 84, height: 84 }
