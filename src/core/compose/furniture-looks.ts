import type { KitSpec } from './kit-spec.ts'

export type FurnitureSide = 'start' | 'middle' | 'end'

/** How a theme sets what its deck puts at the foot of every slide. */
export type FurnitureLook = {
  footer: FurnitureSide
  date: FurnitureSide
  number: FurnitureSide
  /** Of the number, which may be more than a small line. */
  face: keyof Pick<KitSpec, 'display' | 'strong' | 'figure' | 'cited'>
  px: number
}

const modern: FurnitureLook = {
  footer: 'start',
  date: 'middle',
  number: 'end',
  face: 'strong',
  px: 18,
}

/** Apart from what a theme composes covers of, which have none of it. */
const looks: Readonly<Record<string, FurnitureLook>> = {
  modern,
  paper: { footer: 'start', date: 'end', number: 'middle', face: 'cited', px: 22 },
  noir: { footer: 'end', date: 'middle', number: 'start', face: 'display', px: 20 },
  ocean: { footer: 'start', date: 'middle', number: 'end', face: 'strong', px: 17 },
  sunrise: { footer: 'middle', date: 'start', number: 'end', face: 'display', px: 19 },
  forest: { footer: 'middle', date: 'end', number: 'start', face: 'display', px: 18 },
  blueprint: { footer: 'start', date: 'end', number: 'middle', face: 'figure', px: 16 },
  gallery: { footer: 'start', date: 'middle', number: 'end', face: 'display', px: 22 },
}

export const findFurnitureLook = (themeId: string): FurnitureLook => looks[themeId] ?? modern
