import { listPictures } from '../deck/slide-pictures.ts'
import { chooseForm } from '../form/choose-form.ts'
import type { FormContent, FormName } from '../form/form-content.ts'
import { isForm, readForm } from '../form/read-form.ts'
import { loadIcons } from '../icon/load-icons.ts'
import { findIcons, needsIcons } from '../icon/opened-icons.ts'
import type { TextMetrics } from '../layout/text-metrics.ts'
import type { Composition } from './composition.ts'
import type { ComposedSlide, FormEngine, SlideToCompose } from './form-engine.ts'
import { codeFont, composeCode } from './forms/code.ts'
import { composeColumns } from './forms/columns.ts'
import { composeCycle } from './forms/cycle.ts'
import { composeLevels } from './forms/levels.ts'
import { composeMatrix } from './forms/matrix.ts'
import { composeProsCons } from './forms/pros-cons.ts'
import type { Kit, Scene } from './kit.ts'
import { giveIcons } from './give-icons.ts'
import { createKit } from './create-kit.ts'
import type { KitSpec } from './kit-spec.ts'
import { setScene } from './set-scene.ts'

/** What a form becomes when its words do not fit it; last of all plain text in frames. */
const nextForm: Readonly<Partial<Record<FormName, FormName>>> = {
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

/** Everything that shows forms in the manner of a theme. */
export function createFormEngine(spec: KitSpec): FormEngine {
  const kit = createKit(spec)
  return {
    isWhole: true,
    fonts: [...kit.fonts, codeFont],
    choose: chooseForm,
    icons: { areThere: () => findIcons() !== null, areNeeded: needsIcons, load: loadIcons },
    compose: (input, metrics) => composeSlide(kit, input, metrics),
  }
}

function composeSlide(kit: Kit, input: SlideToCompose, metrics: TextMetrics): ComposedSlide | null {
  const { slide, layout, seed } = input
  if (!isForm(layout) || slide.table || listPictures(slide).length > 0) return null
  const choose = needsIcons(layout) ? findIcons() : null
  for (let form: FormName | undefined = layout; form; form = nextForm[form]) {
    const read = readForm(form, slide)
    if (!read) continue
    const { content, icons } = giveIcons(read, slide, choose)
    const scene: Scene = { title: slide.title, kit, seed, icons }
    const set = setScene(composeForm(kit, content, scene), input, metrics)
    if (set) return { form, ...set }
  }
  return null
}

/** Which composer a form has. The last one stands for itself: whoever adds a form meets its type. */
function composeForm(
  { compose, paper = [] }: Kit,
  content: FormContent,
  scene: Scene,
): Composition {
  const onPaper = (drawn: Composition): Composition => ({
    ...drawn,
    shapes: [...paper, ...drawn.shapes],
  })
  switch (content.form) {
    case 'cover':
      return compose.cover(content, scene)
    case 'section':
      return compose.section(content, scene)
    case 'statement':
      return compose.statement(content, scene)
    case 'quote':
      return compose.quote(content, scene)
    case 'big-number':
      return compose['big-number'](content, scene)
    case 'figures':
      return compose.figures(content, scene)
    case 'timeline':
      return compose.timeline(content, scene)
    case 'steps':
      return compose.steps(content, scene)
    case 'comparison':
      return compose.comparison(content, scene)
    case 'cards':
      return compose.cards(content, scene)
    case 'points':
      return compose.points(content, scene)
    // From here on they are drawn alike in all themes, in the colours and faces of each.
    case 'pros-cons':
      return onPaper(composeProsCons(content, scene))
    case 'matrix':
      return onPaper(composeMatrix(content, scene))
    case 'pyramid':
    case 'funnel':
      return onPaper(composeLevels(content, scene))
    case 'cycle':
      return onPaper(composeCycle(content, scene))
    case 'two-columns':
      return onPaper(composeColumns(content, scene))
    case 'code':
      return onPaper(composeCode(content, scene))
    default:
      return compose.closing(content, scene)
  }
}
