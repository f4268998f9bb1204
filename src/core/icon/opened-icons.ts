import type { SlideLayoutName } from '../deck/slide-layout.ts'
import type { chooseIcons } from './choose-icons.ts'

/**
 * The drawings and the words that call for them are too much for a first load: they come when a slide
 * is shown in a form that has icons (`core/icon/load-icons`). Until then such a form is drawn without.
 */
export type ChooseIcons = typeof chooseIcons

let choose: ChooseIcons | null = null

export function openIcons(arrived: ChooseIcons): void {
  choose = arrived
}

export const findIcons = (): ChooseIcons | null => choose

const withIcons: ReadonlySet<SlideLayoutName> = new Set(['cards', 'steps', 'cycle', 'matrix'])

/** By what a slide is to be shown as: what it becomes where its words do not fit has them as well. */
export const needsIcons = (layout: SlideLayoutName): boolean => withIcons.has(layout)
