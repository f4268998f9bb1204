import { cutText } from '../texts/cut-text.ts'
import { omitFields, type Room, slideFields } from '../slide-fields.ts'
import { editTexts, type FieldWithTexts } from '../texts/slide-texts.ts'
import type { Slide } from '../slide.ts'

/** More would be painted too small to see. */
export const maxPictures = 100

/** More than other programs let a table have, and none of them wide enough for a letter. */
const maxColumns = 100

export type LimitedSlide = {
  /** The very same when there is room for all of it. */
  slide: Slide
  isTextLeftOut: boolean
  picturesLeftOut: number
}

/** Any amount of text may come in; a slide that nobody could read to its end loses that end. */
export function limitSlide(slide: Slide): LimitedSlide {
  const narrow = limitColumns(limitRecording(slide))
  const limited = limitTexts(narrow)
  const isTextLeftOut = limited !== slide
  const more = slide.morePictures ?? []
  const picturesLeftOut = Math.max(0, more.length + 1 - maxPictures)
  if (picturesLeftOut === 0) return { slide: limited, isTextLeftOut, picturesLeftOut }
  const morePictures = (limited.morePictures ?? []).slice(0, maxPictures - 1)
  return { slide: { ...limited, morePictures }, isTextLeftOut, picturesLeftOut }
}

/** What was said is as long as notes may be; of more than that nobody has recorded a word. */
const limitRecording = (slide: Slide): Slide =>
  (slide.recording?.said.length ?? 0) > slideFields.notes.texts.room.letters
    ? omitFields(slide, ['recording'])
    : slide

function limitColumns(slide: Slide): Slide {
  if (!slide.table?.rows.some(({ length }) => length > maxColumns)) return slide
  const rows = slide.table.rows.map((row) => row.slice(0, maxColumns))
  return { ...slide, table: { ...slide.table, rows } }
}

function limitTexts(slide: Slide): Slide {
  const rooms = new Map<FieldWithTexts, FilledRoom>()
  const limited = editTexts(slide, (texts, field) => {
    const room = rooms.get(field) ?? createRoom(field.room)
    rooms.set(field, room)
    return room.take(texts)
  })
  return [...rooms.values()].some((room) => room.wasShort()) ? limited : slide
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
