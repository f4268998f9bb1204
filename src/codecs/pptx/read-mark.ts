import * as v from 'valibot'

import { markedOnChart, markedOnPicture, markedOnSlide } from '#codecs/pptx-writer/marked-fields.ts'
import { ownExtension } from '#codecs/pptx-writer/write-mark.ts'
import { childrenOf, findElement, readOwnText, type XmlElement } from '#codecs/xml/read-xml.ts'
import { deckLogoSchema } from '#core/deck/brand/deck-logo.ts'
import { deckSchema } from '#core/deck/deck.ts'
import { slidePictureSchema } from '#core/deck/pictures/slide-picture.ts'
import { slideSchema } from '#core/deck/slide.ts'
import { parseJson } from '#core/parse-json.ts'

const share = v.number()
const place = v.pipe(v.number(), v.integer(), v.minValue(0))

/** What our own files say beyond what PowerPoint knows; whatever else stands there is passed over. */
export const markSchemas = {
  deck: v.object({
    titled: v.literal(true),
    ...v.pick(deckSchema, ['pronunciations', 'furniture', 'talk']).entries,
  }),
  look: v.pick(deckSchema, ['theme', 'palette', 'fonts']),
  slide: v.object({
    /** It keeps the look it came with: all of that is in the file as in any other. */
    kept: v.exactOptional(v.literal(true)),
    ...v.pick(slideSchema, markedOnSlide).entries,
    form: v.exactOptional(
      v.object({
        content: slideSchema.entries.content,
        texts: v.array(
          v.object({
            index: place,
            range: v.exactOptional(v.tuple([place, place])),
            text: v.string(),
          }),
        ),
      }),
    ),
  }),
  chart: v.pick(slideSchema, markedOnChart),
  over: v.object({ over: v.literal(true) }),
  logo: v.object({ logo: v.omit(deckLogoSchema, ['imageUrl']) }),
  narration: v.object({ narration: v.literal(true) }),
  picture: v.object({
    cut: v.object({ l: share, t: share, r: share, b: share }),
    ...v.pick(slidePictureSchema, markedOnPicture).entries,
  }),
} as const

/** The mark that an element of the file bears, if it is one of ours. */
export function readMark<Kind extends keyof typeof markSchemas>(
  holder: XmlElement | undefined,
  kind: Kind,
): v.InferOutput<(typeof markSchemas)[Kind]> | null {
  const own = childrenOf(findElement(holder, 'extLst'), 'ext').find(
    ({ attributes }) => attributes.get('uri') === ownExtension,
  )
  const text = readOwnText(findElement(own, 'mark'))
  if (text === '') return null
  const mark = v.safeParse(markSchemas[kind], parseJson(text))
  // Else it was edited by hand, or is of a version that is still to come.
  return mark.success ? mark.output : null
}
