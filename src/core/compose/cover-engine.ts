import { listFormPoints } from '../form/form-point.ts'
import { isCoverText, readCover } from '../form/read-cover.ts'
import { composeCover } from './compose-cover.ts'
import type { FormEngine } from './form-engine.ts'
import type { KitSpec } from './kit-spec.ts'
import { setScene } from './set-scene.ts'

/** Shows covers and nothing else, for whoever shows nothing but covers: a library is full of them. */
export const createCoverEngine = (spec: KitSpec): FormEngine => ({
  isWhole: false,
  fonts: spec.fonts,
  choose: ({ content }, { place }) =>
    place === 0 && isCoverText(listFormPoints(content.filter((point) => point.trim() !== '')))
      ? 'cover'
      : 'points',
  compose(input, metrics) {
    const { slide, layout, seed } = input
    const content = layout === 'cover' ? readCover(listFormPoints(slide.content)) : null
    if (!content) return null
    const set = setScene(composeCover(spec, content, { title: slide.title, seed }), input, metrics)
    return set && { form: 'cover', ...set }
  },
})
