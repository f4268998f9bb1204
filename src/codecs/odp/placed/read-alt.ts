import { childrenOf, readOwnText, type XmlElement } from '#codecs/xml/read-xml.ts'

/** What it shows, said by its author. */
export function readAlt(shape: XmlElement): string {
  const [description, title] = ['desc', 'title'].map((name) =>
    readOwnText(childrenOf(shape, name)[0]).trim(),
  )
  return (description || title || '').slice(0, 10_000)
}
