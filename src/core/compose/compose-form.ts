import type { FormContent } from '../form/form-content.ts'
import type { Composition } from './composition.ts'
import { composeCode } from './forms/code.ts'
import { composeColumns } from './forms/columns.ts'
import { composeCycle } from './forms/cycle.ts'
import { composeLevels } from './forms/levels.ts'
import { composeMatrix } from './forms/matrix.ts'
import { composeProsCons } from './forms/pros-cons.ts'
import type { Kit, Scene } from './kit.ts'

/** Which composer a form has. The last one stands for itself: whoever adds a form meets its type. */
export function composeForm(
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
