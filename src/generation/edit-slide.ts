import { omitFields } from '#core/deck/slide-fields.ts'
import type { Slide } from '#core/deck/slide.ts'
import { cleanText, stripMarks } from '#core/outline/clean-text.ts'
import { completeSlide } from '#core/outline/complete-deck.ts'
import {
  isSlideReply,
  namesForm,
  titlesReply,
  writeReplySchema,
} from '#core/outline/reply-shapes.ts'
import {
  type EditedSlide,
  findEditReply,
  type SlideEdit,
  writeEditPrompt,
  writesNotes,
} from '#core/outline/write-edit-prompt.ts'
import { type Fields, isFields } from '#core/read-fields.ts'
import { fail, ok, type Result } from '#core/result.ts'
import type { ModelFailure } from '#ports/models/model-failure.ts'

import { askModel, type Asking } from './ask-model.ts'
import { readJson } from './read-json.ts'

export type EditFailure = ModelFailure | { code: 'unreadable'; reply: string }

/**
 * The slide as it would be; nothing is changed yet. Only its words differ: picture, styles and id
 * stay, save for `add`, which gives a new slide.
 */
export async function editSlide(
  edit: Exclude<SlideEdit, { kind: 'suggest-titles' }>,
  edited: EditedSlide,
  asking: Asking & { newId: () => string },
): Promise<Result<Slide, EditFailure>> {
  const schema = writeReplySchema(findEditReply(edit))
  const reply = await askModel(writeEditPrompt(edit, edited), schema, asking)
  if (!reply.ok) return reply
  const fields = readJson(reply.value, unwrapSlide)
  if (!fields) return fail({ code: 'unreadable', reply: reply.value })
  const { slide, deck } = edited
  if (writesNotes(edit.kind)) {
    const notes = typeof fields['notes'] === 'string' ? cleanText(fields['notes']) : ''
    return notes ? ok({ ...slide, notes }) : fail({ code: 'unreadable', reply: reply.value })
  }
  if (!isSlideReply(fields)) return fail({ code: 'unreadable', reply: reply.value })
  const place = deck.slides.findIndex(({ id }) => id === slide.id)
  const isAdded = edit.kind === 'add'
  // Who chose another form for the first slide, or asks for one, wants no cover.
  const hasOtherForm = slide.layout !== undefined && slide.layout !== 'cover'
  const isElsewhere = isAdded || edit.kind === 'show-as' || hasOtherForm
  const number = Math.max(place, isElsewhere ? 1 : 0) + 1
  const { id: _id, ...written } = completeSlide(fields, { topic: deck.title, number })
  if (isAdded) return ok({ id: asking.newId(), ...written })
  const takesForm = changesForm.has(edit.kind) && namesForm(fields)
  return ok(takesForm ? showAs(slide, written) : reword(slide, written))
}

/** These may show a slide as something else than it was. */
const changesForm: ReadonlySet<SlideEdit['kind']> = new Set<SlideEdit['kind']>([
  'regenerate',
  'show-as',
  'more-visual',
])

const showAs = (slide: Slide, written: Omit<Slide, 'id'>): Slide => ({
  ...omitFields(slide, ['layout', 'table', 'imagePrompt']),
  ...written,
})

/** What it is shown as stays, and so does a table that the answer forgets. */
function reword(slide: Slide, { title, content, notes, table }: Omit<Slide, 'id'>): Slide {
  const kept = slide.table && table ? { ...slide.table, rows: table.rows } : slide.table
  return { ...slide, title, content, notes, ...(kept && { table: kept }) }
}

/** Three to five, each once and none of them the present one. */
export async function suggestTitles(
  edited: EditedSlide,
  asking: Asking,
): Promise<Result<string[], EditFailure>> {
  const prompt = writeEditPrompt({ kind: 'suggest-titles' }, edited)
  const reply = await askModel(prompt, writeReplySchema(titlesReply), asking)
  if (!reply.ok) return reply
  const read = readJson(reply.value, (value) => {
    const titles: unknown = isFields(value) ? value['titles'] : value
    return Array.isArray(titles) ? titles.filter((title) => typeof title === 'string') : null
  })
  const titles = new Set((read ?? []).map(stripMarks).filter(Boolean))
  titles.delete(edited.slide.title)
  if (titles.size === 0) return fail({ code: 'unreadable', reply: reply.value })
  return ok([...titles].slice(0, 5))
}

/** Some models wrap the slide: `{slide: …}`, `{slides: [ … ]}`, `[ … ]`. */
function unwrapSlide(value: unknown): Fields | null {
  const candidates: unknown[] = [value]
  if (Array.isArray(value)) candidates.push(value[0])
  if (isFields(value)) {
    const { slide, slides } = value
    candidates.push(slide, Array.isArray(slides) ? slides[0] : null)
  }
  return (
    candidates.filter(isFields).find((fields) => 'notes' in fields || 'content' in fields) ?? null
  )
}
