import { listPictures } from '../deck/pictures/slide-pictures.ts'
import { listFormPoints } from '../form/form-point.ts'
import { isCover, readCover } from '../form/read-cover.ts'
import { composeCover, composePicturedCover } from './compose-cover.ts'
import type { FormEngine } from './form-engine.ts'
import type { KitSpec } from './kit-spec.ts'
import { setScene } from './set-scene.ts'
import { withoutArt } from './without-art.ts'

/** Shows covers and nothing else, for whoever shows nothing but covers: a library is full of them. */
export const createCoverEngine = (spec: KitSpec): FormEngine => ({
  isWhole: false,
  fonts: spec.fonts,
  choose(slide, { place }) {
    if (isCover(slide, place)) return 'cover'
    return slide.table || listPictures(slide).length > 0 ? null : 'points'
  },
  compose(input, metrics) {
    const { slide, layout } = input
    const content =
      layout === 'cover' && !slide.table ? readCover(listFormPoints(slide.content)) : null
    if (!content) return null
    const compose = listPictures(slide).length > 0 ? composePicturedCover : composeCover
    const scene = { title: slide.title, seed: slide.ornament ?? input.seed }
    const drawn = compose(slide.ornament === 0 ? withoutArt(spec) : spec, content, scene)
    const set = setScene(drawn, input, metrics)
    return set && { form: 'cover', ...set }
  },
})
