import { deflateSync, inflateSync } from 'fflate'

import { parseJson } from '#core/parse-json.ts'
import { readFields } from '#core/read-fields.ts'

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

/** Null for what was not packed so. It grows a thousandfold at most, and a link is short. */
export function unpackFromLink(packed: Bytes): Uint8Array | null {
  try {
    return inflateSync(packed, { dictionary: commonText })
  } catch {
    return null
  }
}

function dropId(slide: unknown): unknown {
  const { id: _, ...rest } = readFields(slide)
  return rest
}
