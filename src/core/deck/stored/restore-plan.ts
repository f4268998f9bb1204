import * as v from 'valibot'

const entrySchema = v.object({ id: v.string(), title: v.string(), slides: v.number() })

const restorePlanSchema = v.object({
  /** Of the backup that is being restored. */
  fileName: v.string(),
  /** Each presentation with the id that it will have here. */
  entries: v.array(entrySchema),
})

/**
 * What a restore is about to do, noted before it begins: whichever of these ids are in the library
 * afterwards have been restored, however it ended.
 */
export type RestorePlan = v.InferOutput<typeof restorePlanSchema>
export type RestoreEntry = RestorePlan['entries'][number]

export function readRestorePlan(stored: unknown): RestorePlan | null {
  const read = v.safeParse(restorePlanSchema, stored)
  return read.success ? read.output : null
}

/** Whether it is the same backup, so that the rest of it can follow. */
export const isSameBackup = (
  { entries }: RestorePlan,
  found: readonly Omit<RestoreEntry, 'id'>[],
): boolean =>
  entries.length === found.length &&
  entries.every(
    ({ title, slides }, index) => title === found[index]?.title && slides === found[index]?.slides,
  )
