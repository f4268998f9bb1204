import { type Emphasis, type EmphasisedText, isSameLook, type Look } from './emphasised-text.ts'
import { readMarks } from './read-marks.ts'

/** A text with its marks, as it is stored; words that would be read as marks are kept from it. */
export function writeEmphasis({ text, emphasis = [] }: EmphasisedText): string {
  if (emphasis.length === 0) return isPlain(text) ? text : escapeMarks(text)
  const looks = steady(text, spreadLooks({ text, emphasis }))
  for (const meant of [looks, bareSpaces(text, looks)])
    for (const escape of [keep, escapeMarks])
      for (const outer of ['strong', 'stressed'] as const) {
        const written = writeLinks(text, meant, { outer, escape })
        const read = readMarks(written)
        if (read.text === text && looksAlike(text, spreadLooks(read), looks)) return written
      }
  // Words come first: what no marks can say is not said.
  const simpler = looks.map(({ stressed: _stressed, ...look }) => look)
  return looks.some(({ stressed }) => stressed)
    ? writeEmphasis(gatherLooks(text, simpler))
    : writeEmphasis({ text })
}

const isPlain = (text: string): boolean => {
  const read = readMarks(text)
  return read.text === text && !read.emphasis
}

const plain: Look = {}

/** How each of its letters looks. */
export function spreadLooks({ text, emphasis = [] }: EmphasisedText): Look[] {
  const looks = Array.from({ length: text.length }, () => plain)
  for (const { start, end, ...look } of emphasis) looks.fill(look, start, end)
  return looks
}

export function gatherLooks(text: string, looks: readonly Look[]): EmphasisedText {
  const emphasis: Emphasis[] = []
  looks.forEach((look, start) => {
    const last = emphasis.at(-1)
    if (isSameLook(look, plain)) return
    if (last?.end === start && isSameLook(last, look)) last.end++
    else emphasis.push({ ...look, start, end: start + 1 })
  })
  return emphasis.length > 0 ? { text, emphasis } : { text }
}

const spaces = /\s+/gu
const words = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}\p{M}]+/gu

/** Within a word a single star is a star, and marks stand at words and not at the spaces around them. */
function steady(text: string, looks: readonly Look[]): Look[] {
  const steadied = looks.map((look) =>
    look.link === undefined ? look : { ...look, link: writeAddress(look.link) },
  )
  for (const { 0: word, index } of text.matchAll(words)) {
    const end = index + word.length
    const isStressed = looks.slice(index, end).some(({ stressed }) => stressed)
    for (let at = index; at < end; at++)
      if (isStressed && !steadied[at]?.code) steadied[at] = { ...steadied[at], stressed: true }
  }
  for (const { 0: gap, index } of text.matchAll(spaces)) {
    const end = index + gap.length
    const [before = plain, after = plain] = [steadied[index - 1], steadied[end]]
    const isWithin = before.link === after.link
    for (let at = index; at < end; at++) {
      const { code, link, ...rest } = steadied[at] ?? plain
      steadied[at] = {
        ...(isWithin && rest.strong && before.strong && after.strong && { strong: true }),
        ...(isWithin && rest.stressed && before.stressed && after.stressed && { stressed: true }),
        ...(code && { code }),
        ...(isWithin && link !== undefined && before.link === link && { link }),
      }
    }
  }
  return steadied
}

const bareSpaces = (text: string, looks: readonly Look[]): Look[] =>
  looks.map((look, at) => {
    if (look.code || /\S/u.test(text.charAt(at))) return look
    return look.link === undefined ? plain : { link: look.link }
  })

/** Spaces need not stand out. */
const looksAlike = (text: string, read: readonly Look[], meant: readonly Look[]): boolean =>
  meant.every(
    (look, at) =>
      isSameLook(look, read[at] ?? plain) || (/\s/u.test(text.charAt(at)) && !look.code),
  )

