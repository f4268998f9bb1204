import type { ShareRecord } from '#core/share/share-record.ts'

import { paths } from '../paths.ts'

/** What stands after the `#` stays in the browser: no server ever sees it. */
export const writeLink = ({ id, key }: Pick<ShareRecord, 'id' | 'key'>): string =>
  `${window.location.origin}${paths.share(id)}#${key}`

/** Where anything opens that needs no server: what the link brings, or a file. */
export const writeOpenAddress = (): string => window.location.origin + paths.openShare

export const writeCarriedLink = (fragment: string): string => `${writeOpenAddress()}#${fragment}`

/** Of a link whose fragment has so many letters. */
export const countLinkLetters = (fragmentLetters: number): number =>
  writeCarriedLink('').length + fragmentLetters
