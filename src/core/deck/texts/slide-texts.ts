import type { Deck } from '../deck.ts'
import { readWords } from '../../emphasis/read-emphasis.ts'
import { readBullet } from './bullet.ts'
import { type FieldTexts, listFields, omitFields, slideFields } from '../slide-fields.ts'
import type { Slide } from '../slide.ts'

type Met = FieldTexts<unknown>['met']

export type FieldWithTexts = { name: keyof Slide } & FieldTexts<unknown>

const allFields: readonly FieldWithTexts[] = listFields({}).flatMap((name) => {
  const field = slideFields[name]
  return 'texts' in field ? [{ name, ...field.texts }] : []
})

const fieldsMet = (met: readonly Met[]): readonly FieldWithTexts[] =>
  met.length === 0 ? allFields : allFields.filter((field) => met.includes(field.met))

/** The words of a slide that are met there, in the order of reading; all when nothing is named. */
export function listTexts(slide: Partial<Slide>, ...met: readonly Met[]): string[] {
  const listed: string[] = []
  for (const { name, edit, hasMarks } of fieldsMet(met)) {
    const readField = (text: string): string =>
      name === 'content' ? readBullet(text).text : hasMarks ? readWords(text) : text
    const list = (texts: readonly string[]) => {
      for (const text of texts) listed.push(readField(text))
      return [...texts]
    }
    if (slide[name] !== undefined) edit(slide[name], list)
  }
  return listed
}

/** The slide with these texts changed, which come field by field; what it does not have stays away. */
export function editTexts(
  slide: Slide,
  change: (texts: readonly string[], field: FieldWithTexts) => string[],
  ...met: readonly Met[]
): Slide {
  const edited = { ...slide }
  for (const field of fieldsMet(met)) {
    const value = slide[field.name]
    if (value === undefined) continue
    Reflect.set(
      edited,
      field.name,
      field.edit(value, (texts) => change(texts, field)),
    )
  }
  return edited
}

/** What is only heard is not for everyone who may look. */
export const withoutHeard = (slide: Slide): Slide =>
  omitFields(
    editTexts(slide, (texts) => texts.map(() => ''), 'heard'),
    ['recording'],
  )

export const withoutNotes = (deck: Deck): Deck => ({
  ...deck,
  slides: deck.slides.map(withoutHeard),
})
