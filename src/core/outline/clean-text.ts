/** Text from outside as it may stand in a deck: one line, nothing that files or screens cannot carry. */
export const cleanText = (text: string): string =>
  text
    // Halves of characters, and characters that no file format takes.
    .replaceAll(/\p{Surrogate}|\uFFFE|\uFFFF/gu, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()

/** A line of Markdown or of a list, as plain words. */
export const stripMarks = (text: string): string =>
  cleanText(text)
    .replace(/^(?:[-*+•‣◦▪–—]|\d{1,2}[.)])\s+/u, '')
    .replaceAll(/\*\*(.+?)\*\*|__(.+?)__/gu, '$1$2')
    .replaceAll(/`([^`]+)`/gu, '$1')
    .trim()
