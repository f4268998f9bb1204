import type { TextRange } from '../layout/boxes.ts'
import {
  approximately,
  joiningWords,
  monthNames,
  multiples,
  writtenMeasures,
} from './form-words.ts'

/** A number that a point is about: its digits, what it counts, and what is said of it. */
export type Figure = { figure: TextRange; unit: TextRange | null; text: TextRange | null }

const digits = String.raw`\d(?:[\d.,  '’]*\d)?`
const number = String.raw`[~≈<>+−-]?\s?[$€£¥]?\s?${digits}(?:\s?[$€£¥])?`
const share = String.raw`\d+ (?:in|of|out of|von|sur|de|su|op|em) \d+`
const sign = String.raw`%|‰|°[CF]?|×|x`
const measure =
  'percent|per cent|Prozent|pour cent|por ciento|per cento|procent|por cento|km|m|cm|mm|kg|g|t|GW|MW|kW|TWh|GWh|MWh|kWh|W|GB|MB|TB|ms|s|h|l|ha|€|EUR|USD|\\$'
const multiple = String.raw`(?:${multiples})(?![\p{L}\p{N}])`
/** What is counted in East Asia stands right behind the number. */
const counter = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{1,5}`
const unit = String.raw`(?:${sign}|${counter}(?![\p{L}\p{N}])|(?:${measure}|${writtenMeasures})(?![\p{L}\p{N}])|${multiple}(?:[  ](?:euros?|dollars?|pounds?|Euro|Dollar))?)`

const leading = new RegExp(
  String.raw`^(?:(?:${approximately})\s+)?(?<figure>${share}|${number})(?:(?<gap>[  ]?)(?<unit>${unit})(?![\p{L}\p{N}]))?`,
  'u',
)
const inside = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,:])(?<figure>[$€£¥]\s?${digits}|${digits})(?<gap>[  ]?)(?<unit>${unit})(?![\p{L}\p{N}])`,
  'gu',
)
const money = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?<figure>[$€£¥]\s?${digits})(?![\p{L}\p{N}])`,
  'u',
)
const nextWord = /^[  ](?<word>\p{L}[\p{L}-]{1,14})(?=[\s,.;:–—]|$)/u

const longestFigure = 10

/** `2.25 billion cups are drunk every day`: a point that begins with its number. */
export function readLeadingFigure(text: string): Figure | null {
  const found = leading.exec(text)
  const written = found?.groups?.['figure']
  if (!found || !written || written.length > longestFigure) return null
  const start = found[0].indexOf(written)
  const figureEnd = start + written.length
  const named = found.groups?.['unit']
  const wordAfter = named ? null : nextWord.exec(text.slice(figureEnd))?.groups?.['word']
  const counted = wordAfter && !joiningWords.test(wordAfter) ? wordAfter : null
  const unitEnd = named ? found[0].length : counted ? figureEnd + 1 + counted.length : figureEnd
  const unitStart = named ? unitEnd - named.length : figureEnd + 1
  const rest = skipSpace(text, unitEnd)
  // Digits within a name, as in `3D printers` or `5G`, count nothing.
  if (/^[\p{L}]/u.test(text.slice(unitEnd))) return null
  return {
    // What is said of the number stands with it: `about 40`.
    figure: [0, figureEnd],
    unit: unitEnd > figureEnd ? [unitStart, unitEnd] : null,
    text: rest < text.length ? [rest, text.length] : null,
  }
}

const countable = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,:-])(?<figure>(?!(?:1\d|20)\d{2}(?!\d))\d[\d.,  '’]*\d)[  ](?<unit>\p{L}[\p{L}-]{2,14})(?![\p{L}\p{N}])`,
  'gu',
)
const monthName = new RegExp(`^(?:${monthNames.flat().join('|')})$`, 'iu')

/** The number at the head of what was found and the unit at its end, out of the whole text. */
function quote(
  { index, input, 0: whole }: RegExpExecArray,
  figure: string,
  unitName: string,
): Figure {
  const end = index + whole.length
  return {
    figure: [index, index + figure.length],
    unit: [end - unitName.length, end],
    text: [0, input.length],
  }
}

/** `1,840 articles`: how many of what. Years and days count nothing. */
function readCount(text: string): Figure | null {
  for (const found of text.matchAll(countable)) {
    const { figure = '', unit: counted = '' } = found.groups ?? {}
    if (figure.length > longestFigure || joiningWords.test(counted) || monthName.test(counted))
      continue
    return quote(found, figure, counted)
  }
  return null
}

/** A number with its unit from within a sentence; the sentence stays whole. */
export function readInnerFigure(text: string): Figure | null {
  for (const found of text.matchAll(inside)) {
    const { figure = '', unit: named = '' } = found.groups ?? {}
    if (figure.length > longestFigure) continue
    return quote(found, figure, named)
  }
  const found = money.exec(text)
  if (!found) return readCount(text)
  const end = found.index + found[0].length
  return { figure: [found.index, end], unit: null, text: [0, text.length] }
}

const skipSpace = (text: string, from: number): number => {
  const gap = /^[\s:,–—-]*/u.exec(text.slice(from))?.[0].length ?? 0
  return from + gap
}

/** What a written number amounts to, in one of the two ways of writing it; null where it is not one. */
export function readNumber(written: string): number | null {
  const bare = written.replaceAll(/[^\d.,-]/gu, '')
  if (!/\d/u.test(bare)) return null
  const decimal = /[.,](?=\d{1,2}$)|[.,](?=\d{4,}$)/u.exec(bare)
  const whole = decimal ? bare.slice(0, decimal.index) : bare
  const value = Number(
    `${whole.replaceAll(/[.,]/gu, '')}.${decimal ? bare.slice(decimal.index + 1) : 0}`,
  )
  return Number.isFinite(value) ? value : null
}
