import type { OwnFamily } from '../../deck/brand/own-typeface.ts'

/** Whether a family was brought along by a deck. None that comes with the app is called like this. */
export const isOwnFamily = (family: string): family is OwnFamily => family.startsWith('own-')
