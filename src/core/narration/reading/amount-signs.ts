/** Digits with or without commas between the thousands, and a decimal part. */
export const amount = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?`

/** A sign before an amount. */
export const amountSign = '(>=|<=|[-−+±~≈<>≥≤])?'

const words: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '-': 'minus',
    '−': 'minus',
    '+': 'plus',
    '±': 'plus or minus',
    '~': 'about',
    '≈': 'about',
    '>': 'more than',
    '<': 'less than',
    '≥': 'at least',
    '>=': 'at least',
    '≤': 'at most',
    '<=': 'at most',
    '#': 'number',
    '№': 'number',
    '§': 'section',
  }),
)

export const sayAmountSign = (sign: string): string[] => words.get(sign)?.split(' ') ?? []

export const isOne = (number: string): boolean => Number(number.replaceAll(',', '')) === 1

/** What a letter or two after an amount multiply it by. */
export const scaleLetters: ReadonlyMap<string, string> = new Map(
  Object.entries({
    k: 'thousand',
    m: 'million',
    mn: 'million',
    mm: 'million',
    b: 'billion',
    bn: 'billion',
    t: 'trillion',
    tn: 'trillion',
  }),
)

export const scaleWord =
  /^(?:hundred|thousand|million|billion|trillion|lakh|crore|k|m|mn|b|bn|t|tn)$/iu
