import type { Font } from './vector-canvas.ts'

type FontFields = {
  family: string
  /** Negative: of the letters; positive: with the room above and below them. */
  height: number
  turn: number
  weight: number
  isItalic: boolean
  isUnderlined: boolean
}

export const makeFont = ({ family, height, turn, weight, ...style }: FontFields): Font => ({
  ...style,
  family: family.replaceAll(/[^\p{L}\p{N} _-]/gu, '') || 'sans-serif',
  size: height < 0 ? -height : height === 0 ? 12 : height * 0.85,
  turn: turn / 10,
  isBold: weight >= 600,
  isSymbol: /^symbol$/i.test(family),
})

/** Greek stands in this typeface where Latin letters do in others. */
const symbols =
  ' !∀#∃%&∍()∗+,−./0123456789:;<=>?≅ΑΒΧ∆ΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾αβχδεφγηιϕκλµνοπθρστυϖωξψζ{|}∼'
const highSymbols: ReadonlyMap<number, string> = new Map([
  [0xa3, '≤'],
  [0xb0, '°'],
  [0xb1, '±'],
  [0xb3, '≥'],
  [0xb4, '×'],
  [0xb6, '∂'],
  [0xb7, '•'],
  [0xb8, '÷'],
  [0xb9, '≠'],
  [0xba, '≡'],
  [0xbb, '≈'],
  [0xa5, '∞'],
  [0xac, '←'],
  [0xae, '→'],
  [0xce, '∈'],
  [0xd6, '√'],
  [0xd7, '⋅'],
  [0xe5, '∑'],
  [0xf2, '∫'],
])

export const translateSymbols = (text: string): string =>
  Array.from(text, (letter) => {
    const code = (letter.codePointAt(0) ?? 0) & 0xff
    return symbols[code - 32] ?? highSymbols.get(code) ?? letter
  }).join('')
