import { element, escapeXml } from './element.ts'

/** What the file's own words cannot say of a deck, and only we read. */
export type Mark = Readonly<Record<string, unknown>>

/** Programs keep extensions that they do not know. */
export const ownExtension = '{6C7EB6F5-6A53-4C0E-9D5C-2F1B7D1D3A41}'
const ownNamespace = 'urn:lectern:deck'

export const writeMark = (prefix: 'a' | 'p', mark: Mark): string =>
  element(
    `${prefix}:ext`,
    { uri: ownExtension },
    element('lectern:mark', { 'xmlns:lectern': ownNamespace }, escapeXml(JSON.stringify(mark))),
  )
