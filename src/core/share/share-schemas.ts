import * as v from 'valibot'

import { shareDayCounts } from './share-terms.ts'

export const shareExpirySchema = v.nullable(v.picklist(shareDayCounts))

const idLetters = 22

export const shareIdSchema = v.pipe(v.string(), v.regex(new RegExp(`^[\\w-]{${idLetters}}$`)))
