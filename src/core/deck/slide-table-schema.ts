import * as v from 'valibot'

import { tableLooks } from './slide-table.ts'

export const slideTableSchema = v.object({
  /** A row may be shorter than others: what it lacks is empty. A cell may have several lines. */
  rows: v.array(v.array(v.string())),
  /** The first row names the columns. */
  hasHeader: v.exactOptional(v.boolean()),
  /** As a table where nothing is said. */
  show: v.exactOptional(v.picklist(tableLooks)),
  /** How a chart writes its figures, as sheets say it (`#,##0.0`); without it, as the cells are written. */
  format: v.exactOptional(v.pipe(v.string(), v.maxLength(200))),
  /** Figures are written with a comma before their decimals; without it, with a point. */
  decimal: v.exactOptional(v.literal(',')),
})
