import { encodeBase64 } from '#core/encode-base64.ts'

import type { ReadPicture } from './read-result.ts'

export const encodeDataUrl = ({ bytes, type }: ReadPicture): string =>
  `data:${type || 'application/octet-stream'};base64,${encodeBase64(bytes)}`
