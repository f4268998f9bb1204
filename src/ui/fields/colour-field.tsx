import { Ban } from 'lucide-react'
import { useState } from 'react'

import styles from './colour-field.module.css'

export type ColourFieldProps = {
  label: string
  /** `#` and six hex digits, or null for none. */
  value: string | null
  onChange: (colour: string | null) => void
  /** A few to choose from at once. */
  swatches: readonly string[]
  /** Names the option of having no colour; without it there is none. */
  noneLabel?: string | undefined
  swatchLabel: (colour: string) => string
  pickerLabel: string
  hexLabel: string
}

const fullHex = /^#?([0-9a-f]{6})$/i
const shortHex = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i

/** A colour by swatch, by the system's own picker, or typed. */
export function ColourField({
  label,
  value,
  onChange,
  swatches,
  noneLabel,
  swatchLabel,
  pickerLabel,
  hexLabel,
}: ColourFieldProps) {
  const isChosen = (swatch: string) => swatch.toUpperCase() === value?.toUpperCase()
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.row}>
        {noneLabel !== undefined && (
          <button
            type="button"
            className={styles.swatch}
            aria-label={noneLabel}
            title={noneLabel}
            aria-pressed={value === null}
            onClick={() => onChange(null)}
          >
            <Ban aria-hidden />
          </button>
        )}
        {swatches.map((swatch) => (
          <button
            key={swatch}
            type="button"
            className={styles.swatch}
            style={{ backgroundColor: swatch }}
            aria-label={swatchLabel(swatch)}
            title={swatch}
            aria-pressed={isChosen(swatch)}
            onClick={() => onChange(swatch)}
          />
        ))}
        <span className={styles.custom}>
          <input
            type="color"
            className={styles.picker}
            aria-label={pickerLabel}
            value={value ?? '#FFFFFF'}
            data-none={value === null || undefined}
            onChange={(event) => onChange(event.target.value.toUpperCase())}
          />
          <HexInput label={hexLabel} value={value ?? ''} onChange={onChange} />
        </span>
      </div>
    </fieldset>
  )
}

type HexInputProps = { label: string; value: string; onChange: (colour: string) => void }

function HexInput({ label, value, onChange }: HexInputProps) {
  // Only while it is being typed: half a colour is no colour yet.
  const [typed, setTyped] = useState<string | null>(null)
  const finish = () => {
    const colour = readHex(typed ?? '')
    if (colour && colour !== value) onChange(colour)
    setTyped(null)
  }
  return (
    <input
      type="text"
      className={styles.hex}
      aria-label={label}
      aria-invalid={typed && !readHex(typed) ? true : undefined}
      placeholder="#"
      maxLength={7}
      spellCheck={false}
      autoComplete="off"
      dir="ltr"
      value={typed ?? value}
      onChange={(event) => {
        setTyped(event.target.value)
        if (fullHex.test(event.target.value.trim())) onChange(readHex(event.target.value) ?? value)
      }}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish()
      }}
    />
  )
}

/** Six digits, or three as people write them in short. */
function readHex(typed: string): string | null {
  const full = fullHex.exec(typed.trim())?.[1]
  if (full) return `#${full.toUpperCase()}`
  const short = shortHex.exec(typed.trim())
  if (!short) return null
  return `#${short
    .slice(1)
    .map((digit) => digit + digit)
    .join('')}`.toUpperCase()
}
