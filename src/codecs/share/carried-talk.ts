import * as v from 'valibot'

import { decodeBase64 } from '#core/decode-base64.ts'
import { encodeBase64 } from '#core/encode-base64.ts'
import { readFields } from '#core/read-fields.ts'
import type { CarriedTalk } from '#core/share/carried-talk.ts'

/** In milliseconds, since a tenth of one would be heard by nobody. */
const millisecond = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400_000))
const place = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Of sound alone: a page must not be made to open anything else as a file. */
const soundType = v.pipe(
  v.string(),
  v.maxLength(60),
  v.regex(/^audio\/[\w.+-]+(?:; ?codecs=[\w."]+)?$/),
)

/** As BCP 47 calls it. */
const unknownLanguage = 'und'

const carriedSchema = v.object({
  language: v.fallback(
    v.pipe(v.string(), v.regex(/^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i)),
    unknownLanguage,
  ),
  type: soundType,
  /** In base64. */
  sound: v.string(),
  slides: v.array(
    v.object({
      start: millisecond,
      end: millisecond,
      /** Place in the notes, start, end. */
      words: v.array(v.tuple([place, millisecond, millisecond])),
    }),
  ),
})

const toMilliseconds = (seconds: number): number => Math.round(seconds * 1000)

/** As it stands in the JSON of a share, beside the deck; who does not know it leaves it there. */
export const writeCarriedTalk = ({
  language,
  times,
  sound,
}: CarriedTalk): v.InferOutput<typeof carriedSchema> => ({
  language,
  type: sound.type,
  sound: encodeBase64(sound.bytes),
  slides: times.slides.map(({ start, end, words }) => ({
    start: toMilliseconds(start),
    end: toMilliseconds(end),
    words: words.map((word) => [word.from, toMilliseconds(word.start), toMilliseconds(word.end)]),
  })),
})

/**
 * What the file of a deck has of it: null when there is none, or none that belongs to so many slides.
 * Then the deck is watched without.
 */
export function readCarriedTalk(file: unknown, slideCount: number): CarriedTalk | null {
  const { spoken, talk: former } = readFields(file)
  // The first shares that had it called it as decks call what is said of them.
  const read = v.safeParse(carriedSchema, spoken ?? former)
  if (!read.success) return null
  const talk = read.output
  const bytes = decodeBase64(talk.sound)
  if (talk.slides.length !== slideCount || !bytes || bytes.length === 0) return null
  const slides = talk.slides.map(({ start, end, words }) => ({
    start: start / 1000,
    end: end / 1000,
    words: words.map(([from, begins, ends]) => ({ from, start: begins / 1000, end: ends / 1000 })),
  }))
  const times = { seconds: slides.at(-1)?.end ?? 0, slides }
  return { language: talk.language, times, sound: { type: talk.type, bytes } }
}
