import type { Slide } from '#core/deck/slide.ts'
import { listPicked, type Picked } from '#core/placed/edit/change-elements.ts'
import {
  hasSurface,
  listSlideColours,
  paintElements,
  readSurface,
  type Surface,
} from '#core/placed/edit/paint-elements.ts'
import { ColourField } from '#ui/fields/colour-field.tsx'
import { arrangeWords } from '#words/editor/arrange.ts'
import { pickerWords } from '#words/editor/pickers.ts'

import type { Arranger } from './create-arranger.ts'

type SurfaceFieldsProps = { slide: Slide; picked: Picked; arranger: Arranger }

const surfaces: readonly Surface[] = ['fill', 'line']

/** In what colours elements are filled and lined. */
export function SurfaceFields({ slide, picked, arranger }: SurfaceFieldsProps) {
  const { placed } = slide
  if (!placed) return null
  const elements = listPicked(slide, picked)
  return surfaces.map((surface) => {
    const painted = elements.filter((one) => hasSurface(one, surface))
    if (painted.length === 0) return null
    const label = arrangeWords.surfaces[surface]
    const [first, ...others] = painted.map((one) => readSurface(one, surface))
    return (
      <ColourField
        key={surface}
        label={label}
        value={first !== undefined && others.every((one) => one === first) ? first : null}
        noneLabel={arrangeWords.noColour(label)}
        swatches={listSlideColours(placed)}
        swatchLabel={pickerWords.brand.swatch}
        pickerLabel={pickerWords.brand.picker(label)}
        hexLabel={pickerWords.brand.hex(label)}
        onChange={(colour) =>
          arranger.change((one) => paintElements(one, picked, surface, colour), {
            mergeKey: `${surface} ${slide.id} ${picked.join(' ')}`,
          })
        }
      />
    )
  })
}
