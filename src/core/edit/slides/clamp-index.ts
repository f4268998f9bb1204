/** The nearest index there is in a list that is not empty. */
export const clampIndex = (index: number, length: number): number =>
  Math.min(Math.max(Math.trunc(index) || 0, 0), length - 1)
