import { AlignCenter, AlignLeft, AlignRight, Bold, Italic, Play, Underline } from 'lucide-react'
import type { ReactNode } from 'react'

import { fontSizeRem, type TextStyle } from '#core/deck/texts/text-style.ts'
import type { TextStyleChange } from '#core/edit/style/set-text-styles.ts'
import { remPt } from '#core/layout/stage.ts'
import type { Theme } from '#core/theme/theme.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { ColourField } from '#ui/fields/colour-field.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { textEditorWords as words } from '#words/editor/text-editor.ts'

import { listThemeColours } from './list-theme-colours.ts'
import styles from './style-fields.module.css'

type StyleFieldsProps = {
  theme: Theme
  style: TextStyle
  onChange: (change: TextStyleChange) => void
  onPlay: () => void
}

const sizes = ['h1', 'h2', 'h3', 'h4', 'h5', 'p'] as const satisfies TextStyle['fontSize'][]
const animations = [
  'none',
  'fadeIn',
  'slideIn',
  'bounce',
] as const satisfies TextStyle['animation'][]
const alignIcons = { left: <AlignLeft />, center: <AlignCenter />, right: <AlignRight /> }
const sides = ['left', 'center', 'right'] as const

/** The eight fields of a text style. */
export function StyleFields({ theme, style, onChange, onPlay }: StyleFieldsProps) {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const swatches = listThemeColours(theme)
  const isBold = style.fontWeight === 'bold'
  const isItalic = style.fontStyle === 'italic'
  const isUnderlined = style.textDecoration === 'underline'
  return (
    <div className={styles.fields}>
      <Field label={words.fontSize} value={words.points(fontSizeRem[style.fontSize] * remPt)}>
        <Segmented
          label={words.fontSize}
          value={style.fontSize}
          options={sizes.map((size) => ({ value: size, label: words.size(size) }))}
          onChange={(fontSize) => onChange({ fontSize })}
        />
      </Field>
      <div className={styles.pair}>
        <Field label={words.textAlign}>
          {/* Sides of the slide, whichever way the app reads. */}
          <div dir="ltr">
            <Segmented
              label={words.textAlign}
              iconsOnly
              value={style.textAlign}
              options={sides.map((side) => ({
                value: side,
                label: words.align[side],
                icon: alignIcons[side],
              }))}
              onChange={(textAlign) => onChange({ textAlign })}
            />
          </div>
        </Field>
        <Field label={words.emphasis}>
          <fieldset className={styles.toggles} aria-label={words.emphasis}>
            <IconButton
              label={words.bold}
              icon={<Bold />}
              aria-pressed={isBold}
              onClick={() => onChange({ fontWeight: isBold ? 'normal' : 'bold' })}
            />
            <IconButton
              label={words.italic}
              icon={<Italic />}
              aria-pressed={isItalic}
              onClick={() => onChange({ fontStyle: isItalic ? 'normal' : 'italic' })}
            />
            <IconButton
              label={words.underline}
              icon={<Underline />}
              aria-pressed={isUnderlined}
              onClick={() => onChange({ textDecoration: isUnderlined ? 'none' : 'underline' })}
            />
          </fieldset>
        </Field>
      </div>
      <ColourField
        label={words.textColor}
        value={style.textColor}
        onChange={(colour) => colour !== null && onChange({ textColor: colour })}
        swatches={swatches}
        {...colourWords(words.textColor)}
      />
      <ColourField
        label={words.backgroundColor}
        value={style.backgroundColor === 'transparent' ? null : style.backgroundColor}
        onChange={(colour) => onChange({ backgroundColor: colour ?? 'transparent' })}
        swatches={swatches}
        noneLabel={words.transparent}
        {...colourWords(words.backgroundColor)}
      />
      <Field label={words.animation}>
        <div className={styles.entrance}>
          <Segmented
            label={words.animation}
            value={style.animation}
            options={animations.map((animation) => ({
              value: animation,
              label: words.animations[animation],
            }))}
            onChange={(animation) => onChange({ animation })}
          />
          {!isStill && (
            <Button
              variant="ghost"
              icon={<Play />}
              disabled={style.animation === 'none'}
              onClick={onPlay}
            >
              {words.play}
            </Button>
          )}
        </div>
        {isStill && <p className={styles.still}>{words.stillness}</p>}
      </Field>
    </div>
  )
}

const colourWords = (field: string) => ({
  swatchLabel: words.swatch,
  pickerLabel: words.picker(field),
  hexLabel: words.hex(field),
})

type FieldProps = { label: string; value?: string; children: ReactNode }

/** The control inside names itself; this says it to the eye. */
function Field({ label, value, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <p className={styles.label} aria-hidden="true">
        {label}
        {value && <span className={styles.value}>{value}</span>}
      </p>
      {children}
    </div>
  )
}
