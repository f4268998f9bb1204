import * as v from 'valibot'

import { parseJson } from '../parse-json.ts'
import { readBullet } from './texts/bullet.ts'
import { maxSlides } from './deck-fields.ts'
import { limitSlide } from './stored/limit-slide.ts'
import { pickFields, type SeenField } from './slide-fields.ts'
import { writeTabbed } from './slide-table.ts'
import { listTexts } from './texts/slide-texts.ts'
import { type Slide, slideSchema } from './slide.ts'

/** What slides on the clipboard are called, so that another tab knows them for slides. */
export const copiedSlidesType = 'application/x-lectern-slides+json'

/** Any page can put anything there under our name. */
export const maxCopiedCharacters = 20_000_000

export type CopiedSlides = {
  slides: Slide[]
  /** One of them held more than a slide takes in. */
  isCutShort: boolean
}

const copiedSlidesSchema = v.object({
  version: v.literal(1),
  slides: v.pipe(v.array(slideSchema), v.minLength(1), v.maxLength(maxSlides)),
})

export const writeCopiedSlides = (slides: readonly Slide[]): string =>
  JSON.stringify({ version: 1, slides })

/** Null for whatever was not copied from a deck, or by a version that this one does not know. */
export function readCopiedSlides(text: string): CopiedSlides | null {
  if (text.length > maxCopiedCharacters) return null
  const parsed = v.safeParse(copiedSlidesSchema, parseJson(text), { abortEarly: true })
  if (!parsed.success) return null
  const limited = parsed.output.slides.map(limitSlide)
  return {
    slides: limited.map(({ slide }) => slide),
    isCutShort: limited.some(
      ({ isTextLeftOut, picturesLeftOut }) => isTextLeftOut || picturesLeftOut > 0,
    ),
  }
}

/** For other programs: what is to be read on the slides, without the notes. */
export const describeSlides = (slides: readonly Slide[]): string =>
  slides.map((slide) => describeSlide(slide).filter(Boolean).join('\n')).join('\n\n')

function describeSlide(slide: Slide): string[] {
  const { title, content, table } = slide
  const lines: Record<SeenField, readonly string[]> = {
    title: [title],
    content: content.flatMap(describeBullet),
    table: table ? writeTabbed(table) : [],
    over: listTexts(pickFields(slide, ['over'])),
  }
  return Object.values(lines).flat()
}

function describeBullet(bullet: string): string[] {
  const { level, text } = readBullet(bullet)
  return text.trim() ? [`${'  '.repeat(level)}- ${text}`] : []
}
