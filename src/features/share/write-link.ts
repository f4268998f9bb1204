import type { ShareRecord } from '#core/share/share-record.ts'

import { paths } from '../paths.ts'

/** What stands after the `#` stays in the browser: no server ever sees it. */
export const writeLink = ({ id, key }: Pick<ShareRecord, 'id' | 'key'>): string =>
  `${window.location.origin}${paths.share(id)}#${key}`
