/** Layouts of all masters are counted together: their names are those of files. */
export type SheetNumbers = { next(): number }

export function createSheetNumbers(): SheetNumbers {
  let last = 0
  return { next: () => ++last }
}
