import { listPictures } from '../deck/pictures/slide-pictures.ts'
import type { SlideLayoutName } from '../deck/slide-layout.ts'
import type { Slide } from '../deck/slide.ts'
import { chooseForm, choosePicturedForm, type SlidePlace } from '../form/choose-form.ts'
import type { FormName } from '../form/form-content.ts'
import { isForm, readForm } from '../form/read-form.ts'
import { loadIcons } from '../icon/load-icons.ts'
import { canHaveIcons, findIcons, needsIcons } from '../icon/opened-icons.ts'
import { takeColumns } from '../layout/spread-columns.ts'
import type { TextMetrics } from '../layout/text-metrics.ts'
import type { ComposedSlide, FormEngine, SlideToCompose } from './form-engine.ts'
import { composeForm } from './compose-form.ts'
import { codeFont } from './forms/code.ts'
import type { Kit, Scene } from './kit.ts'
import { giveIcons } from './icons/give-icons.ts'
import { createKit } from './create-kit.ts'
import type { KitSpec } from './kit-spec.ts'
import { composeChart } from './compose-chart.ts'
import { composePictured } from './compose-pictured.ts'
import { setFurniture } from './furniture/set-furniture.ts'
import { setLogo } from './furniture/set-logo.ts'
import { setScene } from './set-scene.ts'
import { withoutArt } from './without-art.ts'
// Numbers with their units are set in two sizes.
import '../layout/texts/text-runs.ts'

/** What a form becomes when its words do not fit it; last of all plain text in frames. */
export const nextForm: Readonly<Partial<Record<FormName, FormName>>> = {
  quote: 'statement',
  'big-number': 'statement',
  statement: 'points',
  'pros-cons': 'comparison',
  comparison: 'two-columns',
  matrix: 'cards',
  pyramid: 'steps',
  funnel: 'steps',
  cycle: 'steps',
  points: 'two-columns',
  figures: 'cards',
  timeline: 'points',
  steps: 'points',
  cards: 'points',
  closing: 'points',
}

/** The form that a slide asks for, whatever stands on it; null when it is arranged in frames. */
export function chooseSlideForm(slide: Slide, at: SlidePlace): SlideLayoutName | null {
  if (slide.table) return null
  const pictures = listPictures(slide).length
  return pictures > 0 ? choosePicturedForm(slide, { ...at, pictures }) : chooseForm(slide, at)
}

/** Everything that shows forms in the manner of a theme. */
export function createFormEngine(spec: KitSpec): FormEngine {
  const drawn = { spec, kit: createKit(spec) }
  const plainSpec = withoutArt(spec)
  const plain = { spec: plainSpec, kit: createKit(plainSpec) }
  return {
    isWhole: true,
    fonts: [...drawn.kit.fonts, codeFont],
    kit: drawn.kit,
    choose: chooseSlideForm,
    takeColumns,
    icons: {
      areThere: () => findIcons() !== null,
      canBeShown: canHaveIcons,
      areNeeded: needsIcons,
      load: loadIcons,
    },
    furnish(layout, onStage, metrics) {
      const logo = setLogo(layout, onStage)
      const furniture = setFurniture(spec, layout, onStage, { metrics, logo })
      return [...logo.boxes, ...furniture]
    },
    compose(given, metrics) {
      const { slide } = given
      const { spec: own, kit } = slide.ornament === 0 ? plain : drawn
      const input = { ...given, seed: slide.ornament ?? given.seed }
      if (slide.table) return composeChart(kit, input, metrics)
      return listPictures(slide).length > 0
        ? composePictured(own, kit, input, metrics)
        : composeSlide(kit, input, metrics)
    },
  }
}

function composeSlide(kit: Kit, input: SlideToCompose, metrics: TextMetrics): ComposedSlide | null {
  const { slide, layout, seed, turn } = input
  // Without a picture, what stands beside pictures stands alone.
  const first = layout === 'gallery' || layout === 'picture-side' ? 'points' : layout
  if (!isForm(first)) return null
  const choose = needsIcons(first, slide.content) ? findIcons() : null
  for (let form: FormName | undefined = first; form; form = nextForm[form]) {
    const read = readForm(form, slide)
    if (!read) continue
    const { content, icons } = giveIcons(read, slide, choose)
    const scene: Scene = { title: slide.title, kit, metrics, seed, turn, icons }
    const set = setScene(composeForm(kit, content, scene), input, metrics)
    if (set) return { form, ...set }
  }
  return null
}
