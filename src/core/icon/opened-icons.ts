import { noIcon } from '../deck/texts/bullet.ts'
import type { SlideLayoutName } from '../deck/slide-layout.ts'
import { type FormPoint, listFormPoints } from '../form/form-point.ts'
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

const labelled: ReadonlySet<SlideLayoutName> = new Set(['cards', 'steps', 'cycle', 'matrix'])
const plain: ReadonlySet<SlideLayoutName> = new Set(['points', 'two-columns', 'picture-side'])

/** Their points have numbers where they show no icons. */
export const isPlainForm = (layout: SlideLayoutName): boolean => plain.has(layout)

/** By what a slide is to be shown as: what it becomes where its words do not fit has them as well. */
export const canHaveIcons = (layout: SlideLayoutName): boolean =>
  labelled.has(layout) || plain.has(layout)

/** Most plain points have none, and are not to wait for any. */
export const needsIcons = (layout: SlideLayoutName, content: readonly string[]): boolean =>
  labelled.has(layout) || (plain.has(layout) && mayShowIcons(listFormPoints(content)))

const mayShowIcons = (points: readonly FormPoint[]): boolean =>
  points.some(({ icon }) => icon && icon !== noIcon)
