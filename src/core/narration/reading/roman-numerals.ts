const values: Record<string, number> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 }
const wellFormed = /^(?=.)M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/u

export function readRoman(text: string): number | null {
  if (!wellFormed.test(text)) return null
  const digits = Array.from(text, (letter) => values[letter] ?? 0)
  return digits.reduce(
    (sum, value, at) => sum + (value < (digits[at + 1] ?? 0) ? -value : value),
    0,
  )
}
