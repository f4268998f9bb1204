import { decodeEntities } from '../xml/decode-entities.ts'

/**
 * Words as they are read on the slide: without emphasis, marks of code, addresses and tags.
 * @param lineBreak what stands for a line that was broken on purpose
 */
export const plainWords = (markdown: string, lineBreak = ' '): string => {
  const marked = markdown
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\\([\\`*_{}[\]()#+\-.!|~>])|(`+[^`]*`+)/g, (_, sign?: string, code = '') =>
      hideSigns(sign ?? String(code).replaceAll('`', '')),
    )
  return decodeMarks(dropMarks(marked, lineBreak).replaceAll(/ {2,}/g, ' ').trim())
}

// Lengths are bounded: in a long text a mark that is never closed would be looked for from each place.
const dropMarks = (marked: string, lineBreak: string): string =>
  marked
    .replaceAll(/ ?<br ?\/?> ?/gi, lineBreak)
    .replaceAll(/<(https?:[^<>\s]{1,2000})>/g, '$1')
    .replaceAll(/<\/?[A-Za-z][^<>]*>/g, '')
    .replaceAll(/\[([^[\]]*)\](?:\([^()]*(?:\([^()]*\)[^()]*)?\)|\[[^[\]]*\])/g, '$1')
    .replaceAll(/ ?\{(?:[:.#]|[\w-]{1,40}=)[^{}]*\}/g, '')
    .replaceAll(/(\*\*|__)(?=\S)(.{1,400}?)(?<=\S)\1/g, '$2')
    .replaceAll(/(?<![\w*])\*(?=\S)([^*]{1,400}?)(?<=\S)\*(?![\w*])/g, '$1')
    .replaceAll(/(?<!\w)_(?=\S)([^_]{1,400}?)(?<=\S)_(?!\w)/g, '$1')
    .replaceAll(/~~(?=\S)([^~]{1,400}?)(?<=\S)~~/g, '$1')

const decodeMarks = (text: string): string =>
  decodeEntities(text.replaceAll('&nbsp;', '\u00A0')).replaceAll(/[\u{F0000}-\u{F007F}]/gu, show)

/** A sign that is meant as it stands is no mark: until all marks are gone it has another shape. */
const hiddenPlane = 0xf0000
const hideSigns = (text: string): string =>
  text.replaceAll(/[!-/:-@[-`{-~]/g, (sign) =>
    String.fromCodePoint(hiddenPlane + (sign.codePointAt(0) ?? 0)),
  )
const show = (hidden: string): string =>
  String.fromCodePoint((hidden.codePointAt(0) ?? 0) - hiddenPlane)

export const countLinks = (markdown: string): number =>
  markdown.match(/\[[^[\]]*\]\((?:https?:|mailto:|\/|#)/g)?.length ?? 0
