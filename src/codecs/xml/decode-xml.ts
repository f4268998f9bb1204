import { readXml, type XmlElement } from './read-xml.ts'

/** Throws an `XmlError` when the bytes are no XML. */
export const decodeXml = (bytes: Uint8Array): XmlElement =>
  readXml(new TextDecoder(findEncoding(bytes)).decode(bytes))

/** XML is UTF-8 unless its first bytes say UTF-16, with a mark or by the zero beside their `<`. */
function findEncoding([first, second]: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be'
  return 'utf-8'
}
