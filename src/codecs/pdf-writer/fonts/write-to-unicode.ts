import { writeUtf16 } from '../write-text.ts'

/** So many entries may stand in one list. */
const listSize = 100

/** What each code stands for, so that text can be searched and copied. */
export function writeToUnicode(
  texts: readonly (readonly [code: number, text: string])[],
  digits: 2 | 4,
): string {
  const code = (value: number) => `<${value.toString(16).padStart(digits, '0').toUpperCase()}>`
  const known = texts.filter(([, text]) => text !== '')
  const lists: string[] = []
  for (let at = 0; at < known.length; at += listSize) {
    const part = known.slice(at, at + listSize)
    lists.push(
      `${part.length} beginbfchar`,
      ...part.map(([value, text]) => `${code(value)} <${writeUtf16(text)}>`),
      'endbfchar',
    )
  }
  return [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CIDSystemInfo <</Registry (Adobe)/Ordering (UCS)/Supplement 0>> def',
    '/CMapName /Adobe-Identity-UCS def',
    '/CMapType 2 def',
    '1 begincodespacerange',
    `${code(0)} ${code(16 ** digits - 1)}`,
    'endcodespacerange',
    ...lists,
    'endcmap',
    'CMapName currentdict /CMap defineresource pop',
    'end',
    'end',
  ].join('\n')
}
