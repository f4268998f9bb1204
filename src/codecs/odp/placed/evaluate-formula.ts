/** What a formula may name: modifiers by their place, other formulas, and what is known of the shape. */
export type FormulaNames = (name: string) => number

/** Longer ones, or such that go deeper, were made to keep a reader busy. */
const limits = { letters: 2_000, depth: 60 } as const

const functions: Readonly<Record<string, (a: number, b: number, c: number) => number>> = {
  abs: (a) => Math.abs(a),
  sqrt: (a) => Math.sqrt(Math.max(0, a)),
  sin: (a) => Math.sin(a),
  cos: (a) => Math.cos(a),
  tan: (a) => Math.tan(a),
  atan: (a) => Math.atan(a),
  atan2: (a, b) => Math.atan2(a, b),
  min: (a, b) => Math.min(a, b),
  max: (a, b) => Math.max(a, b),
  if: (a, b, c) => (a > 0 ? b : c),
}

/** A formula of a drawn shape (`draw:equation`); 0 for what is none. */
export function evaluateFormula(formula: string, valueOf: FormulaNames): number {
  const tokens =
    formula.slice(0, limits.letters).match(/\d+\.?\d*(?:e[-+]?\d+)?|\.\d+|[$?]?\w+|[-+*/(),]/gi) ??
    []
  let at = 0
  let depth = 0

  function readSum(): number {
    if (++depth > limits.depth) return 0
    let sum = readProduct()
    for (;;) {
      if (tokens[at] === '+') sum = skip() + readProduct() + sum
      else if (tokens[at] === '-') sum = sum - (skip() + readProduct())
      else break
    }
    depth--
    return sum
  }

  function readProduct(): number {
    let product = readFactor()
    for (;;) {
      if (tokens[at] === '*') product *= skip() + readFactor()
      else if (tokens[at] === '/') {
        const divisor = skip() + readFactor()
        product = divisor === 0 ? 0 : product / divisor
      } else return product
    }
  }

  /** Past a sign; so that it can be written in one line with what follows. */
  function skip(): 0 {
    at++
    return 0
  }

  function readFactor(): number {
    let sign = 1
    while (tokens[at] === '-' || tokens[at] === '+') if (tokens[at++] === '-') sign = -sign
    const token = tokens[at++]
    if (token === undefined) return 0
    if (token === '(') {
      const inside = readSum()
      if (tokens[at] === ')') at++
      return sign * inside
    }
    const call = tokens[at] === '(' ? functions[token] : undefined
    if (call) {
      const [a = 0, b = 0, c = 0] = readList()
      return sign * call(a, b, c)
    }
    const number = Number(token)
    return sign * (Number.isFinite(number) ? number : valueOf(token))
  }

  function readList(): number[] {
    const values: number[] = []
    do {
      at++
      values.push(readSum())
    } while (tokens[at] === ',' && values.length < 3)
    if (tokens[at] === ')') at++
    return values
  }

  const value = readSum()
  return Number.isFinite(value) ? value : 0
}
