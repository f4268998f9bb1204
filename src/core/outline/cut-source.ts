import { cutAtParagraph } from './cut-at-paragraph.ts'

/** About as much as the models that people run themselves can read at once. */
const maxSourceLength = 60_000

/** The part of the user's own text that a model is shown. */
export const cutSource = (source: string): string => cutAtParagraph(source.trim(), maxSourceLength)
