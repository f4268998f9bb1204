type Attributes = Readonly<Record<string, string | number | undefined>>

/** XML as text; attributes without a value are left out. */
export function element(name: string, attributes: Attributes, ...children: string[]): string {
  let tag = `<${name}`
  for (const key in attributes) {
    const value = attributes[key]
    if (value !== undefined)
      tag += ` ${key}="${typeof value === 'number' ? value : escapeXml(value)}"`
  }
  const inside = children.join('')
  return inside === '' ? `${tag}/>` : `${tag}>${inside}</${name}>`
}

/** What XML cannot hold at all is left out, and half a surrogate pair becomes the mark for it. */
export const escapeXml = (text: string): string =>
  /[\p{Cc}&<>"\p{Cs}\uFFFE\uFFFF]/u.test(text)
    ? text
        // oxlint-disable-next-line no-control-regex
        .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
        .replaceAll(/\p{Cs}/gu, '\uFFFD')
        .replaceAll(/[&<>"\r\n\t]/g, (character) => entities[character] ?? character)
    : text

/** Line breaks and tabs in attributes would be read as spaces. */
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
  '\n': '&#10;',
  '\t': '&#9;',
}

const heading = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

export const document = (name: string, attributes: Attributes, ...children: string[]): string =>
  heading + element(name, attributes, ...children)

/** The names that every part of a presentation is written in. */
export const namespaces = {
  'xmlns:a': 'http://schemas.openxmlformats.org/drawingml/2006/main',
  'xmlns:r': 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  'xmlns:p': 'http://schemas.openxmlformats.org/presentationml/2006/main',
} as const
