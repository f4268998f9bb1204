import type { Slide } from '#core/deck/slide.ts'

/**
 * The slide with its pictures as they stood in a file: whole, or as far as they were cropped there,
 * and without what a theme would adorn them with. Cut to a frame, diagrams and screenshots could not
 * be read.
 */
export const showWhole = <S extends Pick<Slide, 'imageUrl' | 'imageStyle'>>(slide: S): S =>
  slide.imageUrl === undefined
    ? slide
    : { ...slide, imageStyle: { fit: 'contain', shape: 'rectangle', shadow: 'none' } }