type Way = {
  /** Of what is strong and stressed, which encloses the other. */
  outer: 'strong' | 'stressed'
  escape: (text: string, isBeforeMark: boolean) => string
}

const keep = (text: string): string => text

/** Every mark with a backslash before it; so those before a mark are two each. */
const escapeMarks = (text: string, isBeforeMark = false): string =>
  text.replaceAll(
    isBeforeMark ? /(?<!\\)(\\*)([*`[\]]|$)/g : /(?<!\\)(\\*)([*`[\]])/g,
    (_, slashes, sign) => `${slashes}${slashes}${sign && `\\${sign}`}`,
  )

/** The longest stretches for which `tell` says the same. */
function divide<T>(looks: readonly Look[], tell: (look: Look) => T) {
  const parts: { from: number; to: number; told: T }[] = []
  looks.forEach((look, at) => {
    const told = tell(look)
    const last = parts.at(-1)
    if (last && last.told === told) last.to = at + 1
    else parts.push({ from: at, to: at + 1, told })
  })
  return parts
}

/** Words with marks around what stands out; `escape` sees to the words between them. */
export function writeMarks(
  { text, emphasis = [] }: EmphasisedText,
  escape: (words: string) => string,
): string {
  const looks = steady(text, spreadLooks({ text, emphasis }))
  const nested = looks.map((look, at) => {
    const isGap = /\s/u.test(text.charAt(at)) && looks[at - 1]?.strong !== looks[at + 1]?.strong
    const { stressed: _stressed, ...other } = look
    return isGap ? other : look
  })
  return writeLinks(text, nested, { outer: 'strong', escape })
}

function writeLinks(text: string, looks: readonly Look[], way: Way): string {
  return divide(looks, ({ link }) => link)
    .map(({ from, to, told }, index, parts) => {
      const isBeforeMark = told !== undefined || index < parts.length - 1
      const inside = writeStars(text.slice(from, to), looks.slice(from, to), isBeforeMark, way)
      return told === undefined ? inside : `[${inside}](${told})`
    })
    .join('')
}

const stars = { strong: '**', stressed: '*' } as const

function writeStars(
  text: string,
  looks: readonly Look[],
  isBeforeMark: boolean,
  { outer, escape }: Way,
): string {
  const inner = outer === 'strong' ? 'stressed' : 'strong'
  const writeCode = (from: number, to: number, isLast: boolean): string =>
    divide(looks.slice(from, to), ({ code }) => code === true)
      .map(({ told, ...part }, index, { length }) => {
        const piece = text.slice(from + part.from, from + part.to)
        return told ? fence(piece) : escape(piece, !isLast || index < length - 1)
      })
      .join('')
  const writeInner = (from: number, to: number, isLast: boolean): string =>
    divide(looks.slice(from, to), (look) => look[inner] === true)
      .map(({ told, ...part }, index, { length }) => {
        const isEnd = isLast && index === length - 1 && !told
        return surround(writeCode(from + part.from, from + part.to, isEnd), told && inner)
      })
      .join('')
  return divide(looks, (look) => look[outer] === true)
    .map(({ from, to, told }, index, { length }) => {
      const isEnd = !isBeforeMark && index === length - 1 && !told
      return surround(writeInner(from, to, isEnd), told && outer)
    })
    .join('')
}

const surround = (text: string, look: keyof typeof stars | false): string =>
  look ? stars[look] + text + stars[look] : text

function fence(text: string): string {
  const longest = Math.max(0, ...Array.from(text.matchAll(/`+/g), ({ 0: { length } }) => length))
  const marks = '`'.repeat(longest + 1)
  const pad = /^`|`$|^ .*[^ ].* $/su.test(text) ? ' ' : ''
  return marks + pad + text + pad + marks
}

/** What would end it, or would be a mark, has another name in addresses. */
const writeAddress = (address: string): string =>
  address.replaceAll(
    /[\s()<>*`\\[\]]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  )
