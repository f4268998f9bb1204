/**
 * A pasted key without the blanks around it, or null when it could not travel in a header: spaces,
 * line breaks or letters outside ASCII mean that more, or something else, was copied.
 */
export function cleanKey(text: string): string | null {
  const key = text.trim()
  return /^[\x21-\x7e]*$/.test(key) ? key : null
}
