export type FoundLink = { start: number; end: number; url: string }

const address =
  /\bhttps?:\/\/[^\s<>"“”«»]+|\bwww\.[^\s<>"“”«»]+\.[^\s<>"“”«»]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/giu

/** Punctuation of the sentence that an address stands in. */
const after = /[.,;:!?…'’)\]}]+$/u

/** Addresses that are written out in a text. */
export function findLinks(text: string): FoundLink[] {
  return [...text.matchAll(address)].flatMap(({ 0: found, index: start }) => {
    const written = dropPunctuation(found)
    const url = toUrl(written)
    return url === null ? [] : [{ start, end: start + written.length, url }]
  })
}

function dropPunctuation(found: string): string {
  const bare = found.replace(after, '')
  // A bracket that was opened in it belongs to it.
  return found.startsWith(`${bare})`) && bare.includes('(') && !bare.includes(')')
    ? `${bare})`
    : bare
}

function toUrl(written: string): string | null {
  if (written.includes('@') && !/^https?:/i.test(written)) return `mailto:${written}`
  const url = /^www\./i.test(written) ? `https://${written}` : written
  return URL.canParse(url) ? new URL(url).href : null
}
