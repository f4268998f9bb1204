import { useId } from 'react'

import type { ImageStyle } from '#core/deck/pictures/image-style.ts'
import { keepsForm } from '#core/layout/pictures/picture-shape.ts'
import { Button } from '#ui/button.tsx'
import { CropField } from '#ui/fields/crop-field.tsx'
import { FocusField } from '#ui/fields/focus-field.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { photoEditorWords as words } from '#words/editor/photo-editor.ts'

import { EffectSlider } from './effect-slider.tsx'
import styles from './settings-page.module.css'
import { LabelledControl, SettingsPage } from './settings-page.tsx'
import { isOther, type PhotoDraft } from './use-photo-draft.ts'

/** As they lie on the slide, row by row. */
const positions = [
  'top-left',
  'top',
  'top-right',
  'left',
  'center',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const
const sizes = ['small', 'medium', 'large', 'full'] as const
const fits = ['cover', 'contain'] as const

export function PositionPage({ draft }: { draft: PhotoDraft }) {
  const { settings, defaults, url, set, setStyle } = draft
  const { style, effects, crop } = settings
  const { focusX, focusY } = crop
  const plain = {
    style: {
      ...style,
      fit: defaults.style.fit,
      position: defaults.style.position,
      size: defaults.style.size,
    },
    effects: { ...effects, rotation: defaults.effects.rotation, scale: defaults.effects.scale },
    crop: defaults.crop,
  }
  const isCropped = isOther(crop, { ...defaults.crop, focusX, focusY })
  const canReset =
    isOther(style, plain.style) || isOther(effects, plain.effects) || isOther(crop, plain.crop)
  return (
    <SettingsPage canReset={canReset} onReset={() => set(plain)}>
      <LabelledControl label={words.fit}>
        <Segmented
          label={words.fit}
          value={style.fit}
          options={fits.map((fit) => ({ value: fit, label: words.fits[fit] }))}
          onChange={(fit) => setStyle({ fit })}
        />
        <p className={styles.hint}>
          {keepsForm(style.shape) ? words.fitOfShape(words.shapes[style.shape]) : words.fitHint}
        </p>
      </LabelledControl>
      <LabelledControl label={words.size}>
        <Segmented
          label={words.size}
          value={style.size}
          options={sizes.map((size) => ({ value: size, label: words.sizes[size] }))}
          onChange={(size) => setStyle({ size })}
        />
      </LabelledControl>
      <LabelledControl label={words.position}>
        <PositionChoice value={style.position} onChange={(position) => setStyle({ position })} />
        <p className={styles.hint}>{words.positionHint}</p>
      </LabelledControl>
      <EffectSlider effect="rotation" draft={draft} />
      <EffectSlider effect="scale" draft={draft} />
      {url !== undefined && (
        <LabelledControl label={words.crop}>
          <CropField
            url={url}
            value={crop}
            labels={words.cropLabels}
            onChange={(area) => set({ crop: { ...crop, ...area } })}
          />
          <p className={styles.hint}>{words.cropHint}</p>
          {isCropped && (
            <Button size="s" onClick={() => set({ crop: { ...defaults.crop, focusX, focusY } })}>
              {words.cropReset}
            </Button>
          )}
        </LabelledControl>
      )}
      {url !== undefined && style.fit === 'cover' && (
        <LabelledControl label={words.focus}>
          <FocusField
            url={url}
            part={crop}
            value={{ x: focusX, y: focusY }}
            labels={words.focusLabels}
            onChange={(focus) => set({ crop: { ...crop, focusX: focus.x, focusY: focus.y } })}
          />
          <p className={styles.hint}>{words.focusHint}</p>
        </LabelledControl>
      )}
    </SettingsPage>
  )
}

type PositionChoiceProps = {
  value: ImageStyle['position']
  onChange: (position: ImageStyle['position']) => void
}

function PositionChoice({ value, onChange }: PositionChoiceProps) {
  const name = useId()
  return (
    <fieldset className={styles.grid} aria-label={words.position}>
      {positions.map((position) => (
        <label key={position} className={styles.spot} title={words.positions[position]}>
          <input
            type="radio"
            name={name}
            aria-label={words.positions[position]}
            checked={position === value}
            onChange={() => onChange(position)}
          />
        </label>
      ))}
    </fieldset>
  )
}
