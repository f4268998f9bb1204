/** What becomes a line of its own begins like one. */
export const beginUpper = (text: string): string =>
  text.charAt(0).toLocaleUpperCase() + text.slice(1)
