import type { LogoBox } from '#core/layout/boxes.ts'

import { element } from '../element.ts'
import { nameShape } from '../name-shape.ts'
import { placeShape } from '../to-emu.ts'
import type { Mark } from '../write-mark.ts'

type LogoToPaint = {
  box: LogoBox
  id: number
  /** To its file. */
  relation: string
  /** What is said of it beyond where it stands. */
  mark: Mark
}

/** A picture that nobody has to have described again on every slide. */
export const paintLogo = ({ box, id, relation, mark }: LogoToPaint): string =>
  element(
    'p:pic',
    {},
    element(
      'p:nvPicPr',
      {},
      nameShape({ id, name: `Logo ${id}`, alt: '', mark }),
      element('p:cNvPicPr', {}, element('a:picLocks', { noChangeAspect: 1 })),
      element('p:nvPr', {}),
    ),
    element(
      'p:blipFill',
      {},
      element('a:blip', { 'r:embed': relation }),
      element('a:stretch', {}, element('a:fillRect', {})),
    ),
    element(
      'p:spPr',
      {},
      placeShape(box),
      element('a:prstGeom', { prst: 'rect' }, element('a:avLst', {})),
    ),
  )
