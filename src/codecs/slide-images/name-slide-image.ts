import type { ImageFormat } from '#codecs/file-formats.ts'

type Place = { number: number; total: number; format: ImageFormat }

const endings: Record<ImageFormat, string> = { png: 'png', jpeg: 'jpg' }

const fallbackName = 'slide'

/** Windows takes 260 letters with all folders on the way, other systems 255 bytes of a name. */
const mostLetters = 60
const mostBytes = 200

/**
 * `01-how-a-reef-feeds-a-coast.png`: in the order of the slides wherever files are sorted by name, and
 * of letters and digits alone, which every system takes.
 */
export function nameSlideImage(title: string, { number, total, format }: Place): string {
  const digits = Math.max(2, String(total).length)
  const words = title
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  const name = trim(cut(trim(words)))
  return `${String(number).padStart(digits, '0')}-${name || fallbackName}.${endings[format]}`
}

/** A mark without its letter would stand on the number. */
const trim = (name: string): string => name.replace(/^[-\p{M}]+|-+$/gu, '')

function cut(name: string): string {
  const letters = [...new Intl.Segmenter('und').segment(name)].map(({ segment }) => segment)
  let kept = letters.slice(0, mostLetters)
  // A letter may bear any number of marks.
  while (new TextEncoder().encode(kept.join('')).length > mostBytes) kept = kept.slice(0, -1)
  if (kept.length === letters.length) return name
  // Rather a word less than half a word, where there are words.
  const end = letters[kept.length] === '-' ? kept.length : kept.lastIndexOf('-')
  return kept.slice(0, end > kept.length / 2 ? end : kept.length).join('')
}
