import { type PlacedShape, type PlacedSlide, type PlacedTheme } from '#core/deck/placed.ts'
import type { Rect } from '#core/layout/boxes.ts'

import type { SheetNumbers } from '../chart/sheet-numbers.ts'

/** A place for words, as slides and layouts name it. */
export type KeptPlace = {
  type: 'title' | 'subTitle' | 'body' | 'ftr' | 'dt' | 'sldNum'
  idx?: number
}

/** What several slides stand on: their background, what was drawn behind them, and places for their words. */
export type KeptLayout = {
  /** Counted with all others of the file. */
  number: number
  theme: PlacedTheme
  background: PlacedSlide['background']
  backdrop: PlacedSlide['backdrop']
  /** The slide for which it was first needed. */
  slideId: string
  places: { place: KeptPlace; rect: Rect }[]
}

/** Layouts whose colours and faces are chosen from the same theme. */
export type KeptMaster = { theme: PlacedTheme; layouts: KeptLayout[] }

export type KeptLayouts = {
  /** The layout of a slide; those that stand on the same share one. */
  find(placed: PlacedSlide, slideId: string): KeptLayout
  listMasters(): readonly KeptMaster[]
}

/** @param usual the theme of slides that do not say theirs */
export function planKeptLayouts(usual: PlacedTheme, numbers: SheetNumbers): KeptLayouts {
  const layouts = new Map<string, KeptLayout>()
  const masters = new Map<string, KeptMaster>()
  return {
    find({ theme = usual, background, backdrop }, slideId) {
      const master = masters.get(JSON.stringify(theme)) ?? { theme, layouts: [] }
      masters.set(JSON.stringify(theme), master)
      const key = JSON.stringify([theme, background, backdrop])
      const known = layouts.get(key)
      if (known) return known
      const number = numbers.next()
      const layout = { number, theme, background, backdrop, slideId, places: [] }
      layouts.set(key, layout)
      master.layouts.push(layout)
      return layout
    },
    listMasters: () => [...masters.values()],
  }
}

const types = {
  title: 'title',
  subtitle: 'subTitle',
  body: 'body',
  footer: 'ftr',
  date: 'dt',
  number: 'sldNum',
} as const

/** What runs along the foot of all slides has numbers that no text has. */
const footNumbers = { date: 10, footer: 11, number: 12 } as const

/**
 * Gives the shapes of one slide their places on its layout, which gets those it lacks. A title and what
 * runs along the foot are there once; a second one is a shape like any other.
 */
export function createPlaces({
  places,
}: KeptLayout): (shape: PlacedShape) => KeptPlace | undefined {
  const taken = new Set<string>()
  let texts = 0
  return ({ role, x, y, width, height }) => {
    if (role === undefined || role === 'other') return undefined
    const isText = role === 'body' || role === 'subtitle'
    const idx = role === 'title' ? undefined : isText ? nextText(types[role]) : footNumbers[role]
    const place = { type: types[role], ...(idx !== undefined && { idx }) }
    const key = `${place.type} ${idx}`
    if (taken.has(key)) return undefined
    taken.add(key)
    const isThere = places.some((one) => one.place.type === place.type && one.place.idx === idx)
    if (!isThere) places.push({ place, rect: { x, y, width, height } })
    return place
  }

  /** Each number is one place, so one that is of another kind on the layout is passed over. */
  function nextText(type: KeptPlace['type']): number {
    do texts += texts === footNumbers.date - 1 ? 4 : 1
    while (places.some(({ place }) => place.idx === texts && place.type !== type))
    return texts
  }
}
