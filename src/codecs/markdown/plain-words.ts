const entities: ReadonlyMap<string, string> = new Map([
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&amp;', '&'],
  ['&quot;', '"'],
  ['&nbsp;', '\u00A0'],
  ['&#39;', "'"],
])

/** Words as they are read on the slide: without emphasis, marks of code, addresses and tags. */
export const plainWords = (markdown: string): string =>
  markdown
    .replaceAll(/\s+/g, ' ')
    .split(/(`+[^`]*`+)/)
    .map((piece, index) => (index % 2 === 1 ? piece.replaceAll('`', '') : plainPiece(piece)))
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim()

// Lengths are bounded: in a long text a mark that is never closed would be looked for from each place.
const plainPiece = (piece: string): string =>
  piece
    .replaceAll(/\\([\\`*_{}[\]()#+\-.!|~>])/g, (_, sign: string) => hide(sign))
    .replaceAll(/<br ?\/?>/gi, ' ')
    .replaceAll(/<(https?:[^<>\s]{1,2000})>/g, '$1')
    .replaceAll(/<\/?[A-Za-z][^<>]*>/g, '')
    .replaceAll(/\[([^[\]]*)\](?:\([^()]*(?:\([^()]*\)[^()]*)?\)|\[[^[\]]*\])/g, '$1')
    .replaceAll(/ ?\{(?:[:.#]|[\w-]{1,40}=)[^{}]*\}/g, '')
    .replaceAll(/(\*\*|__)(?=\S)(.{1,400}?)(?<=\S)\1/g, '$2')
    .replaceAll(/(?<![\w*])\*(?=\S)([^*]{1,400}?)(?<=\S)\*(?![\w*])/g, '$1')
    .replaceAll(/(?<!\w)_(?=\S)([^_]{1,400}?)(?<=\S)_(?!\w)/g, '$1')
    .replaceAll(/~~(?=\S)([^~]{1,400}?)(?<=\S)~~/g, '$1')
    .replaceAll(/&(?:lt|gt|amp|quot|nbsp|#39);/g, (entity) => entities.get(entity) ?? entity)
    .replaceAll(/[\u{F0000}-\u{F007F}]/gu, show)

/** A sign that is meant as it stands is no mark: until all marks are gone it has another shape. */
const hiddenPlane = 0xf0000
const hide = (sign: string): string =>
  String.fromCodePoint(hiddenPlane + (sign.codePointAt(0) ?? 0))
const show = (hidden: string): string =>
  String.fromCodePoint((hidden.codePointAt(0) ?? 0) - hiddenPlane)

export const countLinks = (markdown: string): number =>
  markdown.match(/\[[^[\]]*\]\((?:https?:|mailto:|\/|#)/g)?.length ?? 0
