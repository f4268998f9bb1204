import type { Paragraph } from '#core/layout/boxes.ts'

import { element, escapeXml } from './element.ts'
import { findTextLanguage } from './find-text-language.ts'
import { type TextLook, writeParagraphLook, writeRunLook } from './text-look.ts'

export type ParagraphToPaint = {
  paragraph: Pick<Paragraph, 'text' | 'rtl' | 'level' | 'mark'>
  look: TextLook
  inherited: TextLook
  /** Where the count began that its number belongs to. */
  startAt?: number | undefined
  /** Of the deck. */
  language: string
}

export function paintParagraph({
  paragraph,
  look,
  inherited,
  startAt = 1,
  language,
}: ParagraphToPaint): string {
  const { text, level, mark } = paragraph
  const lang = findTextLanguage(text, language)
  const own = mark
    ? look
    : { ...look, paragraph: { ...look.paragraph, rtl: paragraph.rtl ? 1 : 0 } }
  return element(
    'a:p',
    {},
    writeParagraphLook(startCount(own, startAt), level, inherited),
    writeRuns(guardDirection(text, paragraph.rtl, own), (name) =>
      writeRunLook(name, own, inherited, lang),
    ),
  )
}

/** Breaks that its author made; all others are left to the program. */
export function writeRuns(
  text: string,
  writeLook: (name: 'a:rPr' | 'a:endParaRPr') => string,
): string {
  if (text === '') return writeLook('a:endParaRPr')
  const look = writeLook('a:rPr')
  return text
    .replaceAll('\t', ' ')
    .split(/\r\n|[\r\n\v\u2028\u2029]/u)
    .map((line) => (line === '' ? '' : element('a:r', {}, look, `<a:t>${escapeXml(line)}</a:t>`)))
    .join(element('a:br', {}, look))
}

/**
 * The mark stands where the slide begins to be read, and so the paragraph reads from there. A text
 * that reads the other way would have its full stop on the wrong side without these marks.
 */
function guardDirection(text: string, rtl: boolean, { paragraph }: TextLook): string {
  if ((paragraph.rtl === 1) === rtl || !/\p{L}/u.test(text)) return text
  const mark = rtl ? '\u200F' : '\u200E'
  return mark + text + mark
}

/** Programs begin to count at 1 in every box. */
const startCount = (look: TextLook, startAt: number): TextLook =>
  startAt === 1
    ? look
    : {
        ...look,
        bullet: look.bullet.replace('<a:buAutoNum', `<a:buAutoNum startAt="${startAt}"`),
      }
