import * as v from 'valibot'

export const importConflictSchema = v.object({
  action: v.picklist(['replace', 'merge', 'append']),
  slideHandling: v.picklist(['mergeContent', 'keepExisting', 'keepImported']),
  titleHandling: v.picklist(['keepExisting', 'keepImported', 'combine']),
})

export type ImportConflictOptions = v.InferOutput<typeof importConflictSchema>

export const defaultImportConflict: ImportConflictOptions = {
  action: 'merge',
  slideHandling: 'mergeContent',
  titleHandling: 'combine',
}
