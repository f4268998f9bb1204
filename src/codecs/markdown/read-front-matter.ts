import { parseJson } from '#core/parse-json.ts'

/** The top fields of a YAML block that are a single value; deeper ones are none that a deck has. */
export type FrontMatter = ReadonlyMap<string, string>

const field = /^([A-Za-z_][\w-]*)\s*:(?:\s+(.*)|)$/

/**
 * Reads the lines between two `---`, or null when they are no fields. Real YAML has far more, and
 * readers of all of it have brought down whole programs.
 */
export function readFrontMatter(lines: readonly string[]): FrontMatter | null {
  const fields = new Map<string, string>()
  let open: string | null = null
  for (const line of lines) {
    const isInside = /^\s/.test(line) || line.trim() === ''
    const [, name, value = ''] = field.exec(line) ?? []
    if (name !== undefined) {
      open = /^[|>][+-]?$/.test(value.trim()) || value.trim() === '' ? name : null
      fields.set(name, open ? '' : unquote(value))
    } else if (isInside || line.startsWith('- ')) {
      // Goes on with a field of several lines.
      if (open !== null)
        fields.set(open, [fields.get(open), line.trim()].filter(Boolean).join('\n'))
    } else if (!line.startsWith('#')) return null
  }
  return fields.size > 0 ? fields : null
}

function unquote(value: string): string {
  const [quoted] = /^"(?:[^"\\]|\\.)*"(?=\s*(?:#.*)?$)/.exec(value) ?? []
  const text = quoted === undefined ? undefined : parseJson(quoted)
  if (typeof text === 'string') return text
  const plain = (value.split(' #', 1)[0] ?? '').trim()
  return /^(["']).*\1$/.test(plain) ? plain.slice(1, -1) : plain
}
