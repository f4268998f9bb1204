import type { TextRange } from '../layout/boxes.ts'
import { monthNames } from './form-words.ts'

/** When something happens, and what; `year` where it can be told how far from others it is. */
export type Dated = { date: TextRange; text: TextRange | null; year: number | null }

const months = `(?:${monthNames
  .flat()
  .toSorted((a, b) => b.length - a.length)
  .join('|')})\\.?`
const year = String.raw`(?:1\d|20)\d{2}s?(?: ?(?:BCE|BC|AD|CE|v\. Chr\.|n\. Chr\.))?`
const day = String.raw`\d{1,2}(?:\.|st|nd|rd|th|er)?`
const counted =
  '(?:Week|Day|Month|Phase|Year|Woche|Tag|Monat|Jahr|Semaine|Jour|Mois|Semana|Día|Mes|Settimana|Giorno|Mese|Dag|Maand|Dia|Mês)'
const weekdays =
  '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag|Mittwoch|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica'
const written = [
  // In Chinese, Japanese and Korean.
  String.raw`\d{1,4}[年년](?: ?\d{1,2}[月월](?: ?\d{1,2}[日일])?)?`,
  `${day} (?:de |di )?${months}(?:,? (?:de )?${year})?`,
  `${months} ${day}(?:,? ${year})?`,
  `${months} (?:de )?${year}`,
  // Alone a month may be somebody's name, unless it stands there like a label.
  String.raw`${months}(?=\s*:)`,
  String.raw`${year}(?:[–-](?:\d{2,4}|today|now|heute))?`,
  String.raw`[QT][1-4](?: (?:19|20)\d{2})?`,
  String.raw`H[12](?: (?:19|20)\d{2})?`,
  String.raw`${counted} \d{1,3}(?:[–-]\d{1,3})?`,
  String.raw`\d{1,2}[:.]\d{2}(?: ?[ap]\.?m\.?| Uhr)?`,
  weekdays,
]
const preposition =
  '(?:In|On|By|Since|From|Am|Im|Ab|Seit|Bis|Um|En|Le|Depuis|El|Desde|Nel|Dal|Il|Op|Sinds|Em|Desde) '
const dated = new RegExp(
  String.raw`^(?<before>${preposition})?(?<date>${written.join('|')})(?<after>\s*[:,–—-]\s*|\s+|$)`,
  'iu',
)

/** `1652: the first coffeehouse opens`: a point that begins with its date. */
export function readDate(text: string): Dated | null {
  const found = dated.exec(text)
  const { before = '', date = '' } = found?.groups ?? {}
  if (!found || date === '') return null
  const start = before.length
  const from = found[0].length
  return {
    date: [start, start + date.length],
    text: from < text.length ? [from, text.length] : null,
    year: findYear(date),
  }
}

function findYear(date: string): number | null {
  const found = /(?:1\d|20)\d{2}/u.exec(date)?.[0]
  if (!found) return null
  const named = /\p{L}{3,}/u.exec(date)?.[0].toLowerCase() ?? ''
  const month = monthNames.findIndex((names) => names.includes(named))
  const within = Math.max(0, month) / 12
  return /BC|v\. Chr/u.test(date) ? -Number(found) : Number(found) + within
}
