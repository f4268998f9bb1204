import * as v from 'valibot'

import { hexColourSchema } from '../brand/hex-colour.ts'

export const textStyleSchema = v.object({
  fontSize: v.picklist(['h1', 'h2', 'h3', 'h4', 'h5', 'p']),
  textAlign: v.picklist(['left', 'center', 'right']),
  textColor: hexColourSchema,
  backgroundColor: v.union([v.literal('transparent'), hexColourSchema]),
  fontWeight: v.picklist(['bold', 'normal']),
  fontStyle: v.picklist(['normal', 'italic']),
  textDecoration: v.picklist(['none', 'underline']),
  animation: v.picklist(['none', 'fadeIn', 'slideIn', 'bounce']),
})
