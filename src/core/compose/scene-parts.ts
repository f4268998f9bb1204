/** Margins of the stage, and what most forms keep to. */
export const margin = 64
export const right = 1280 - margin
export const bottom = 660

/** Room for the words in n columns side by side. */
export function listColumns(
  count: number,
  gap = 24,
  from = margin,
  to = right,
): { x: number; width: number }[] {
  const width = (to - from - gap * (count - 1)) / count
  return Array.from({ length: count }, (_, at) => ({ x: from + at * (width + gap), width }))
}
