import type { LogoBox } from '#core/layout/boxes.ts'

import { type Painter, place } from './painter.ts'
import { writeElement } from './write-element.ts'

/** Its pixels are in the file once, under its address, and put in place when a slide is shown. */
export const paintLogo = (box: LogoBox, { styles, pictures }: Painter): string =>
  pictures.has(box.imageUrl)
    ? writeElement('img', {
        class: styles.classFor({ ...place(box), 'object-fit': 'fill' }),
        'data-picture': box.imageUrl,
        alt: '',
      })
    : ''
