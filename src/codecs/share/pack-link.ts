import { deflateSync } from 'fflate'

import { parseJson } from '#core/parse-json.ts'
import { readFields } from '#core/read-fields.ts'
import { fail, ok, type Result } from '#core/result.ts'

import { inflateWithin } from '../zip/inflate-within.ts'

type Bytes = Uint8Array<ArrayBuffer>

/**
 * What most decks have in common, so that no link has to say it. The last is the nearest, and costs
 * least. A change of a single letter makes another format: then `carryVersion` changes too.
 */
const commonText = new TextEncoder().encode(
  [
    ' people because through between without together important different example questions',
    ' should would could about their there these which where while every other first after before',
    ' have from they this will more when what your than into only also each make most time work',
    ' the and for are with that not you can our all one has its how who why but was of to in is it',
    ' a new way on as by or be we at an. The . And . It . This . In . We . That , and , or , the ',
    'Thank you Questions Introduction Overview Summary Conclusion Next steps Key takeaways Welcome',
    '"imageUrl":"data:image/svg+xml;base64,"textStyles":{"title":{"fontSize":"textAlign":"center"',
    '"layout":"imageStyle":{"shape":"table":{"rows":[["language":"palette":{"theme":"modern",',
    '{"title":"","slides":[{"title":"","content":["","',
    '","',
    '"],"notes":"',
    '."},{"title":"',
    '","content":["',
  ].join(''),
)

/** The text of a deck, as short as it can be made. The ids of its slides are worth nothing elsewhere. */
export function packForLink(json: Bytes): Bytes {
  const { slides, ...look } = readFields(parseJson(new TextDecoder().decode(json)))
  const lean = { ...look, slides: Array.isArray(slides) ? slides.map(dropId) : [] }
  const text = new TextEncoder().encode(JSON.stringify(lean))
  return new Uint8Array(deflateSync(text, { level: 9, mem: 12, dictionary: commonText }))
}

/** Many times what a link can hold of real words: a few letters can be packed to unfold without end. */
export const maxLinkTextBytes = 1024 * 1024

export function unpackFromLink(packed: Bytes): Result<Bytes, 'damaged' | 'too-large'> {
  const unpacked = inflateWithin(packed, maxLinkTextBytes, {
    dictionary: commonText,
    step: 1_024,
  })
  if (unpacked === 'more') return fail('too-large')
  return unpacked ? ok(unpacked) : fail('damaged')
}

function dropId(slide: unknown): unknown {
  const { id: _, ...rest } = readFields(slide)
  return rest
}
