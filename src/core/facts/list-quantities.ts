import { monthNames } from '../form/form-words.ts'

/** A number as it is written, with what it counts where that is said beside it. */
export type Quantity = {
  text: string
  /** Its digits alone: thousands and decimals are written in many ways. */
  digits: string
  /** The unit or the thing that is counted, '' where none is named. */
  unit: string
  /** Where in the text it begins. */
  at: number
}

const digits = String.raw`\p{Nd}+(?:[.,’'\u00A0\u202F]\p{Nd}+)*`
const quantity = new RegExp(
  String.raw`(?<![\p{L}\p{Nd}_.,-]|\p{Nd}[.,:])(?<sign>[$€£¥]\s?)?(?<digits>${digits})(?:[\s\u00A0\u202F-]{0,2}(?<unit>[%‰°€$£¥]|\p{L}[\p{L}’-]*))?`,
  'gu',
)

/** Every number of a text that counts or dates something; digits within a name, as in `B2B`, do not. */
export const listQuantities = (text: string): Quantity[] =>
  [...text.matchAll(quantity)].map((found) => {
    const { sign = '', digits: written = '', unit = '' } = found.groups ?? {}
    return {
      text: found[0].trim(),
      digits: readDigits(written),
      unit: unit || sign.trim(),
      at: found.index,
    }
  })

export const readDigits = (written: string): string =>
  written.replaceAll(/[^\p{Nd}]/gu, '').replace(/^0+(?=.)/u, '')

const monthList = monthNames
  .flat()
  .toSorted((a, b) => b.length - a.length)
  .join('|')
const day = String.raw`\p{Nd}{1,2}(?:\.|st|nd|rd|th|er)?`
const year = String.raw`(?:1\d|20)\d{2}`
const date = new RegExp(
  String.raw`(?<![\p{L}\p{Nd}])(?:${day}\s(?:de |di )?(?:${monthList})(?![\p{L}])(?:,?\s(?:de )?${year})?|(?:${monthList})\.?\s${day}(?:,\s${year})?(?![\p{L}\p{Nd}])|(?:${monthList})\s(?:de )?${year}|${year}-\d{2}-\d{2}|${year}s?(?![\p{L}\p{Nd}]|[.,:]\p{Nd}|\s?%))`,
  'giu',
)

/** Days, months with their year, and years. */
export const listDates = (text: string): string[] => text.match(date) ?? []
