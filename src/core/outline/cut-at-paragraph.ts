/** The beginning of a text, up to the end of a paragraph where one ends in its second half. */
export function cutAtParagraph(text: string, max: number): string {
  if (text.length <= max) return text
  const end = text.lastIndexOf('\n\n', max)
  return text.slice(0, end > max / 2 ? end : max)
}
