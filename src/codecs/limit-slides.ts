import type { Room } from '#core/deck/slide-fields.ts'
import { editTexts, type FieldWithTexts } from '#core/deck/slide-texts.ts'
import type { Slide } from '#core/deck/slide.ts'

import type { ReadLoss } from './loss.ts'
import type { ReadDeck } from './read-result.ts'

/** More would be no deck, and more than any screen can show. */
export const maxSlides = 5_000

/** More would be painted too small to see. */
export const maxPictures = 100

/** A file may hold any amount of text; a slide that nobody could read to its end loses that end. */
export function limitSlides(read: ReadDeck): ReadDeck {
  const losses: ReadLoss[] = []
  const slides = read.deck.slides.map((slide, index) => {
    const number = index + 1
    const texts = limitTexts(slide)
    if (texts) losses.push({ kind: 'text-left-out', slide: number })
    const more = slide.morePictures ?? []
    const count = more.length + 1 - maxPictures
    if (count <= 0) return texts ?? slide
    losses.push({ kind: 'pictures-left-out', slide: number, count })
    return { ...(texts ?? slide), morePictures: more.slice(0, maxPictures - 1) }
  })
  if (losses.length === 0) return read
  return { ...read, deck: { ...read.deck, slides }, losses: [...read.losses, ...losses] }
}

/** Null when there is room for all of them. */
function limitTexts(slide: Slide): Slide | null {
  const rooms = new Map<FieldWithTexts, FilledRoom>()
  const limited = editTexts(slide, (texts, field) => {
    const room = rooms.get(field) ?? createRoom(field.room)
    rooms.set(field, room)
    return room.take(texts)
  })
  return [...rooms.values()].some((room) => room.wasShort()) ? limited : null
}

type FilledRoom = ReturnType<typeof createRoom>

function createRoom({ texts, letters }: Room) {
  const left = { texts, letters }
  let isShort = false
  return {
    wasShort: () => isShort,
    /** As many of them as there is room for, the last of them perhaps not to its end. */
    take(wanted: readonly string[]): string[] {
      const taken: string[] = []
      for (const text of wanted) {
        if (left.texts <= 0 || left.letters < text.length) isShort = true
        if (left.texts <= 0) break
        taken.push(cutText(text, left.letters))
        left.texts--
        left.letters = Math.max(0, left.letters - text.length)
        if (isShort) break
      }
      if (isShort) left.texts = 0
      return taken
    },
  }
}

/** Never through the middle of a character. */
const cutText = (text: string, length: number): string =>
  text.length <= length ? text : text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
