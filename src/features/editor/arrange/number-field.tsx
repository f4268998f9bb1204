import { useState } from 'react'

import { TextField, type TextFieldProps } from '#ui/fields/field.tsx'

type NumberFieldProps = Pick<TextFieldProps, 'label' | 'placeholder'> & {
  /** Without one, nothing is written. */
  value: number | undefined
  min?: number
  max?: number
  onChange: (value: number) => void
}

/** What is typed stays as it is typed until it is left: half a number is none. */
export function NumberField({ value, onChange, ...field }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const { min = -Infinity, max = Infinity } = field
  return (
    <TextField
      {...field}
      type="number"
      step={1}
      value={typed ?? (value === undefined ? '' : String(value))}
      onChange={({ target }) => {
        setTyped(target.value)
        const number = target.valueAsNumber
        if (Number.isFinite(number) && number >= min && number <= max) onChange(number)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
