import { escapeMarkup } from '../metafile/escape-markup.ts'

type Attributes = Readonly<Record<string, string | number | undefined>>

const voids = new Set(['img', 'input', 'path', 'rect', 'stop'])

/** Its children are markup already; attributes are text, and left out where they are undefined. */
export function writeElement(name: string, attributes: Attributes, ...children: string[]): string {
  const given = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeMarkup(String(value))}"`)
  const open = `<${name}${given.join('')}`
  return voids.has(name) ? `${open}/>` : `${open}>${children.join('')}</${name}>`
}
