/** Signs of Wingdings that people use, by the letter that stands for each. */
const wingdings: Readonly<Record<string, string>> = {
  ü: '✓',
  û: '✗',
  Ø: '➢',
  '§': '▪',
  q: '❑',
  v: '❖',
  n: '■',
  l: '●',
  u: '◆',
  à: '→',
  è: '➔',
  o: '□',
  m: '❍',
  w: '⬥',
  Ÿ: '•',
  F: '☞',
  J: '☺',
  s: '⧫',
  p: '❐',
  r: '❏',
  þ: '☑',
  ð: '⇨',
  Ü: '➲',
  ý: '☒',
  '¨': '◻',
  '¡': '○',
}

const symbols: Readonly<Record<string, string>> = { '·': '•', Þ: '⇒', '-': '−', '®': '→' }

/** Asked for every stretch of letters, and a file has few faces. */
const known = new Map<string, boolean>()
const mostKnown = 1_000

function isSymbolFace(face: string): boolean {
  const before = known.get(face)
  if (before !== undefined) return before
  const found = /wingdings|symbol|webdings|zapf|monotype sorts/i.test(face)
  if (known.size < mostKnown) known.set(face, found)
  return found
}

/** What letters of a face of signs show, in letters that every face has. */
export function writeSymbols(text: string, face: string): string {
  if (!isSymbolFace(face)) return text
  if (/wingdings ?3/i.test(face)) return text.replaceAll(/\S/g, '▶')
  return Array.from(text, (sign) => {
    const code = sign.codePointAt(0) ?? 0
    // Some programs write them into the area for private use.
    const letter = code >= 0xf000 && code <= 0xf0ff ? String.fromCodePoint(code - 0xf000) : sign
    if (/symbol/i.test(face)) return symbols[letter] ?? letter
    if (/\s/.test(letter)) return letter
    return wingdings[letter] ?? ((letter.codePointAt(0) ?? 0) < 0x100 ? '•' : letter)
  }).join('')
}

/** The face that such signs are set in here: that of the words around them. */
export const replaceSymbolFace = (face: string, otherwise: string): string =>
  isSymbolFace(face) ? otherwise : face
