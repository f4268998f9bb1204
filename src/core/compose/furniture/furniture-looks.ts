import type { KitSpec } from '../kit-spec.ts'

export type FurnitureSide = 'start' | 'middle' | 'end'

/** A corner of the slide. */
export type LogoPlace = { at: 'foot' | 'head'; side: 'start' | 'end' }

/** How a theme sets what its deck puts at the foot of every slide. */
export type FurnitureLook = {
  footer: FurnitureSide
  date: FurnitureSide
  number: FurnitureSide
  /** Of the number, which may be more than a small line. */
  face: keyof Pick<KitSpec, 'display' | 'strong' | 'figure' | 'cited'>
  px: number
  /** The side of the deck's logo, and its corner on covers. */
  logo: LogoPlace['side']
  coverLogo: LogoPlace
}

const modern: FurnitureLook = {
  footer: 'start',
  date: 'middle',
  number: 'end',
  face: 'strong',
  px: 18,
  logo: 'start',
  coverLogo: { at: 'head', side: 'start' },
}

/** Apart from what a theme composes covers of, which have none of it. */
const looks: Readonly<Record<string, FurnitureLook>> = {
  modern,
  paper: {
    footer: 'start',
    date: 'end',
    number: 'middle',
    face: 'cited',
    px: 22,
    logo: 'start',
    coverLogo: { at: 'head', side: 'start' },
  },
  noir: {
    footer: 'end',
    date: 'middle',
    number: 'start',
    face: 'display',
    px: 20,
    logo: 'end',
    coverLogo: { at: 'head', side: 'start' },
  },
  ocean: {
    footer: 'start',
    date: 'middle',
    number: 'end',
    face: 'strong',
    px: 17,
    logo: 'start',
    coverLogo: { at: 'head', side: 'start' },
  },
  sunrise: {
    footer: 'middle',
    date: 'start',
    number: 'end',
    face: 'display',
    px: 19,
    logo: 'start',
    coverLogo: { at: 'head', side: 'start' },
  },
  forest: {
    footer: 'middle',
    date: 'end',
    number: 'start',
    face: 'display',
    px: 18,
    logo: 'end',
    coverLogo: { at: 'head', side: 'start' },
  },
  blueprint: {
    footer: 'start',
    date: 'end',
    number: 'middle',
    face: 'figure',
    px: 16,
    logo: 'start',
    coverLogo: { at: 'head', side: 'start' },
  },
  gallery: {
    footer: 'start',
    date: 'middle',
    number: 'end',
    face: 'display',
    px: 22,
    logo: 'start',
    coverLogo: { at: 'head', side: 'start' },
  },
}

export const findFurnitureLook = (themeId: string): FurnitureLook => looks[themeId] ?? modern
