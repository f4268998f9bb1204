/** What a sentence says of the parts of one whole, and what it says before. */
export type Shares = { lead: string; parts: string[] }

const share =
  '\\d{1,2}(?:[.,]\\d{1,2})?\\s?(?:%|(?:percent|per cent|Prozent|pour cent|por ciento|per cento|procent|por cento)(?!\\p{L}))'
const begins = new RegExp(`^(\\d+(?:[.,]\\d+)?)${share.slice(share.indexOf('\\s?'))}\\s+\\S`, 'u')
const between = new RegExp(
  `(?:[,;]\\s+|[,;]?\\s+(?:and|und|et|y|e|en)\\s+)(?:(?:and|und|et|y|e|en)\\s+)?(?=${share})`,
  'u',
)

const fewest = 3
/** In letters: what a card has room for. */
const longest = 70
/** Rounded, they may miss the whole by a little. */
const whole = { min: 97, max: 101 } as const

/** "41 percent named the price, 28 percent the pool and 31 percent the bus": each for itself. */
export function readShares(sentence: string): Shares | null {
  const [, lead = '', said = ''] = /^([^:\d]*:\s+)?(.*)$/su.exec(sentence) ?? []
  const parts = said.replace(/\.$/u, '').split(between)
  const shares = parts.map((part) => Number(begins.exec(part)?.[1]?.replace(',', '.')))
  const sum = shares.reduce((total, one) => total + one, 0)
  const areShares =
    parts.length >= fewest &&
    sum >= whole.min &&
    sum <= whole.max &&
    parts.every((part) => part.length <= longest && (part.match(/\d+/gu) ?? []).length <= 2)
  return areShares ? { lead: lead.trim(), parts } : null
}
