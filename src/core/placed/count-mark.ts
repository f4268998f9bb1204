/** A number before a point, as office programs count: `arabicPeriod`, `alphaLcParenR`, `romanUcMinus`. */
export function writeCount(style: string, number: number): string {
  const plain = style.startsWith('roman')
    ? writeRoman(number)
    : style.startsWith('alpha')
      ? writeLetters(number)
      : String(number)
  const cased = style.includes('Uc') ? plain.toUpperCase() : plain
  if (style.endsWith('ParenBoth')) return `(${cased})`
  if (style.endsWith('ParenR')) return `${cased})`
  if (style.endsWith('Minus')) return `${cased} -`
  return style.endsWith('Plain') ? cased : `${cased}.`
}

const romans = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const

/** Larger ones would be a line of m. */
const mostRoman = 4_000

function writeRoman(number: number): string {
  if (number < 1 || number >= mostRoman) return String(number)
  let [text, left] = ['', number]
  for (const [value, letters] of romans) for (; left >= value; left -= value) text += letters
  return text
}

/** After z comes aa, then bb. */
const writeLetters = (number: number): string =>
  number < 1 || number > 780
    ? String(number)
    : String.fromCharCode(97 + ((number - 1) % 26)).repeat(Math.ceil(number / 26))
