/** Every text in it, however deep. */
export const listTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return value.trim().length > 1 ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : []
}
