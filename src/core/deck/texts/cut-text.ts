/** Never through the middle of a character. */
export const cutText = (text: string, letters: number): string =>
  text.length <= letters ? text : text.slice(0, letters).replace(/[\uD800-\uDBFF]$/, '')
