import { recordTypes } from './record-types.ts'
import { listRecords, type PptRecord, type PptStream, readUint32 } from './record.ts'
import { noStyle, readTextStyle, type TextStyle, valueAt } from './read-text-style.ts'

export type PptParagraph = {
  text: string
  level: number
  /** Of its first letters, in points; null where the master says it. */
  sizePt: number | null
  /** Where in the whole text it begins. */
  start: number
}

/** What stands for something that is written elsewhere: a letter of its own in the text. */
export type PptField = 'number' | 'date' | 'footer'

/** What a text is meant as, by its number in the format. */
export type PptText = {
  kind: number
  paragraphs: PptParagraph[]
  style: TextStyle
  /** By the places of their letters. */
  fields: ReadonlyMap<number, PptField>
}

const fieldTypes: Partial<Record<number, PptField>> = {
  [recordTypes.slideNumberField]: 'number',
  [recordTypes.dateField]: 'date',
  [recordTypes.genericDateField]: 'date',
  [recordTypes.dateFieldInWords]: 'date',
  [recordTypes.footerField]: 'footer',
}

export const textKinds = { title: 0, body: 1, notes: 2, other: 4, centreTitle: 6 } as const

/** The texts among some records, one after the other; those of the outline are known by their place. */
export function readTexts(stream: PptStream, records: readonly PptRecord[]): PptText[] {
  const texts: PptText[] = []
  let raw = ''
  for (const record of records) {
    const text = texts.at(-1)
    const field = fieldTypes[record.type]
    if (record.type === recordTypes.textHeaderAtom) {
      texts.push({
        kind: readUint32(stream, record, 0),
        paragraphs: [],
        style: noStyle,
        fields: new Map(),
      })
      raw = ''
    } else if (
      record.type === recordTypes.textCharsAtom ||
      record.type === recordTypes.textBytesAtom
    ) {
      raw = readLetters(stream, record)
      if (text) text.paragraphs = splitParagraphs(raw, noStyle)
    } else if (record.type === recordTypes.styleTextPropAtom && text && raw) {
      text.style = readTextStyle(stream, record, raw.length + 1)
      text.paragraphs = splitParagraphs(raw, text.style)
    } else if (field && text) {
      text.fields = new Map([...text.fields, [readUint32(stream, record, 0), field]])
    }
  }
  return texts
}

/** The text inside a shape. */
export const readOwnText = (stream: PptStream, textbox: PptRecord): PptText | undefined =>
  readTexts(stream, listRecords(stream, textbox))[0]

const utf16 = new TextDecoder('utf-16le')
const latin = new TextDecoder('latin1')

const readLetters = ({ bytes }: PptStream, { type, start, end }: PptRecord): string => {
  const letters = bytes.subarray(start, end)
  if (type === recordTypes.textCharsAtom)
    return utf16.decode(letters.subarray(0, letters.length & ~1))
  // One byte for each is the lower half of UTF-16, and not the code page that `latin1` means.
  return letters.every((letter) => letter < 0x80)
    ? latin.decode(letters)
    : Array.from(letters, (letter) => String.fromCharCode(letter)).join('')
}

function splitParagraphs(raw: string, style: TextStyle): PptParagraph[] {
  let start = 0
  return raw.split('\r').map((text) => {
    const paragraph = {
      text: text.replaceAll('\u000B', '\n'),
      level: valueAt(style.paragraphs, start)?.level ?? 0,
      sizePt: valueAt(style.letters, start)?.sizePt ?? null,
      start,
    }
    start += text.length + 1
    return paragraph
  })
}
