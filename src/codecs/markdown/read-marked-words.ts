import type { EmphasisedText, Look } from '#core/emphasis/emphasised-text.ts'
import { gatherLooks } from '#core/emphasis/write-emphasis.ts'

import { decodeEntities } from '../xml/decode-entities.ts'

/** Words as they are read on the slide: without marks, tags and what leads nowhere. */
export const plainWords = (markdown: string, lineBreak = ' '): string =>
  readMarkedWords(markdown, lineBreak).text

/**
 * The same, and which of them stand out.
 * @param lineBreak what stands for a line that was broken on purpose
 */
export function readMarkedWords(markdown: string, lineBreak: string): EmphasisedText {
  const addresses: string[] = []
  const marked = markdown
    .replaceAll(ownSigns, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(
      /\\([\\`*_{}[\]()#+\-.!|~>])|(?<!`)(`+)(?!`)(.{1,400}?)(?<!`)\2(?!`)/g,
      (_, sign?: string, _fence?: string, code = '') =>
        sign ? hideSigns(sign) : surround('code', hideSigns(String(code).replace(padded, '$1'))),
    )
  const turned = turnMarks(marked, lineBreak, addresses).replaceAll(/ {2,}/g, ' ').trim()
  return readTurned(decodeEntities(turned.replaceAll('&nbsp;', '\u00A0')), addresses)
}

/** Spaces that only keep code apart from the marks around it. */
const padded = /^ (.*[^ ].*) $/

// Lengths are bounded: in a long text a mark that is never closed would be looked for from each place.
const turnMarks = (marked: string, lineBreak: string, addresses: string[]): string =>
  marked
    .replaceAll(/ ?<br ?\/?> ?/gi, lineBreak)
    .replaceAll(/<(https?:[^<>\s]{1,2000})>/g, '$1')
    .replaceAll(/<\/?[A-Za-z][^<>]*>/g, '')
    .replaceAll(
      /\[([^[\]]*)\](?:\(([^()]*(?:\([^()]*\)[^()]*)?)\)|\[[^[\]]*\])/g,
      (_, words: string, address = '') => turnLink(words, String(address), addresses),
    )
    .replaceAll(/ ?\{(?:[:.#]|[\w-]{1,40}=)[^{}]*\}/g, '')
    .replaceAll(/(\*\*|__)(?=\S)([^]{1,400}?)(?<=\S)\1/g, surround('strong', '$2'))
    .replaceAll(/(?<![\w*])\*(?=\S)([^*]{1,400}?)(?<=\S)\*(?![\w*])/g, surround('stressed', '$1'))
    .replaceAll(/(?<!\w)_(?=\S)([^_]{1,400}?)(?<=\S)_(?!\w)/g, surround('stressed', '$1'))
    .replaceAll(/~~(?=\S)([^~]{1,400}?)(?<=\S)~~/g, '$1')

/** Other links lead into the file, or nowhere. */
function turnLink(words: string, address: string, addresses: string[]): string {
  const [url = ''] = address.trim().split(' ')
  if (!leadsOut.test(url) || words === '' || addresses.length >= mostLinks) return words
  addresses.push(show(url))
  return String.fromCodePoint(firstLink + addresses.length - 1) + words + linkEnd
}

const leadsOut = /^(?:https?:\/\/|mailto:)./i

/**
 * Until all marks are read, a sign that is meant as it stands, and what was read already, have shapes
 * that nobody types: signs, beginnings and ends of looks, and links by their number.
 */
const hiddenPlane = 0xf0000
const firstLook = 0xf0080
const firstLink = 0xf0100
const mostLinks = 0xe00
const linkEnd = String.fromCodePoint(firstLook + 6)
const ownSigns = /[\u{F0000}-\u{F0FFF}]/gu
const looks = ['strong', 'stressed', 'code'] as const

const surround = (look: (typeof looks)[number], words: string): string => {
  const start = firstLook + 2 * looks.indexOf(look)
  return String.fromCodePoint(start) + words + String.fromCodePoint(start + 1)
}

const hideSigns = (text: string): string =>
  text.replaceAll(/[!-/:-@[-`{-~]/g, (sign) =>
    String.fromCodePoint(hiddenPlane + (sign.codePointAt(0) ?? 0)),
  )

const show = (text: string): string =>
  text.replaceAll(/[\u{F0000}-\u{F007F}]/gu, (hidden) =>
    String.fromCodePoint((hidden.codePointAt(0) ?? 0) - hiddenPlane),
  )

function readTurned(turned: string, addresses: readonly string[]): EmphasisedText {
  let text = ''
  let look: Look = {}
  const all: Look[] = []
  for (const sign of turned) {
    const code = sign.codePointAt(0) ?? 0
    if (code < firstLook || code >= firstLink + mostLinks) {
      const letters = show(sign)
      text += letters
      for (let at = 0; at < letters.length; at++) all.push(look)
    } else look = turnLook(look, code, addresses)
  }
  return gatherLooks(text, all)
}

function turnLook({ link, ...look }: Look, code: number, addresses: readonly string[]): Look {
  const led = addresses[code - firstLink]
  if (led !== undefined) return { ...look, link: led }
  const name = looks[(code - firstLook) >> 1]
  if (!name) return look
  const { [name]: _was, ...others } = look
  const isStart = code % 2 === 0
  return { ...others, ...(isStart && { [name]: true }), ...(link !== undefined && { link }) }
}

/** Links of which nothing but their words is left: a title leads nowhere, nor does what is only here. */
export const countLostLinks = (markdown: string, isTitle: boolean): number =>
  markdown.match(isTitle ? anyLink : innerLink)?.length ?? 0

const anyLink = /\[[^[\]]*\]\((?:https?:|mailto:|\/|#)/g
const innerLink = /\[[^[\]]*\]\([/#]/g
