/** What tells, anywhere in a sentence or at its head, that it speaks of something said before. */
export type LeaningWords = {
  /** "this tale", with the noun in `noun`; such a noun may still stand in the same sentence. */
  demonstratives: RegExp
  /** Shape of a sentence whose subject, owner or place only the text before names. */
  shapes: RegExp
  /** Shapes in which a capital would mean something else: "Ihnen" is who listens. */
  exact?: RegExp
  /** Quantifiers that are a subject by themselves when a verb follows: "All require …". */
  headless: RegExp
}

/** Once, since each word of a file is kept on every device. */
export const { raw } = String

/** Not the noun that a text calls itself or its time by: nobody asks which. */
export const demonstrative = (words: string, own: string): RegExp =>
  new RegExp(
    raw`(?<![\p{L}'’-])(?:${words})[  ](?!(?:${own})(?!\p{L}))(?<noun>[\p{L}][\p{L}-]+)`,
    'iu',
  )

export const shapes = (...parts: readonly string[]): RegExp =>
  new RegExp(`(?:${parts.join('|')})(?!\\p{L})`, 'iu')

export const headless = (words: string): RegExp =>
  new RegExp(`^(?:${words}) (?<verb>\\p{L}[\\p{L}'’]*)`, 'iu')
