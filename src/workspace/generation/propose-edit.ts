import type { Slide } from '#core/deck/slide.ts'
import { findReplyForm } from '#core/outline/reply/reply-forms.ts'
import type { EditedSlide, SlideEdit } from '#core/outline/write-edit-prompt.ts'
import { ok, type Result } from '#core/result.ts'
import { type EditFailure, editSlide, suggestTitles } from '#generation/edit-slide.ts'

import { createId } from '#workspace/create-id.ts'
import type { Models, ModelsFailure } from './models.ts'
import type { SlideTask } from './slide-task.ts'

/** What a slide could become. Nothing is changed before somebody says so. */
export type Proposal =
  | { kind: 'changed'; slide: Slide }
  | { kind: 'new'; slide: Slide }
  | { kind: 'titles'; titles: readonly string[] }

export type ProposalFailure = ModelsFailure | EditFailure

/** `instruction` is the language to translate into, what a new slide is to be about, or the name of a form. */
export type Improvement = { task: SlideTask; instruction: string }

type Needs = { models: Pick<Models, 'textModel'>; signal?: AbortSignal }

export async function proposeEdit(
  { task, instruction }: Improvement,
  edited: EditedSlide,
  { models, signal }: Needs,
): Promise<Result<Proposal, ProposalFailure>> {
  const model = await models.textModel()
  if (!model.ok) return model
  const asking = { model: model.value, signal }
  if (task === 'titles') {
    const titles = await suggestTitles(edited, asking)
    return titles.ok ? ok({ kind: 'titles', titles: titles.value }) : titles
  }
  const written = await editSlide(readTask(task, instruction), edited, {
    ...asking,
    newId: () => createId('slide'),
  })
  return written.ok
    ? ok({ kind: task === 'add' ? 'new' : 'changed', slide: written.value })
    : written
}

function readTask(
  task: Exclude<SlideTask, 'titles'>,
  instruction: string,
): Exclude<SlideEdit, { kind: 'suggest-titles' }> {
  switch (task) {
    case 'translate':
      return { kind: 'translate', language: instruction }
    case 'add':
      return { kind: 'add', about: instruction }
    case 'show-as':
      return { kind: 'show-as', form: findReplyForm(instruction) ?? 'cards' }
    case 'notes':
      return { kind: 'write-notes' }
    case 'regenerate':
      return { kind: 'regenerate' }
    default:
      return { kind: 'rewrite', style: task }
  }
}
