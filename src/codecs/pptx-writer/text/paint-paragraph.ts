import type { Paragraph, TextRun } from '#core/layout/boxes.ts'

import { element, escapeXml } from '../element.ts'
import { findTextLanguage } from './find-text-language.ts'
import { listStretches } from './list-stretches.ts'
import { type TextLook, writeParagraphLook, writeRunLook } from './text-look.ts'
import { type LinkTo, writeLink } from './write-link.ts'

export type ParagraphToPaint = {
  paragraph: Pick<Paragraph, 'text' | 'rtl' | 'level' | 'mark' | 'runs'>
  look: TextLook
  /** Of words that do not look as the rest. */
  findRunLook(run: TextRun): TextLook
  linkTo: LinkTo
  inherited: TextLook
  /** Where the count began that its number belongs to. */
  startAt?: number | undefined
  /** Of the deck. */
  language: string
}

export function paintParagraph({
  paragraph,
  look,
  findRunLook,
  linkTo,
  inherited,
  startAt = 1,
  language,
}: ParagraphToPaint): string {
  const { text, level, mark } = paragraph
  const lang = findTextLanguage(text, language)
  const own: TextLook = {
    ...look,
    paragraph: {
      ...look.paragraph,
      ...(!mark && { rtl: paragraph.rtl ? 1 : 0 }),
      ...breakBetweenWords(lang),
    },
  }
  return element(
    'a:p',
    {},
    writeParagraphLook(startCount(own, startAt), level, inherited),
    guardDirection(listStretches(paragraph), paragraph.rtl, own)
      .map(({ words, run }) => {
        const shown = run ? findRunLook(run) : own
        return writeRuns(words, { lang, rtl: paragraph.rtl }, (name, isWestern) =>
          writeRunLook(
            name,
            isWestern ? { ...shown, font: shown.westernFont } : shown,
            inherited,
            lang,
            writeLink(run, linkTo),
          ),
        )
      })
      .join(''),
  )
}

/** Programs would end lines within Korean words, as within Japanese ones. */
export const breakBetweenWords = (lang: string): { eaLnBrk?: 0 } =>
  lang === 'ko-KR' ? { eaLnBrk: 0 } : {}

type Script = { lang: string; rtl: boolean }
type WriteLook = (name: 'a:rPr' | 'a:endParaRPr', isWestern: boolean) => string

/** Breaks that its author made; all others are left to the program. */
export function writeRuns(text: string, script: Script, writeLook: WriteLook): string {
  if (text === '') return writeLook('a:endParaRPr', false)
  return text
    .replaceAll('\t', ' ')
    .split(/\r\n|[\r\n\v\u2028\u2029]/u)
    .map((line) => writeLine(line, script, writeLook))
    .join(element('a:br', {}, writeLook('a:rPr', false)))
}

/** Programs take these for part of the script around them; in its face they are not as wide as in ours. */
const sharedSigns = /([ -@[-`{-~§¨°±´¶·×÷\u2010-\u2027\u2030-\u205E]+)/u
/** Between words that read from the right only figures: a run for every space would leave no two words together. */
const figures = /(\d[!-@]*)/u

function splitSigns(line: string, { lang, rtl }: Script): string[] {
  if (rtl) return line.split(figures)
  return /^(?:ja|ko|zh)/.test(lang) ? line.split(sharedSigns) : [line]
}

const writeLine = (line: string, script: Script, writeLook: WriteLook): string =>
  splitSigns(line, script)
    .map((text, index) =>
      text === ''
        ? ''
        : element('a:r', {}, writeLook('a:rPr', index % 2 === 1), `<a:t>${escapeXml(text)}</a:t>`),
    )
    .join('')

/**
 * The mark stands where the slide begins to be read, and so the paragraph reads from there. A text
 * that reads the other way would have its full stop on the wrong side without these marks.
 */
function guardDirection<Stretch extends { words: string }>(
  stretches: readonly Stretch[],
  rtl: boolean,
  { paragraph }: TextLook,
): readonly Stretch[] {
  const hasLetters = stretches.some(({ words }) => /\p{L}/u.test(words))
  if ((paragraph.rtl === 1) === rtl || !hasLetters) return stretches
  const mark = rtl ? '\u200F' : '\u200E'
  const last = stretches.length - 1
  return stretches.map((stretch, at) => ({
    ...stretch,
    words: (at === 0 ? mark : '') + stretch.words + (at === last ? mark : ''),
  }))
}

/** Programs begin to count at 1 in every box. */
const startCount = (look: TextLook, startAt: number): TextLook =>
  startAt === 1
    ? look
    : {
        ...look,
        bullet: look.bullet.replace('<a:buAutoNum', `<a:buAutoNum startAt="${startAt}"`),
      }
